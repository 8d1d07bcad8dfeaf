import type { MetaFunction } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { SettingsForm } from '#web/admin/settings/settings-form.tsx'
import { WithSettings } from '#web/admin/settings/with-settings.tsx'

export const meta: MetaFunction = () => [
  { title: 'Edit settings · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function EditSettings() {
  return (
    <AdminPage title="Edit settings" back={{ to: '/settings', label: 'Settings' }}>
      <WithSettings fresh>{(settings) => <SettingsForm settings={settings} />}</WithSettings>
    </AdminPage>
  )
}
