import { FolderX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type AdminCategory, listAdminCategories } from '#contract/catalogue/catalogue.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AuditLog } from '../audit-log.tsx'
import { CategoryForm } from './category-form.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import * as t from './texts.ts'

export function CategoryPage({ id }: { id: number | null }) {
  const call = useApiQuery(listAdminCategories, {})
  if (call.data) return <Found all={call.data.items} id={id} />
  if (!call.isError) {
    return (
      <Loading label={t.loading_the_category()}>
        <SkeletonText lines={6} />
      </Loading>
    )
  }
  return (
    <ErrorState
      title={t.the_category_didnt_load()}
      onRetry={() => void call.refetch()}
      busy={call.isFetching}
    >
      {getMessage(call.error)}
    </ErrorState>
  )
}

function Found({ all, id }: { all: AdminCategory[]; id: number | null }) {
  const [asked] = useSearchParams()
  const category = all.find((one) => one.id === id)
  if (id === null) {
    const parent = all.find((one) => one.id === Number(asked.get('parent')))
    const type = all.find((one) => one.type === asked.get('type'))?.type
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
