import { expect, test } from 'vitest'
import { isToTurnOff, nextTry, getAnswerOutcome, patienceMs } from './delivering.rules.ts'

const minuteMs = 60_000
const begun = new Date('2026-11-26T00:00:00Z')
const after = (ms: number) => new Date(begun.getTime() + ms)

test.each([
  [1, 1],
  [2, 5],
  [3, 15],
  [4, 60],
  [5, 180],
  [6, 360],
  [7, 720],
  [8, 720],
  [40, 720],
])('after try %s the next is in %s minutes', (tries, minutes) => {
  expect(nextTry(tries, begun, after(1000))).toEqual(after(1000 + minutes * minuteMs))
})

test('a delivery is retried for three days, then given up', () => {
  let now = begun
  let tries = 1
  for (let next = nextTry(tries, begun, now); next; next = nextTry(tries, begun, now)) {
    expect(next.getTime()).toBeGreaterThan(now.getTime())
    now = next
    tries += 1
  }
  expect(now.getTime() - begun.getTime()).toBeGreaterThan(patienceMs - 720 * minuteMs)
  expect(now.getTime() - begun.getTime()).toBeLessThanOrEqual(patienceMs)
  expect(tries).toBe(12)
})

test.each([
  [0, false],
  [patienceMs - 1, false],
  [patienceMs, true],
])('a webhook failing for %s ms is disabled: %s', (ms, isOff) => {
  expect(isToTurnOff(begun, after(ms))).toBe(isOff)
})

test.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [299, 'delivered'],
  [199, 'failed'],
  [300, 'failed'],
  [302, 'failed'],
  [307, 'failed'],
  [404, 'failed'],
  [410, 'failed'],
  [500, 'failed'],
  [0, 'failed'],
])('an answer of %s counts as %s', (code, is) => {
  expect(getAnswerOutcome(code)).toEqual({ is, answer_code: code, error: null })
})
