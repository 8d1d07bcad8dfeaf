import { FolderX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Params, useNavigate, useParams, useSearchParams } from 'react-router'
import { type AdminCategory, listAdminCategories } from '#domains/catalogue/common/catalogue.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { CategoryForm } from './category-form.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import * as t from '#domains/catalogue/texts.ts'

const getTitle = ({ id }: Params) => (id ? t.edit_a_category() : t.add_a_category())

export const meta = makeAdminMeta(getTitle)

export default function CategoryPage() {
  const params = useParams()
  return (
    <AdminPage title={getTitle(params)}>
      <OneCategory id={params.id ? Number(params.id) : null} />
    </AdminPage>
  )
}

function OneCategory({ id }: { id: number | null }) {
  const call = useApiQuery(listAdminCategories, {})
  return (
    <Query
      call={call}
      failed={t.the_category_didnt_load()}
      loading={t.loading_the_category()}
      skeleton={<SkeletonText lines={6} />}
    >
      {({ items }) => <Found all={items} id={id} />}
    </Query>
  )
}

function Found({ all, id }: { all: AdminCategory[]; id: number | null }) {
  const [params] = useSearchParams()
  const category = all.find((one) => one.id === id)
  if (id === null) {
    const parent = all.find((one) => one.id === Number(params.get('parent')))
    const type = all.find((one) => one.type === params.get('type'))?.type
    const start = { type: parent?.type ?? type ?? 'general', parent_id: parent?.id ?? null }
    return <CategoryForm all={all} category={null} start={start} />
  }
  if (category) return <Edit all={all} category={category} />
  return (
    <EmptyState
      icon={FolderX}
      title={t.category_not_found()}
      action={<LinkButton to="/categories-list">{t.see_all_categories()}</LinkButton>}
    >
      {t.it_may_have_been_removed()}
    </EmptyState>
  )
}

function Edit({ all, category }: { all: AdminCategory[]; category: AdminCategory }) {
  const navigate = useNavigate()
  const [isRemoving, setRemoving] = useState(false)
  return (
    <div className="grid gap-3.5">
      <CategoryForm key={category.id} all={all} category={category} />
      <div className="max-w-form">
        <Button kind="ghost" size="small" icon={Trash2} onClick={() => setRemoving(true)}>
          {t.remove_this_category()}
        </Button>
      </div>
      <div className="max-w-form">
        <AuditLog
          subject={{ subject_kind: 'category', subject_id: category.id }}
          nothing={t.no_admin_has_changed_this_category()}
        />
      </div>
      {isRemoving && (
        <RemovalDialog
          all={all}
          category={category}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate(`/categories-list?type=${category.type}`)}
        />
      )}
    </div>
  )
}
