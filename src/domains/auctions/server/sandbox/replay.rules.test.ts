import { expect, test } from 'vitest'
import type { AccountId } from '#platform/common/ids.ts'
import { a, b, before, c, closesAt, minute, second, seller } from '#test/harness/auctions/an-auction.ts'
import { customaryRules, type TradingRules } from '../price.rules.ts'
import { replayPast, type PastStep, type Replay } from './replay.rules.ts'

const auction = (steps: PastStep[], reservePriceCents: number | null = null) => ({
  seller_id: seller,
  start_price_cents: 10_00,
  reserve_price_cents: reservePriceCents,
  closes_at: closesAt,
  rules: customaryRules,
  steps,
})
const bid = (bidderId: AccountId, maxCents: number, placedAt = before(60 * minute)): PastStep => ({
  kind: 'bid',
  bidder_id: bidderId,
  max_cents: maxCents,
  placed_at: placedAt,
})
const steep: Partial<TradingRules> = { increments: [{ up_to_cents: null, increment_cents: 10_00 }] }
const late = [bid(a, 20_00), bid(b, 30_00, before(second)), bid(a, 40_00, before(-90 * second))]
const lowered: PastStep = { kind: 'reserve_lowered', reserveCents: 25_00 }

test.each<[string, PastStep[], Partial<TradingRules>, Partial<Replay>]>([
  ['nothing', [], {}, { outcome: 'unsold', price_cents: null, winner_id: null, closes_at: closesAt }],
  ['two bids', [bid(a, 20_00), bid(b, 30_00)], {}, { outcome: 'sold', price_cents: 20_50, winner_id: b }],
  ['larger increments', [bid(a, 20_00), bid(b, 30_00)], steep, { price_cents: 30_00, too_low: 0 }],
  [
    'one too low for a larger increment',
    [bid(a, 20_00), bid(b, 15_00)],
    steep,
    { price_cents: 10_00, winner_id: a, too_low: 1 },
  ],
  ['late bids', late, {}, { extensions: 2, closes_at: before(-210 * second), winner_id: a }],
  [
    'no extension',
    late,
    { extension_ms: 0 },
    { extensions: 0, closes_at: closesAt, winner_id: b, price_cents: 20_50, too_late: 1 },
  ],
  [
    'a longer extension',
    late,
    { extension_ms: 10 * minute },
    { extensions: 2, closes_at: before(-690 * second), winner_id: a, too_late: 0 },
  ],
  ['an outage', [{ kind: 'moved', to: before(-minute) }], {}, { closes_at: before(-minute) }],
  [
    'an outage that ends before a longer extension',
    [bid(a, 20_00, before(second)), { kind: 'moved', to: before(-5 * minute) }],
    { extension_ms: 10 * minute },
    { closes_at: before(-10 * minute + second) },
  ],
  [
    'a pause',
    [{ kind: 'went_on', from: closesAt, to: before(-60 * minute) }, bid(a, 20_00, before(-30 * minute))],
    {},
    { closes_at: before(-60 * minute), winner_id: a },
  ],
  [
    'bids that were voided',
    [bid(a, 20_00), bid(b, 90_00), bid(a, 50_00), { kind: 'voided', bidder_id: b }, bid(c, 60_00)],
    {},
    { price_cents: 51_00, winner_id: c },
  ],
  [
    'a maximum that was lowered',
    [bid(a, 20_00), { kind: 'maximum_lowered', bidder_id: a, max_cents: 15_00 }, bid(b, 30_00)],
    {},
    { price_cents: 15_50, winner_id: b },
  ],
])('%s', (_name, steps, rules, expected) => {
  expect(replayPast(auction(steps), { ...customaryRules, ...rules })).toMatchObject(expected)
})

test.each<[string, PastStep[], Partial<Replay>]>([
  ['not met', [bid(a, 40_00)], { outcome: 'unsold', price_cents: 10_00, winner_id: null }],
  ['met', [bid(a, 60_00)], { outcome: 'sold', price_cents: 50_00, winner_id: a }],
  ['lowered, and met by the next bid', [bid(a, 20_00), lowered, bid(b, 40_00)], { price_cents: 25_00 }],
  [
    'lowered, and kept when bids are voided',
    [bid(a, 20_00), lowered, bid(b, 40_00), { kind: 'voided', bidder_id: a }],
    { price_cents: 25_00, winner_id: b },
  ],
])('a replay handles a reserve: %s', (_name, steps, expected) => {
  expect(replayPast(auction(steps, 50_00), customaryRules)).toMatchObject(expected)
})
