import { expect, test } from 'vitest'
import { holdProblem, maxHoldMs } from './hold-rules.ts'

const now = new Date('2026-11-30T08:00:00Z')

test.each<[string, number, string | null]>([
  ['a moment ahead', 1, null],
  ['in three days', 3 * 86_400_000, null],
  ['fourteen days ahead to the millisecond', maxHoldMs, null],
  ['later than that', maxHoldMs + 1, 'Choose a time within the next 14 days.'],
  ['now', 0, 'Choose a time in the future.'],
  ['in the past', -1, 'Choose a time in the future.'],
])('holdProblem judges an end %s', (_when, ms, problem) => {
  expect(holdProblem(new Date(now.getTime() + ms), now)).toBe(problem)
})
