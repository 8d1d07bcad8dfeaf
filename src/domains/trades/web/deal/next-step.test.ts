import { describe, expect, test } from 'vitest'
import type { TradeDelivery, TradeTerms } from '#domains/trades/common/terms.ts'
import type { Trade, TradeMove } from '#domains/trades/common/trades.ts'
import { describeNext, describeState, getPrimaryAct } from './next-step.ts'

const at = (day: number) => `2026-12-${String(day).padStart(2, '0')}T00:00:00.000Z`

const courier: TradeDelivery = {
  method: 'option',
  kind: 'courier',
  name: '',
  delivery_cents: 7_00,
  rural_cents: 4_50,
  days_to_send: 2,
  is_tracked: true,
  joined_to: null,
}
const terms: TradeTerms = {
  version: 1,
  reference: 'H5001',
  quantity: 1,
  items_cents: 24_00,
  delivery: courier,
  total_cents: 35_50,
  is_final: true,
  pay_by: at(7),
  choose_by: null,
}
const open = {
  ...terms,
  delivery: null,
  is_final: false,
  total_cents: 24_00,
  choose_by: '2026-12-02T04:00:00.000Z',
}
const asAgreed = {
  ...terms,
  is_final: false,
  delivery: {
    ...courier,
    method: 'as_agreed' as const,
    kind: null,
    delivery_cents: null,
    days_to_send: null,
  },
}
const pickup = {
  ...terms,
  delivery: { ...courier, method: 'pickup' as const, kind: null, days_to_send: null },
}

const move = (action: TradeMove['action'], side: TradeMove['side'], from: Trade['status']): TradeMove => ({
  side,
  action,
  from_status: from,
  to_status: from,
  reason: '',
  total_cents: null,
  at: at(3),
})

const base = {
  id: 5001,
  terms,
  total_cents: 24_00,
  proposal: null,
  default_stated: null,
  dispute: null,
  moves: [],
  may: [],
  may_change: [],
  payment_confirmed: false,
  counterparty: { full_name: 'Ben Kahu', display_name: 'Ben K', is_suspended: false },
} as unknown as Trade

const proposal = (side: Trade['role']) => ({ side }) as Trade['proposal']
const confirmed = { payment_confirmed: true, moves: [move('payment_confirmed', 'seller', 'paid')] }

type Case = [string, Partial<Trade>, string, string]

const cases: Case[] = [
  [
    'a stated sale',
    { status: 'unconfirmed', terms: null },
    'Did you buy this from Ben Kahu?',
    'Waiting for Ben Kahu to confirm the sale',
  ],
  [
    'a win without a delivery',
    { status: 'agreed', terms: open },
    'Choose the delivery by Wed 2 Dec, 5 pm',
    'Waiting for Ben Kahu to choose the delivery by Wed 2 Dec, 5 pm',
  ],
  [
    'a win after 48 hours',
    {
      status: 'agreed',
      terms: { ...open, choose_by: '2026-11-30T04:00:00.000Z' },
      may_change: ['choose_for_buyer'],
    },
    'Choose the delivery for Ben Kahu',
    'Choose the delivery for Ben Kahu',
  ],
  [
    'delivery as agreed',
    { status: 'agreed', terms: asAgreed },
    'Waiting for Ben Kahu to propose a delivery price',
    'Propose a delivery price to Ben Kahu',
  ],
  [
    'to pay',
    { status: 'agreed' },
    'Pay Ben Kahu NZ$\u00a035.50 by Mon 7 Dec',
    'Waiting for Ben Kahu to pay NZ$\u00a035.50 by Mon 7 Dec',
  ],
  [
    'overdue',
    { status: 'agreed', terms: { ...terms, pay_by: '2026-11-29T00:00:00.000Z' } },
    'Pay Ben Kahu NZ$\u00a035.50 now. It was due on Sun 29 Nov',
    'Waiting for Ben Kahu to pay NZ$\u00a035.50. It was due on Sun 29 Nov',
  ],
  [
    'from before terms',
    { status: 'agreed', terms: null },
    'Pay Ben Kahu NZ$\u00a024',
    'Waiting for Ben Kahu to pay NZ$\u00a024',
  ],
  [
    'paid, says the buyer',
    { status: 'paid' },
    'Waiting for Ben Kahu to confirm your payment',
    'Check that Ben Kahu paid you NZ$\u00a035.50, then confirm it',
  ],
  [
    'paid',
    { status: 'paid', ...confirmed },
    'Waiting for Ben Kahu to send it by Sat 5 Dec',
    'Send it to Ben Kahu by Sat 5 Dec',
  ],
  [
    'paid, for pickup',
    { status: 'paid', ...confirmed, terms: pickup },
    'Pick it up from Ben Kahu',
    'Hand it over to Ben Kahu',
  ],
  [
    'paid, as agreed',
    { status: 'paid', ...confirmed, terms: asAgreed },
    'Waiting for Ben Kahu to hand it over or send it',
    'Hand it over or send it to Ben Kahu',
  ],
  [
    'sent',
    { status: 'sent', payment_confirmed: true, moves: [move('sent', 'seller', 'paid')] },
    'Confirm when you have it',
    'Waiting for Ben Kahu to receive it',
  ],
  [
    'sent before it is paid',
    { status: 'sent', moves: [move('sent', 'seller', 'agreed')] },
    'Pay Ben Kahu NZ$\u00a035.50 when you get it',
    'Confirm the payment once Ben Kahu has paid you.',
  ],
  ['complete', { status: 'completed' }, 'All done. Enjoy!', 'All done.'],
  ['disputed', { status: 'disputed' }, 'We’re looking into this sale', 'We’re looking into this sale'],
  ['fallen through', { status: 'cancelled' }, 'This sale fell through.', 'This sale fell through.'],
  [
    'stated as not paid',
    { status: 'agreed', default_stated: { outcome: null } as Trade['default_stated'] },
    'Ben Kahu says you haven’t paid',
    'Waiting for Ben Kahu to answer',
  ],
]

