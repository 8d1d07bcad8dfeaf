import { expect, test } from 'vitest'
import {
  findHoursProblems,
  getOpenDay,
  getOpenState,
  type OpeningHours,
  listPublicHolidays,
} from './opening-hours.ts'

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:30', closes: '17:30' }))
const yard: OpeningHours = {
  hours: [
    ...weekdays,
    { weekday: 6, opens: '10:00', closes: '12:00' },
    { weekday: 6, opens: '13:00', closes: '16:00' },
    { weekday: 7, opens: '00:30', closes: '04:00' },
  ],
  special_days: [
    { day: '2026-12-24', opens: '08:30', closes: '12:00', note: 'Christmas Eve' },
    { day: '2026-12-28', opens: null, closes: null, note: 'Stocktake' },
    { day: '2026-12-26', opens: '10:00', closes: '14:00', note: 'Boxing Day sale' },
  ],
  closed_on_public_holidays: true,
}

test.each([
  [
    'a minute before it opens',
    '2026-11-25T19:29:00Z',
    { next: { inDays: 0, day: '2026-11-26', opens: '08:30' } },
  ],
  ['as it opens', '2026-11-25T19:30:00Z', { closes: '17:30' }],
  ['a minute before it closes', '2026-11-26T04:29:59Z', { closes: '17:30' }],
  ['as it closes', '2026-11-26T04:30:00Z', { next: { inDays: 1, day: '2026-11-27', opens: '08:30' } }],
  [
    'at lunch on Saturday',
    '2026-11-27T23:30:00Z',
    { next: { inDays: 0, day: '2026-11-28', opens: '13:00' } },
  ],
  ['after lunch on Saturday', '2026-11-28T00:00:00Z', { closes: '16:00' }],
  // In winter New Zealand is 12 hours ahead.
  ['as it opens in winter', '2026-07-01T20:30:00Z', { closes: '17:30' }],
  [
    'an hour too early in winter',
    '2026-07-01T19:30:00Z',
    { next: { inDays: 0, day: '2026-07-02', opens: '08:30' } },
  ],
  // Daylight saving ends on 5 April 2026: 02:30 comes twice, and it's open both times.
  ['the first 2:30', '2026-04-04T13:30:00Z', { closes: '04:00' }],
  ['the second 2:30', '2026-04-04T14:30:00Z', { closes: '04:00' }],
  ['the last minute of that night', '2026-04-04T15:59:00Z', { closes: '04:00' }],
  ['closing that night', '2026-04-04T16:00:00Z', { next: { inDays: 2, day: '2026-04-07', opens: '08:30' } }],
  // It begins on 27 September 2026: after 01:59 comes 03:00.
  ['the minute before the clocks go on', '2026-09-26T13:59:00Z', { closes: '04:00' }],
  ['the minute after', '2026-09-26T14:00:00Z', { closes: '04:00' }],
  [
    'closing an hour sooner',
    '2026-09-26T15:00:00Z',
    { next: { inDays: 1, day: '2026-09-28', opens: '08:30' } },
  ],
  [
    'a special day that closes early',
    '2026-12-23T23:30:00Z',
    { next: { inDays: 2, day: '2026-12-26', opens: '10:00' } },
  ],
  ['a public holiday with hours of its own', '2026-12-25T22:00:00Z', { closes: '14:00' }],
  ['over the stocktake', '2026-12-27T21:00:00Z', { next: { inDays: 1, day: '2026-12-29', opens: '08:30' } }],
  ['Waitangi Day', '2026-02-05T21:00:00Z', { next: { inDays: 1, day: '2026-02-07', opens: '10:00' } }],
])('%s', (_name, now, state) => {
  expect(getOpenState(yard, new Date(now))).toEqual({ is_open: 'closes' in state, ...state })
})

test('a business without hours is closed', () => {
  const none = { hours: [], special_days: [], closed_on_public_holidays: false }
  expect(getOpenState(none, new Date('2026-11-26T00:00:00Z'))).toEqual({ is_open: false, next: null })
})

