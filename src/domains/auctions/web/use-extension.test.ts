import { expect, test } from 'vitest'
import type { BidRow } from '#domains/auctions/common/bidding.ts'
import { extensionMinutes } from './use-extension.ts'

const bid = (sequence: number, time: string, extended: boolean) =>
  ({ sequence, placed_at: `2026-11-22T04:${time}Z`, extended }) as BidRow

test.each<[string, BidRow[], string | null, number | null]>([
  ['no bids', [], '2026-11-22T04:10:00Z', null],
  ['a bid long before the close', [bid(1, '01:00.000', false)], '2026-11-22T04:10:00Z', null],
  [
    'one in the last two minutes',
    [bid(1, '01:00.000', false), bid(2, '09:10.250', true)],
    '2026-11-22T04:11:10.250Z',
    2,
  ],
  ['two of them', [bid(2, '09:10.000', true), bid(3, '10:00.000', true)], '2026-11-22T04:12:00Z', 2],
  ['another rule of extension', [bid(2, '09:10.000', true)], '2026-11-22T04:14:10Z', 5],
  ['moved again by something else', [bid(2, '09:10.000', true)], '2026-11-22T05:20:31Z', null],
  ['no close', [bid(2, '09:10.000', true)], null, null],
])('%s', (_, bids, closesAt, minutes) => {
  expect(extensionMinutes(bids, closesAt)).toBe(minutes)
})
