import type { MetaFunction } from 'react-router'
import { AuditLog } from '#web/admin/audit-log.tsx'
import { FilterList } from '#web/admin/catalogue/filter-list.tsx'
import { DeskPage } from '#web/admin/desk-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Filters · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function FiltersList() {
  return (
    <DeskPage title="Filters">
      <FilterList />
      <div className="mt-6">
        <AuditLog subject={{ subject_kind: 'filter' }} nothing="No admin has changed a filter." />
      </div>
    </DeskPage>
  )
}
