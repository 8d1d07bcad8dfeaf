import { expect, test } from 'vitest'
import { stepKinds, type ConversationStep } from '#domains/chat/common/dealings.ts'
import { describeStep } from './message-list.tsx'

const step = (kind: ConversationStep['kind'], over: Partial<ConversationStep> = {}): ConversationStep => ({
  kind,
  at: '2026-11-25T00:00:00.000Z',
  by: 'me',
  amount_cents: null,
  text: '',
  time: null,
  ...over,
})

test.each([
  [step('question', { text: 'Any rust?' }), 'You asked on the listing: “Any rust?”'],
  [step('answer', { by: 'other', text: 'None.' }), 'Mere K. answered on the listing: “None.”'],
  [step('offer_offered', { amount_cents: 120_000 }), 'You offered NZ$\u00a01,200'],
  [step('offer_countered', { by: 'other', amount_cents: 130_000 }), 'Mere K. countered with NZ$\u00a01,300'],
  [step('trade_agreed', { by: 'hoko', amount_cents: 130_000 }), 'Sold for NZ$\u00a01,300'],
  [step('offer_accepted', { by: 'hoko' }), 'The offer was accepted automatically'],
  [step('offer_declined', { by: 'hoko' }), 'The offer was declined automatically'],
  [step('trade_agreed', { by: 'hoko' }), 'Sold'],
])('%o is described for both sides', (received, words) => {
  expect(describeStep(received, 'Mere K.')).toBe(words)
})

test('every kind has separate texts for each side', () => {
  const all = (by: 'me' | 'other') => stepKinds.map((kind) => describeStep(step(kind, { by }), 'Mere K.'))
  expect(new Set(all('me')).size).toBe(stepKinds.length)
  expect(new Set(all('other')).size).toBe(stepKinds.length)
})
