import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { SettingsForm } from './settings-form.tsx'
import { WithDraft } from '../shared/with-settings.tsx'
import * as t from '#domains/settings/texts.ts'

export const meta = makeAdminMeta(t.edit_settings)

export default function EditSettings() {
  return (
    <AdminPage title={t.edit_settings()} back={{ to: '/settings', label: t.settings() }}>
      <WithDraft>
        {(settings, draft, reload) => <SettingsForm settings={settings} draft={draft} reload={reload} />}
      </WithDraft>
    </AdminPage>
  )
}
