import { expect, test } from 'vitest'
import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import { queuedUntil, quietUntil } from './quiet-hours.rules.ts'

const night = { is_on: true, from: '22:00', until: '07:00' }
const hours = (from: string, until: string) => ({ is_on: true, from, until })
const read = (at: string | null) => at && new Date(at).toISOString()

test.each([
  ['in the evening before', night, '2026-11-25T21:59:59+13:00', null],
  ['as they begin', night, '2026-11-25T22:00:00+13:00', '2026-11-26T07:00:00+13:00'],
  ['before midnight', night, '2026-11-25T23:30:00+13:00', '2026-11-26T07:00:00+13:00'],
  ['after midnight', night, '2026-11-26T00:00:00+13:00', '2026-11-26T07:00:00+13:00'],
  ['in their last second', night, '2026-11-26T06:59:59+13:00', '2026-11-26T07:00:00+13:00'],
  ['as they end', night, '2026-11-26T07:00:00+13:00', null],
  ['at midday', night, '2026-11-26T12:00:00+13:00', null],
  ['over New Year', night, '2026-12-31T23:59:00+13:00', '2027-01-01T07:00:00+13:00'],
  ['off', { ...night, is_on: false }, '2026-11-26T00:00:00+13:00', null],
  ['of a shift worker', hours('09:00', '17:30'), '2026-11-26T12:00:00+13:00', '2026-11-26T17:30:00+13:00'],
  ['of a shift worker, later', hours('09:00', '17:30'), '2026-11-26T23:00:00+13:00', null],
  ['nearly a whole day', hours('07:01', '07:00'), '2026-11-26T07:00:30+13:00', null],
  ['nearly a whole day', hours('07:01', '07:00'), '2026-11-26T07:01:00+13:00', '2026-11-27T07:00:00+13:00'],
  // 10:45 pm in the Chatham Islands, whose clocks change at the same moment.
  ['in the Chathams', night, '2026-11-25T22:45:00+13:45', '2026-11-26T07:45:00+13:45'],
  ['in the Chathams, before', night, '2026-11-25T22:44:00+13:45', null],

  // On 27 September 2026 the hour from 2 am is skipped: these nine hours are eight.
  ['before clocks go forward', night, '2026-09-26T23:00:00+12:00', '2026-09-27T07:00:00+13:00'],
  ['as clocks go forward', night, '2026-09-27T03:00:00+13:00', '2026-09-27T07:00:00+13:00'],
  [
    'until a time that is skipped',
    hours('22:00', '02:30'),
    '2026-09-27T03:29:00+13:00',
    '2026-09-27T03:30:00+13:00',
  ],
  ['until a time that is skipped', hours('22:00', '02:30'), '2026-09-27T03:30:00+13:00', null],
  ['from a time that is skipped', hours('02:30', '07:00'), '2026-09-27T03:29:00+13:00', null],
  [
    'from a time that is skipped',
    hours('02:30', '07:00'),
    '2026-09-27T03:30:00+13:00',
    '2026-09-27T07:00:00+13:00',
  ],

  // On 4 April 2027 the hour from 2 am happens twice: these nine hours are ten.
  ['before clocks go back', night, '2027-04-03T23:00:00+13:00', '2027-04-04T07:00:00+12:00'],
  ['in the second 2 am', night, '2027-04-04T02:30:00+12:00', '2027-04-04T07:00:00+12:00'],
  [
    'until a time that comes twice',
    hours('22:00', '02:30'),
    '2027-04-04T02:45:00+13:00',
    '2027-04-04T02:30:00+12:00',
  ],
  ['until a time that comes twice', hours('22:00', '02:30'), '2027-04-04T02:30:00+12:00', null],
  [
    'from a time that comes twice',
    hours('02:30', '07:00'),
    '2027-04-04T02:10:00+12:00',
    '2027-04-04T07:00:00+12:00',
  ],
  ['from a time that comes twice', hours('02:30', '07:00'), '2027-04-04T02:29:00+13:00', null],
])('quiet hours %s: %o at %s end at %s', (_when, when, now, end) => {
  expect(quietUntil(new Date(now), when)?.toISOString() ?? null).toBe(read(end))
})

const now = new Date('2026-11-25T23:00:00+13:00')
const end = '2026-11-26T07:00:00+13:00'
const beforeEnd = '2026-11-26T06:59:00+13:00'
const afterEnd = '2026-11-26T07:00:01+13:00'

test.each<[NotificationKind, string, { isUrgent?: boolean; closes_at?: string }, string | null]>([
  ['question', 'waits', {}, end],
  ['outbid', 'waits when there is time to bid in the morning', { closes_at: afterEnd }, end],
  ['outbid', 'goes at once when the auction closes before', { closes_at: beforeEnd }, null],
  ['outbid', 'goes at once when the auction closes as the quiet hours end', { closes_at: end }, null],
  ['closing_soon', 'goes at once when the auction closes before', { closes_at: beforeEnd }, null],
  ['reserve_lowered', 'goes at once when the auction closes before', { closes_at: beforeEnd }, null],
  ['question', 'waits though the auction closes before', { closes_at: beforeEnd }, end],
  ['lost', 'waits', { closes_at: beforeEnd }, end],
  ['payment_details', 'goes at once', {}, null],
  ['alarm', 'goes at once', {}, null],
  ['report', 'waits', {}, end],
  ['trade', 'goes at once when it is urgent', { isUrgent: true }, null],
])('in quiet hours a %s notification %s', (kind, _what, { isUrgent = false, closes_at }, expected) => {
  const waiting = { kind, isUrgent, closes_at: closes_at ? new Date(closes_at) : null }
  expect(queuedUntil(now, night, waiting)?.toISOString() ?? null).toBe(read(expected))
  expect(queuedUntil(new Date(afterEnd), night, waiting)).toBeNull()
})
