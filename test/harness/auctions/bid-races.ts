import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { startClosings } from '#domains/auctions/server/closing/closing.service.ts'
import { closeNextDue } from './close-next-due.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import type { RecordedAuction, RecordedCall, Recording } from './bid-recording.ts'
import { chance, oneOf, recordCalls, storm, type Recorder } from './bid-storm.ts'
import { aLiveAuction } from '../market/market.ts'
import { aMember } from '../market/people.ts'
import { recordRun, recordTerms } from './record-run.ts'
import { createTestApp, type Person, type TestApp } from '../test-app.ts'
import { letTimePassUntil, recordWhenBidsAreWritten } from '../time-passing.ts'

export interface Stage extends AsyncDisposable {
  app: TestApp
  seller: Person
  people: Person[]
}

/** Two nodes, since bids on one node queue before they reach the lock. */
export async function aStage(bidders = 24): Promise<Stage> {
  const app = await createTestApp({}, { nodes: 2 })
  await recordWhenBidsAreWritten(app.platform.db)
  const seller = await aMember(app)
  const people = await Promise.all(times(bidders, () => aMember(app)))
  return { app, seller, people, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() }
}

/**
 * Runs for `lastsMs`, and on a slow machine until `enough` bids are accepted and as many refused.
 */
export async function raceOnEight(stage: Stage, lastsMs: number, enough = 0): Promise<Recording> {
  const ids = await Promise.all(
    times(8, (n) => anAuction(stage, { buyNow: n % 2 === 0, reserve: n % 4 < 2 })),
  )
  const terms = await recordTerms(stage.app.platform.db, ids)
  const recorder = recordCalls(stage.app)
  const ending = new AbortController()
  const storming = storm(recorder, { bidders: stage.people, listing_ids: ids, until: ending.signal })
  const hasEnough = () =>
    (['ok', 'refused'] as const).every(
      (outcome) => recorder.calls.filter((call) => call.outcome === outcome).length > enough,
    )
  await pause(lastsMs)
  for (let waits = 0; !hasEnough() && waits < 200; waits += 1) await pause(100)
  ending.abort()
  await storming
  return await recordRun(stage.app.platform.db, terms, recorder.calls)
}

export async function raceToBuy(stage: Stage): Promise<Recording> {
  const { app, people } = stage
  const ids = await Promise.all(times(20, (n) => anAuction(stage, { buyNow: true, reserve: n % 2 === 0 })))
  const terms = await recordTerms(app.platform.db, ids)
  const recorder = recordCalls(app)
  const calls = ids.flatMap((id) => [
    ...people.slice(0, 5).map((buyer) => recorder.buyNow(buyer, id)),
    ...people.slice(5, 8).map((bidder, n) => recorder.bid(bidder, id, 2000 + n * 100)),
  ])
  await Promise.all(calls)
  return await recordRun(app.platform.db, terms, recorder.calls)
}

/**
 * Sixty auctions close 25 ms apart under two workers. Bids arrive at the closing: first ones that
 * may extend it, then raises of the bidder's own maximum, which don't.
 */
