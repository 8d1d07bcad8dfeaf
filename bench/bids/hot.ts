import { placeBid } from '#domains/auctions/common/bidding.ts'
import { findCaller } from '#domains/identity/server/auth.service.ts'
import { toListingId } from '#platform/common/ids.ts'
import { createServe } from '#platform/server/http/serve.ts'
import { hellosPerSecond, startHello } from '../harness/hello.ts'
import { startLoadProcess } from '../harness/load.ts'
import { auctions, members } from '../harness/market.ts'
import { interleaveRuns, printResult } from '../harness/result.ts'
import { openStand } from '../harness/stand.ts'

const connections = 128
const helloPort = 3319
const lastsMs = 2_000

/** Does the same session check and validation, and answers as much, but stores nothing. */
const echo = { ...placeBid, name: 'echoBid', path: '/echo-bid' } as typeof placeBid
const answer = {
  sequence: 10_000,
  placed_at: new Date().toISOString(),
  max_cents: 1_000_000,
  standing: 'leading' as const,
  listing: {
    listing_id: toListingId(100_001),
    status: 'active' as const,
    sale_method: 'auction' as const,
    price_cents: 1_000_000,
    bid_count: 10_000,
    reserve_state: 'none' as const,
    closes_at: new Date().toISOString(),
    minimum_next_bid_cents: 1_010_000,
    buy_now_price_cents: null,
    quantity_left: 1,
    watchers: 0,
    leader_pseudonym: 'Pōhutukawa',
    hold_until: null,
    deal_version: 10_001,
  },
  receipt: { number: 10_000, hash: 'a'.repeat(64), cents: 1_000_000, salt: 'b'.repeat(32) },
}

await using stand = await openStand(3300, async ({ server, platform }) => {
  const serve = createServe(server, platform, (token) => findCaller(platform.db, token))
  serve(echo, async ({ input }) => ({ ...answer, max_cents: input.max_cents! }))
})
using load = startLoadProcess()
using _hello = await startHello(helloPort)
const tokens = (await members(stand, 50)).map(({ token }) => token)

async function bidsPerSecond(path: string): Promise<number> {
  const listingIds = await auctions(stand, 1)
  const bids = { tokens, listing_ids: listingIds, from_cents: 10_000_000, step_cents: 50_000 }
  const report = await load.run({ port: stand.port, connections, lastsMs, path, bids })
  return report.perSecond[201] ?? 0
}

const { value, referenceValue } = await interleaveRuns(
  5,
  () => bidsPerSecond('/api/bid'),
  () => bidsPerSecond('/api/echo-bid'),
)
printResult({
  name: 'bids_hot',
  value,
  unit: 'accepted bids/s on one auction',
  reference: 'the same call answered without storing anything',
  referenceValue,
})

printResult({
  name: 'bids_hot_of_hello',
  unit: 'accepted bids/s on one auction',
  reference: 'a bare Fastify hello',
  ...(await interleaveRuns(
    5,
    () => bidsPerSecond('/api/bid'),
    () => hellosPerSecond(load, { port: helloPort, connections }),
  )),
})
