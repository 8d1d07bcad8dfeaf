import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { RecordedCall } from './bid-recording.ts'
import type { Person, TestApp } from '../test-app.ts'

export interface Recorder {
  calls: RecordedCall[]
  minimum: Map<number, number>
  bid(bidder: Person, listingId: ListingId, maxCents: number, key?: string): Promise<RecordedCall>
  buyNow(buyer: Person, listingId: ListingId, key?: string): Promise<RecordedCall>
}

/** A 5xx or no answer counts as `unknown`. */
export function recordCalls(app: Pick<TestApp, 'as'>): Recorder {
  const calls: RecordedCall[] = []
  const minimum = new Map<number, number>()

  type BidCall = Pick<RecordedCall, 'operation_id' | 'kind' | 'listing_id' | 'bidder_id' | 'max_cents'>
  // oxlint-disable-next-line typescript/no-explicit-any -- Replies and refusals are read by their fields.
  async function record(input: BidCall, request: () => Promise<any>): Promise<RecordedCall> {
    const startedAt = new Date()
    const answer = await request().catch(() => ({ status: 0 }))
    const endedAt = new Date()
    const accepted = 'listing' in answer
    const outcome = accepted ? 'ok' : answer.status >= 400 && answer.status < 500 ? 'refused' : 'unknown'
    const next = accepted ? answer.listing.minimum_next_bid_cents : answer.minimum_cents
    if (next) minimum.set(input.listing_id, next)
    const call = {
      ...input,
      started_at: startedAt,
      ended_at: endedAt,
      outcome,
      sequence: answer.sequence ?? null,
    } as const
    calls.push(call)
    return call
  }

  return {
    calls,
    minimum,
    bid: (bidder, listingId, maxCents, key = randomUUID()) =>
      record(
        { operation_id: key, kind: 'bid', listing_id: listingId, bidder_id: bidder.id, max_cents: maxCents },
        () =>
          app
            .as(bidder)
            .call(placeBid, { listing_id: listingId, max_cents: maxCents }, { idempotencyKey: key }),
      ),
    buyNow: (buyer, listingId, key = randomUUID()) =>
      record(
        { operation_id: key, kind: 'buy_now', listing_id: listingId, bidder_id: buyer.id, max_cents: null },
        () => app.as(buyer).call(buyNow, { id: listingId }, { idempotencyKey: key }),
      ),
  }
}

interface StormWishes {
  bidders: Person[]
  listing_ids: ListingId[]
  until: AbortSignal
  retries?: boolean
  /** Until a call that wasn’t answered is made again. */
  retryMs?: number
  apartMs?: number
}

/**
 * Everyone bids on everything: near the minimum, where bids collide; round amounts, for equal
 * maxima; raises; some buy-nows; some calls sent twice at once with one key.
 */
export async function storm(recorder: Recorder, wishes: StormWishes): Promise<void> {
  await Promise.all(wishes.bidders.map((bidder) => bidOnAndOn(recorder, bidder, wishes)))
}

async function bidOnAndOn(recorder: Recorder, bidder: Person, wishes: StormWishes) {
  const { listing_ids, until, retries = false, retryMs = 50, apartMs = 0 } = wishes
  while (!until.aborted) {
    const listingId = oneOf(listing_ids)
    const key = randomUUID()
    const maxCents = someAmount(recorder.minimum.get(listingId) ?? 1000)
    const request = chance(0.02)
      ? () => recorder.buyNow(bidder, listingId, key)
      : () => recorder.bid(bidder, listingId, maxCents, key)
    if (chance(0.05)) await Promise.all([request(), request()])
    await (retries ? requestUntilAnswered(request, retryMs) : request())
    if (apartMs > 0) await pause(apartMs * (0.5 + Math.random()))
  }
}

async function requestUntilAnswered(request: () => Promise<RecordedCall>, retryMs: number) {
  while ((await request()).outcome === 'unknown') await pause(retryMs)
}

function someAmount(minimum: number): number {
  if (chance(0.3)) return minimum
  if (chance(0.4)) return Math.ceil((minimum + 1) / 1000) * 1000
  return minimum + Math.floor((Math.random() - 0.2) * 2000)
}

export const chance = (share: number) => Math.random() < share

export function oneOf<T>(things: readonly T[]): T {
  const thing = things[Math.floor(Math.random() * things.length)]
  if (thing === undefined) throw new Error('There is nothing to choose from.')
  return thing
}
