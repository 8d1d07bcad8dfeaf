import { expect, test } from 'vitest'
import { describeReminder } from './watch-list-row.tsx'

test.each([
  [[], 'No reminder'],
  [[1], 'Reminder 1 h before'],
  [[24, 1], 'Reminders 24 and 1 h before'],
  [[24, 12, 1], 'Reminders 24, 12 and 1 h before'],
])('%j: %s', (hours, words) => {
  expect(describeReminder(hours)).toBe(words)
})
