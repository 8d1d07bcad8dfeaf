import { type MetaFunction, useSearchParams } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { AuditLog } from '#web/admin/audit-log.tsx'
import { readEnquiriesSearch } from '#web/admin/finance/enquiries-address.ts'
import { Enquiries } from '#web/admin/finance/enquiries.tsx'
import { Lenders } from '#web/admin/finance/lenders.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.finance_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function Finance() {
  const [asked] = useSearchParams()
  return (
    <AdminPage title={t.finance()}>
      <div className="grid grid-cols-1 gap-8">
        <Lenders />
        <Enquiries search={readEnquiriesSearch(asked)} />
        <AuditLog subject={{ subject_kind: 'lender' }} nothing={t.no_admin_has_changed_a_lender()} />
      </div>
    </AdminPage>
  )
}
