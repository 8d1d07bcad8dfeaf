import { describe, expect, test } from 'vitest'
import { chooseRecipient, judgeCode, waitForNextCode, chooseTries, chooseWorkLevel } from './codes.rules.ts'

const now = new Date('2026-11-20T08:00:00.000Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const [minute, hour] = [60, 3600]

const live = (wrongTries: number, expiresInSeconds = 600) => ({
  wrong_tries: wrongTries,
  expires_at: ago(-expiresInSeconds),
})

describe('waitForNextCode', () => {
  test.each<[string, number[], number]>([
    ['the first', [], 0],
    ['right after one', [0], 30],
    ['29 s after one', [29], 1],
    ['30 s after one', [30], 0],
    ['the fifth within the hour', [minute, 10 * minute, 20 * minute, 30 * minute], 0],
    ['the sixth within the hour', [minute, 10 * minute, 20 * minute, 30 * minute, 40 * minute], 20 * minute],
    ['when the oldest of five is an hour old', [minute, 10 * minute, 20 * minute, 30 * minute, hour], 0],
    ['the eleventh of a day', [2, 4, 6, 8, 10, 12, 14, 16, 18, 20].map((hours) => hours * hour), 4 * hour],
    [
      'when the oldest of ten is a day old',
      [2, 4, 6, 8, 10, 12, 14, 16, 18, 24].map((hours) => hours * hour),
      0,
    ],
  ])('%s', (_case, sentSecondsAgo, waitSeconds) => {
    expect(waitForNextCode(sentSecondsAgo.map(ago), now)).toBe(waitSeconds * 1000)
  })
})

describe('a try at a code', () => {
  test.each([
    ['right', live(0), true, { outcome: 'right' }],
    ['right at the fifth try', live(4), true, { outcome: 'right' }],
    ['wrong', live(0), false, { outcome: 'wrong', tries_left: 4 }],
    ['wrong for the fifth time', live(4), false, { outcome: 'wrong', tries_left: 0 }],
    ['right after five wrong ones', live(5), true, { outcome: 'locked' }],
    ['right in the last second', live(0, 1), true, { outcome: 'right' }],
    ['right when it has just expired', live(0, 0), true, { outcome: 'expired' }],
    ['without a code', undefined, false, { outcome: 'expired' }],
  ])('%s', (_case, code, isRight, verdict) => {
    expect(judgeCode(code, isRight, now)).toEqual(verdict)
  })
})

describe('chooseRecipient', () => {
  const at = new Date()
  const everything = { email: true, sms: true }
  const byEmail = { channel: 'email', target: 'mere@example.nz' }
  const bySms = { channel: 'sms', target: '+64211234567' }
  test.each<[string, Date | null, Date | null, { email: boolean; sms: boolean }, object]>([
    ['both proven', at, at, everything, byEmail],
    ['the email proven', at, null, everything, byEmail],
    ['the phone proven', null, at, everything, bySms],
    ['the phone proven, but no SMS', null, at, { email: true, sms: false }, byEmail],
    ['both proven, but no email', at, at, { email: false, sms: true }, bySms],
    ['neither proven', null, null, everything, byEmail],
  ])('%s', (_what, emailVerifiedAt, phoneVerifiedAt, sends, expected) => {
    const account = {
      email: 'mere@example.nz',
      phone_number: '+64211234567',
      email_verified_at: emailVerifiedAt,
      phone_verified_at: phoneVerifiedAt,
    }
    expect(chooseRecipient(account, sends)).toEqual(expected)
  })
})

test.each([
  [0, 0, 0],
  [2, 99, 0],
  [3, 0, 1],
  [5, 0, 1],
  [6, 0, 2],
  [12, 0, 3],
  [0, 100, 1],
  [0, 200, 2],
  [0, 399, 2],
  [3, 100, 2],
  [6, 399, 4],
  [1_000, 399, 5],
  [0, 400, null],
  [1_000, 4_000, null],
])(
  'after %i to an address and %i of 100 to its country the next needs level %s',
  (byAddress, toCountry, level) => {
    expect(chooseWorkLevel({ byAddress, toCountry, maxPerCountry: 100 })).toBe(level)
  },
)

test('a country without codes gets none for work either', () => {
  expect(chooseWorkLevel({ byAddress: 0, toCountry: 0, maxPerCountry: 0 })).toBeNull()
})

test('each level doubles the work', () => {
  expect(chooseTries(1)).toEqual({ min: 400, max: 800 })
  expect(chooseTries(2)).toEqual({ min: 800, max: 1_600 })
  expect(chooseTries(5)).toEqual({ min: 6_400, max: 12_800 })
})
