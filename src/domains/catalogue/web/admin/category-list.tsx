import { FolderTree, Plus, SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { listAdminCategories, type Category } from '#domains/catalogue/common/catalogue.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { SkeletonRows } from '#platform/web/ui/states/skeleton.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { CategoryAdmin } from './category-admin.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/catalogue/texts.ts'

const getTypes = makeTexts((): { value: Category['type']; label: string }[] => [
  { value: 'general', label: t.general_items() },
  { value: 'vehicle', label: t.vehicles() },
  { value: 'property', label: t.property() },
])

const listedType = (params: URLSearchParams): Category['type'] =>
  getTypes().find(({ value }) => value === params.get('type'))?.value ?? 'general'

export const meta = makeAdminMeta(t.categories)

export default function Categories() {
  const [params] = useSearchParams()
  return (
    <AdminPage
      title={t.categories()}
      tools={
        <LinkButton to={`/category/new?type=${listedType(params)}`} size="small" icon={Plus}>
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

function CategoryList() {
  const [params] = useSearchParams()
  const changeAddress = useChangeAddress()
  const call = useApiQuery(listAdminCategories, {})
  const type = listedType(params)
  const words = params.get('q') ?? ''

  function setParam(name: string, value: string) {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    changeAddress(`/categories-list?${next}`, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="grid grid-cols-1 gap-3.5">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={t.type()}
          value={type}
          options={getTypes()}
          onChange={(next) => setParam('type', next)}
        />
        <SearchField label={t.find_a_category()} q={words} onSearch={(q) => setParam('q', q)} shortcut="/" />
      </div>
      <Query
        call={call}
        failed={t.the_categories_didnt_load()}
        loading={t.loading_the_categories()}
        skeleton={<SkeletonRows count={8} />}
      >
        {({ items }) => (
          <CategoryAdmin
            key={type}
            all={items}
            type={type}
            words={words}
            none={<NoCategories type={type} words={words.trim()} />}
          />
        )}
      </Query>
    </div>
  )
}

function NoCategories({ type, words }: { type: Category['type']; words: string }) {
  return words ? (
    <EmptyState icon={SearchX} title={t.no_category_matches_trim({ trim: words })}>
      {t.try_another_word_or_another_listing()}
    </EmptyState>
  ) : (
    <EmptyState
      icon={FolderTree}
      title={t.no_categories_of_this_type_yet()}
      action={
        <LinkButton to={`/category/new?type=${type}`} icon={Plus}>
          {t.add_category()}
        </LinkButton>
      }
    >
      {t.add_one_so_people_can_list_this_type()}
    </EmptyState>
  )
}
