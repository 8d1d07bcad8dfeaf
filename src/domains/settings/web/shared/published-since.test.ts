import { expect, test } from 'vitest'
import type { SettingsDraft } from '#domains/settings/common/settings.ts'
import { findPublishedSince } from './published-since.tsx'

const at = '2026-11-23T00:00:00.000Z'
const reply: SettingsDraft = {
  draft: { changes: { outage_seconds: 90 }, revision: 1, base_version: 3, saved_at: at },
  since: {
    version: 4,
    published_at: at,
    published_by: 'Hana Parata',
    before: { extension_minutes: 2, mail_welcome: 'Kia ora' },
    after: { extension_minutes: 3, mail_welcome: 'Welcome' },
  },
  others: [],
}

test('findPublishedSince returns only the settings of the page', () => {
  const found = findPublishedSince(reply, ['extension_minutes', 'outage_seconds'])
  expect(found).toEqual({ ...reply.since, before: { extension_minutes: 2 }, after: { extension_minutes: 3 } })
})

test.each<[string, SettingsDraft, string[]]>([
  ['other settings were published', reply, ['outage_seconds']],
  ['nothing was published', { ...reply, since: null }, ['extension_minutes']],
  ['there is no draft', { ...reply, draft: null }, ['extension_minutes']],
])('no choice is needed when %s', (_name, draft, names) => {
  expect(findPublishedSince(draft, names)).toBeNull()
})
