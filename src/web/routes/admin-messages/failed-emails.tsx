import { type MetaFunction, useSearchParams } from 'react-router'
import { FailedEmails } from '#web/admin/emails/failed-emails.tsx'
import { pageNumber } from '../market/page-number.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.failed_emails_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminFailedEmails() {
  const [asked] = useSearchParams()
  return <FailedEmails page={pageNumber(asked)} />
}
