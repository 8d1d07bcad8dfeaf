import { expect, test } from 'vitest'
import { describeRevision, getEditAddress } from './page-words.ts'

const revision = { id: 1, number: 3, title: 'Terms', saved_at: '2026-11-26T00:00:00Z' }

test.each([
  [null, null, 'Our starting text'],
  ['Hana N.', null, 'By Hana N.'],
  ['Hana N.', 1, 'By Hana N., from version 1'],
])('saved by %s, from version %s: %s', (saved_by, restored_number, words) => {
  expect(describeRevision({ ...revision, saved_by, restored_number })).toBe(words)
})

test('each page is edited at the address it has', () => {
  expect(getEditAddress('about-us')).toBe('/about-us/edit')
  expect(getEditAddress('terms-and-conditions')).toBe('/static-page/edit/terms-and-conditions')
})
