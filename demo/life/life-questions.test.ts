import { expect, test } from 'vitest'
import { toAccountId, toListingId } from '#platform/common/ids.ts'
import type { AskableSeen } from './life-questions.queries.ts'
import { isTimeToAnswer, dueQuestions } from './life-questions.ts'

const now = new Date('2026-11-21T01:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const thing = {
  type: 'general',
  category: 'sports-cycling-road-bikes',
  condition: 'used',
  sale_method: 'auction',
  has_reserve: false,
  pickup: 'allowed',
  delivery_options: [],
  quantity: 1,
  place: 'Petone',
  closes_at: ago(-60),
} as const satisfies object
const seen: AskableSeen = {
  listing_id: toListingId(1),
  seller_id: toAccountId(2),
  starts_at: ago(5),
  texts: [],
  last_asked_at: null,
  thing: { ...thing, delivery_options: [] },
}

test.each<[string, Partial<AskableSeen>, boolean]>([
  ['what has been there for some minutes', {}, true],
  ['what was asked about a while ago', { texts: ['Does it fit?'], last_asked_at: ago(30) }, true],
  ['what was asked about a moment ago', { texts: ['Does it fit?'], last_asked_at: ago(3) }, false],
  ['what was listed a moment ago', { starts_at: ago(0.5) }, false],
  ['where enough was asked', { texts: ['a?', 'b?', 'c?'], last_asked_at: ago(600) }, false],
])('questionsToAsk decides about %s', (_what, difference, isRequired) => {
  expect(dueQuestions({ ...seen, ...difference }, now).length > 0).toBe(isRequired)
})

test('questionsToAsk never repeats a question', () => {
  const [first] = dueQuestions(seen, now)
  const again = dueQuestions({ ...seen, texts: [first!], last_asked_at: ago(60) }, now)
  expect(again.length).toBeGreaterThan(0)
  expect(again).not.toContain(first)
})

test('bots answer a question after two to five minutes', () => {
  for (let questionId = 1; questionId < 50; questionId += 1) {
    const waiting = {
      question_id: questionId,
      seller_id: toAccountId(2),
      text: 'Does it fit?',
      thing: seen.thing,
    }
    expect(isTimeToAnswer({ ...waiting, asked_at: ago(1.9) }, now)).toBe(false)
    expect(isTimeToAnswer({ ...waiting, asked_at: ago(5.1) }, now)).toBe(true)
  }
})
