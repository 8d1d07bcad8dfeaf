import { expect, test } from 'vitest'
import { suspendedSentence, waitForNextPassword } from './sign-in.rules.ts'

const now = new Date('2026-11-20T08:00:00.000Z')
const wrong = (count: number, oldestMinutesAgo = 50) =>
  Array.from({ length: count }, (_, n) => new Date(now.getTime() - (oldestMinutesAgo * 60 - n) * 1000))

test.each([
  ['nobody has tried', { anywhere: [], here: [], knowsAddress: false }, 0],
  ['24 wrong ones from all over', { anywhere: wrong(24), here: [], knowsAddress: false }, 0],
  ['25 wrong ones from all over', { anywhere: wrong(25), here: [], knowsAddress: false }, 10],
  ['the owner at a known address meanwhile', { anywhere: wrong(25), here: [], knowsAddress: true }, 0],
  ['25 wrong ones at a known address', { anywhere: wrong(25), here: wrong(25), knowsAddress: true }, 10],
  ['the oldest of 25 an hour ago', { anywhere: wrong(25, 60), here: [], knowsAddress: false }, 0],
])('%s', (_case, passwords, waitMinutes) => {
  expect(waitForNextPassword(passwords, now)).toBe(waitMinutes * 60_000)
})

test.each([
  ['Fake listings', null, 'This account is suspended: Fake listings.'],
  ['Fake listings.', null, 'This account is suspended: Fake listings.'],
  ['Is it you?', null, 'This account is suspended: Is it you?'],
  [
    'Fake listings',
    '2026-12-03T04:00:00Z',
    'This account is suspended until 5:00 pm on 3 December 2026: Fake listings.',
  ],
])('the message at sign-in for the reason %j until %s', (reason, until, sentence) => {
  expect(suspendedSentence({ reason, until: until === null ? null : new Date(until) })).toBe(sentence)
})

test('an account without a suspension gets no message', () => {
  expect(suspendedSentence(undefined)).toBeUndefined()
})
