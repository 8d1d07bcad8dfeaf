import { expect, test } from 'vitest'
import { describeRevision, getEditAddress } from './static-pages.tsx'

const revision = { id: 1, number: 3, title: 'Terms', saved_at: '2026-11-26T00:00:00Z' }

test.each([
  [null, null, null, 'Our starting text'],
  ['Hana N.', null, null, 'By Hana N.'],
  ['Hana N.', 1, null, 'By Hana N., from version 1'],
  ['Hana N.', null, '2027-02-01', 'By Hana N. · members notified, applies from 1 Feb 2027'],
])('saved by %s, from version %s, material from %s: %s', (savedBy, restoredNumber, appliesFrom, words) => {
  expect(
    describeRevision({
      ...revision,
      saved_by: savedBy,
      restored_number: restoredNumber,
      applies_from: appliesFrom,
    }),
  ).toBe(words)
})

test('every page opens in the editor at its own address', () => {
  expect(getEditAddress('about-us')).toBe('/about-us/edit')
  expect(getEditAddress('terms-and-conditions')).toBe('/static-page/edit/terms-and-conditions')
})
