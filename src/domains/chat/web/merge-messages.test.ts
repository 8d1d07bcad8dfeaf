import { expect, test } from 'vitest'
import type { ChatMessage } from '#domains/chat/common/chat.ts'
import { mergeMessages, formatMessageDay, formatWhen } from './merge-messages.ts'

const messages = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, n) => ({
    number: from + n,
    client_id: `${from + n}`,
    is_mine: false,
    by_member: null,
    text: '',
    images: [],
    sent_at: '2026-11-25T00:00:00.000Z',
    removed_at: null,
    safety_hint: null,
  }))

test.each([
  ['nothing known', [], messages(3, 5), messages(3, 5)],
  ['nothing written', messages(1, 2), [], messages(1, 2)],
  ['one more', messages(1, 3), messages(2, 4), messages(1, 4)],
  ['right after', messages(1, 3), messages(4, 6), messages(1, 6)],
  ['a gap between', messages(1, 3), messages(5, 9), messages(5, 9)],
  ['after one of them deleted it', messages(4, 6), messages(7, 7), messages(4, 7)],
])('mergeMessages handles %s', (_name, known, newest, merged) => {
  expect(mergeMessages(known, newest)).toEqual(merged)
})

test('mergeMessages returns the same array without new messages', () => {
  const known = messages(1, 5)
  expect(mergeMessages(known, messages(3, 5))).toBe(known)
})

test('mergeMessages drops messages that were deleted elsewhere', () => {
  expect(mergeMessages(messages(1, 5), messages(4, 6), 3)).toEqual(messages(4, 6))
  expect(mergeMessages(messages(1, 5), [], 5)).toEqual([])
  expect(mergeMessages(messages(1, 5), messages(6, 6), 5)).toEqual(messages(6, 6))
})

/** 8 am on Thursday 26 November in Auckland. */
const now = Date.parse('2026-11-25T19:00:00Z')

test.each([
  ['2026-11-25T18:30:00Z', 'Today', '7:30 am'],
  ['2026-11-25T11:00:00Z', 'Today', '12:00 am'],
  ['2026-11-25T10:59:00Z', 'Yesterday', 'Yesterday'],
  ['2026-11-24T10:30:00Z', 'Tue 24 November', 'Tue 24 Nov'],
])('%s is %s', (instant, day, when) => {
  expect(formatMessageDay(instant, now)).toBe(day)
  expect(formatWhen(instant, now)).toBe(when)
})
