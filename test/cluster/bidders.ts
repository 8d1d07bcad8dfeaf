import { setTimeout as pause } from 'node:timers/promises'
import { findAllAnomalies } from '#domains/insights/server/invariants/invariants.service.ts'
import { toListingId } from '#platform/common/ids.ts'
import { readConfig } from '#platform/server/config.ts'
import type { Platform } from '#platform/server/platform.ts'
import { findAnomalies } from '#test/harness/auctions/bid-checker.ts'
import type { RecordedAuction } from '#test/harness/auctions/bid-recording.ts'
import { recordCalls, storm, type Recorder } from '#test/harness/auctions/bid-storm.ts'
import { recordRun, recordTerms } from '#test/harness/auctions/record-run.ts'
import { aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { platformOn } from '#test/harness/processes/platform-on.ts'
import { callsTo } from '#test/harness/processes/server-process.ts'
import type { Market, Person } from '#test/harness/test-app.ts'
import { databaseName } from './cluster.ts'

const bidderCount = 12
/** Each bids about once in so long. */
const apartMs = 3_000
const auctionCount = 6
const endingCount = 36
const firstEndMs = 130_000
const endsApartMs = 8_000

export interface Bidding {
  members: Person[]
  /** They bid only when asked to. */
  spareMembers: Person[]
  listingIds: number[]
  /** Counts the bids that were accepted since then, and finds the longest time without one. */
  readPulse: (since: Date) => { accepted: number; stillMs: number }
  readClosingLag: (since: Date) => Promise<{ closings: number; lagMs: number }>
  /** In cents, as the primary has it. */
  readPrice: (listingId: number) => Promise<number>
  /** Ends the bidding. @returns what is wrong with what is stored */
  check: () => Promise<{ accepted: number; unanswered: number; closings: number; faults: string[] }>
  stop: () => Promise<void>
}

/** Twelve members bid all along through the proxy, each again with the same key until it is answered. */
export async function startBidding(proxyPort: number, databasePort: number): Promise<Bidding> {
  const connection = { host: '127.0.0.1', port: databasePort, user: 'hoko', database: databaseName }
  const platform = platformOn(connection, readConfig({ NODE_ENV: 'test' }))
  const url = `http://127.0.0.1:${proxyPort}`
  const quiet: Market = { platform, as: callsTo(url, 30_000) }
  const members = await Promise.all(Array.from({ length: bidderCount }, () => aMember(quiet)))
  const [seller, ...spareMembers] = [await aMember(quiet), await aMember(quiet), await aMember(quiet)]
  const recorder = recordCalls({ as: callsTo(url, 8_000) })
  const { open, auctions } = await openAuctions(quiet, { seller, members, recorder })
  const end = new AbortController()
  const bidding = storm(recorder, {
    bidders: members,
    listing_ids: open,
    until: end.signal,
    retries: true,
    // Faster ones reach the limit of bids a minute during an outage.
    retryMs: 1_000,
    apartMs,
  })
  bidding.catch(() => undefined)
  return {
    members,
    spareMembers,
    listingIds: auctions.map((auction) => auction.listing_id),
    ...readFrom(platform, recorder),
    async check() {
      end.abort()
      await bidding
      await pause(2_000)
      const run = await recordRun(platform.db, auctions, recorder.calls)
      const count = (outcome: string) => recorder.calls.filter((call) => call.outcome === outcome).length
      const faults = [...findAnomalies(run), ...(await findAllAnomalies(platform.db))]
      return {
        accepted: count('ok'),
        unanswered: count('unknown'),
        closings: run.closings.length,
        faults: faults.map((fault) => JSON.stringify(fault)),
      }
    },
    async stop() {
      end.abort()
      await bidding.catch(() => undefined)
      await platform.pool.end()
    },
  }
}

interface Opening {
  seller: Person
  members: Person[]
  recorder: Recorder
}

/** Some stay open, and are bid on all along; one after the other of the rest closes with its two bids. */
async function openAuctions(market: Market, { seller, members, recorder }: Opening) {
  const openSome = async (count: number) => {
    const ids = []
    for (let n = 0; n < count; n += 1)
      ids.push((await aLiveAuction(market, { seller, closesInMs: 3_600_000 })).id)
    return ids
  }
  const open = await openSome(auctionCount)
  const ending = await openSome(endingCount)
  for (const [n, id] of ending.entries()) await moveClosing(market, id, firstEndMs + n * endsApartMs)
  const auctions: RecordedAuction[] = await recordTerms(market.platform.db, [...open, ...ending])
  for (const [n, id] of ending.entries()) {
    await recorder.bid(members[n % members.length]!, id, 3_000)
    await recorder.bid(members[(n + 1) % members.length]!, id, 5_000)
  }
  return { open, auctions }
}

const readFrom = (
  { db }: Platform,
  recorder: Recorder,
): Pick<Bidding, 'readPulse' | 'readClosingLag' | 'readPrice'> => ({
  readPulse(since) {
    const at = recorder.calls
      .filter(({ outcome, ended_at }) => outcome === 'ok' && ended_at > since)
      .map(({ ended_at }) => ended_at.getTime())
    const edges = [since.getTime(), ...at, Date.now()]
    return { accepted: at.length, stillMs: Math.max(...edges.slice(1).map((time, n) => time - edges[n]!)) }
  },
  async readClosingLag(since) {
    const closings = await db
      .selectFrom('auction_closings')
      .select(['at', 'due_at'])
      .where('at', '>', since)
      .execute()
    const lags = closings.map(({ at, due_at }) => at.getTime() - due_at.getTime())
    return { closings: lags.length, lagMs: Math.max(0, ...lags) }
  },
  async readPrice(listingId) {
    const { price_cents } = await db
      .selectFrom('deals')
      .select('price_cents')
      .where('listing_id', '=', toListingId(listingId))
      .executeTakeFirstOrThrow()
    return price_cents
  },
})
