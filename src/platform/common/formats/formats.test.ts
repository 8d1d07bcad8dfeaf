import { expect, test } from 'vitest'
import {
  currencyPrefix,
  daysRemaining,
  defaultAmount,
  defaultDateFormat,
  defaultTimeFormat,
  formatAppointment,
  formatByPattern,
  formatDate,
  formatDay,
  formatDaysAgo,
  formatDuration,
  formatHour,
  formatInstant,
  formatMoney,
  formatRatingPercentage,
  formatShortAppointment,
  formatDatedInstant,
  formatDayAndMonth,
  formatShortInstant,
  formatTimeLeft,
  formatVisit,
  plusHours,
  truncateText,
} from './formats.ts'

test('amounts begin with NZ$, and an unknown one is NZ$ 0.00', () => {
  expect([currencyPrefix, defaultAmount]).toEqual(['NZ$\u00a0', 'NZ$\u00a00.00'])
  expect([formatMoney(null), formatMoney(undefined)]).toEqual(['NZ$\u00a00.00', 'NZ$\u00a00.00'])
})

test.each([
  [40_000, 'NZ$\u00a0400'],
  [123_450, 'NZ$\u00a01,234.50'],
  [5, 'NZ$\u00a00.05'],
  [10_000_000_000, 'NZ$\u00a0100,000,000'],
])('%i cents are %s', (cents, text) => expect(formatMoney(cents)).toBe(text))

test.each([
  ['2026-11-22T06:30:00Z', 'Sunday 22 November, 7:30 pm', 'Sun 22 Nov, 7:30 pm', '22-11-2026'],
  ['2026-11-20T11:00:00Z', 'Saturday 21 November, 12:00 am', 'Sat 21 Nov, 12:00 am', '21-11-2026'],
  // The hour repeated when daylight saving ends: both instants are 2:30 am.
  ['2027-04-03T13:30:00Z', 'Sunday 4 April, 2:30 am', 'Sun 4 Apr, 2:30 am', '04-04-2027'],
  ['2027-04-03T14:30:00Z', 'Sunday 4 April, 2:30 am', 'Sun 4 Apr, 2:30 am', '04-04-2027'],
])('%s is formatted for Auckland', (instant, long, short, date) => {
  const at = new Date(instant)
  expect([formatInstant(at), formatShortInstant(at), formatDate(at)]).toEqual([long, short, date])
})

test.each([
  ['2026-11-22T06:30:00Z', 'Sun 22 Nov, 7:30 pm', '22 Nov'],
  ['2025-11-22T06:30:00Z', '22 Nov 2025, 7:30 pm', '22 Nov 2025'],
  // New Year in Auckland comes before that in UTC.
  ['2026-12-31T11:30:00Z', '1 Jan 2027, 12:30 am', '1 Jan 2027'],
])('%s is dated %s and %s when it is 2026', (instant, moment, day) => {
  const [at, now] = [new Date(instant), new Date('2026-12-01T00:00:00Z')]
  expect([formatDatedInstant(at, now), formatDayAndMonth(at, now)]).toEqual([moment, day])
})

test.each([
  [0, 'closing'],
  [1, '1 s'],
  [59_000, '59 s'],
  [252_000, '4 min 12 s'],
  [3_600_000 + 120_000, '1 h 02 min'],
  [86_400_000, '1 day 0 h'],
  [3 * 86_400_000 + 4 * 3_600_000, '3 days 4 h'],
])('%i ms left read %s', (ms, text) => expect(formatTimeLeft(ms)).toBe(text))

test.each([
  ['', ''],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), `${'x'.repeat(30)}...`],
  ['ā'.repeat(31), `${'ā'.repeat(30)}...`],
  ['🥝'.repeat(30), '🥝'.repeat(30)],
  ['🥝'.repeat(31), `${'🥝'.repeat(30)}...`],
  [`${'a'.repeat(29)}🇳🇿`, `${'a'.repeat(29)}🇳🇿`],
  [`${'a'.repeat(29)}👩‍👩‍👧b`, `${'a'.repeat(29)}👩‍👩‍👧...`],
  [`${'a'.repeat(29)}e\u0301b`, `${'a'.repeat(29)}e\u0301...`],
])('%s is cut at 30 characters: %s', (text, cut) => expect(truncateText(text)).toBe(cut))

test.each([
  [0, '0.00%'],
  [2.5, '50.00%'],
  [4.375, '87.50%'],
  [10 / 3, '66.67%'],
  [4.9999, '100.00%'],
  [5, '100.00%'],
])('a rating of %d is %s', (rating, text) => expect(formatRatingPercentage(rating)).toBe(text))

