import { expect, test } from 'vitest'
import { formatAge } from './age.ts'

const at = '2026-11-20T06:30:00.000Z'
const after = (minutes: number) => Date.parse(at) + minutes * 60_000

test.each([
  [-1, 'just now'],
  [0.9, 'just now'],
  [1, '1 min ago'],
  [59.9, '59 min ago'],
  [60, '1 h ago'],
  [719, '11 h ago'],
  [720, 'Fri 20 Nov, 7.30 pm'],
])('the age after %s minutes is %s', (minutes, words) => {
  expect(formatAge(at, after(minutes))).toBe(words)
})
