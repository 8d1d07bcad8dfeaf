import type { MetaFunction } from 'react-router'
import { AuditLog } from '#web/admin/audit-log.tsx'
import { CategoryList } from '#web/admin/catalogue/category-list.tsx'
import { DeskPage } from '#web/admin/desk-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Categories · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function CategoriesList() {
  return (
    <DeskPage title="Categories">
      <CategoryList />
      <div className="mt-6">
        <AuditLog subject={{ subject_kind: 'category' }} nothing="No admin has changed a category." />
      </div>
    </DeskPage>
  )
}
