import { describe, expect, test } from 'vitest'
import { findStartProblem } from './start-rules.ts'

const minute = 60_000
const day = 24 * 60 * minute
const soon = 'Choose a start at least 10 minutes from now.'
const late = 'Choose a start within the next 30 days.'

describe('findStartProblem', () => {
  const now = new Date('2026-12-01T05:00:00.000Z')
  test.each([
    ['an hour ago', -60 * minute, soon],
    ['now', 0, soon],
    ['just under 10 minutes ahead', 10 * minute - 1, soon],
    ['10 minutes ahead', 10 * minute, null],
    ['four days ahead', 4 * day, null],
    ['30 days ahead', 30 * day, null],
    ['just over 30 days ahead', 30 * day + 1, late],
  ])('a start %s', (_case, aheadMs, expected) => {
    expect(findStartProblem(new Date(now.getTime() + aheadMs), now)).toBe(expected)
  })
})
