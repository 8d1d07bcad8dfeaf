import { FolderTree, Plus, SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { listAdminCategories, type Category } from '#contract/catalogue/catalogue.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useChangeAddress } from '#web/ui/addresses/use-change-address.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Loading, SkeletonRow } from '#web/ui/states/skeleton.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { CategoryAdmin } from './category-admin.tsx'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const getTypes = makeTexts((): { value: Category['type']; label: string }[] => [
  { value: 'general', label: t.general_items() },
  { value: 'vehicle', label: t.vehicles() },
  { value: 'property', label: t.property() },
])

export const listedType = (asked: URLSearchParams): Category['type'] =>
  getTypes().find(({ value }) => value === asked.get('type'))?.value ?? 'general'

export function CategoryList() {
  const [asked] = useSearchParams()
  const changeAddress = useChangeAddress()
  const call = useApiQuery(listAdminCategories, {})
  const type = listedType(asked)
  const words = asked.get('q') ?? ''

  function ask(name: string, value: string) {
    const next = new URLSearchParams(asked)
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
          onChange={(next) => ask('type', next)}
        />
        <SearchField label={t.find_a_category()} q={words} onSearch={(q) => ask('q', q)} shortcut="/" />
      </div>
      {call.data ? (
        <CategoryAdmin
          key={type}
          all={call.data.items}
          type={type}
          words={words}
          none={
            words.trim() ? (
              <EmptyState icon={SearchX} title={t.no_category_matches_trim({ trim: words.trim() })}>
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
        />
      ) : call.isError ? (
        <ErrorState
          title={t.the_categories_didnt_load()}
          onRetry={() => void call.refetch()}
          busy={call.isFetching}
        >
          {getMessage(call.error)}
        </ErrorState>
      ) : (
        <Loading label={t.loading_the_categories()}>
          {Array.from({ length: 8 }, (_, row) => (
            <SkeletonRow key={row} />
          ))}
        </Loading>
      )}
    </div>
  )
}
