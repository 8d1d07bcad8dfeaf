import { expect, test } from 'vitest'
import type { Trade } from '#domains/trades/common/trades.ts'
import { describeOpenDelivery, describeTradeAct, getTotal } from './trade-act.ts'

type Terms = NonNullable<Trade['terms']>
type Delivery = NonNullable<Terms['delivery']>

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`
const now = Date.parse(at(3))

const courier: Delivery = {
  method: 'option',
  kind: 'courier',
  name: '',
  delivery_cents: 7_00,
  rural_cents: 4_50,
  days_to_send: 2,
  is_tracked: true,
  joined_to: null,
}
const asAgreed: Delivery = {
  ...courier,
  method: 'as_agreed',
  kind: null,
  delivery_cents: null,
  rural_cents: 0,
}

const terms = (delivery: Delivery | null): Terms => ({
  version: 1,
  reference: 'H5001',
  quantity: 1,
  items_cents: 24_00,
  delivery,
  total_cents: 24_00 + (delivery?.delivery_cents ?? 0) + (delivery?.rural_cents ?? 0),
  is_final: delivery !== null && delivery.delivery_cents !== null,
  pay_by: at(8),
  choose_by: delivery ? null : at(5),
})

const trade = (role: Trade['role'], status: Trade['status'], rest: Partial<Trade> = {}): Trade =>
  ({
    id: 5001,
    role,
    status,
    total_cents: 24_00,
    terms: terms(courier),
    parcel: null,
    proposal: null,
    payment_confirmed: status === 'sent' || status === 'completed',
    moves: [],
    may: [],
    may_change: [],
    default_stated: null,
    counterparty: { full_name: 'Ben Neb', display_name: 'Ben N.', is_suspended: false },
    ...rest,
  }) as Trade

const parcel = { carrier: 'NZ Post', number: '1', url: 'https://example.org/1', at: at(2) }
const stated = { reason: '', stated_at: at(2), stands_at: at(5), outcome: null }
const proposal = { side: 'seller', kind: 'total', total_cents: 30_00 } as NonNullable<Trade['proposal']>

test.each<[string, Trade, string, boolean]>([
  ['the buyer pays the whole total', trade('buyer', 'agreed'), 'Pay NZ$\u00a035.50', true],
  [
    'the buyer chooses the delivery',
    trade('buyer', 'agreed', { terms: terms(null) }),
    'Choose delivery',
    true,
  ],
  [
    'a buyer waits for a delivery price',
    trade('buyer', 'agreed', { terms: terms(asAgreed) }),
    'See purchase',
    false,
  ],
  ['an old trade has no terms', trade('buyer', 'agreed', { terms: null }), 'Pay NZ$\u00a024', true],
  ['the buyer answers the seller', trade('buyer', 'unconfirmed', { terms: null }), 'Answer seller', true],
  ['a proposal comes first', trade('buyer', 'agreed', { proposal }), 'Answer proposal', true],
  ['the buyer answers a claim', trade('buyer', 'agreed', { default_stated: stated }), 'Answer claim', true],
  ['the seller isn’t sure yet', trade('buyer', 'paid'), 'See purchase', false],
  ['the parcel is tracked', trade('buyer', 'sent', { parcel }), 'Track parcel', true],
  ['the parcel isn’t tracked', trade('buyer', 'sent'), 'Confirm receipt', true],
  ['the seller waits for the money', trade('seller', 'agreed'), 'See sale', false],
  [
    'the seller proposes a price',
    trade('seller', 'agreed', { terms: terms(asAgreed) }),
    'Propose delivery',
    true,
  ],
  ['the seller waits for a choice', trade('seller', 'agreed', { terms: terms(null) }), 'See sale', false],
  [
    'the seller may choose',
    trade('seller', 'agreed', { terms: terms(null), may_change: ['choose_for_buyer'] }),
    'Choose delivery',
    true,
  ],
  ['the seller confirms the payment', trade('seller', 'paid'), 'Confirm payment', true],
  ['the seller sends it', trade('seller', 'paid', { payment_confirmed: true }), 'Mark as sent', true],
  ['the seller waits for the buyer', trade('seller', 'sent'), 'See sale', false],
  ['a dispute waits for Hoko', trade('seller', 'disputed'), 'See sale', false],
])('%s', (_, one, label, isMine) => {
  expect(describeTradeAct(one, { now, isReviewDue: false })).toMatchObject({ label, isMine })
})

test('a finished trade has no next step, but may be reviewed', () => {
  const done = trade('buyer', 'completed')
  expect(describeTradeAct(done, { now, isReviewDue: true })).toEqual({
    line: null,
    label: 'Leave a review',
    isMine: false,
  })
  expect(describeTradeAct(trade('seller', 'cancelled'), { now, isReviewDue: true }).label).toBe(
    'Leave a review',
  )
  expect(describeTradeAct(done, { now, isReviewDue: false }).label).toBe('See purchase')
})

test('the total says what isn’t in it', () => {
  expect(getTotal(trade('buyer', 'agreed'))).toBe(35_50)
  expect(getTotal(trade('buyer', 'unconfirmed', { terms: null }))).toBe(24_00)
  const say = (delivery: Delivery | null, status: Trade['status'] = 'agreed') =>
    describeOpenDelivery(trade('buyer', status, { terms: terms(delivery) }))
  expect(say(courier)).toBe(null)
  expect(say(null)).toBe('plus delivery')
  expect(say(asAgreed)).toBe('plus delivery as agreed')
  expect(say(asAgreed, 'completed')).toBe(null)
})
