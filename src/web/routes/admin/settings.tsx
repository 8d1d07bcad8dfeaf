import { Pencil } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { SettingsSheets } from '#web/admin/settings/settings-sheets.tsx'
import { WithSettings } from '#web/admin/settings/with-settings.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.settings_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function SettingsPage() {
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
