import { expect, test } from 'vitest'
import { formatMessageDay, formatWhen } from './message-times.ts'

/** 8 am on Thursday 26 November in Auckland. */
const now = Date.parse('2026-11-25T19:00:00Z')

test.each([
  ['2026-11-25T18:30:00Z', 'Today', '7.30 am'],
  ['2026-11-25T11:00:00Z', 'Today', '12.00 am'],
  ['2026-11-25T10:59:00Z', 'Yesterday', 'Yesterday'],
  ['2026-11-24T10:30:00Z', 'Tue 24 November', 'Tue 24 Nov'],
])('%s is %s', (instant, day, when) => {
  expect(formatMessageDay(instant, now)).toBe(day)
  expect(formatWhen(instant, now)).toBe(when)
})
