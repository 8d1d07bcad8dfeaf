import { expect, test } from 'vitest'
import { sentCodeLimits, secondFactorLimits, waitForNextGuess } from './sign-in.rules.ts'

const now = new Date('2026-11-20T08:00:00.000Z')
const minute = 60_000
const hour = 60 * minute
const limits = { perHour: 3, perDay: 5 }

test.each<[string, number[], number]>([
  ['the first', [], 0],
  ['after two in the hour', [50 * minute, minute], 0],
  ['after three in the hour', [50 * minute, 20 * minute, minute], 10 * minute],
  ['when the first of three is an hour old', [hour, 20 * minute, minute], 0],
  ['after four, the last three in the hour', [90 * minute, 50 * minute, 20 * minute, minute], 10 * minute],
  ['after five in the day', [20, 15, 10, 5, 2].map((hours) => hours * hour), 4 * hour],
  ['when the first of five is a day old', [24, 15, 10, 5, 2].map((hours) => hours * hour), 0],
])('%s', (_case, wrongMsAgo, waitMs) => {
  const wrongAt = wrongMsAgo.map((ms) => new Date(now.getTime() - ms))
  expect(waitForNextGuess(wrongAt, limits, now)).toBe(waitMs)
})

test('the email and the phone of an account together allow at most 25 tries an hour and 50 a day', () => {
  expect(2 * sentCodeLimits.perHour).toBeLessThanOrEqual(25)
  expect(2 * sentCodeLimits.perDay).toBeLessThanOrEqual(50)
  expect(secondFactorLimits).toEqual({ perHour: 25, perDay: 50 })
})
