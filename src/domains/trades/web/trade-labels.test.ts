import { describe, expect, test } from 'vitest'
import type { Trade, TradeMove } from '#domains/trades/common/trades.ts'
import { must } from '#platform/common/must.ts'
import { toListingId } from '#platform/common/ids.ts'
import {
  describeDisputeTime,
  describeMove,
  isUnconfirmedPayment,
  getBoughtPage,
  listPresses,
  listSteps,
} from './trade-labels.ts'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`
const move = (
  side: TradeMove['side'],
  action: TradeMove['action'],
  [fromStatus, toStatus]: [Trade['status'], Trade['status']],
  day: number,
): TradeMove => ({
  side,
  action,
  from_status: fromStatus,
  to_status: toStatus,
  reason: '',
  total_cents: null,
  at: at(day),
})

const paid = move('buyer', 'paid', ['agreed', 'paid'], 2)
const sent = move('seller', 'sent', ['paid', 'sent'], 3)

const steps = (status: Trade['status'], moves: TradeMove[], dispute: Trade['dispute'] = null) =>
  listSteps({
    role: 'seller',
    payment_confirmed: moves.some(({ action, side }) => action === 'paid' && side === 'seller'),
    status,
    moves,
    dispute,
    agreed_at: at(1),
  } as Trade).map(({ label, state, at: when }) => `${label} ${state}${when ? ` ${when.slice(8, 10)}` : ''}`)

test('a sale that is paid on Hoko says so, and ends in the seller’s payout', () => {
  const moves = [move('system', 'paid', ['agreed', 'paid'], 2), sent]
  const sale = { role: 'seller', payment_confirmed: true, status: 'sent', moves, dispute: null } as Trade
  const payout = { is_sent: true, at: at(9) }
  const labels = (trade: Trade, money: Parameters<typeof listSteps>[1]) =>
    listSteps({ ...trade, agreed_at: at(1) }, money).map(({ label, state }) => `${label} ${state}`)
  expect(labels(sale, { isPaidOnHoko: true })).toEqual([
    'Agreed done',
    'Paid on Hoko done',
    'Sent done',
    'Received next',
    'Paid out later',
  ])
  const received = move('buyer', 'received', ['sent', 'completed'], 5)
  const complete: Trade = { ...sale, status: 'completed', moves: [...moves, received] }
  expect(labels(complete, { isPaidOnHoko: true, payout }).at(-1)).toBe('Paid out done')
  expect(labels({ ...complete, role: 'buyer' }, { isPaidOnHoko: true, payout }).at(-1)).toBe('Received done')
  expect(describeMove(must(moves[0], 'move'), 'seller')).toBe('Paid on Hoko')
  const released = move('system', 'received', ['sent', 'completed'], 9)
  expect(describeMove(released, 'buyer')).toBe('The sale was completed, as nobody objected in time')
})

describe('the steps of a sale', () => {
  test.each<[string, Trade['status'], TradeMove[], string[]]>([
    ['just agreed', 'agreed', [], ['Agreed done 01', 'Paid next', 'Sent later', 'Received later']],
    [
      'paid, says the buyer',
      'paid',
      [paid],
      ['Agreed done 01', 'Buyer says they’ve paid next', 'Sent next', 'Received later'],
    ],
    [
      'sent',
      'sent',
      [paid, sent],
      ['Agreed done 01', 'Buyer says they’ve paid done 02', 'Sent done 03', 'Received next'],
    ],
    [
      'sent before it is paid',
      'sent',
      [move('seller', 'sent', ['agreed', 'sent'], 3)],
      ['Agreed done 01', 'Paid next', 'Sent done 03', 'Received next'],
    ],
    [
      'paid, says the seller',
      'paid',
      [move('seller', 'paid', ['agreed', 'paid'], 2)],
      ['Agreed done 01', 'Paid done 02', 'Sent next', 'Received later'],
    ],
    [
      'paid, and that taken back',
      'agreed',
      [paid, move('buyer', 'undone', ['paid', 'agreed'], 2)],
      ['Agreed done 01', 'Paid next', 'Sent later', 'Received later'],
    ],
    [
      'handed over at once',
      'completed',
      [move('seller', 'handed_over', ['agreed', 'completed'], 2)],
      ['Agreed done 01', 'Received done 02'],
    ],
    ['finished long ago', 'completed', [], ['Agreed done 01', 'Received done']],
  ])('%s', (_case, status, moves, expected) => {
    expect(steps(status, moves)).toEqual(expected)
  })

  test('shows the steps before the dispute', () => {
    const disputed = move('buyer', 'disputed', ['sent', 'disputed'], 6)
    expect(steps('disputed', [paid, sent, disputed], {} as Trade['dispute'])).toEqual([
      'Agreed done 01',
      'Paid done 02',
      'Sent done 03',
      'Received next',
    ])
  })
})

test.each([
  ['buyer', 'You paid'],
  ['seller', 'The buyer paid'],
  [null, 'The buyer paid'],
] as const)('a line is described to the %s', (role, words) => {
  expect(describeMove(paid, role)).toBe(words)
})

const confirmed = move('seller', 'payment_confirmed', ['paid', 'paid'], 3)

test.each([
  [null, [], 'The buyer says they paid'],
  [null, [sent], 'The buyer says they paid'],
  [null, [confirmed], 'The buyer paid'],
  ['seller', [], 'The buyer says they paid'],
  ['buyer', [], 'You paid'],
] as const)('a payment shown to %s, with %j after it, is described', (role, later, words) => {
  expect(describeMove(paid, role, isUnconfirmedPayment(paid, [...later]))).toBe(words)
})

test('the next step comes before the undo', () => {
  const labels = listPresses({ role: 'seller', may: ['undo', 'mark_sent', 'confirm_payment'] }).map(
    ({ label }) => label,
  )
  expect(labels).toEqual(['Confirm payment', 'Mark as sent', 'Undo'])
})

test.each([
  ['sold', '/general/100001/detail'],
  ['active', '/general/100001/detail'],
  ['suspended', null],
] as const)('a bought item with the status %s is listed under %s', (status, page) => {
  expect(getBoughtPage({ id: toListingId(100_001), type: 'general', status })).toBe(page)
})

const fresh = {
  status: 'sent',
  may: [],
  dispute: null,
  disputable_from: at(20),
  counterparty: { full_name: 'Aroha Ngata' },
} as unknown as Trade

test.each<[string, Partial<Trade>, number, boolean]>([
  ['sent', {}, 19, true],
  ['agreed', { status: 'agreed' }, 19, true],
  ['complete', { status: 'completed' }, 19, false],
  ['to be confirmed', { status: 'unconfirmed' }, 19, false],
  ['on a sale that can be disputed', { may: ['open_dispute'] }, 19, false],
  ['after the day', {}, 20, false],
  ['with a dispute behind it', { dispute: {} as Trade['dispute'] }, 19, false],
])('the day a dispute can open shows while it can’t: %s', (_case, trade, day, isUnconfirmed) => {
  const text = describeDisputeTime({ ...fresh, ...trade }, Date.parse(at(day)))
  if (isUnconfirmed)
    expect(text).toMatch(/^If something goes wrong, talk to Aroha Ngata first.* from Fri 20 Nov, /)
  else expect(text).toBeNull()
})
