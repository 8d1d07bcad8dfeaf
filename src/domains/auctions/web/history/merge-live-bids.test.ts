import { expect, test } from 'vitest'
import type { BidRow, LiveBid, LiveBids } from '#domains/auctions/common/bidding.ts'
import { toListingId } from '#platform/common/ids.ts'
import { addReceived, hasNewVoid, mergeLiveBids, type MergedBids } from './merge-live-bids.ts'

const bid = (sequence: number, pseudonym = 'Tūī'): LiveBid => ({
  sequence,
  pseudonym,
  leader: pseudonym,
  price_cents: sequence * 10_00,
  placed_at: '2026-11-26T06:00:00.000Z',
  extended: false,
})
const row = (sequence: number): BidRow => ({
  ...bid(sequence),
  listing_id: toListingId(1),
  is_mine: false,
  my_max_cents: null,
  voided: null,
})
const message = (...sequences: number[]): LiveBids => ({
  latest: sequences.toReversed().map((sequence) => bid(sequence)),
  last_sequence: Math.max(...sequences),
  voids: 0,
})
const read = { items: [row(2), row(1)], total: 2 }
const me = { listing_id: toListingId(1), me: 'Kea' }
const mergeAll = (...messages: LiveBids[]) => messages.reduce<MergedBids | null>(mergeLiveBids, null)
const notified = (received: MergedBids | null) => {
  const { items, total, is_behind } = addReceived(read, received, me)
  return { sequences: items.map(({ sequence }) => sequence), total, is_behind }
}

test('consecutive bids are shown without a request', () => {
  expect(notified(mergeAll(message(3), message(4)))).toEqual({
    sequences: [4, 3, 2, 1],
    total: 4,
    is_behind: false,
  })
})

test('late or repeated messages change nothing', () => {
  const inOrder = notified(mergeAll(message(3), message(4)))
  expect(notified(mergeAll(message(4), message(3)))).toEqual(inOrder)
  expect(notified(mergeAll(message(3), message(4), message(3)))).toEqual(inOrder)
  expect(notified(mergeAll(message(1)))).toEqual({ sequences: [2, 1], total: 2, is_behind: false })
})

test('the history stays unchanged after a gap until it is fetched again', () => {
  const received = mergeAll(message(4))
  expect(notified(received)).toEqual({ sequences: [2, 1], total: 2, is_behind: true })
  const again = { items: [row(4), row(3), row(2), row(1)], total: 4 }
  expect(addReceived(again, received, me)).toMatchObject({ is_behind: false, total: 4 })
})

test('my own bid triggers a request because messages omit its limit', () => {
  const received = mergeLiveBids(null, { latest: [bid(3, 'Kea')], last_sequence: 3, voids: 0 })
  expect(addReceived(read, received, me)).toMatchObject({
    items: [{ sequence: 3, is_mine: true, my_max_cents: null }, {}, {}],
    is_behind: true,
  })
})

test('a void is detected once', () => {
  const voided = { ...message(2), voids: 1 }
  expect(hasNewVoid(mergeAll(message(2)), voided, read)).toBe(true)
  expect(hasNewVoid(mergeAll(voided), voided, read)).toBe(false)
  expect(hasNewVoid(null, message(2), read)).toBe(false)
  expect(hasNewVoid(null, voided, read)).toBe(true)
  const known = { ...row(2), voided: { at: '', price_cents: 10_00 } }
  expect(hasNewVoid(null, voided, { items: [known, row(1)], total: 2 })).toBe(false)
})
