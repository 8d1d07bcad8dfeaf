import { expect, test } from 'vitest'
import { toListingId } from '#platform/common/ids.ts'
import { findAnomalies } from './bid-checker.ts'
import { anomalyNames, type AnomalyName, type RecordedBid, type Recording } from './bid-recording.ts'
import {
  aBid,
  aCall,
  anna,
  at,
  bela,
  bought,
  carl,
  cleanRun,
  seller,
  unsold,
  won,
  type Run,
} from './clean-run.ts'

const named = (run: Recording): AnomalyName[] =>
  [...new Set(findAnomalies(run).map(({ name }) => name))].toSorted()

function row<T>(rows: T[], wanted: (row: T) => boolean): T {
  const found = rows.find(wanted)
  if (!found) throw new Error('No such row to break')
  return found
}
const bidOf = (run: Run, listingId: number, sequence: number): RecordedBid =>
  row(run.bids, (bid) => bid.listing_id === listingId && bid.sequence === sequence)
const dealOf = (run: Run, listingId: number) => row(run.deals, (deal) => deal.listing_id === listingId)
const tradeOf = (run: Run, listingId: number) => row(run.trades, (trade) => trade.listing_id === listingId)
const callOf = (run: Run, id: string) => row(run.calls, (call) => call.operation_id === id)

test('a clean run has no anomalies', () => {
  expect(findAnomalies(cleanRun())).toEqual([])
})

test('a run without write times or in another row order has no anomalies', () => {
  const run = cleanRun()
  for (const bid of run.bids) delete bid.written_at
  for (const rows of Object.values(run)) rows.reverse()
  expect(findAnomalies(run)).toEqual([])
})

