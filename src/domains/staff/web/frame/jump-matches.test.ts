import '#app/web/admin/menu.ts'
import { expect, test } from 'vitest'
import { getAdminPlaces } from '../shared/admin-pages.ts'
import { jumpMatches, splitMatches } from './recents.ts'

const choices = ['Closing in the next hour', 'Dashboard', 'Dark', 'Sign out', 'Pōhutukawa'].map((label) => ({
  label,
}))

test.each([
  ['', choices.map(({ label }) => label)],
  ['da', ['Dashboard', 'Dark']],
  ['out', ['Sign out']],
  ['next clo', ['Closing in the next hour']],
  ['POHUTU', ['Pōhutukawa']],
  ['ashboard', []],
])('“%s” matches %j', (typed, labels) => {
  expect(jumpMatches(choices, typed).map(({ label }) => label)).toEqual(labels)
})

test('prefix matches rank before matches inside a word', () => {
  const found = jumpMatches([{ label: 'Latest trades' }, { label: 'Trades by day' }], 'trades')
  expect(found.map(({ label }) => label)).toEqual(['Trades by day', 'Latest trades'])
})

test.each([
  ['reported', 'Reported listings'],
  ['suspend', 'Suspended listings'],
  ['approval', 'Listings to approve'],
  ['faq', 'FAQs'],
  ['disputes', 'Disputed sales'],
  ['admin', 'Admins'],
  ['people', 'Members'],
  ['maintenance', 'Maintenance notice'],
  ['fees', 'Plan fees'],
])('“%s” ranks %s first', (typed, label) => {
  expect(jumpMatches(getAdminPlaces(), typed)[0]?.label).toBe(label)
})

test.each([
  ['Leica M3', 'lei m3', '[Lei]ca [M3]'],
  ['Tāmati Kahu', 'tamati', '[Tāmati] Kahu'],
  ['Settings', '', 'Settings'],
  ['A chair', '^^', 'A chair'],
])('the highlight in %s for %s is %s', (text, typed, shown) => {
  expect(
    splitMatches(text, typed)
      .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join(''),
  ).toBe(shown)
})
