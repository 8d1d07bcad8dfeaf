import { expect, test } from 'vitest'
import type { BidRow } from '#domains/auctions/common/bidding.ts'
import { historyRows } from './history-rows.ts'

const bid = (sequence: number, pseudonym: string, leader: string, price_cents: number, mine?: number) =>
  ({
    sequence,
    pseudonym,
    leader,
    price_cents,
    is_mine: mine !== undefined,
    my_max_cents: mine ?? null,
  }) as BidRow

const told = (bids: BidRow[]) =>
  historyRows(bids).map(
    ({ pseudonym, price_cents, is_auto, is_mine, is_raise }) =>
      `${pseudonym}${is_mine ? ' (me)' : ''}${is_auto ? ' auto' : ''}${is_raise ? ' raised' : ''} ${price_cents === null ? '–' : price_cents / 100}`,
  )

test('who leads by a bid has its price', () => {
  expect(told([bid(2, 'Tūī', 'Tūī', 31_00), bid(1, 'Tawa', 'Tawa', 10_00, 30_00)])).toEqual([
    'Tūī 31',
    'Tawa (me) 10',
  ])
})

test('my bid below a secret limit is mine at my limit, and the price is of the automatic bid above it', () => {
  expect(told([bid(2, 'Tawa', 'Pāteke', 126_00, 125_00), bid(1, 'Pāteke', 'Pāteke', 10_00)])).toEqual([
    'Pāteke auto 126',
    'Tawa (me) 125',
    'Pāteke 10',
  ])
})

test('of somebody else’s it is not said how far it went; what is bid for me by itself is mine', () => {
  expect(told([bid(2, 'Tūī', 'Kāmahi', 26_00), bid(1, 'Kāmahi', 'Kāmahi', 10_00, 80_00)])).toEqual([
    'Kāmahi (me) auto 26',
    'Tūī –',
    'Kāmahi (me) 10',
  ])
})

test('a leader’s higher limit shows as a raised limit, and the price stays', () => {
  expect(
    told([
      bid(4, 'Tūī', 'Tūī', 45_00),
      bid(3, 'Tūī', 'Tūī', 31_00),
      bid(2, 'Tūī', 'Tūī', 31_00),
      bid(1, 'Tawa', 'Tawa', 10_00),
    ]),
  ).toEqual(['Tūī 45', 'Tūī raised 31', 'Tūī 31', 'Tawa 10'])
})
