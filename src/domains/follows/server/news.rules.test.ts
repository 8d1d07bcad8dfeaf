import { expect, test } from 'vitest'
import { isNewsDue } from './news.rules.ts'

const now = new Date('2026-12-01T00:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  ['one that was just listed', 0, 0, null, false],
  ['one listed two minutes ago', 2, 2, null, true],
  ['several, the last a minute ago', 9, 1, null, false],
  ['several, the first a quarter of an hour ago', 15, 0, null, true],
  ['one after a notice 59 minutes ago', 30, 30, 59, false],
  ['one after a notice an hour ago', 30, 30, 60, true],
])('isNewsDue answers for %s', (_name, first, last, notified, isDue) => {
  const waiting = {
    firstListedAt: minutesAgo(first),
    lastListedAt: minutesAgo(last),
    notifiedAt: notified === null ? null : minutesAgo(notified),
  }
  expect(isNewsDue(waiting, now)).toBe(isDue)
})
