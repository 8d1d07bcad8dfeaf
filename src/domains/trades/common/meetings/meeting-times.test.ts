import { expect, test } from 'vitest'
import { findFirstTimeProblem } from './meeting-times.ts'

const now = new Date('2026-11-22T06:00:00Z')
const span = (from: string, to: string) => ({
  starts_at: `2026-11-${from}:00Z`,
  ends_at: `2026-11-${to}:00Z`,
})

test.each([
  ['one time', [span('23T01:00', '23T02:00')], null],
  ['two that follow one another', [span('23T01:00', '23T02:00'), span('23T02:00', '23T03:00')], null],
  ['one that ends before it starts', [span('23T02:00', '23T01:00')], /end after/],
  ['one of no length', [span('23T02:00', '23T02:00')], /end after/],
  ['one of 12 hours', [span('23T00:00', '23T12:00')], null],
  ['one of more', [span('23T00:00', '23T12:01')], /at most 12 hours/],
  ['one that has begun', [span('22T06:00', '22T07:00')], /past/],
  ['one that begins now', [span('22T06:01', '22T07:00')], null],
  ['one in 60 days', [{ starts_at: '2027-01-21T06:00:00Z', ends_at: '2027-01-21T07:00:00Z' }], null],
  ['one after that', [{ starts_at: '2027-01-21T06:01:00Z', ends_at: '2027-01-21T07:00:00Z' }], /60 days/],
  [
    'two that overlap',
    [span('23T01:00', '23T02:00'), span('23T01:59', '23T03:00')],
    /^Time 2: It overlaps with another time/,
  ],
])('%s', (_name, times, expected) => {
  const problem = findFirstTimeProblem(times, now)
  if (expected === null) expect(problem).toBe(null)
  else expect(problem).toMatch(expected)
})