const now = Date.parse('2026-12-01T00:00:00.000Z')
const say = (changes: Partial<Trade>) => describeNext({ ...base, ...changes }, now).sentence

describe('the next step', () => {
  test.each(cases)('of a sale that is %s', (_case, changes, buyer, seller) => {
    if (!changes.may_change?.includes('choose_for_buyer'))
      expect(say({ ...changes, role: 'buyer' })).toBe(buyer)
    expect(say({ ...changes, role: 'seller' })).toBe(seller)
  })

  test.each([
    ['buyer', 'buyer', 'Pay Ben Kahu NZ$\u00a035.50 by Mon 7 Dec'],
    ['buyer', 'seller', 'Answer Ben Kahu’s proposal'],
    ['seller', 'buyer', 'Answer Ben Kahu’s proposal'],
  ] as const)('for the %s of a sale with a proposal of the %s', (role, side, sentence) => {
    expect(say({ status: 'agreed', role, proposal: proposal(side) })).toBe(sentence)
  })

  test('for the buyer of a suspended seller', () => {
    const counterparty = { ...base.counterparty, is_suspended: true }
    expect(say({ status: 'agreed', role: 'buyer', counterparty })).toBe('Don’t pay yet')
    expect(say({ status: 'sent', role: 'buyer', counterparty })).toBe('Don’t send any more money')
  })
})

test.each([
  ['agreed', 'buyer', ['mark_paid'], [], 'mark_paid'],
  ['agreed', 'seller', ['mark_paid', 'send_unpaid'], ['propose_total'], null],
  ['paid', 'seller', ['confirm_payment', 'mark_sent'], [], 'confirm_payment'],
  ['sent', 'buyer', ['mark_received'], [], 'mark_received'],
  ['sent', 'buyer', [], [], null],
] as const)('the one act of a sale that is %s, for the %s', (status, role, may, mayChange, act) => {
  expect(getPrimaryAct({ ...base, status, role, may: [...may], may_change: [...mayChange] })).toBe(act)
})

test.each([
  [{ status: 'agreed', terms: open }, 'Delivery to choose'],
  [{ status: 'agreed' }, 'To be paid'],
  [{ status: 'paid' }, 'Payment to be confirmed'],
  [{ status: 'paid', payment_confirmed: true }, 'Paid'],
  [{ status: 'completed' }, 'Complete'],
] as const)('the state %j has a word', (changes, word) => {
  expect(describeState({ ...base, role: 'buyer', ...changes }).label).toBe(word)
})
