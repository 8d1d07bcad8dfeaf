import { expect, test } from 'vitest'
import { remindersDue } from './reminders.rules.ts'

const closesAt = new Date('2026-11-28T07:00:00.000Z')
const minute = 60_000
const hour = 60 * minute
const before = (ms: number) => new Date(closesAt.getTime() - ms)

test.each<[string, number, number[], [hours: number, moved_since_ms: number][], number[]]>([
  ['a day and a bit before', 24 * hour + 1, [24, 12, 1], [], []],
  ['a day before', 24 * hour, [24, 12, 1], [], [24]],
  ['only what is asked for', 24 * hour, [1], [], []],
  ['between two reminders', 13 * hour, [24, 12, 1], [[24, 0]], []],
  ['twelve hours before', 12 * hour, [24, 12, 1], [[24, 0]], [12]],
  [
    'the last hour',
    hour,
    [24, 12, 1],
    [
      [24, 0],
      [12, 0],
    ],
    [1],
  ],
  [
    'told of all',
    5 * minute,
    [24, 12, 1],
    [
      [24, 0],
      [12, 0],
      [1, 0],
    ],
    [],
  ],
  ['extended by minutes, again and again', 2 * minute, [1], [[1, 30 * minute]], []],
  ['put off by more than half an hour', 59 * minute, [1], [[1, 30 * minute + 1]], [1]],
  ['put off by days', 23 * hour, [24], [[24, 72 * hour]], [24]],
  ['put off by eleven hours', 23 * hour, [24], [[24, 11 * hour]], []],
  [
    'brought forward: what was not sent is sent at once',
    30 * minute,
    [24, 12, 1],
    [[24, -72 * hour]],
    [12, 1],
  ],
  ['over', 0, [24, 12, 1], [], []],
  ['nothing asked for', hour, [], [], []],
])('%s', (_when, leftMs, requested, received, due) => {
  const sent = received.map(([hours, movedMs]) => ({ hours, closes_at: before(movedMs) }))
  expect(remindersDue({ closes_at: closesAt, requested, sent }, before(leftMs))).toEqual(due)
})
