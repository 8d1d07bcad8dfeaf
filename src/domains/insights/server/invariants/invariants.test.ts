import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { answerOffer, makeOffer } from '#domains/offers/common/offers.ts'
import { markSold } from '#domains/selling/common/selling.ts'
import { toListingId } from '#platform/common/ids.ts'
import { createDb, createPool, transact, workLimits } from '#platform/server/database/db.ts'
import { edit, letItEnd } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aSubscription } from '#test/harness/payments/subscriptions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { checks } from './invariants.queries.ts'
import { checkInvariants, checkMoney, findAllAnomalies, findAnomaliesIn } from './invariants.service.ts'

let app: TestApp
let buyer: Person
const none = toListingId(0)
const at = {
  running: none,
  sold: none,
  unsold: none,
  bought: none,
  pieces: none,
  offered: none,
  marked: none,
  voided: none,
}

beforeAll(async () => {
  app = await createTestApp()
  const seller = await aMember(app)
  buyer = await aMember(app)
  const rival = await aMember(app)
  const bid = async (person: Person, listingId: number, maxCents: number) =>
    await app.as(person).call(placeBid, { listing_id: listingId, max_cents: maxCents })

  at.running = (await aLiveAuction(app, { seller, reserve_price_cents: 4000 })).id
  at.sold = (await aLiveAuction(app, { seller })).id
  at.voided = (await aLiveAuction(app, { seller })).id
  for (const id of [at.running, at.sold, at.voided]) {
    await bid(buyer, id, 3000)
    await bid(rival, id, 5000)
    await bid(buyer, id, 9000)
  }
  at.unsold = (await aLiveAuction(app, { seller })).id
  for (const id of [at.sold, at.unsold]) await letItEnd(app, id)
  at.bought = (await aLiveAuction(app, { seller, buy_now_price_cents: 20_000 })).id
  await app.as(buyer).call(buyNow, { id: at.bought })
  at.pieces = (await aFixedPriceListing(app, { seller, quantity: 3 })).id
  await app.as(buyer).call(buyNow, { id: at.pieces, quantity: 2 })
  at.offered = (await aLiveAuction(app, { seller })).id
  await edit(app, seller, at.offered, { accepts_offers: true })
  const offer = await app.as(buyer).call(makeOffer, { listing_id: at.offered, amount_cents: 80_00 })
  await app.as(seller).call(answerOffer, { id: offer.id, action: 'accept' })
  at.marked = (await aFixedPriceListing(app, { seller })).id
  await app.as(seller).call(markSold, { id: at.marked })
  await app.settle()
})
afterAll(() => app[Symbol.asyncDispose]())

const bidsOf = (id: number) => `bids where listing_id = ${id}`
const unlocked = 'alter table ledger_rows disable trigger user; '

const withoutTrades = (id: number) =>
  ['trade_terms', 'trade_copies']
    .map(
      (table) => `delete from ${table} where trade_id in (select id from trades where listing_id = ${id});`,
    )
    .join(' ') + ` delete from trades where listing_id = ${id}`

