import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { getLedger, getLedgerHead, listLedgerReceipts } from '#domains/deals/common/ledger/ledger.ts'
import { answerOffer, makeOffer } from '#domains/offers/common/offers.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { recordPastBids, recordPastClosing } from '#domains/auctions/server/bidding.history.service.ts'
import { lowerReserve } from '#domains/auctions/server/closing/reserve.service.ts'
import type * as deals from '#domains/deals/server/deals.service.ts'
import { resumeListing, pauseListing } from '#domains/listings/server/status/suspension.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { checkLedger } from '#verify-ledger/check.ts'
import { publishHeads } from './ledger.service.ts'

/** Closes this auction exactly at its closing time. */
const closing = vi.hoisted(() => ({ id: null as ListingId | null }))
vi.mock(import('#domains/deals/server/deals.service.ts'), async (importOriginal) => {
  const product = await importOriginal()
  const lockDue: typeof deals.lockDue = async (tx, most) => {
    if (closing.id === null) return await product.lockDue(tx, most)
    const { deal } = (await product.lockDeal(tx, closing.id))!
    return { deals: [deal], now: new Date(deal.closes_at!.getTime() + 12) }
  }
  return { ...product, lockDue }
})

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())
afterEach(() => void (closing.id = null))

async function closeAtItsTime(id: ListingId) {
  closing.id = id
  await closeNextDue(app.platform.db, 'the test')
  closing.id = null
}

const read = async (id: number) => await app.as(null).call(getLedger, { id })
const kindsOf = (ledger: Awaited<ReturnType<typeof read>>) => ledger.rows.map((row) => row.kind)

