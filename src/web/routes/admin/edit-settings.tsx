import type { MetaFunction } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { SettingsForm } from '#web/admin/settings/settings-form.tsx'
import { WithDraft } from '#web/admin/settings/with-settings.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.edit_settings_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function EditSettings() {
  return (
    <AdminPage title={t.edit_settings()} back={{ to: '/settings', label: t.settings() }}>
      <WithDraft>{(settings, draft) => <SettingsForm settings={settings} draft={draft} />}</WithDraft>
    </AdminPage>
  )
}
