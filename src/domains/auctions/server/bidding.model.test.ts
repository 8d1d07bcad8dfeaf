import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as ladder from '#domains/deals/common/price-ladder.ts'
import { histories, type History } from '#test/harness/auctions/auction-histories.ts'
import {
  closingIsDue,
  firstDifference,
  type Engine,
  type Tally,
} from '#test/harness/auctions/auction-model.ts'
import { atDepth, randomHistories } from '#test/harness/depth.ts'
import * as bidding from './bidding.rules.ts'
import * as pricing from './price.rules.ts'
import * as reserves from './closing/reserve.rules.ts'
import * as voids from './void/void.rules.ts'

const engine: Engine = { ...ladder, ...bidding, ...pricing, ...reserves, ...voids, closingIsDue }

test('random histories match the reference, step by step', { timeout: 120_000 }, () => {
  const tally: Tally = new Map()
  fc.assert(
    fc.property(histories, (history: History) => {
      expect(firstDifference(engine, history, tally)).toBeNull()
    }),
    randomHistories(),
  )
  // A model test that never reaches a rule proves nothing about it.
  const enough = atDepth(1, 20)
  expect(mustBeReached.filter((what) => (tally.get(what) ?? 0) < enough)).toEqual([])
})

const verdicts: Record<string, string> = {
  bid: 'accepted listing_closed not_allowed_to_bid amount_not_valid bid_too_high bid_too_low maximum_below_own',
  buy_now: 'accepted listing_closed not_allowed_to_bid buy_now_gone',
  lower_reserve:
    'accepted listing_closed no_reserve reserve_already_lowered reserve_lowering_too_late reserve_not_lower reserve_too_low',
  void: 'accepted listing_closed void_too_late no_bids_of_bidder',
  lower_maximum: 'accepted listing_closed not_allowed_to_lower maximum_not_lower maximum_below_price',
  close: 'accepted not_due',
}

const mustBeReached = [
  ...Object.entries(verdicts).flatMap(([kind, keys]) => keys.split(' ').map((key) => `${kind}: ${key}`)),
  'equal maxima',
  'own raise',
  'extended',
  'buy-now removed',
  'leader changed by bid',
  'leader changed by void',
  'reserve met by bid',
  'reserve met by lower_reserve',
  'reserve lost',
  'ended sold',
  'ended unsold: no_bids',
  'ended unsold: reserve_not_met',
]

const bidsBroken = (
  change: (
    decision: bidding.BidAccepted,
    auction: bidding.AuctionState,
    bid: bidding.Bid,
  ) => Partial<bidding.AuctionState>,
): Engine => ({
  ...engine,
  decideBid: (auction, bid, rules) => {
    const decision = bidding.decideBid(auction, bid, rules)
    if (decision.outcome === 'refused') return decision
    return { ...decision, next: { ...decision.next, ...change(decision, auction, bid) } }
  },
})

const later = (time: Date, ms: number): Date => new Date(time.getTime() + ms)

const broken: Record<string, Engine> = {
  'a later equal maximum takes the lead': bidsBroken((_, auction, bid) =>
    bid.max_cents === auction.leader_max_cents ? { leader_id: bid.bidder_id } : {},
  ),
  'the increment is the one of the winner, not of the second': bidsBroken(({ next }, auction, bid) =>
    auction.leader_max_cents !== null &&
    next.leader_id === bid.bidder_id &&
    auction.leader_id !== bid.bidder_id
      ? {
          price_cents: Math.min(bid.max_cents, auction.leader_max_cents + ladder.incrementFor(bid.max_cents)),
        }
      : {},
  ),
  'an own raise moves the price by rule 4': bidsBroken(({ next }, auction, bid) =>
    auction.leader_id === bid.bidder_id && auction.leader_max_cents === auction.price_cents
      ? { price_cents: Math.min(bid.max_cents, next.price_cents + 50) }
      : {},
  ),
  'the reserve does not lift the price': bidsBroken(({ reserve_newly_met }, auction) =>
    reserve_newly_met ? { price_cents: auction.price_cents } : {},
  ),
  'every bid extends, an own raise too': bidsBroken((_, auction, bid) => ({
    closes_at: bidding.extensionFor(auction.closes_at, bid.placed_at, true),
  })),
  'extensions are a millisecond short': bidsBroken(({ extended, next }) =>
    extended ? { closes_at: later(next.closes_at, -1) } : {},
  ),
  'buy-now outlives the reserve': bidsBroken((_, auction) => ({
    buy_now_price_cents: auction.buy_now_price_cents,
  })),
  'the closing instant still takes bids': {
    ...engine,
    decideBid: (auction, bid, rules) =>
      bidding.decideBid({ ...auction, closes_at: later(auction.closes_at, 1) }, bid, rules),
  },
  'a ladder whose upper bounds are left out': {
    ...engine,
    minimumNextBid: (listingView) =>
      ladder.minimumNextBid({ ...listingView, price_cents: listingView.price_cents + 1 }) - 1,
  },
  'a reserve lowered to the maximum of the leader is met at once': {
    ...engine,
    reserveState: (listingView) =>
      (listingView.leader_max_cents ?? 0) >= (listingView.reserve_price_cents ?? Infinity)
        ? 'met'
        : ladder.reserveState(listingView),
  },
  'a void leaves the price': {
    ...engine,
    decideVoid: (auction, voiding, rules) => {
      const decision = voids.decideVoid(auction, voiding, rules)
      if (decision.outcome === 'refused') return decision
      return { ...decision, next: { ...decision.next, price_cents: auction.price_cents } }
    },
  },
  'a void brings buy-now back': {
    ...engine,
    decideVoid: (auction, voiding, rules) =>
      voids.decideVoid({ ...auction, buy_now_price_cents: 1 }, voiding, rules),
  },
  'a replay with the last reserve for every bid': {
    ...engine,
    replayAuction: (terms, entries, rules) => {
      const lowered = entries.find((entry) => entry.kind === 'reserve_lowered')
      const reservePriceCents = lowered?.reserveCents ?? terms.reserve_price_cents
      return pricing.replayAuction({ ...terms, reserve_price_cents: reservePriceCents }, entries, rules)
    },
  },
  'an auction closes a millisecond early': {
    ...engine,
    closingIsDue: (auction, at) => closingIsDue(auction, later(at, 1)),
  },
  'sold below the reserve': {
    ...engine,
    closeOutcome: (listingView) => bidding.closeOutcome({ ...listingView, reserve_price_cents: null }),
  },
}

describe('a model test finds an engine with one broken rule', () => {
  test.each(Object.entries(broken))('%s', (_, brokenEngine) => {
    const run = fc.check(
      fc.property(histories, (history: History) => firstDifference(brokenEngine, history) === null),
      { numRuns: 10_000, seed: 20_261_120, endOnFailure: true },
    )
    expect(run.failed).toBe(true)
  })
})
