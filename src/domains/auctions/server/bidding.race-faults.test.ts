import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as deals from '#domains/deals/server/deals.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { findAnomalies } from '#test/harness/auctions/bid-checker.ts'
import type { Recording } from '#test/harness/auctions/bid-recording.ts'
import {
  aStage,
  raceBehindBlocker,
  raceOnEight,
  raceToBuy,
  raceToClose,
  type Stage,
} from '#test/harness/auctions/bid-races.ts'
import { ledgerFaults } from '#test/harness/auctions/ledger-faults.ts'

const faulty = vi.hoisted(() => ({
  lockDeal: undefined as typeof deals.lockDeal | undefined,
  lockDue: undefined as typeof deals.lockDue | undefined,
}))
vi.mock('#domains/deals/server/deals.service.ts', async (importOriginal) => {
  const product = await importOriginal<typeof deals>()
  const lockDeal: typeof deals.lockDeal = (tx, id) => (faulty.lockDeal ?? product.lockDeal)(tx, id)
  const lockDue: typeof deals.lockDue = (tx, most) => (faulty.lockDue ?? product.lockDue)(tx, most)
  return { ...product, lockDeal, lockDue }
})

let stage: Stage
beforeEach(async () => void (stage = await aStage()))
afterEach(async () => {
  Object.assign(faulty, { lockDeal: undefined, lockDue: undefined })
  await stage[Symbol.asyncDispose]()
})

const withoutLock: typeof deals.lockDeal = async (tx, listingId) => {
  const deal = await tx.selectFrom('deals').selectAll().where('listing_id', '=', listingId).executeTakeFirst()
  return deal && { deal, now: await readClock(tx) }
}

/** The ledger's keys refuse a fork, which would hide the fault under test. */
async function withoutLedgerKeys() {
  const { db } = stage.app.platform
  for (const table of ['ledger_rows', 'ledger_secrets'])
    await sql.raw(`alter table ${table} drop constraint ${table}_pkey`).execute(db)
}

test('the races find no anomaly if nothing is broken', async () => {
  expect(findAnomalies(await raceOnEight(stage, 1_000))).toEqual([])
  expect(findAnomalies(await raceToBuy(stage))).toEqual([])
  expect(findAnomalies(await raceBehindBlocker(stage))).toEqual([])
})

test('the races find bids without the lock', async () => {
  // Most of them would otherwise fail on the key of `bids`; that key isn't what serialises bids.
  const { db } = stage.app.platform
  await sql`alter table bids drop constraint bids_pkey`.execute(db)
  await withoutLedgerKeys()
  faulty.lockDeal = withoutLock
  const wanted = ['duplicate_sequence', 'wrong_leader', 'price_not_by_the_rules', 'a fork of the ledger']
  const found = new Set<string>()
  for (let race = 0; race < 5 && !wanted.every((name) => found.has(name)); race += 1) {
    const run = await raceOnEight(stage, 1_500)
    for (const name of anomalyNamesOf(run)) found.add(name)
    const forks = await ledgerFaults(
      db,
      run.auctions.map((auction) => auction.listing_id),
    )
    if (forks.length > 0) found.add('a fork of the ledger')
  }
  expect([...found]).toEqual(expect.arrayContaining(wanted))
})

test('the races find purchases without the lock', async () => {
  await withoutLedgerKeys()
  faulty.lockDeal = withoutLock
  expect(anomalyNamesOf(await raceToBuy(stage))).toContain('two_trades_for_one_listing')
})

test('the races find a clock that is read before the lock is taken', async () => {
  const product = await vi.importActual<typeof deals>('#domains/deals/server/deals.service.ts')
  faulty.lockDeal = async (tx, listingId) => {
    const now = await readClock(tx)
    const locked = await product.lockDeal(tx, listingId)
    return locked && { ...locked, now }
  }
  expect(anomalyNamesOf(await raceBehindBlocker(stage))).toContain('accepted_after_close')
})

test('the races find a transaction that uses its start time', async () => {
  const product = await vi.importActual<typeof deals>('#domains/deals/server/deals.service.ts')
  faulty.lockDeal = async (tx, listingId) => {
    const locked = await product.lockDeal(tx, listingId)
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(tx)
    return locked && { ...locked, now: rows[0]!.now }
  }
  expect(anomalyNamesOf(await raceBehindBlocker(stage))).toContain('accepted_after_close')
})

test('the races find a closing without lock and claim', async () => {
  const { db } = stage.app.platform
  await sql`alter table auction_closings drop constraint auction_closings_pkey`.execute(db)
  await sql`drop index trades_one_winner`.execute(db)
  await withoutLedgerKeys()
  faulty.lockDue = async (tx, most) => {
    const due = await tx
      .selectFrom('deals')
      .selectAll()
      .where('closed_at', 'is', null)
      .where('closes_at', '<=', sql<Date>`clock_timestamp()`)
      .orderBy('closes_at')
      .limit(most)
      .execute()
    return { deals: due, now: await readClock(tx) }
  }
  // On a busy machine one worker may close everything before another starts.
  const names: string[] = []
  for (let race = 0; race < 4 && names.length === 0; race += 1)
    names.push(...anomalyNamesOf(await raceToClose(stage, 40)))
  expect(names).toEqual(expect.arrayContaining(['closed_twice', 'two_trades_for_one_listing']))
})

const anomalyNamesOf = (run: Recording) => [...new Set(findAnomalies(run).map(({ name }) => name))]
