export interface SettingsPage {
  id: string
  label: string
  /** What is on it, from the top, each with an address of its own. */
  sections: [string, ...string[]]
}

export const settings_pages: [SettingsPage, ...SettingsPage[]] = [
  { id: 'profile', label: 'Profile and contact', sections: ['profile', 'contact'] },
  { id: 'security', label: 'Sign-in and security', sections: ['password', 'two-factor', 'sessions'] },
  { id: 'selling', label: 'Selling', sections: ['selling', 'payment', 'licence'] },
  { id: 'notifications', label: 'Notifications', sections: ['notifications'] },
  { id: 'blocked', label: 'Blocked people', sections: ['blocked'] },
  { id: 'data', label: 'Your data', sections: ['your-data', 'delete-account'] },
]

/** The page that holds the section named in the address, the first where none is. */
export const settingsPageAt = (hash: string): SettingsPage =>
  settings_pages.find(({ sections }) => sections.includes(hash.slice(1))) ?? settings_pages[0]

/** What the address names, unless that is where the page begins. */
export function sectionBelowTop(hash: string): string | null {
  const id = hash.slice(1)
  return settings_pages.some(({ sections }) => sections.indexOf(id) > 0) ? id : null
}