test.each([
  ['2026-11-20T11:00:00Z', '2026-11-21', '00:00:00', '21-11-2026'],
  ['2026-11-20T10:59:59Z', '2026-11-20', '23:59:59', '20-11-2026'],
  ['2026-06-30T00:05:09Z', '2026-06-30', '12:05:09', '30-06-2026'],
  ['2026-01-01T20:00:00Z', '2026-01-02', '09:00:00', '02-01-2026'],
])('%s is %s, %s and %s in Auckland', (instant, date, time, shown) => {
  const at = new Date(instant)
  expect([defaultDateFormat, defaultTimeFormat]).toEqual(['YYYY-MM-DD', 'HH:mm:ss'])
  expect(formatByPattern(at, defaultDateFormat)).toBe(date)
  expect(formatByPattern(at, defaultTimeFormat)).toBe(time)
  expect(formatByPattern(at, 'DD-MM-YYYY')).toBe(shown)
  expect(formatDate(at)).toBe(shown)
})

test('unknown parts of a pattern are kept', () => {
  expect(formatByPattern(new Date('2026-11-22T06:30:05Z'), 'DD/MM/YYYY [HH.mm], D M s')).toBe(
    '22/11/2026 [19.30], D M s',
  )
})

test.each([
  ['2026-11-21T11:00:00Z', '2026-11-21T10:59:59Z', 1],
  ['2026-11-21T23:00:00Z', '2026-11-21T11:00:00Z', 0],
  ['2026-11-30T11:00:00Z', '2026-11-21T00:00:00Z', 10],
  ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', 0],
  // Covers the start of daylight saving, when a day has 23 hours, and its end, when one has 25.
  ['2026-09-27T11:00:00Z', '2026-09-26T12:00:00Z', 1],
  ['2027-04-04T12:00:00Z', '2027-04-03T11:00:00Z', 1],
  ['2028-03-01T00:00:00Z', '2028-02-28T00:00:00Z', 2],
])('until %s, from %s, %i days remain', (until, now, days) =>
  expect(daysRemaining(new Date(until), new Date(now))).toBe(days),
)

test.each([
  ['2026-11-21T00:00:00Z', '2026-11-23T03:05:59Z', '2 days 3 hours 5 minutes'],
  ['2026-11-21T00:00:00Z', '2026-11-22T01:01:00Z', '1 day 1 hour 1 minute'],
  ['2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z', '1 day'],
  ['2026-11-21T00:00:00Z', '2026-11-21T00:59:59Z', '59 minutes'],
  ['2026-11-21T00:00:00Z', '2026-11-22T00:00:59Z', '1 day'],
  ['2026-11-21T00:00:00Z', '2026-11-21T00:00:59Z', '0 minutes'],
  ['2026-11-23T03:05:00Z', '2026-11-21T00:00:00Z', '2 days 3 hours 5 minutes'],
])('from %s to %s it is %s', (from, to, text) =>
  expect(formatDuration(new Date(from), new Date(to))).toBe(text),
)

test.each([
  ['2026-11-21T00:00:00Z', 5, '2026-11-21T05:00:00.000Z'],
  ['2026-12-31T23:30:00Z', 1, '2027-01-01T00:30:00.000Z'],
  ['2026-11-21T00:00:00Z', 0.5, '2026-11-21T00:30:00.000Z'],
  ['2026-11-21T00:00:00Z', -24, '2026-11-20T00:00:00.000Z'],
  ['2026-11-21T00:00:00Z', 0, '2026-11-21T00:00:00.000Z'],
])('%s and %d hours is %s', (at, hours, text) => expect(plusHours(new Date(at), hours)).toBe(text))

test.each([
  [0, '12am'],
  [1, '1am'],
  [11, '11am'],
  [12, '12pm'],
  [13, '1pm'],
  [23, '11pm'],
  [24, '12am'],
])('hour %i is %s', (hour, text) => expect(formatHour(hour)).toBe(text))

test.each([
  [-3_600_000, 'today'],
  [0, 'today'],
  [86_400_000, 'today'],
  [86_400_001, '1 day ago'],
  [2 * 86_400_000 - 1, '1 day ago'],
  [2 * 86_400_000, '2 days ago'],
  [365 * 86_400_000, '365 days ago'],
])('an age of %i ms is shown as %s', (ageMs, text) => {
  const now = new Date('2026-11-21T00:00:00Z')
  expect(formatDaysAgo(new Date(now.getTime() - ageMs), now)).toBe(text)
})

test('an appointment shows day and hour, in a long and a short form', () => {
  const at = new Date('2026-12-05T01:00:00Z')
  expect(formatAppointment(at)).toBe('Sat 5 December, 2 pm')
  expect(formatShortAppointment(at)).toBe('Sat 5 Dec, 2 pm')
  expect(formatDay('2026-12-05')).toBe('Sat 5 December')
})

test.each([
  ['2026-11-28T01:00:00Z', '2026-11-28T01:30:00Z', 'Sat 28 November, 2–2:30 pm'],
  ['2026-11-27T22:30:00Z', '2026-11-27T23:00:00Z', 'Sat 28 November, 11:30 am – 12 pm'],
  ['2026-07-03T22:15:00Z', '2026-07-03T23:05:00Z', 'Sat 4 July, 10:15–11:05 am'],
])('a visit from %s to %s is shown as “%s”', (startsAt, endsAt, words) => {
  expect(formatVisit({ starts_at: startsAt, ends_at: endsAt })).toBe(words)
})
