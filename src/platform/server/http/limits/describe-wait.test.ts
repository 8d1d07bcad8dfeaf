import { expect, test } from 'vitest'
import { describeWait } from './describe-wait.ts'
import { refuseLimited } from './limit-callers.ts'

test.each([
  [1, '1 second'],
  [30_000, '30 seconds'],
  [29_001, '30 seconds'],
  [90_000, '2 minutes'],
  [40 * 60_000, '40 minutes'],
  [4 * 3_600_000, '4 hours'],
])('describeWait calls %d ms %s', (waitMs, words) => {
  expect(describeWait(waitMs)).toBe(words)
})

test.each([
  [10, 'That’s too many at once. Wait a moment and try again.'],
  [3170, 'That’s too many for now. Wait 53 minutes and try again.'],
])('refuseLimited names a wait of %d s, unless it is short', (waitSeconds, message) => {
  expect(() => refuseLimited(waitSeconds)).toThrow(message)
})
