import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listChoices, type Destination } from '#domains/delivery/common/delivery-price.ts'
import { randomHistories } from '#test/harness/depth.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import {
  applyProposal,
  isFinal,
  judgeTermsAction,
  sumTerms,
  undecided,
  type Terms,
  type TermsState,
} from './terms.rules.ts'
import type { TermsAction } from '#domains/trades/common/terms.ts'
import type { Side } from '../trades.rules.ts'

const now = new Date('2026-11-30T00:00:00Z')
const state = (changes: Partial<TermsState> = {}): TermsState => ({
  status: 'agreed',
  agreed_at: new Date(now.getTime() - 49 * 3_600_000),
  terms: { method: null, option: null },
  proposal: null,
  has_open_default: false,
  ...changes,
})
const chosen = { method: 'option', option: aCourierOption() } as const
const early = { agreed_at: new Date(now.getTime() - 47 * 3_600_000) }

test.each<[TermsAction, Side, Partial<TermsState>, string | null]>([
  ['choose_delivery', 'buyer', {}, null],
  ['choose_delivery', 'seller', {}, 'trade_moved'],
  ['choose_delivery', 'buyer', { terms: chosen }, 'trade_moved'],
  ['choose_delivery', 'buyer', { status: 'sent' }, 'trade_moved'],
  ['choose_delivery', 'buyer', { terms: null }, 'trade_moved'],
  ['choose_for_buyer', 'seller', {}, null],
  ['choose_for_buyer', 'seller', early, 'trade_too_early'],
  ['choose_for_buyer', 'buyer', {}, 'trade_moved'],
  ['change_address', 'buyer', { terms: chosen }, null],
  ['change_address', 'buyer', { terms: { method: 'pickup', option: null } }, 'trade_moved'],
  ['change_address', 'buyer', { terms: chosen, status: 'sent' }, 'trade_moved'],
  ['propose_total', 'seller', {}, null],
  ['propose_total', 'seller', { proposal: { side: 'buyer' } }, 'proposal_open'],
  ['propose_total', 'buyer', { has_open_default: true }, 'trade_moved'],
  ['propose_total', 'buyer', { status: 'disputed' }, 'trade_moved'],
  ['propose_cancel', 'buyer', { status: 'sent' }, null],
  ['propose_cancel', 'buyer', { status: 'completed' }, 'trade_moved'],
  ['propose_join', 'buyer', { terms: { method: 'joined', option: null } }, 'trade_moved'],
  ['propose_join', 'buyer', { status: 'sent' }, 'trade_moved'],
  ['answer_proposal', 'buyer', { proposal: { side: 'seller' } }, null],
  ['answer_proposal', 'buyer', { proposal: { side: 'buyer' } }, 'trade_moved'],
  ['withdraw_proposal', 'buyer', { proposal: { side: 'buyer' } }, null],
  ['withdraw_proposal', 'buyer', {}, 'trade_moved'],
  ['change_tracking', 'seller', { status: 'sent' }, null],
  ['change_tracking', 'seller', { status: 'paid' }, 'trade_moved'],
])('%s by the %s with %j is refused by %s', (action, side, changes, key) => {
  const verdict = judgeTermsAction(action, side, state(changes), now)
  expect(verdict.isAllowed ? null : verdict.reason.key).toBe(key)
})

const from = { region: 'wellington', latitude: -41.3, longitude: 174.8 }
const cents = (max = 5_000) => fc.integer({ min: 0, max })
const priceOrNone = fc.option(cents(), { nil: null, freq: 4 })
const options = fc
  .array(
    fc.record({
      kind: fc.constantFrom('courier', 'post', 'own_delivery', 'as_agreed'),
      radius_km: fc.integer({ min: 1, max: 200 }),
      north_cents: priceOrNone,
      south_cents: priceOrNone,
      own_region_cents: priceOrNone,
      rural_cents: priceOrNone,
      further_cents: cents(900),
    }),
    { maxLength: 4 },
  )
  .map((all) => all.map((one, n) => aCourierOption({ ...one, id: n + 1 })))
const destination: fc.Arbitrary<Destination> = fc.constantFrom<Destination>(
  { region: 'wellington', island: 'north', is_rural: false, latitude: -41.3, longitude: 174.8 },
  { region: 'auckland', island: 'north', is_rural: true, latitude: -36.8, longitude: 174.7 },
  { region: 'otago', island: 'south', is_rural: false, latitude: -45.9, longitude: 170.5 },
  { region: 'otago', island: 'south', is_rural: true, latitude: -45.9, longitude: 170.5 },
  { region: 'chatham-islands', island: 'chatham', is_rural: false, latitude: -43.9, longitude: -176.5 },
)
const step = fc.oneof(
  fc.record({ kind: fc.constant('total' as const), items_cents: cents(20_000), delivery_cents: cents() }),
  fc.record({ kind: fc.constant('cancel' as const), quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('join' as const), delivery_cents: cents() }),
)

test('totals of 10,000 random trades are plain sums, and cancelling pieces raises none', () => {
  fc.assert(
    fc.property(
      fc.record({ options, destination, steps: fc.array(step, { maxLength: 5 }), pick: fc.nat() }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 50_000 }),
      (deal, quantity, price) => {
        const choices = listChoices(
          { pickup: 'allowed', delivery_options: deal.options },
          from,
          deal.destination,
          quantity,
        )
        const choice = choices[deal.pick % choices.length]
        const option = choice?.option ?? null
        let terms: Terms = {
          ...undecided,
          quantity,
          items_cents: price * quantity,
          method: choice?.method ?? null,
          option,
          delivery_cents: choice?.price?.delivery_cents ?? null,
          rural_cents: choice?.price?.rural_cents ?? 0,
        }
        // A plain model beside the rule: what each part costs.
        const rural = option && deal.destination.is_rural ? option.rural_cents! : 0
        const { region, island } = deal.destination
        const isOwn = region === 'wellington' && option?.own_region_cents != null
        const first = !option
          ? 0
          : option.kind === 'own_delivery' || isOwn
            ? option.own_region_cents!
            : island === 'north'
              ? option.north_cents!
              : option.south_cents!
        const model = price * quantity + first + (option ? option.further_cents * (quantity - 1) : 0) + rural
        expect(sumTerms(terms)).toBe(model)
        for (const one of deal.steps) {
          const before = terms
          const proposal = { items_cents: null, delivery_cents: null, quantity: null, joined_to: 1, ...one }
          const next = applyProposal(before, proposal)
          if (one.kind === 'cancel') {
            expect(next === null).toBe(one.quantity >= before.quantity)
            if (!next) return
            expect(sumTerms(next)).toBeLessThanOrEqual(sumTerms(before))
            expect(next.items_cents * before.quantity).toBeLessThanOrEqual(before.items_cents * next.quantity)
          } else if (one.kind === 'total') {
            expect(sumTerms(next!)).toBe(one.items_cents + one.delivery_cents)
            expect(isFinal(next!)).toBe(true)
          } else expect(sumTerms(next!)).toBe(before.items_cents + one.delivery_cents)
          for (const part of [next!.items_cents, next!.delivery_cents ?? 0, next!.rural_cents])
            expect(Number.isInteger(part) && part >= 0).toBe(true)
          terms = next!
        }
      },
    ),
    { ...randomHistories(), numRuns: 10_000 },
  )
})
