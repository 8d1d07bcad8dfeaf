import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#contract/bidding.ts'
import { setListingStatus } from '#contract/listings.ts'
import { findAnomalies } from '#test/harness/bid-checker.ts'
import type { RecordedAuction } from '#test/harness/bid-recording.ts'
import { chance, oneOf, recordCalls, storm, type Recorder } from '#test/harness/bid-storm.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market.ts'
import { aMember } from '#test/harness/people.ts'
import { recordRun, recordTerms } from '#test/harness/record-run.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { letTimePassUntil } from '#test/harness/time-passing.ts'
import { closeNextDue, startClosings } from './closing.service.ts'

let app: TestApp
let seller: Person
let people: Person[]

beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
  people = await Promise.all(times(24, () => aMember(app)))
})
afterAll(() => app[Symbol.asyncDispose]())

test('24 bidders on 8 auctions: every answer is true, and the prices are those of the rules', async () => {
  const ids = await Promise.all(times(8, (n) => anAuctionWith({ buyNow: n % 2 === 0, reserve: n % 4 < 2 })))
  const terms = await recordTerms(app.platform.db, ids)
  const recorder = recordCalls(app)
  await storm(recorder, { bidders: people, listing_ids: ids, lasts_ms: 4_000 })

  expect(await anomalies(terms, recorder)).toEqual([])
  expect(recorder.calls.filter((call) => call.outcome === 'unknown')).toEqual([])
  expect(countOf(recorder, 'ok')).toBeGreaterThan(100)
  expect(countOf(recorder, 'refused')).toBeGreaterThan(100)
})

test('bids at the very instant of the closing are in before it, or refused', { timeout: 60_000 }, async () => {
  const { db, log } = app.platform
  const recorder = recordCalls(app)
  const auctions = await Promise.all(times(60, (n) => anAuctionWithBids(recorder, n % 3 === 0 ? 0 : 2)))
  const sweepers = [startClosings(db, 'one', log), startClosings(db, 'two', log)]
  try {
    await Promise.all(auctions.map((auction, n) => fireAtClosing(recorder, auction, 1_500 + n * 25, 'rivals too')))
    // A bid at the last moment moved the closing; now that comes, and raises of one's own do not move it again.
    const moved = await stillOpen(auctions)
    await Promise.all(moved.map((auction, n) => fireAtClosing(recorder, auction, 1_000 + n * 25, 'own raises')))
    while ((await stillOpen(auctions)).length > 0) await pause(20)
  } finally {
    await Promise.all(sweepers.map((sweeper) => sweeper.stop()))
  }

  const terms = auctions.map(({ terms }) => terms)
  const run = await recordRun(db, terms, recorder.calls)
  expect(findAnomalies(run)).toEqual([])
  expect(run.closings.map(({ listing_id }) => listing_id).toSorted()).toEqual(idsOf(terms).toSorted())
  expect(run.trades).toHaveLength(run.closings.filter(({ outcome }) => outcome === 'sold').length)
  expect(run.deals.filter(({ closed_at }) => closed_at === null)).toEqual([])
  const fired = recorder.calls.filter(({ operation_id }) => operation_id.startsWith('at-closing'))
  expect(new Set(fired.map(({ outcome }) => outcome))).toEqual(new Set(['ok', 'refused']))
})

test('two workers close each of 200 due auctions once', { timeout: 60_000 }, async () => {
  const { db } = app.platform
  const recorder = recordCalls(app)
  const auctions = await Promise.all(times(200, () => anAuctionWithBids(recorder, 1)))
  const due = new Date(Date.now() - 60_000)
  for (const auction of auctions) await comesToItsEnd(auction, due)
  const sweep = async (name: string) => {
    while (await closeNextDue(db, name));
  }
  await Promise.all([sweep('one'), sweep('two'), sweep('one'), sweep('two')])

  const terms = auctions.map((auction) => auction.terms)
  const run = await recordRun(db, terms, recorder.calls)
  expect(findAnomalies(run)).toEqual([])
  expect([run.closings.length, run.trades.length]).toEqual([200, 200])
  const closers = await db.selectFrom('auction_closings').select('closed_by').where('listing_id', 'in', idsOf(terms)).execute()
  expect(new Set(closers.map((row) => row.closed_by))).toEqual(new Set(['one', 'two']))
})

test('of five who buy at once, while others bid, one gets it or the bids do', async () => {
  const ids = await Promise.all(times(20, (n) => anAuctionWith({ buyNow: true, reserve: n % 2 === 0 })))
  const terms = await recordTerms(app.platform.db, ids)
  const recorder = recordCalls(app)
  await Promise.all(
    ids.flatMap((id) => [
      ...people.slice(0, 5).map((buyer) => recorder.buyNow(buyer, id)),
      ...people.slice(5, 8).map((bidder) => recorder.bid(bidder, id, 1000 + bidder.id)),
    ]),
  )
  const run = await recordRun(app.platform.db, terms, recorder.calls)
  expect(findAnomalies(run)).toEqual([])
  expect(recorder.calls.filter(({ outcome }) => outcome === 'unknown')).toEqual([])
  const bought = recorder.calls.filter(({ kind, outcome }) => kind === 'buy_now' && outcome === 'ok')
  expect(run.trades).toHaveLength(bought.length)
  expect(new Set(bought.map(({ listing_id }) => listing_id)).size).toBe(bought.length)
})

