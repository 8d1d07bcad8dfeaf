import { putSettings } from '#domains/settings/common/settings.ts'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { WithDraft, WithSettings } from '../shared/with-settings.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSheets } from './settings-sheets.tsx'
import * as t from '#domains/settings/texts.ts'

export const meta = makeAdminMeta(t.settings)

/** The editor for those who may change settings, and a list of the values for others. */
export default function Settings() {
  const mayEdit = useMay()(putSettings)
  return (
    <AdminPage title={t.settings()}>
      {mayEdit ? (
        <WithDraft>
          {(settings, draft, reload) => <SettingsForm settings={settings} draft={draft} reload={reload} />}
        </WithDraft>
      ) : (
        <WithSettings>{(settings) => <SettingsSheets settings={settings} />}</WithSettings>
      )}
    </AdminPage>
  )
}