test('the ledger of an auction with three bidders verifies, with receipts and heads', async () => {
  const { id, seller } = await aLiveAuction(app, { reserve_price_cents: 4000 })
  const [mere, tama] = [await aMember(app), await aMember(app)]
  const first = await app.as(mere).call(placeBid, { listing_id: id, max_cents: 3000 })
  await app.as(tama).call(placeBid, { listing_id: id, max_cents: 3500 })
  await publishHeads(app.platform.db)
  const { head } = await app.as(null).call(getLedgerHead, { id })
  expect(head).toMatchObject({ number: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const second = await app.as(mere).call(placeBid, { listing_id: id, max_cents: 9000 })
  await app.as(mere).call(placeBid, { listing_id: id, max_cents: 9500 })
  await closeAtItsTime(id)

  const ledger = await read(id)
  expect(kindsOf(ledger)).toEqual(['opening', 'terms_changed', 'bid', 'bid', 'bid', 'bid', 'closing'])
  const { receipts } = await app.as(mere).call(listLedgerReceipts, { id })
  expect(receipts).toHaveLength(3)
  expect(receipts.slice(0, 2)).toEqual([first.receipt, second.receipt])
  const report = await checkLedger(ledger, { receipts, heads: [head!] })
  expect(report.fault).toBeNull()
  expect(report.checked).toHaveLength(6)
  expect(ledger.openings.map(({ cents }) => cents)).toEqual([4000, 4000, 3000, 3500])
  expect(JSON.stringify(ledger)).not.toMatch(/:(?:9000|9500)[,}]/)
  expect(ledger.rows.at(-1)).toMatchObject({ outcome: 'sold', price_cents: 4000 })

  const sellers = await app.as(seller).call(listLedgerReceipts, { id })
  expect(sellers.receipts.map(({ cents }) => cents)).toEqual([4000, 4000])
  expect((await checkLedger(ledger, { receipts: sellers.receipts })).fault).toBeNull()
})

test('a running auction’s ledger can’t be read, only its head, and a stranger has no receipt', async () => {
  const { id } = await aLiveAuction(app)
  await app.as(await aMember(app)).call(placeBid, { listing_id: id, max_cents: 3000 })
  expect(await read(id)).toMatchObject({ status: 409, key: 'ledger_open' })
  expect(await app.as(null).call(getLedgerHead, { id })).toEqual({ listing_id: id, head: null })
  const { receipts } = await app.as(await aMember(app)).call(listLedgerReceipts, { id })
  expect(receipts).toEqual([])
  for (const op of [getLedger, getLedgerHead])
    expect(await app.as(null).call(op, { id: 999_999 })).toMatchObject({ status: 404 })
})

test('the ledger is saved as a file with its own name', async () => {
  const { id, seller } = await aLiveAuction(app)
  await app.as(seller).call(setListingStatus, { id, status: 'withdrawn' })
  const reply = await app.server.inject({ url: `/api/ledger/${id}` })
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="ledger-${id}.json"`)
  expect((await checkLedger(reply.json())).fault).toBeNull()
})

test('an unmet reserve stays secret, and its seller can still check it', async () => {
  const { id, seller } = await aLiveAuction(app, { reserve_price_cents: 8000 })
  await app.as(await aMember(app)).call(placeBid, { listing_id: id, max_cents: 3000 })
  await closeAtItsTime(id)
  const ledger = await read(id)
  expect(ledger.openings).toEqual([])
  const report = await checkLedger(ledger)
  expect(report.fault).toBeNull()
  expect(report.notes.join(' ')).toContain('The reserve was not met')
  const { receipts } = await app.as(seller).call(listLedgerReceipts, { id })
  expect((await checkLedger(ledger, { receipts })).fault).toBeNull()
})

test('every way to end an auction is a ledger row that verifies', async () => {
  const bought = await aLiveAuction(app, { buy_now_price_cents: 9000, reserve_price_cents: 7000 })
  await app.as(await aMember(app)).call(placeBid, { listing_id: bought.id, max_cents: 3000 })
  await app.as(await aMember(app)).call(buyNow, { id: bought.id })
  const withdrawn = await aLiveAuction(app)
  await app.as(await aMember(app)).call(placeBid, { listing_id: withdrawn.id, max_cents: 3000 })
  const reason = 'It broke.'
  await app.as(withdrawn.seller).call(setListingStatus, { id: withdrawn.id, status: 'withdrawn', reason })
  const agreed = await aLiveAuction(app)
  await edit(app, agreed.seller, agreed.id, { accepts_offers: true })
  const named = { listing_id: agreed.id, amount_cents: 5500 }
  const offer = await app.as(await aMember(app)).call(makeOffer, named)
  await app.as(agreed.seller).call(answerOffer, { id: offer.id, action: 'accept' })
  const unsold = await aLiveAuction(app)
  await closeAtItsTime(unsold.id)
  for (const [{ id }, last] of [
    [bought, 'bought_now'],
    [withdrawn, 'withdrawal'],
    [unsold, 'closing'],
    [agreed, 'offer_accepted'],
  ] as const) {
    const ledger = await read(id)
    expect(ledger.rows.at(-1)!.kind).toBe(last)
    expect((await checkLedger(ledger)).fault).toBeNull()
  }
})

test('a lowered reserve, a pause and a late bid are ledger rows', async () => {
  const { id, seller } = await aLiveAuction(app, { reserve_price_cents: 4000, closesInMs: 7_200_000 })
  const [mere, tama] = [await aMember(app), await aMember(app)]
  await app.as(mere).call(placeBid, { listing_id: id, max_cents: 3000 })
  await underLock(id, async (tx, locked) => await lowerReserve(tx, locked, seller.id, 2500))
  await underLock(id, async (tx, locked) => void (await pauseListing(tx, locked, { cause: 'account' })))
  expect(await app.as(tama).call(placeBid, { listing_id: id, max_cents: 5000 })).toMatchObject({
    key: 'not_found',
  })
  await underLock(id, async (tx, locked) => void (await resumeListing(tx, locked, { cause: 'account' })))
  await app.as(tama).call(placeBid, { listing_id: id, max_cents: 5000 })
  await closeAtItsTime(id)
  const ledger = await read(id)
  expect(kindsOf(ledger).slice(2)).toEqual([
    'bid',
    'reserve_lowered',
    'stood_still',
    'went_on',
    'bid',
    'closing',
  ])
  expect((await checkLedger(ledger)).fault).toBeNull()

  const late = await aLiveAuction(app, { closesInMs: 60_000 })
  await app.as(mere).call(placeBid, { listing_id: late.id, max_cents: 3000 })
  await closeAtItsTime(late.id)
  const moved = await read(late.id)
  expect(kindsOf(moved).slice(2)).toEqual(['bid', 'extension', 'closing'])
  expect((await checkLedger(moved)).fault).toBeNull()
})

test('the check detects an auction that Hoko closed early, or at another price', async () => {
  const { id } = await aLiveAuction(app)
  await app.as(await aMember(app)).call(placeBid, { listing_id: id, max_cents: 3000 })
  await moveClosing(app, id, -1000)
  await closeNextDue(app.platform.db, 'the test')
  expect((await checkLedger(await read(id))).fault?.sentence).toMatch(
    /^Row 3 is wrong: the auction was to close/,
  )
})

test('an auction from before ledgers gets one, marked as such', async () => {
  const { id } = await aLiveAuction(app, { reserve_price_cents: 4000, closesInMs: 60_000 })
  const [mere, tama] = [await aMember(app), await aMember(app)]
  await app.as(mere).call(placeBid, { listing_id: id, max_cents: 3000 })
  await app.as(tama).call(placeBid, { listing_id: id, max_cents: 5000 })
  await withoutLedger(id)
  await app.as(mere).call(placeBid, { listing_id: id, max_cents: 6000 })
  await closeAtItsTime(id)
  const ledger = await read(id)
  expect(kindsOf(ledger)).toEqual([
    'opening',
    'bid',
    'extension',
    'bid',
    'extension',
    'bid',
    'extension',
    'closing',
  ])
  const report = await checkLedger(ledger)
  expect(report.fault).toBeNull()
  expect(report.notes.join(' ')).toContain('in the middle of the auction')

  const quiet = await aLiveAuction(app)
  await withoutLedger(quiet.id)
  await publishHeads(app.platform.db)
  expect(await app.as(null).call(getLedgerHead, { id: quiet.id })).toMatchObject({ head: { number: 0 } })
})

test('historical auctions have ledgers', async () => {
  const bidders = [await aMember(app), await aMember(app)]
  const { id } = await aLiveAuction(app, { closesInMs: 7_200_000 })
  await underLock(id, async (tx, { deal, now }) => {
    const bids = [3000, 5000, 7000].map((maxCents, n) => ({
      bidder_id: bidders[n % 2]!.id,
      max_cents: maxCents,
      placed_at: new Date(now.getTime() + n * 1000),
    }))
    await recordPastClosing(tx, await recordPastBids(tx, deal, bids), 'the test')
  })
  expect((await checkLedger(await read(id))).fault).toBeNull()
})

test('the database refuses to change or delete a row, secret or published head', async () => {
  for (const table of ['ledger_rows', 'ledger_secrets', 'ledger_heads']) {
    for (const statement of [
      `update ${table} set number = 1`,
      `delete from ${table}`,
      `truncate ${table}`,
      `set local session_replication_role = replica; delete from ${table}`,
    ]) {
      await expect(sql.raw(`begin; ${statement}; commit`).execute(app.platform.db)).rejects.toThrow(
        'only ever added to',
      )
      await sql`rollback`.execute(app.platform.db)
    }
  }
})

async function underLock(
  id: ListingId,
  act: (tx: Parameters<typeof deals.lockDeal>[0], locked: deals.LockedDeal) => Promise<void>,
) {
  const { lockDeal } = await import('#domains/deals/server/deals.service.ts')
  await transact(app.platform.db, async (tx) => await act(tx, (await lockDeal(tx, id))!))
}

async function withoutLedger(id: number) {
  await transact(app.platform.db, async (tx) => {
    for (const table of ['ledger_rows', 'ledger_secrets']) {
      await sql.raw(`alter table ${table} disable trigger ${table}_are_append_only`).execute(tx)
      await sql.raw(`delete from ${table} where listing_id = ${id}`).execute(tx)
      await sql.raw(`alter table ${table} enable always trigger ${table}_are_append_only`).execute(tx)
    }
  })
}