test('midnight is the end of a day', () => {
  const late = { ...yard, hours: [{ weekday: 4, opens: '18:00', closes: '24:00' }] }
  expect(getOpenState(late, new Date('2026-11-26T10:59:59Z'))).toEqual({ is_open: true, closes: '24:00' })
  expect(getOpenState(late, new Date('2026-11-26T11:00:00Z'))).toMatchObject({ is_open: false })
})

test('an unusual day has its reason', () => {
  expect(getOpenDay(yard, '2026-12-28').reason).toEqual({ kind: 'special', note: 'Stocktake' })
  expect(getOpenDay(yard, '2026-12-25').reason).toEqual({ kind: 'public_holiday' })
  expect(getOpenDay(yard, '2026-12-29').reason).toBeNull()
})

test.each([
  [
    2022,
    '2022-01-03 2022-01-04 2022-04-15 2022-04-18 2022-04-25 2022-06-06 2022-06-24 2022-10-24 2022-12-26 2022-12-27',
  ],
  [
    2023,
    '2023-01-02 2023-01-03 2023-02-06 2023-04-07 2023-04-10 2023-04-25 2023-06-05 2023-07-14 2023-10-23 2023-12-25',
  ],
  [
    2026,
    '2026-01-01 2026-01-02 2026-02-06 2026-04-03 2026-04-06 2026-04-27 2026-06-01 2026-07-10 2026-10-26 2026-12-28',
  ],
  [
    2027,
    '2027-02-08 2027-03-26 2027-03-29 2027-04-26 2027-06-07 2027-06-25 2027-10-25 2027-12-27 2027-12-28',
  ],
])('the public holidays of %d are known', (year, days) => {
  const holidays = listPublicHolidays(year)
  for (const day of days.split(' ')) expect([...holidays]).toContain(day)
})

test.each([
  [
    'two that touch',
    [
      ['09:00', '12:00'],
      ['12:00', '15:00'],
    ],
    {},
  ],
  ['the wrong way round', [['12:00', '09:00']], { 'hours.0': 'ends_before_it_begins' }],
  ['no time at all', [['09:00', '09:00']], { 'hours.0': 'ends_before_it_begins' }],
  [
    'two that overlap',
    [
      ['09:00', '12:00'],
      ['11:00', '15:00'],
    ],
    { 'hours.1': 'overlaps' },
  ],
  [
    'four',
    [
      ['01:00', '02:00'],
      ['03:00', '04:00'],
      ['05:00', '06:00'],
      ['07:00', '08:00'],
    ],
    { 'hours.3': 'too_many' },
  ],
] as const)('opening times are checked: %s', (_name, times, problems) => {
  const hours = times.map(([opens, closes]) => ({ weekday: 1, opens, closes }))
  expect(findHoursProblems({ ...yard, hours, special_days: [] })).toEqual(problems)
})

test.each([
  ['closed', [['2026-12-24', null, null]], {}],
  ['half a time', [['2026-12-24', '09:00', null]], { 'special_days.0': 'half_a_time' }],
  [
    'closed twice',
    [
      ['2026-12-24', null, null],
      ['2026-12-24', null, null],
    ],
    { 'special_days.1': 'overlaps' },
  ],
  [
    'closed and open',
    [
      ['2026-12-24', null, null],
      ['2026-12-24', '09:00', '10:00'],
    ],
    { 'special_days.1': 'overlaps' },
  ],
  [
    'twice open',
    [
      ['2026-12-24', '09:00', '10:00'],
      ['2026-12-24', '11:00', '12:00'],
    ],
    {},
  ],
] as const)('special days are checked: %s', (_name, days, problems) => {
  const specialDays = days.map(([day, opens, closes]) => ({ day, opens, closes, note: '' }))
  expect(findHoursProblems({ ...yard, hours: [], special_days: specialDays })).toEqual(problems)
})