export async function raceAgainstClosing(stage: Stage): Promise<Recording> {
  const { db, log } = stage.app.platform
  const recorder = recordCalls(stage.app)
  const auctions = await Promise.all(
    times(60, (n) => anAuctionWithBids(stage, recorder, n % 3 === 0 ? 0 : 2)),
  )
  const workers = [startClosings(db, 'one', log), startClosings(db, 'two', log)]
  try {
    await Promise.all(
      auctions.map((auction, n) => fireAtClosing(stage, recorder, auction, 1_500 + n * 25, n % 2 === 0)),
    )
    const moved = await stillOpen(stage, auctions)
    await Promise.all(
      moved.map((auction, n) => fireAtClosing(stage, recorder, auction, 1_000 + n * 25, false)),
    )
    while ((await stillOpen(stage, auctions)).length > 0) await pause(20)
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
  return await recordRun(
    db,
    auctions.map(({ terms }) => terms),
    recorder.calls,
  )
}

export async function raceToClose(stage: Stage, count: number): Promise<Recording> {
  const { db, log } = stage.app.platform
  const recorder = recordCalls(stage.app)
  const auctions = await Promise.all(times(count, () => anAuctionWithBids(stage, recorder, 1)))
  const due = new Date(Date.now() - 60_000)
  for (const auction of auctions) await comesToItsEnd(stage, auction, due)
  const many = startClosings(db, 'one', log)
  const oneByOne = async () => {
    while (await closeNextDue(db, 'two'));
  }
  await Promise.all([oneByOne(), oneByOne()])
  while ((await stillOpen(stage, auctions)).length > 0) await pause(10)
  await many.stop()
  return await recordRun(
    db,
    auctions.map(({ terms }) => terms),
    recorder.calls,
  )
}

export async function raceBehindBlocker(stage: Stage): Promise<Recording> {
  const { app, people } = stage
  const recorder = recordCalls(app)
  const auctions = await Promise.all(times(4, () => anAuctionWithBids(stage, recorder, 2)))
  const ids = auctions.map(({ terms }) => terms.listing_id)
  const waiting: Promise<RecordedCall>[] = []
  await transact(app.platform.db, async (tx) => {
    await tx
      .selectFrom('deals')
      .select('listing_id')
      .where('listing_id', 'in', ids)
      .orderBy('listing_id')
      .forUpdate()
      .execute()
    for (const { terms, leader, topCents } of auctions) {
      waiting.push(recorder.bid(people[5]!, terms.listing_id, topCents + 50_000))
      waiting.push(recorder.bid(leader!, terms.listing_id, topCents + 10_000))
    }
    while ((await countBlocked(app)) < waiting.length) await pause(10)
    const closing = new Date(Date.now() + 20)
    for (const auction of auctions) {
      const passedMs = await letTimePassUntil(tx, auction.terms.listing_id, closing)
      auction.terms.closes_at = new Date(auction.terms.closes_at.getTime() - passedMs)
    }
    await pause(1_100)
  })
  await Promise.all(waiting)
  while (await closeNextDue(app.platform.db, 'one'));
  return await recordRun(
    app.platform.db,
    auctions.map(({ terms }) => terms),
    recorder.calls,
  )
}

export async function countBlocked(app: TestApp): Promise<number> {
  const { rows } = await sql<{ blocked: number }>`
    select count(*) as blocked from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.platform.db)
  return rows[0]!.blocked
}

interface Auction {
  terms: RecordedAuction
  leader: Person | undefined
  topCents: number
}

async function anAuction(
  { app, seller }: Stage,
  has: { buyNow: boolean; reserve: boolean },
): Promise<ListingId> {
  const buyNowPriceCents = has.buyNow ? 900_000 : null
  const reservePriceCents = has.reserve ? 30_000 : null
  return (
    await aLiveAuction(app, {
      seller,
      buy_now_price_cents: buyNowPriceCents,
      reserve_price_cents: reservePriceCents,
    })
  ).id
}

async function anAuctionWithBids(
  { app, seller, people }: Stage,
  recorder: Recorder,
  bids: number,
): Promise<Auction> {
  const { id } = await aLiveAuction(app, { seller })
  const [terms] = await recordTerms(app.platform.db, [id])
  for (let n = 1; n <= bids; n += 1) await recorder.bid(people[n]!, id, n * 10_000)
  return { terms: terms!, leader: bids > 0 ? people[bids] : undefined, topCents: bids * 10_000 }
}

async function comesToItsEnd({ app }: Stage, { terms }: Auction, closesAt: Date) {
  const passedMs = await transact(app.platform.db, (tx) => letTimePassUntil(tx, terms.listing_id, closesAt))
  terms.closes_at = new Date(terms.closes_at.getTime() - passedMs)
}

async function fireAtClosing(
  stage: Stage,
  recorder: Recorder,
  auction: Auction,
  inMs: number,
  withRivals: boolean,
) {
  const closing = Date.now() + inMs
  await comesToItsEnd(stage, auction, new Date(closing))
  const { listing_id } = auction.terms
  const shots = times(6, async (n) => {
    // Some start well before the closing, or none would be in time on a busy machine.
    await pause(closing - Date.now() - 5 + (chance(0.5) ? Math.random() * 10 : -150 * Math.random()))
    const bidder = withRivals && n % 3 === 0 ? oneOf(stage.people) : (auction.leader ?? stage.people[0]!)
    await recorder.bid(
      bidder,
      listing_id,
      auction.topCents + 5_000 + n * 500,
      `at-closing-${closing}-${listing_id}-${n}`,
    )
  })
  await Promise.all(shots)
}

async function stillOpen({ app, people }: Stage, auctions: Auction[]): Promise<Auction[]> {
  const ids = auctions.map(({ terms }) => terms.listing_id)
  const selectOpen = () =>
    app.platform.db
      .selectFrom('deals')
      .selectAll()
      .where('closed_at', 'is', null)
      .where('listing_id', 'in', ids)
      .execute()
  let rows = await selectOpen()
  while (rows.some(({ closes_at }) => closes_at!.getTime() <= Date.now())) {
    await pause(10)
    rows = await selectOpen()
  }
  return rows.map((row) => {
    const auction = auctions.find(({ terms }) => terms.listing_id === row.listing_id)!
    auction.leader = people.find(({ id }) => id === row.leader_id)
    auction.topCents = row.leader_max_cents ?? 0
    return auction
  })
}

export function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n))
}