const faults: [string, keyof typeof at, (id: number) => string][] = [
  ['closing_overdue', 'running', (id) => `update deals set closes_at = now() - interval '2 minutes' where listing_id = ${id}`],
  ['closed_before_time', 'sold', (id) => `update auction_closings set at = due_at - interval '1 ms' where listing_id = ${id}`],
  ['closed_before_time', 'sold', (id) => `update deals set closes_at = closes_at + interval '1 minute' where listing_id = ${id}`],
  ['closing_differs_from_deal', 'sold', (id) => `update auction_closings set price_cents = price_cents + 1 where listing_id = ${id}`],
  ['closing_differs_from_deal', 'sold', (id) => `update deals set closed_at = null where listing_id = ${id}`],
  ['status_differs_from_deal', 'running', (id) => `update listings set status = 'sold' where id = ${id}`],
  ['status_differs_from_deal', 'bought', (id) => `update listings set status = 'active' where id = ${id}`],
  ['bids_out_of_sequence', 'running', (id) => `delete from ${bidsOf(id)} and sequence = 2`],
  ['bids_out_of_sequence', 'running', (id) => `delete from ${bidsOf(id)} and sequence = 3`],
  ['bid_after_end', 'sold', (id) => `update bids set placed_at = (select at + interval '1 second' from auction_closings where listing_id = ${id}) where listing_id = ${id} and sequence = 3`],
  ['bid_after_end', 'running', (id) => `update bids set placed_at = placed_at - interval '1 hour' where listing_id = ${id} and sequence = 3`],
  ['voided_bidder_leads', 'voided', (id) => `insert into bidder_voids (listing_id, bidder_id, reason, voided_bids, after_sequence, price_before_cents, price_cents, leader_changed, at) select listing_id, leader_id, 'suspended', 1, 3, 1, 1, false, now() from deals where listing_id = ${id}`],
  ['sold_twice', 'sold', (id) => `insert into trades (listing_id, seller_id, buyer_id, price_cents, how, agreed_at) select listing_id, seller_id, buyer_id, price_cents, 'buy_now', agreed_at from trades where listing_id = ${id}`],
  ['sold_twice', 'pieces', (id) => `update trades set quantity = 4 where listing_id = ${id}`],
  ['pieces_do_not_add_up', 'pieces', (id) => `update deals set quantity_left = 2 where listing_id = ${id}`],
  ['pieces_do_not_add_up', 'pieces', (id) => withoutTrades(id)],
  ['sold_without_trade', 'sold', (id) => withoutTrades(id)],
  ['sold_without_trade', 'sold', (id) => `update trades set price_cents = price_cents - 1 where listing_id = ${id}`],
  ['trade_without_sale', 'sold', (id) => `delete from auction_closings where listing_id = ${id}`],
  ['trade_without_sale', 'unsold', (id) => `insert into trades (listing_id, seller_id, buyer_id, price_cents, how, agreed_at) select id, seller_id, (select max(id) from accounts), 100, 'offer', now() from listings where id = ${id}`],
  ['offer_without_trade', 'offered', (id) => `update trades set price_cents = 1 where listing_id = ${id}`],
  ['offer_left_open', 'offered', (id) => `update offers set status = 'pending', trade_id = null where listing_id = ${id}; update deals set closed_at = now() - interval '1 hour' where listing_id = ${id}`],
  ['sold_without_sale', 'marked', (id) => `delete from manual_sales where listing_id = ${id}`],
  ['sold_out_but_not_sold', 'sold', (id) => `update listings set status = 'withdrawn' where id = ${id}`],
  ['sold_and_listed_again', 'sold', (id) => `insert into relistings (listing_id, earlier_id, at) select (select max(id) from listings), ${id}, now()`],
  ['went_on_after_its_end', 'sold', (id) => `insert into listing_status_changes (listing_id, status, moved_by, at) values (${id}, 'active', 'system', now())`],
  ['closed_and_bought', 'unsold', (id) => `insert into trades (listing_id, seller_id, buyer_id, price_cents, how, agreed_at) select id, seller_id, (select max(id) from accounts), 100, 'buy_now', now() from listings where id = ${id}`],
  ['ledger_goes_on_after_its_end', 'sold', (id) => `insert into ledger_rows (listing_id, number, kind, body, hash) select listing_id, max(number) + 1, 'bid', '{}', sha256('{}') from ledger_rows where listing_id = ${id} group by 1`],
  ['ledger_broken', 'running', (id) => `${unlocked} delete from ledger_rows where listing_id = ${id} and number = 2`],
  ['ledger_broken', 'running', (id) => `${unlocked} update ledger_rows set body = replace(body, '"price_cents":', '"price_cents":1') where listing_id = ${id} and number = 3`],
  ['ledger_broken', 'running', (id) => `${unlocked} update ledger_rows set body = replace(body, '"price_cents":', '"price_cents":1') where listing_id = ${id} and number = 3; update ledger_rows set hash = sha256(convert_to(body, 'UTF8')) where listing_id = ${id}`],
  ['ledger_differs_from_bids', 'running', (id) => `update bids set price_cents = price_cents + 100 where listing_id = ${id} and sequence = 2`],
  ['ledger_differs_from_bids', 'running', (id) => `${unlocked} delete from ledger_rows where listing_id = ${id} and number = (select max(number) from ledger_rows where listing_id = ${id})`],
  ['ledger_differs_from_deal', 'sold', (id) => `${unlocked} delete from ledger_rows where listing_id = ${id} and kind = 'closing'`],
  ['ledger_differs_from_deal', 'bought', (id) => `update trades set price_cents = price_cents + 1 where listing_id = ${id}`],
  ['ledger_differs_from_deal', 'offered', (id) => `update trades set price_cents = price_cents + 1 where listing_id = ${id}`],
  ['price_differs_from_replay', 'running', (id) => `update deals set price_cents = price_cents + 100 where listing_id = ${id}`],
  ['price_differs_from_replay', 'running', (id) => `update deals set leader_id = (select min(bidder_id) + 1 from bids where listing_id = ${id}) where listing_id = ${id}`],
  ['price_differs_from_replay', 'voided', (id) => `update deals set bid_count = bid_count - 1 where listing_id = ${id}`],
] // prettier-ignore

