import { makeAdminMeta } from '../admin-meta.ts'
import { AdminPage } from '../admin-page.tsx'
import { AuditLog } from '../audit-log.tsx'
import { enquiries } from './enquiries.tsx'
import { lenders } from './lenders.tsx'
import * as t from './texts.ts'

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