/** [the fault, the anomalies it causes (its own first), how to seed it]. */
const faults: [what: string, names: AnomalyName[], seed: (run: Run) => void][] = [
  [
    'an answered bid is gone: the last',
    ['acknowledged_bid_lost', 'final_price_differs', 'wrong_leader'],
    (run) => void run.bids.splice(run.bids.indexOf(bidOf(run, won, 4)), 1),
  ],
  [
    'an answered bid is gone: one in the middle',
    [
      'acknowledged_bid_lost',
      'sequence_gap',
      'price_not_by_the_rules',
      'closing_time_not_by_the_rules',
      'final_price_differs',
      'wrong_leader',
    ],
    (run) => void run.bids.splice(run.bids.indexOf(bidOf(run, won, 2)), 1),
  ],
  [
    'an answered bid is stored with another maximum',
    ['acknowledged_bid_lost', 'phantom_bid', 'wrong_leader'],
    (run) => void (bidOf(run, unsold, 1).max_cents = 21_00),
  ],
  [
    'two clients were told one sequence',
    ['acknowledged_bid_lost'],
    (run) => void run.calls.push(aCall('x', [won, anna, 30_00], [-1_000, -998], 'ok', 1)),
  ],
  [
    'nobody asked for a bid',
    ['phantom_bid'],
    (run) => void (run.calls = run.calls.filter((call) => call.operation_id !== 'c1')),
  ],
  ['a refused bid is stored', ['phantom_bid'], (run) => void (callOf(run, 'c1').outcome = 'refused')],
  [
    'one operation made two bids',
    ['phantom_bid', 'acknowledged_bid_lost'],
    (run) => void run.calls.push(aCall('b1', [won, bela, 95_00], [59.9, 60.1], 'ok', 4)),
  ],
  [
    'a bid on a listing that was not in the run',
    ['phantom_bid'],
    (run) => void run.bids.push(aBid([toListingId(99), 1, anna, 10_00], [10_00, anna])),
  ],
  [
    'a bid at the closing instant',
    ['accepted_after_close'],
    (run) => void (bidOf(run, won, 4).placed_at = at(90)),
  ],
  [
    'a bid that waited for the lock past the close, by a clock read before',
    ['accepted_after_close'],
    (run) => void (bidOf(run, won, 4).written_at = at(90.1)),
  ],
  [
    'a bid written after the closing was claimed',
    ['accepted_after_close'],
    (run) => {
      bidOf(run, won, 4).placed_at = at(89.9)
      bidOf(run, won, 4).written_at = at(90.3)
      row(run.closings, (closing) => closing.listing_id === won).at = at(90.2)
    },
  ],
  [
    'two bids with one sequence',
    ['duplicate_sequence', 'acknowledged_bid_lost', 'phantom_bid'],
    (run) => void (bidOf(run, won, 4).sequence = 3),
  ],
  [
    'a sequence left out',
    ['sequence_gap', 'acknowledged_bid_lost', 'phantom_bid'],
    (run) => void (bidOf(run, won, 4).sequence = 5),
  ],
  [
    'sequences that begin with 2',
    ['sequence_gap', 'acknowledged_bid_lost', 'phantom_bid'],
    (run) => void (bidOf(run, unsold, 1).sequence = 2),
  ],
  ['a price a cent off', ['price_not_by_the_rules'], (run) => void (bidOf(run, won, 3).price_cents = 61_01)],
  ['another leader after a bid', ['wrong_leader'], (run) => void (bidOf(run, won, 3).leader_id = carl)],
  ['another leader on the deal', ['wrong_leader'], (run) => void (dealOf(run, won).leader_id = carl)],
  ['a lost maximum on the deal', ['wrong_leader'], (run) => void (dealOf(run, won).leader_max_cents = 80_00)],
  [
    'a bid under the minimum',
    [
      'bid_not_by_the_rules',
      'final_price_differs',
      'price_not_by_the_rules',
      'trade_with_wrong_buyer_or_price',
    ],
    (run) => {
      bidOf(run, won, 3).max_cents = 40_50
      callOf(run, 'c1').max_cents = 40_50
    },
  ],
  [
    'a raise to no more than before',
    ['bid_not_by_the_rules', 'wrong_leader'],
    (run) => {
      bidOf(run, won, 4).max_cents = 80_00
      callOf(run, 'b2').max_cents = 80_00
    },
  ],
  [
    'a bid of the seller',
    ['bid_not_by_the_rules', 'phantom_bid'],
    (run) => void (bidOf(run, won, 3).bidder_id = seller),
  ],
  [
    'no extension',
    ['closing_time_not_by_the_rules', 'accepted_after_close'],
    (run) => void (bidOf(run, won, 3).closes_at = at(0)),
  ],
  [
    'an extension by an own raise',
    ['closing_time_not_by_the_rules', 'closed_before_time'],
    (run) => void (bidOf(run, won, 4).closes_at = at(180)),
  ],
  [
    'the deal forgot the extension',
    ['closing_time_not_by_the_rules'],
    (run) => void (dealOf(run, won).closes_at = at(0)),
  ],
  [
    'the deal has an older price',
    ['final_price_differs'],
    (run) => void (dealOf(run, won).price_cents = 40_00),
  ],
  ['the deal counts one bid less', ['final_price_differs'], (run) => void (dealOf(run, won).bid_count = 3)],
  ['two trades', ['two_trades_for_one_listing'], (run) => void run.trades.push({ ...tradeOf(run, won) })],
  [
    'a bid after buy-now',
    ['bid_after_buy_now', 'final_price_differs', 'wrong_leader'],
    (run) => {
      run.bids.push(aBid([bought, 1, anna, 50_00], [10_00, anna], [-499, 0]))
      run.calls.push(aCall('x', [bought, anna, 50_00], [-500, -498], 'ok', 1))
    },
  ],
  [
    'buy-now after the bid that ended it',
    ['buy_now_not_standing', 'final_price_differs', 'wrong_leader'],
    (run) => {
      run.bids.push(aBid([bought, 1, anna, 50_00], [10_00, anna], [-501, 0]))
      run.calls.push(aCall('x', [bought, anna, 50_00], [-502, -500], 'ok', 1))
    },
  ],
  [
    'an answered buy-now is gone',
    ['acknowledged_buy_now_lost', 'closed_before_time'],
    (run) => void run.trades.pop(),
  ],
  [
    'two were told they bought it',
    ['acknowledged_buy_now_lost'],
    (run) => void (callOf(run, 'a4').outcome = 'ok'),
  ],
  ['a buy-now nobody asked for', ['phantom_buy_now'], (run) => void (callOf(run, 'c2').outcome = 'refused')],
  ['sold without a trade', ['trade_missing'], (run) => void run.trades.shift()],
  [
    'a trade with the runner-up',
    ['trade_with_wrong_buyer_or_price'],
    (run) => void (tradeOf(run, won).buyer_id = carl),
  ],
  [
    'a trade at the maximum',
    ['trade_with_wrong_buyer_or_price'],
    (run) => void (tradeOf(run, won).price_cents = 95_00),
  ],
  [
    'a buy-now at another price',
    ['trade_with_wrong_buyer_or_price'],
    (run) => void (tradeOf(run, bought).price_cents = 10_00),
  ],
  ['a trade without a closing', ['trade_with_wrong_buyer_or_price'], (run) => void run.closings.shift()],
  [
    'sold below the reserve',
    ['trade_with_wrong_buyer_or_price'],
    (run) => {
      row(run.closings, (closing) => closing.listing_id === unsold).outcome = 'sold'
      run.trades.push({
        listing_id: unsold,
        buyer_id: anna,
        price_cents: 10_00,
        how: 'won',
        agreed_at: at(0.1),
      })
    },
  ],
  [
    'closed by two workers',
    ['closed_twice'],
    (run) => void run.closings.push({ listing_id: won, outcome: 'sold', at: at(90.3) }),
  ],
  [
    'closed after it was bought',
    ['closed_twice'],
    (run) => void run.closings.push({ listing_id: bought, outcome: 'unsold', at: at(0.1) }),
  ],
  [
    'closed at the first end although it was extended',
    ['closed_before_time'],
    (run) => void (row(run.closings, (closing) => closing.listing_id === won).at = at(61)),
  ],
  [
    'the deal closed early',
    ['closed_before_time'],
    (run) => void (dealOf(run, unsold).closed_at = at(-0.001)),
  ],
  [
    'a bid answered before another was sent stands after it',
    ['real_time_order_violation'],
    (run) => {
      callOf(run, 'a1').started_at = at(-900)
      callOf(run, 'a1').ended_at = at(-899)
    },
  ],
  [
    'a clock read before the bid before was written',
    ['real_time_order_violation'],
    (run) => void (bidOf(run, won, 2).placed_at = at(-999 + 0.004)),
  ],
  [
    'a clock that went back',
    ['real_time_order_violation'],
    (run) => void (bidOf(run, won, 2).placed_at = at(-999.5)),
  ],
  [
    'a trade on a listing that was not in the run',
    ['phantom_buy_now'],
    (run) => void run.trades.push({ ...tradeOf(run, won), listing_id: toListingId(99) }),
  ],
]

test.each(faults)('a fault is named %s', (_, names, seed) => {
  const run = cleanRun()
  seed(run)
  expect(named(run)).toEqual(names.toSorted())
})

test('every kind of anomaly has a test fault', () => {
  const seeded = new Set(faults.map(([, names]) => names[0]))
  expect(anomalyNames.filter((name) => !seeded.has(name))).toEqual([])
})