test('of three pieces at a fixed price, ten buyers get three', async () => {
  const listings = await Promise.all(times(10, () => aFixedPriceListing(app, { seller, quantity: 3 })))
  for (const { id } of listings) {
    const answers = await Promise.all(people.slice(0, 10).map((buyer) => app.as(buyer).call(buyNow, { id })))
    expect(answers.filter((answer) => 'trade_id' in answer)).toHaveLength(3)
    for (const answer of answers) if (!('trade_id' in answer)) expect(answer).toMatchObject({ status: 409 })
    const trades = await app.platform.db.selectFrom('trades').select('buyer_id').where('listing_id', '=', id).execute()
    expect(new Set(trades.map((trade) => trade.buyer_id)).size).toBe(3)
  }
})

test('a bid and a withdrawal without a reason: whichever comes first bars the other', async () => {
  const outcomes = await Promise.all(
    times(40, async (n) => {
      const { id } = await aLiveAuction(app, { seller })
      const bid = () => app.as(oneOf(people)).call(placeBid, { listing_id: id, max_cents: 2000 })
      const withdraw = () => app.as(seller).call(setListingStatus, { id, status: 'withdrawn' })
      const [first, second] = n % 2 ? [bid, withdraw] : [withdraw, bid]
      const answers = await Promise.all([first(), second()])
      const [bidden, withdrawn] = (n % 2 ? answers : answers.toReversed()) as [any, any]
      const bids = await app.platform.db.selectFrom('bids').select('sequence').where('listing_id', '=', id).execute()
      return { bid: bidden.key ?? 'in', withdrawal: withdrawn.key ?? 'done', bids: bids.length }
    }),
  )
  const allowed = [
    { bid: 'in', withdrawal: 'validation_failed', bids: 1 },
    { bid: 'listing_closed', withdrawal: 'done', bids: 0 },
  ]
  for (const outcome of outcomes) expect(allowed).toContainEqual(outcome)
})

interface Auction {
  terms: RecordedAuction
  leader: Person | undefined
  top_cents: number
}

async function anAuctionWith({ buyNow, reserve }: { buyNow: boolean; reserve: boolean }): Promise<number> {
  const { id } = await aLiveAuction(app, {
    seller,
    buy_now_price_cents: buyNow ? 900_000 : null,
    reserve_price_cents: reserve ? 30_000 : null,
  })
  return id
}

/** An auction with that many bids, the last of them leading. */
async function anAuctionWithBids(recorder: Recorder, bids: number): Promise<Auction> {
  const { id } = await aLiveAuction(app, { seller })
  const [terms] = await recordTerms(app.platform.db, [id])
  for (let n = 1; n <= bids; n += 1) await recorder.bid(people[n]!, id, n * 10_000)
  return { terms: terms!, leader: bids > 0 ? people[bids] : undefined, top_cents: bids * 10_000 }
}

async function comesToItsEnd({ terms }: Auction, closes_at: Date) {
  const { db } = app.platform
  const [deal] = await db.selectFrom('deals').select('closes_at').where('listing_id', '=', terms.listing_id).execute()
  await letTimePassUntil(db, terms.listing_id, closes_at)
  terms.closes_at = new Date(terms.closes_at.getTime() - deal!.closes_at!.getTime() + closes_at.getTime())
}

/** Calls that start within 5 ms of the closing, and some a little before, which is about when those arrive. */
async function fireAtClosing(recorder: Recorder, auction: Auction, in_ms: number, who: 'rivals too' | 'own raises') {
  const closing = Date.now() + in_ms
  await comesToItsEnd(auction, new Date(closing))
  const { listing_id } = auction.terms
  const shots = times(6, async (n) => {
    await pause(closing - Date.now() - 5 + (chance(0.5) ? Math.random() * 10 : -20 * Math.random()))
    const isRival = who === 'rivals too' && n % 3 === 0 && listing_id % 2 === 0
    const bidder = isRival ? oneOf(people) : (auction.leader ?? people[0]!)
    const max_cents = auction.top_cents + 5_000 + n * 500
    await recorder.bid(bidder, listing_id, max_cents, `at-closing-${listing_id}-${closing}-${n}`)
  })
  await Promise.all(shots)
}

/** Those whose closing was moved by a bid; whatever is due is closed first. */
async function stillOpen(auctions: Auction[]): Promise<Auction[]> {
  const open = async () =>
    app.platform.db
      .selectFrom('deals')
      .select(['listing_id', 'closes_at', 'leader_id', 'leader_max_cents'])
      .where('closed_at', 'is', null)
      .where('listing_id', 'in', idsOf(auctions.map(({ terms }) => terms)))
      .execute()
  let rows = await open()
  while (rows.some(({ closes_at }) => closes_at!.getTime() <= Date.now())) {
    await pause(10)
    rows = await open()
  }
  return rows.map((row) => {
    const auction = auctions.find(({ terms }) => terms.listing_id === row.listing_id)!
    auction.leader = people.find(({ id }) => id === row.leader_id)
    auction.top_cents = row.leader_max_cents ?? 0
    return auction
  })
}

const anomalies = async (terms: RecordedAuction[], { calls }: Recorder) =>
  findAnomalies(await recordRun(app.platform.db, terms, calls))

const countOf = ({ calls }: Recorder, outcome: string) => calls.filter((call) => call.outcome === outcome).length

const idsOf = (terms: RecordedAuction[]) => terms.map(({ listing_id }) => listing_id)

function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n))
}
