import { expect, test } from 'vitest'
import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import { notificationKind } from '#domains/messaging/common/notifications.shapes.ts'
import { getPush } from './push.rules.ts'

const message = {
  kind: 'question' as NotificationKind,
  title: 'Question: Cinelli commuter',
  body: 'Does the rack take panniers?',
  link: '/general/100001/detail#questions',
  notification_id: 7,
  message_id: 31,
}

test('a push has the text, the link and the unread count', () => {
  const { title, body, link } = message
  expect(getPush(message)).toEqual({
    content: { title, body, link, id: 7, tag: 'message 31' },
    ttlSeconds: 86_400,
    urgency: 'normal',
    topic: 'message 31',
  })
  expect(getPush({ ...message, notification_id: null }).content).toMatchObject({ id: null })
})

test.each<[NotificationKind, string, number]>([
  ['outbid', 'high', 3_600],
  ['won', 'high', 21_600],
  ['sold', 'high', 21_600],
  ['offer', 'high', 21_600],
  ['lost', 'normal', 86_400],
  ['answer', 'normal', 86_400],
  ['saved_search', 'low', 259_200],
  ['review', 'low', 259_200],
])('%s has %s urgency for %i seconds', (kind, urgency, ttlSeconds) => {
  expect(getPush({ ...message, kind })).toMatchObject({ urgency, ttlSeconds })
})

test('only kinds like outbid and message replace an older push about the same subject', () => {
  for (const kind of notificationKind.options) {
    const [first, second] = [31, 32].map((messageId) => getPush({ ...message, kind, message_id: messageId }))
    expect(first!.topic === second!.topic, kind).toBe(
      ['outbid', 'reserve_met', 'message', 'closing_soon'].includes(kind),
    )
  }
  const elsewhere = getPush({ ...message, kind: 'outbid', link: '/general/100002/detail' })
  expect(elsewhere.topic).not.toBe(getPush({ ...message, kind: 'outbid' }).topic)
})

test.each([
  ['as it is', 'Ngā mihi', 'Ngā mihi'],
  ['to the letter', 'ā'.repeat(400), 'ā'.repeat(400)],
  ['cut', 'ā'.repeat(401), `${'ā'.repeat(399)}…`],
  ['not within a character', '🥝'.repeat(401), `${'🥝'.repeat(399)}…`],
  ['without a space before the dots', `${'a'.repeat(398)} ${'b'.repeat(9)}`, `${'a'.repeat(398)}…`],
])('a long body is shortened: %s', (_how, body, expected) => {
  expect(getPush({ ...message, body }).content).toMatchObject({ body: expected })
})

test('the longest push fits what every push service takes', () => {
  const longest = getPush({
    ...message,
    title: '🥝'.repeat(999),
    body: '🥝'.repeat(999),
    link: `/${'a'.repeat(300)}`,
  })
  expect(Buffer.byteLength(JSON.stringify(longest.content))).toBeLessThan(3_900)
})
