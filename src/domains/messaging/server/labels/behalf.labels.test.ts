import { expect, test } from 'vitest'
import { toListingId } from '#platform/common/ids.ts'
import { composeBehalfNotice, type OnBehalfKind } from './behalf.labels.ts'

const kayak = { id: toListingId(7), type: 'general' as const, title: 'A kayak' }

test.each<[OnBehalfKind, string, string]>([
  ['listed', 'Hoko listed “A kayak” for you', '/general/7/detail'],
  ['changed', 'Hoko changed “A kayak” for you', '/general/7/detail'],
  ['draft_changed', 'Hoko is working on “A kayak” for you', '/general/7/edit'],
  ['draft_discarded', 'Hoko deleted “A kayak”', '/isell?status=draft'],
  ['withdrawn', 'Hoko withdrew “A kayak” for you', '/isell?status=withdrawn'],
])('%s: the notification tells the member the change and the place', (act, begins, link) => {
  const words = composeBehalfNotice(kayak, act, [])
  expect(words).toMatchObject({ kind: 'behalf', link, body: expect.stringContaining('A kayak') })
  expect(words.body.startsWith(begins)).toBe(true)
  expect(words.body.endsWith('If you didn’t ask for this, contact us.')).toBe(true)
})

test('the notification lists changes in one line, and only the first of very many', () => {
  expect(composeBehalfNotice(kayak, 'changed', ['Changed the title', 'Added a\nphoto']).body).toContain(
    'for you. Changed the title; Added a photo. If',
  )
  const many = Array.from({ length: 15 }, (_, n) => `Change ${n + 1}`)
  expect(composeBehalfNotice(kayak, 'changed', many).body).toContain('Change 12; and 3 more.')
})

test.each([
  ['A phone number was in the text', 'Removed a photo. Reason: A phone number was in the text. If you don’t'],
  ['Is it yours?', 'Reason: Is it yours? If you don’t agree, contact us.'],
])('the notification of a live listing has the reason: %s', (reason, expected) => {
  expect(composeBehalfNotice(kayak, 'changed', ['Removed a photo'], reason).body).toContain(expected)
})

test('a draft without a title is called a draft', () => {
  const untitled = { ...kayak, title: '' }
  expect(composeBehalfNotice(untitled, 'draft_discarded', [])).toMatchObject({
    title: 'Draft deleted',
    body: expect.stringContaining('a draft without a title'),
  })
})
