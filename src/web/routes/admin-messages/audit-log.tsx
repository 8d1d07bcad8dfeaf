import { type MetaFunction, useSearchParams } from 'react-router'
import { readAuditSearch } from '#web/admin/audit/audit-address.ts'
import { AuditPage } from '#web/admin/audit/audit-page.tsx'
import { usePasswordGate } from '#web/features/account-settings/security/use-password-gate.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.audit_log_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function AuditLogPage() {
  const [asked] = useSearchParams()
  const gate = usePasswordGate()
  return (
    <>
      <AuditPage search={readAuditSearch(asked)} gate={gate.pass} />
      {gate.dialog}
    </>
  )
}