test('the checks find nothing in a correct market', async () => {
  expect(await findAllAnomalies(app.platform.db)).toEqual([])
})

test('every check is tested with a fault', () => {
  const names = new Set(faults.map(([name]) => name))
  expect([...names].toSorted()).toEqual([...Object.keys(checks), 'price_differs_from_replay'].toSorted())
})

test.each(faults.map((fault, n) => [n, ...fault] as const))(
  'the fault %i gives %s for %s',
  async (_n, name, which, breakIt) => {
    const ids = Object.values(at)
    const rollback = new Error('rolled back')
    const found = await new Promise((resolve, reject) => {
      transact(app.platform.db, async (tx) => {
        await sql.raw(breakIt(at[which])).execute(tx)
        resolve(await findAnomaliesIn(tx, ids))
        throw rollback
      }).catch((error: unknown) => error === rollback || reject(error as Error))
    })
    expect(found).toContainEqual(expect.objectContaining({ name, listing_id: at[which] }))
  },
)

test('the checks leave no transaction idle, however long they take', async () => {
  const { db, log } = app.platform
  const limits = { ...workLimits, idle_in_transaction_ms: 1_000 }
  const pool = createPool(app.connection, log, { max: 4, limits })
  const locked = Promise.withResolvers<void>()
  const lockedRow = transact(db, async (tx) => {
    await sql`lock table bids in access exclusive mode`.execute(tx)
    locked.resolve()
    await sql`select pg_sleep(2.5)`.execute(tx)
  })
  await locked.promise
  expect(await checkInvariants(createDb(pool), log)).toEqual([])
  await lockedRow
  await pool.end()
})

test('a finding is notified to admins and logged once, until it is gone and comes back', async () => {
  const { db, log } = app.platform
  const admin = await aMember(app, { type: 'admin' })
  const alarms = async () => {
    await app.settle()
    const { items } = await app.as(admin).call(listNotifications, {})
    return items.filter(({ title }) => title.startsWith('Alert'))
  }
  const shift = async (cents: number) =>
    await db
      .updateTable('deals')
      .set((eb) => ({ price_cents: eb('price_cents', '+', cents) }))
      .where('listing_id', '=', at.running)
      .execute()
  expect(await checkInvariants(db, log)).toEqual([])

  await shift(100)
  expect(await checkInvariants(db, log)).toMatchObject([
    { name: 'price_differs_from_replay', listing_id: at.running },
  ])
  expect(await checkInvariants(db, log)).toEqual([])
  const [alarm, ...more] = await alarms()
  expect(more).toEqual([])
  expect(alarm!.body).toContain(`Listing ${at.running}: price differs from replay`)
  const logged = app.logLines.filter((line) => line.includes('invariants do not hold'))
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, anomalies: [{ listing_id: at.running }] },
  ])

  await shift(-100)
  await checkInvariants(db, log)
  expect(await db.selectFrom('anomalies').select('id').where('gone_at', 'is', null).execute()).toEqual([])
  await shift(100)
  expect(await checkInvariants(db, log)).toHaveLength(1)
  expect(await alarms()).toHaveLength(2)
  await shift(-100)
})

test('a money anomaly notifies admins once, until it is gone and comes back', async () => {
  const { db, log } = app.platform
  const admin = await aMember(app, { type: 'admin' })
  const countAlarms = async () => {
    await app.settle()
    const { items } = await app.as(admin).call(listNotifications, {})
    return items.filter(({ title }) => title === 'Alert: payments and invoices don’t add up').length
  }
  expect(await checkMoney(db, log)).toEqual([])

  const unpaid = await aSubscription(app, buyer)
  const finding = { name: 'active_and_not_paid_for', detail: `subscription ${unpaid.id}` }
  expect(await checkMoney(db, log)).toEqual([finding])
  expect(await Promise.all([checkMoney(db, log), checkMoney(db, log)])).toEqual([[], []])
  expect(await countAlarms()).toBe(1)
  const logged = app.logLines.filter((line) => line.includes('money does not add up'))
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, anomalies: [finding] }])

  await unpaid.change({ status: 'cancelled', ended_at: new Date() })
  expect(await checkMoney(db, log)).toEqual([])
  expect(await db.selectFrom('money_anomalies').select('id').where('gone_at', 'is', null).execute()).toEqual(
    [],
  )
  await unpaid.change({ status: 'active', ended_at: null })
  expect(await checkMoney(db, log)).toEqual([finding])
  expect(await countAlarms()).toBe(2)
})
