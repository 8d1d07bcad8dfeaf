import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/accounts/texts.ts'
export interface SettingsPage {
  id: string
  label: string
  sections: [string, ...string[]]
}

export const getSettingsPages = makeTexts((): [SettingsPage, ...SettingsPage[]] => [
  { id: 'profile', label: t.profile_and_contact(), sections: ['profile', 'contact', 'visibility'] },
  { id: 'security', label: t.sign_in_and_security(), sections: ['password', 'two-factor', 'sessions'] },
  { id: 'selling', label: t.selling(), sections: ['payment', 'selling', 'finance', 'licence'] },
  {
    id: 'business',
    label: t.your_business(),
    sections: ['business', 'workplaces', 'opening-hours', 'branding', 'agents', 'agent-numbers', 'team'],
  },
  { id: 'addresses', label: t.delivery_addresses(), sections: ['addresses'] },
  { id: 'cards', label: t.cards(), sections: ['cards'] },
  { id: 'invoices', label: t.invoices(), sections: ['invoices'] },
  { id: 'notifications', label: t.notifications(), sections: ['notifications', 'watching'] },
  { id: 'blocked', label: t.blocked_people(), sections: ['blocked'] },
  { id: 'warnings', label: t.warnings(), sections: ['warnings'] },
  { id: 'developers', label: t.api_and_webhooks(), sections: ['api-keys', 'webhooks'] },
  { id: 'data', label: t.your_data(), sections: ['your-data', 'finance-enquiries', 'delete-account'] },
])

export const settingsPageAt = (hash: string): SettingsPage =>
  getSettingsPages().find(({ sections }) => sections.includes(hash.slice(1))) ?? getSettingsPages()[0]

/** Settings for businesses and developers, hidden until requested. */
const rarePages = new Set(['business', 'developers'])
const rareSections = new Set(['finance', 'licence'])

export const isRare = (hash: string): boolean =>
  rareSections.has(hash.slice(1)) || rarePages.has(settingsPageAt(hash).id)

export const listCommonPages = (): SettingsPage[] => getSettingsPages().filter(({ id }) => !rarePages.has(id))

/** Null if the section is the first on its page. */
export function sectionBelowTop(hash: string): string | null {
  const id = hash.slice(1)
  return getSettingsPages().some(({ sections }) => sections.indexOf(id) > 0) ? id : null
}
