import { expect, test } from 'vitest'
import { sectionBelowTop, getSettingsPages, settingsPageAt } from './settings-pages.ts'

test.each([
  ['', 'profile', null],
  ['#profile', 'profile', null],
  ['#contact', 'profile', 'contact'],
  ['#password', 'security', null],
  ['#two-factor', 'security', 'two-factor'],
  ['#sessions', 'security', 'sessions'],
  ['#selling', 'selling', null],
  ['#payment', 'selling', 'payment'],
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

test('every section is on exactly one page', () => {
  const sections = getSettingsPages().flatMap((page) => page.sections)
  expect(new Set(sections).size).toBe(sections.length)
})
