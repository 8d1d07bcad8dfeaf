import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { createFilter } from '#contract/catalogue/filters.ts'
import { AuditLog } from '#web/admin/audit-log.tsx'
import { type EditedFilter, FilterList } from '#web/admin/catalogue/filter-list.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { May } from '#web/admin/staff/may.tsx'
import { Button } from '#web/ui/button.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.filters_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function FiltersList() {
  const [edited, setEdited] = useState<EditedFilter>(null)
  return (
    <AdminPage
      title={t.filters()}
      tools={
        <May op={createFilter}>
          <Button size="small" icon={Plus} onClick={() => setEdited('new')}>
            {t.add_filter()}
          </Button>
        </May>
      }
    >
      <FilterList edited={edited} onEdit={setEdited} />
      <div className="mt-6">
        <AuditLog subject={{ subject_kind: 'filter' }} nothing={t.no_admin_has_changed_a_filter()} />
      </div>
    </AdminPage>
  )
}
