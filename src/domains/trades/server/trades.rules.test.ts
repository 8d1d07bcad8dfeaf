import { toAccountId } from '#platform/common/ids.ts'
import { allowed, rejectionReason } from '#platform/common/verdict.ts'
import { describe, expect, test } from 'vitest'
import type { TradeAction } from '#domains/trades/common/trades.ts'
import { reminderDue, whatMay, judgeAction, judgeHandOver, type TradeState } from './trades.rules.ts'

const agreedAt = new Date('2026-04-01T00:00:00Z')
const onDay = (days: number) => new Date(agreedAt.getTime() + days * 86_400_000)
const buyer = { account_id: toAccountId(1), side: 'buyer' } as const
const seller = { account_id: toAccountId(2), side: 'seller' } as const

const trade = (over: Partial<TradeState> = {}): TradeState => ({
  status: 'agreed',
  agreed_at: agreedAt,
  payment_confirmed: false,
  last: null,
  openDefault: null,
  open_dispute: null,
  wasSentUnpaid: false,
  seller_is_suspended: false,
  is_paid_on_hoko: false,
  ...over,
})

const moveBy = (
  movedBy: number,
  action: NonNullable<TradeState['last']>['action'],
  day = 1,
): TradeState['last'] => ({ action, moved_by: toAccountId(movedBy), from_status: 'agreed', at: onDay(day) })

const defaultOpen = { openDefault: { stands_at: onDay(11) } }
const disputed = (openedBy: number) =>
  ({ status: 'disputed', open_dispute: { opened_by: toAccountId(openedBy), from_status: 'agreed' } }) as const

interface Case {
  state: Partial<TradeState>
  day: number
  buyer: TradeAction[]
  seller: TradeAction[]
}

const states: Record<string, Case> = {
  'just agreed': { state: {}, day: 1, buyer: ['mark_paid'], seller: ['mark_paid', 'send_unpaid'] },
  'on day 3': {
    state: {},
    day: 3,
    buyer: ['mark_paid', 'open_dispute'],
    seller: ['mark_paid', 'send_unpaid', 'open_dispute'],
  },
  'on day 7': {
    state: {},
    day: 7,
    buyer: ['mark_paid', 'open_dispute'],
    seller: ['mark_paid', 'send_unpaid', 'open_dispute', 'state_default'],
  },
  'paid, says the buyer': {
    state: { status: 'paid', last: moveBy(1, 'paid') },
    day: 1.5,
    buyer: ['undo'],
    seller: ['confirm_payment', 'mark_sent'],
  },
  'paid, says the seller': {
    state: { status: 'paid', payment_confirmed: true, last: moveBy(2, 'paid') },
    day: 1.5,
    buyer: ['mark_received'],
    seller: ['mark_sent', 'undo'],
  },
  'paid and confirmed': {
    state: { status: 'paid', payment_confirmed: true, last: moveBy(2, 'payment_confirmed') },
    day: 1.5,
    buyer: ['mark_received'],
    seller: ['mark_sent', 'undo'],
  },
  'paid long ago': {
    state: { status: 'paid', last: moveBy(1, 'paid') },
    day: 8,
    buyer: ['open_dispute'],
    seller: ['confirm_payment', 'mark_sent', 'open_dispute'],
  },
  sent: {
    state: { status: 'sent', last: moveBy(2, 'sent') },
    day: 1.5,
    buyer: ['mark_received'],
    seller: ['undo'],
  },
  'sent before it is paid': {
    state: { status: 'sent', wasSentUnpaid: true, last: moveBy(2, 'sent') },
    day: 1.5,
    buyer: [],
    seller: ['undo', 'confirm_payment'],
  },
  'paid for on delivery': {
    state: {
      status: 'sent',
      wasSentUnpaid: true,
      payment_confirmed: true,
      last: moveBy(2, 'payment_confirmed'),
    },
    day: 1.5,
    buyer: ['mark_received'],
    seller: ['undo'],
  },
  'agreed, its seller suspended': {
    state: { seller_is_suspended: true },
    day: 0.1,
    buyer: ['open_dispute'],
    seller: ['mark_paid', 'send_unpaid'],
  },
  'paid, its seller suspended': {
    state: { status: 'paid', seller_is_suspended: true, last: moveBy(1, 'paid') },
    day: 1.5,
    buyer: ['undo', 'open_dispute'],
    seller: ['confirm_payment', 'mark_sent'],
  },
  'sent, its seller suspended': {
    state: { status: 'sent', seller_is_suspended: true, last: moveBy(2, 'sent') },
    day: 1.5,
    buyer: ['mark_received', 'open_dispute'],
    seller: ['undo'],
  },
  'default stated, its seller suspended, after its time': {
    state: { ...defaultOpen, seller_is_suspended: true },
    day: 12,
    buyer: ['contest_default', 'accept_default'],
    seller: ['mark_paid', 'withdraw_default'],
  },
  'received a moment ago': {
    state: { status: 'completed', last: moveBy(1, 'received') },
    day: 1.5,
    buyer: ['undo'],
    seller: [],
  },
  'received yesterday': {
    state: { status: 'completed', last: moveBy(1, 'received') },
    day: 9,
    buyer: [],
    seller: [],
  },
  'handed over': {
    state: { status: 'completed', last: moveBy(2, 'handed_over') },
    day: 1.5,
    buyer: [],
    seller: [],
  },
  'undone once': {
    state: { last: moveBy(1, 'undone') },
    day: 1.5,
    buyer: ['mark_paid'],
    seller: ['mark_paid', 'send_unpaid'],
  },
  'default stated': {
    state: defaultOpen,
    day: 8,
    buyer: ['contest_default', 'accept_default'],
    seller: ['mark_paid', 'withdraw_default'],
  },
  'default that stands': { state: defaultOpen, day: 11, buyer: [], seller: [] },
  'disputed by the buyer': { state: disputed(1), day: 8, buyer: ['withdraw_dispute'], seller: [] },
  'disputed by the seller': { state: disputed(2), day: 8, buyer: [], seller: ['withdraw_dispute'] },
  cancelled: { state: { status: 'cancelled' }, day: 8, buyer: [], seller: [] },
  unconfirmed: { state: { status: 'unconfirmed' }, day: 8, buyer: [], seller: [] },
}

