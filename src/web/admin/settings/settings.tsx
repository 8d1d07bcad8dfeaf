import { Pencil } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'
import { makeAdminMeta } from '../admin-meta.ts'
import { AdminPage } from '../admin-page.tsx'
import { SettingsSheets } from './settings-sheets.tsx'
import { WithSettings } from './with-settings.tsx'
import * as t from './texts.ts'

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
