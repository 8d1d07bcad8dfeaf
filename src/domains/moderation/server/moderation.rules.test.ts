import { allowed, rejectionReason } from '#platform/common/verdict.ts'
import { expect, test } from 'vitest'
import { type AppealState, explainSendBack, judgeWriting } from './moderation.rules.ts'

const [seller, house] = [true, false]

test.each<['seller' | 'admin', boolean[], AppealState['suspension'], RegExp | null]>([
  ['seller', [], 'stands', null],
  ['seller', [seller, seller], 'stands', null],
  ['seller', [seller, seller, seller], 'stands', /once we’ve replied/],
  ['seller', [seller, seller, seller, house], 'stands', null],
  ['seller', [seller, house, seller, seller, seller], 'stands', /once we’ve replied/],
  ['seller', [], 'lifted', /been lifted/],
  ['seller', [], 'none', /isn’t suspended itself/],
  ['admin', [], 'none', /isn’t suspended itself/],
  ['admin', [], 'stands', /hasn’t appealed/],
  ['admin', [seller], 'stands', null],
  ['admin', [seller, house], 'stands', null],
  ['admin', [seller], 'lifted', /been lifted/],
])('%s, after %j, suspension %s: %s', (writer, writtenBySeller, suspension, denialReason) => {
  const verdict = judgeWriting({ subject: 'listing', suspension, writtenBySeller }, writer)
  expect(rejectionReason(verdict)).toEqual(denialReason && expect.stringMatching(denialReason))
})

test('an admin may write to a suspended member who hasn’t appealed', () => {
  const state: AppealState = { subject: 'account', suspension: 'stands', writtenBySeller: [] }
  expect(judgeWriting(state, 'admin')).toEqual(allowed)
})

const now = new Date('2026-11-20T08:00:00Z')

test.each<[string, Date | null, RegExp]>([
  ['an end that has passed', new Date(now.getTime() - 1), /closing time you chose passed/],
  ['an end this very instant', now, /closing time you chose passed/],
  ['an end that is too near', new Date(now.getTime() + 60_000), /couldn’t go live.*Too near\./],
  ['anything else', null, /couldn’t go live.*Too near\./],
])('%s', (_name, closesAt, words) => {
  expect(explainSendBack({ closes_at: 'Too near.' }, closesAt, now)).toMatch(words)
})
