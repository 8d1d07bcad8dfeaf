import { type MetaFunction, useSearchParams } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { getPreviewAddress } from '#web/admin/emails/email-addresses.ts'
import { EmailEditor } from '#web/admin/emails/email-editor.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.edit_email_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminEditEmail() {
  const name = useSearchParams()[0].get('email')
  return (
    <AdminPage
      title={t.edit_email()}
      back={{ to: name ? getPreviewAddress(name) : '/email-previews', label: t.email_previews() }}
    >
      <EmailEditor name={name} />
    </AdminPage>
  )
}
