import { Plus } from 'lucide-react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { AuditLog } from '#web/admin/audit-log.tsx'
import { CategoryList, listedType } from '#web/admin/catalogue/category-list.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.categories_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function CategoriesList() {
  const [asked] = useSearchParams()
  return (
    <AdminPage
      title={t.categories()}
      tools={
        <LinkButton to={`/category/new?type=${listedType(asked)}`} size="small" icon={Plus}>
          {t.add_category()}
        </LinkButton>
      }
    >
      <CategoryList />
      <div className="mt-6">
        <AuditLog subject={{ subject_kind: 'category' }} nothing={t.no_admin_has_changed_a_category()} />
      </div>
    </AdminPage>
  )
}
