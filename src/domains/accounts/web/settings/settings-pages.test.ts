import { expect, test } from 'vitest'
import { isRare, sectionBelowTop, getSettingsPages, settingsPageAt } from './settings-pages.ts'

test.each([
  ['', 'profile', null],
  ['#profile', 'profile', null],
  ['#contact', 'profile', 'contact'],
  ['#password', 'security', null],
  ['#two-factor', 'security', 'two-factor'],
  ['#sessions', 'security', 'sessions'],
  ['#selling', 'selling', 'selling'],
  ['#payment', 'selling', null],
  ['#licence', 'selling', 'licence'],
  ['#business', 'business', null],
  ['#branding', 'business', 'branding'],
  ['#agents', 'business', 'agents'],
  ['#addresses', 'addresses', null],
  ['#cards', 'cards', null],
  ['#invoices', 'invoices', null],
  ['#notifications', 'notifications', null],
  ['#blocked', 'blocked', null],
  ['#warnings', 'warnings', null],
  ['#api-keys', 'developers', null],
  ['#webhooks', 'developers', 'webhooks'],
  ['#your-data', 'data', null],
  ['#delete-account', 'data', 'delete-account'],
  ['#nothing', 'profile', null],
  ['#security', 'profile', null],
])('/user-settings%s shows %s', (hash, page, below) => {
  expect(settingsPageAt(hash).id).toBe(page)
  expect(sectionBelowTop(hash)).toBe(below)
})

test.each([
  ['#finance', true],
  ['#licence', true],
  ['#team', true],
  ['#api-keys', true],
  ['#payment', false],
  ['#selling', false],
  ['', false],
])('%s is for businesses and developers: %s', (hash, isForThem) => {
  expect(isRare(hash)).toBe(isForThem)
})

test('every section is on exactly one page', () => {
  const sections = getSettingsPages().flatMap((page) => page.sections)
  expect(new Set(sections).size).toBe(sections.length)
})
