import { expect, test } from 'vitest'
import { formatBetween, formatRoughly, nameQuarter } from './transparency-labels.ts'

test.each([
  [0, 0, '0'],
  [1234, 1234, '1,234'],
  [1, 4, 'under 5'],
  [98, 101, '98 to 101'],
  [2, 8, '2 to 8'],
])('%i to %i is written %s', (least, most, expected) => expect(formatBetween({ least, most })).toBe(expected))

test.each([
  [1, '1 minute'],
  [119, '119 minutes'],
  [600, '10 hours'],
  [4 * 1440 + 100, '4 days'],
])('%i minutes are formatted as %s', (minutes, expected) => expect(formatRoughly(minutes)).toBe(expected))

test('a quarter names its months, and the current one is marked', () => {
  expect(nameQuarter({ from: '2026-07-01', is_over: true })).toBe('Jul to Sept 2026')
  expect(nameQuarter({ from: '2026-10-01', is_over: false })).toBe('Oct to Dec 2026 so far')
})
