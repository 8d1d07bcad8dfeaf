import { expect, test } from 'vitest'
import { clockAfter, dayAfter, weekdayAfter } from './days.ts'

test.each([
  ['2026-11-20T22:00:00Z', 0, 11, '2026-11-20T22:00:00.000Z'],
  ['2026-11-20T22:00:00Z', 1, 9, '2026-11-21T20:00:00.000Z'],
  ['2026-07-01T12:30:00Z', 0, 14, '2026-07-02T02:00:00.000Z'],
  // The clocks go forward on 27 September 2026.
  ['2026-09-25T22:00:00Z', 2, 14, '2026-09-28T01:00:00.000Z'],
])('%s plus %i days at %i o’clock is right', (from, days, hour, at) => {
  expect(clockAfter(Date.parse(from), days, hour).toISOString()).toBe(at)
})

test('days and weekdays are computed in Auckland’s time zone', () => {
  const fridayInUtc = Date.parse('2026-11-20T22:00:00Z')
  expect(dayAfter(fridayInUtc, 0)).toBe('2026-11-21')
  expect(weekdayAfter(fridayInUtc, 0)).toBe(6)
  expect(weekdayAfter(fridayInUtc, 1)).toBe(0)
})
