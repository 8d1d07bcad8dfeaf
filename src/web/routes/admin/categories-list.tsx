import { Plus } from 'lucide-react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { AuditLog } from '#web/admin/audit-log.tsx'
import { CategoryList, listedType } from '#web/admin/catalogue/category-list.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { LinkButton } from '#web/ui/button.tsx'

export const meta: MetaFunction = () => [
  { title: 'Categories · Hoko back office' },
  { name: 'robots', content: 'noindex' },
]

export default function CategoriesList() {
  const [asked] = useSearchParams()
  return (
    <AdminPage
      title="Categories"
      tools={
        <LinkButton to={`/category/new?type=${listedType(asked)}`} size="small" icon={Plus}>
          Add category
        </LinkButton>
      }
    >
      <CategoryList />
      <div className="mt-6">
        <AuditLog subject={{ subject_kind: 'category' }} nothing="No admin has changed a category." />
      </div>
    </AdminPage>
  )
}
