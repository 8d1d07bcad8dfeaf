import { type MetaFunction, useSearchParams } from 'react-router'
import { EmailPreviews } from '#web/admin/emails/email-previews.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.email_previews_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminEmailPreviews() {
  const [asked] = useSearchParams()
  return <EmailPreviews name={asked.get('email')} />
}
