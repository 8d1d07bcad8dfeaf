import { Pencil } from 'lucide-react'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { SettingsSheets } from './settings-sheets.tsx'
import { WithSettings } from '../shared/with-settings.tsx'
import * as t from '#domains/settings/texts.ts'

export const meta = makeAdminMeta(t.settings)

export default function Settings() {
  return (
    <AdminPage
      title={t.settings()}
      tools={
        <LinkButton to="/edit-settings" size="small" icon={Pencil}>
          {t.edit_settings()}
        </LinkButton>
      }
    >
      <WithSettings>{(settings) => <SettingsSheets settings={settings} />}</WithSettings>
    </AdminPage>
  )
}
