import { expect, test } from 'vitest'
import { getPayment, getPieceCents, getSupplierName, listSupplyDetails, splitGst } from './documents.rules.ts'

const trader = { seller_kind: 'in_trade', gst_number: '49091850' } as const

/** Trading rules › New Zealand forms: up to $200, up to $1,000, and over. */
test.each<[number, { hasGst: boolean; hasIdentifier: boolean }]>([
  [1, { hasGst: false, hasIdentifier: false }],
  [20_000, { hasGst: false, hasIdentifier: false }],
  [20_001, { hasGst: true, hasIdentifier: false }],
  [100_000, { hasGst: true, hasIdentifier: false }],
  [100_001, { hasGst: true, hasIdentifier: true }],
])('a GST-registered seller’s receipt of %i cents has %o', (total, details) => {
  expect(listSupplyDetails(trader, total)).toEqual({ isTaxable: true, ...details })
})

test.each([
  ['a private seller', { seller_kind: 'private', gst_number: null }],
  ['a private seller who once gave a GST number', { seller_kind: 'private', gst_number: '49091850' }],
  ['a business without a GST number', { seller_kind: 'in_trade', gst_number: null }],
] as const)('the receipt of %s has no GST, whatever the total', (_who, seller) => {
  expect(listSupplyDetails(seller, 500_000)).toEqual({
    isTaxable: false,
    hasGst: false,
    hasIdentifier: false,
  })
})

test('splitGst rounds each line half up, and adds the lines up', () => {
  expect(splitGst([60_000, 700, 450])).toEqual({ lines: [7826, 91, 59], total: 7976 })
  expect(splitGst([4, 4, 4])).toEqual({ lines: [1, 1, 1], total: 3 })
  expect(splitGst([0])).toEqual({ lines: [0], total: 0 })
})

test.each([
  [2400, 1, 2400],
  [6000, 3, 2000],
  [199_999, 3, null],
])('%i cents for %i pieces are %o each', (items, quantity, each) => {
  expect(getPieceCents(items, quantity)).toBe(each)
})

test.each([
  ['in_trade', 'Kōwhai Ltd', 'Kōwhai Ltd'],
  ['in_trade', null, 'Ana Parata'],
  ['in_trade', '', 'Ana Parata'],
  ['private', 'Kōwhai Ltd', 'Ana Parata'],
] as const)('a seller %s who trades as %o is named %s', (kind, tradingName, name) => {
  expect(getSupplierName({ seller_kind: kind, trading_name: tradingName, name: 'Ana Parata' })).toBe(name)
})

const move = (
  side: 'buyer' | 'seller' | 'system',
  action: Parameters<typeof getPayment>[0][number]['action'],
  day: number,
) => ({
  side,
  action,
  at: `2026-12-0${day}T00:00:00.000Z`,
})
const on = (day: number) => new Date(`2026-12-0${day}T00:00:00.000Z`)

test.each([
  ['nothing', [], false, { state: 'unpaid' }],
  ['paid, by the buyer', [move('buyer', 'paid', 1)], false, { state: 'stated', at: on(1) }],
  [
    'paid, and confirmed',
    [move('buyer', 'paid', 1), move('seller', 'payment_confirmed', 2), move('seller', 'sent', 3)],
    true,
    { state: 'confirmed', at: on(2) },
  ],
  ['paid on Hoko', [move('system', 'paid', 1)], true, { state: 'on_hoko', at: on(1) }],
  ['paid, by the seller', [move('seller', 'paid', 1)], true, { state: 'confirmed', at: on(1) }],
  ['paid, then undone', [move('buyer', 'paid', 1), move('buyer', 'undone', 2)], false, { state: 'unpaid' }],
  [
    'confirmed, then undone',
    [move('buyer', 'paid', 1), move('seller', 'payment_confirmed', 2), move('seller', 'undone', 3)],
    false,
    { state: 'stated', at: on(1) },
  ],
  ['handed over', [move('seller', 'handed_over', 4)], true, { state: 'confirmed', at: on(4) }],
  ['confirmed without a step', [], true, { state: 'confirmed', at: null }],
])('a receipt after “%s” says so', (_name, moves, isConfirmed, payment) => {
  expect(getPayment(moves, isConfirmed)).toEqual(payment)
})
