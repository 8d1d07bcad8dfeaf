import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { enquiries } from './enquiries.tsx'
import { lenders } from './lenders.tsx'
import * as t from '#domains/finance/texts.ts'

export const meta = makeAdminMeta(t.finance)

export default function Finance() {
  return (
    <AdminPage title={t.finance()}>
      <div className="grid grid-cols-1 gap-8">
        <lenders.Page />
        <enquiries.Page />
        <AuditLog subject={{ subject_kind: 'lender' }} nothing={t.no_admin_has_changed_a_lender()} />
      </div>
    </AdminPage>
  )
}
