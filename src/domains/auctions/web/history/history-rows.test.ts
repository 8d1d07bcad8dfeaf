import { expect, test } from 'vitest'
import type { BidRow } from '#domains/auctions/common/bidding.ts'
import { historyRows } from './history-rows.ts'

const bid = (sequence: number, pseudonym: string, leader: string, priceCents: number, mine?: number) =>
  ({
    sequence,
    pseudonym,
    leader,
    price_cents: priceCents,
    is_mine: mine !== undefined,
    my_max_cents: mine ?? null,
  }) as BidRow

const received = (bids: BidRow[]) =>
  historyRows(bids).map(
    ({ pseudonym, price_cents, isAuto, is_mine, isRaise }) =>
      `${pseudonym}${is_mine ? ' (me)' : ''}${isAuto ? ' auto' : ''}${isRaise ? ' raised' : ''} ${price_cents === null ? '–' : price_cents / 100}`,
  )

test('the leading bid has its price', () => {
  expect(received([bid(2, 'Tūī', 'Tūī', 31_00), bid(1, 'Tawa', 'Tawa', 10_00, 30_00)])).toEqual([
    'Tūī 31',
    'Tawa (me) 10',
  ])
})

test('my outbid limit shows as my bid, and the automatic bid above has the price', () => {
  expect(received([bid(2, 'Tawa', 'Pāteke', 126_00, 125_00), bid(1, 'Pāteke', 'Pāteke', 10_00)])).toEqual([
    'Pāteke auto 126',
    'Tawa (me) 125',
    'Pāteke 10',
  ])
})

test('another bidder’s limit stays hidden, and automatic bids for me are mine', () => {
  expect(received([bid(2, 'Tūī', 'Kāmahi', 26_00), bid(1, 'Kāmahi', 'Kāmahi', 10_00, 80_00)])).toEqual([
    'Kāmahi (me) auto 26',
    'Tūī –',
    'Kāmahi (me) 10',
  ])
})

test('a leader’s higher limit shows as raised, and the price stays', () => {
  expect(
    received([
      bid(4, 'Tūī', 'Tūī', 45_00),
      bid(3, 'Tūī', 'Tūī', 31_00),
      bid(2, 'Tūī', 'Tūī', 31_00),
      bid(1, 'Tawa', 'Tawa', 10_00),
    ]),
  ).toEqual(['Tūī 45', 'Tūī raised 31', 'Tūī 31', 'Tawa 10'])
})
