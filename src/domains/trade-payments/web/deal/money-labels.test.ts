import { expect, test } from 'vitest'
import type { TradeMoney, TradePayment } from '#domains/trade-payments/common/trade-payments.ts'
import { describeBarrier, describeMoney } from './money-labels.ts'

const now = Date.parse('2026-12-01T00:00:00Z')

const payment: TradePayment = {
  id: 1,
  method: 'card',
  status: 'held',
  amount_cents: 54_90,
  refunded_cents: 0,
  started_at: '2026-11-30T00:00:00Z',
  paid_at: '2026-11-30T00:00:00Z',
  release_at: null,
  ended_at: null,
  failure: null,
  action_url: null,
  refunds: [],
  payout: null,
  has_open_chargeback: false,
}

const money: TradeMoney = {
  trade_id: 9001,
  role: 'buyer',
  barrier: 'paid',
  methods: ['card'],
  due_cents: 0,
  ceiling_cents: 5_000_00,
  payments: [payment],
  fee: { items_cents: 47_90, fee_cents: 4_80, gst_cents: 63, net_cents: 50_10 },
  delivered_release_at: null,
  may: [],
}

const describe = (role: TradeMoney['role'], changes: Partial<TradePayment>, more: Partial<TradeMoney> = {}) =>
  describeMoney(
    { ...money, ...more, role, payments: [{ ...payment, ...changes }] },
    { isPickup: false, now },
  ).map(({ kind, text }) => `${kind}: ${text.replaceAll('\u00a0', ' ')}`)

const sentOn = '2026-12-14T00:00:00Z'
const payout = { amount_cents: 50_10, is_sent: false, at: '2026-12-03T00:00:00Z', has_failed: false }
const refund = { amount_cents: 54_90, cause: 'sale_cancelled', is_sent: true, at: sentOn } as const

test.each<[string, Partial<TradePayment>, string, string]>([
  [
    'kept before it is sent',
    {},
    'good: Paid. Hoko keeps NZ$ 54.90 until you have the item.',
    'good: Paid on Hoko. Send it now; NZ$ 50.10 is yours once the buyer has it.',
  ],
  [
    'kept once it is sent',
    { release_at: sentOn },
    'good: Paid. Hoko keeps NZ$ 54.90 until you say it arrived, or until Mon 14 Dec. Something wrong? Open a dispute before then.',
    'good: Paid on Hoko. NZ$ 50.10 is yours once the buyer says it arrived, or on Mon 14 Dec.',
  ],
  [
    'disputed',
    { status: 'disputed' },
    'plain: Paid on Hoko. Hoko keeps NZ$ 54.90 until the dispute is decided.',
    'plain: Paid on Hoko. Hoko keeps NZ$ 54.90 until the dispute is decided.',
  ],
  [
    'charged back',
    { status: 'disputed', has_open_chargeback: true },
    'wrong: Your bank is looking into this payment. Hoko keeps NZ$ 54.90 until it has decided.',
    'wrong: The buyer’s bank is looking into this payment. Hoko keeps NZ$ 54.90 until it has decided.',
  ],
  [
    'given back',
    { status: 'refunded', refunded_cents: 54_90, refunds: [refund] },
    'plain: NZ$ 54.90 went back to you on Mon 14 Dec, because the sale was cancelled.',
    'plain: NZ$ 54.90 went back to the buyer on Mon 14 Dec, because the sale was cancelled.',
  ],
])('a payment that is %s reads so for both sides', (_, changes, buyer, seller) => {
  expect(describe('buyer', changes)).toEqual([buyer])
  expect(describe('seller', changes)).toEqual([seller])
})

test.each<[string, Partial<typeof payout>, string]>([
  ['waits', {}, 'plain: NZ$ 50.10 is on its way to you. It’ll be sent on Thu 3 Dec.'],
  ['is due', { at: '2026-11-30T20:00:00Z' }, 'plain: NZ$ 50.10 is on its way to you.'],
  ['has failed', { has_failed: true }, 'wrong: We couldn’t pay out NZ$ 50.10. We’ll try again on Thu 3 Dec.'],
  ['was sent', { is_sent: true }, 'good: NZ$ 50.10 was paid out to you on Thu 3 Dec.'],
])('a payout that %s reads so for the seller', (_, changes, text) => {
  expect(describe('seller', { status: 'released', payout: { ...payout, ...changes } })).toEqual([text])
})

test('a refund in part leaves the rest to the other line', () => {
  const part = { ...refund, amount_cents: 10_00, cause: 'dispute', is_sent: false } as const
  expect(describe('buyer', { status: 'released', refunded_cents: 10_00, refunds: [part] })).toEqual([
    'plain: Paid on Hoko. The seller has your money.',
    'plain: NZ$ 10 is on its way back to you, as we decided in the dispute.',
  ])
})

test('a part of the sum says how much is still due', () => {
  expect(describe('buyer', {}, { due_cents: 5_00 })).toEqual([
    'plain: NZ$ 54.90 is paid on Hoko. NZ$ 5 is still to be paid.',
  ])
})

test('unpaid tries have no line', () => {
  expect(describe('buyer', { status: 'failed', paid_at: null })).toEqual([])
})

test.each<[TradeMoney['barrier'], TradeMoney['methods'], string | null]>([
  ['off', [], null],
  ['not_general', ['card'], null],
  ['total_open', ['card'], 'You can pay on Hoko once the delivery and the total are agreed.'],
  ['total_open', [], null],
  [
    'above_ceiling',
    ['card'],
    'Sales above NZ$ 5,000 can’t be paid on Hoko. Pay as you agreed with the seller.',
  ],
  ['seller_not_ready', [], 'This seller isn’t set up to be paid on Hoko. Pay as you agreed with them.'],
  [null, ['card'], null],
])('the barrier %s with methods %j reads %j', (barrier, methods, text) => {
  expect(describeBarrier({ ...money, barrier, methods })?.replaceAll('\u00a0', ' ') ?? null).toBe(text)
})
