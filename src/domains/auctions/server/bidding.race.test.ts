import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { findAllAnomalies } from '#domains/insights/server/invariants/invariants.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { findAnomalies } from '#test/harness/auctions/bid-checker.ts'
import type { Recording } from '#test/harness/auctions/bid-recording.ts'
import { oneOf } from '#test/harness/auctions/bid-storm.ts'
import {
  aStage,
  raceAgainstClosing,
  raceBehindBlocker,
  raceOnEight,
  raceToBuy,
  raceToClose,
  times,
  type Stage,
} from '#test/harness/auctions/bid-races.ts'
import { ledgerFaults } from '#test/harness/auctions/ledger-faults.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'

let stage: Stage
beforeAll(async () => void (stage = await aStage()))
afterAll(() => stage[Symbol.asyncDispose]())

test('24 bidders on 8 auctions get true answers, and prices by the rules', async () => {
  const run = await raceOnEight(stage, 4_000, 100)
  expect(findAnomalies(run)).toEqual([])
  expect(called(run, 'unknown')).toEqual([])
  expect(called(run, 'ok').length).toBeGreaterThan(100)
  expect(await ledgerFaults(stage.app.platform.db, idsOf(run.auctions))).toEqual([])
  expect(called(run, 'refused').length).toBeGreaterThan(100)
})

test(
  'bids at the closing instant are either accepted before the closing, or refused',
  { timeout: 60_000 },
  async () => {
    const run = await raceAgainstClosing(stage)
    expect(findAnomalies(run)).toEqual([])
    expect(called(run, 'unknown')).toEqual([])
    expect(idsOf(run.closings)).toEqual(idsOf(run.auctions))
    expect(await ledgerFaults(stage.app.platform.db, idsOf(run.auctions))).toEqual([])
    expect(idsOf(run.trades)).toEqual(idsOf(run.closings.filter(({ outcome }) => outcome === 'sold')))
    expect(run.deals.filter(({ closed_at }) => closed_at === null)).toEqual([])
    const fired = run.calls.filter(({ operation_id }) => operation_id.startsWith('at-closing'))
    expect(new Set(fired.map(({ outcome }) => outcome))).toEqual(new Set(['ok', 'refused']))
  },
)

test('a bid that waits for the lock past the closing is refused, however early it came', async () => {
  const run = await raceBehindBlocker(stage)
  expect(findAnomalies(run)).toEqual([])
  expect(run.calls.slice(-8).map(({ outcome }) => outcome)).toEqual(times(8, () => 'refused'))
  expect([run.closings.length, run.trades.length]).toEqual([4, 4])
})

test('two workers close each of 200 due auctions once', { timeout: 60_000 }, async () => {
  const run = await raceToClose(stage, 200)
  expect(findAnomalies(run)).toEqual([])
  expect([run.closings.length, run.trades.length]).toEqual([200, 200])
  expect(await ledgerFaults(stage.app.platform.db, idsOf(run.auctions))).toEqual([])
  const workers = await stage.app.platform.db
    .selectFrom('auction_closings')
    .select('closed_by')
    .distinct()
    .where('listing_id', 'in', idsOf(run.auctions))
    .execute()
  expect(workers.map((worker) => worker.closed_by).toSorted()).toEqual(['one', 'two'])
})

test('at most one of five parallel buyers gets an auction while others bid', async () => {
  const run = await raceToBuy(stage)
  expect(findAnomalies(run)).toEqual([])
  expect(called(run, 'unknown')).toEqual([])
  const bought = called(run, 'ok').filter(({ kind }) => kind === 'buy_now')
  expect(idsOf(bought)).toEqual(idsOf(run.trades))
  expect(new Set(idsOf(bought)).size).toBe(bought.length)
  expect(bought.length).toBeGreaterThan(0)
  expect(await ledgerFaults(stage.app.platform.db, idsOf(run.auctions))).toEqual([])
})

test('ten buyers of three pieces at a fixed price get three', async () => {
  const { app, seller, people } = stage
  const listings = await Promise.all(times(10, () => aFixedPriceListing(app, { seller, quantity: 3 })))
  for (const { id } of listings) {
    const answers = await Promise.all(people.slice(0, 10).map((buyer) => app.as(buyer).call(buyNow, { id })))
    const [bought, refused] = [
      answers.filter((answer) => answer.trade_id),
      answers.filter((answer) => !answer.trade_id),
    ]
    expect(bought).toHaveLength(3)
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, key: 'listing_closed' })
    const trades = await app.platform.db
      .selectFrom('trades')
      .select('id')
      .where('listing_id', '=', id)
      .execute()
    expect(new Set(trades.map((trade) => trade.id))).toEqual(new Set(bought.map((answer) => answer.trade_id)))
  }
})

test('a bid and a withdrawal without a reason exclude each other', async () => {
  const { app, seller, people } = stage
  const outcomes = await Promise.all(
    times(40, async (n) => {
      const { id } = await aLiveAuction(app, { seller })
      const bid = () => app.as(oneOf(people)).call(placeBid, { listing_id: id, max_cents: 2000 })
      const withdraw = () => app.as(seller).call(setListingStatus, { id, status: 'withdrawn' })
      const requested = n % 2 ? [bid(), withdraw()] : [withdraw(), bid()]
      const [bidden, withdrawn] =
        n % 2 ? await Promise.all(requested) : (await Promise.all(requested)).toReversed()
      const bids = await app.platform.db
        .selectFrom('bids')
        .select('sequence')
        .where('listing_id', '=', id)
        .execute()
      return { bid: bidden!.key ?? 'in', withdrawal: withdrawn!.key ?? 'done', bids: bids.length }
    }),
  )
  for (const outcome of outcomes) {
    expect([
      { bid: 'in', withdrawal: 'validation_failed', bids: 1 },
      { bid: 'listing_closed', withdrawal: 'done', bids: 0 },
    ]).toContainEqual(outcome)
  }
})

test('one key on two auctions at once gives one bid and one refusal', async () => {
  const { app, seller, people } = stage
  const auctions = await Promise.all(times(20, () => aLiveAuction(app, { seller })))
  for (let n = 0; n < auctions.length; n += 2) {
    const idempotencyKey = { idempotencyKey: `the-same-key-${n}` }
    const pair = [auctions[n]!, auctions[n + 1]!]
    const requested = pair.map(({ id }) =>
      app.as(people[0]!).call(placeBid, { listing_id: id, max_cents: 2000 }, idempotencyKey),
    )
    const answers = await Promise.all(requested)
    expect(answers.map((answer) => answer.key ?? 'in').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'idempotency_key_reused',
      'in',
    ])
  }
})

test('the invariants hold after all races', async () => {
  expect(await findAllAnomalies(stage.app.platform.db)).toEqual([])
})

const called = (run: Recording, outcome: string) => run.calls.filter((call) => call.outcome === outcome)

const idsOf = (rows: readonly { listing_id: ListingId }[]) =>
  rows.map((row) => row.listing_id).toSorted((a, b) => a - b)