describe.each(Object.entries(states))('%s', (_name, { state, day, ...may }) => {
  test.each([buyer, seller])('$side', (mover) => {
    expect(whatMay(mover, trade(state), onDay(day)).toSorted()).toEqual(may[mover.side].toSorted())
  })
})

test.each([
  ['open_dispute', buyer, 2.999, 'trade_too_early'],
  ['open_dispute', buyer, 3, undefined],
  ['state_default', seller, 6.999, 'trade_too_early'],
  ['state_default', seller, 7, undefined],
  ['state_default', buyer, 7, 'trade_moved'],
] as const)('%s by the %o on day %s: %s', (action, mover, day, key) => {
  expect(rejectionReason(judgeAction(action, mover, trade(), onDay(day)))?.key).toBe(key)
})

test('an action can be undone within 24 hours and no later', () => {
  const paid = trade({ status: 'paid', last: moveBy(1, 'paid', 1) })
  expect(judgeAction('undo', buyer, paid, new Date(onDay(2).getTime() - 1))).toEqual(allowed)
  expect(rejectionReason(judgeAction('undo', buyer, paid, onDay(2)))?.key).toBe('trade_moved')
})

test.each([
  ['agreed', null],
  ['paid', null],
  ['sent', null],
  ['completed', 'trade_moved'],
  ['disputed', 'trade_moved'],
  ['cancelled', 'trade_moved'],
  ['unconfirmed', 'trade_moved'],
] as const)('a handover of a sale that is %s is judged %s', (status, key) => {
  expect(rejectionReason(judgeHandOver(trade({ status })))?.key ?? null).toBe(key)
})

test('a sale with a default statement can’t be handed over', () => {
  expect(rejectionReason(judgeHandOver(trade(defaultOpen)))?.key).toBe('trade_moved')
})

test.each([
  [2.999, null],
  [3, 3],
  [6.999, 3],
  [7, 7],
  [30, 7],
])('isUnfinished on day %s: %s', (day, due) => {
  expect(reminderDue(agreedAt, onDay(day))).toBe(due)
})
