import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, EyeOff, ListFilter, SearchX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type AdminCategory, listAdminCategories } from '#contract/catalogue/catalogue.ts'
import { deleteFilter, type Filter, listAdminFilters, updateFilter } from '#contract/catalogue/filters.ts'
import { foldText } from '#web/features/catalogue/category-match.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation, useApiQuery } from '#web/lib/loading/query.tsx'
import { Badge } from '#web/ui/facts/badge.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Loading, SkeletonRow } from '#web/ui/states/skeleton.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { categoryOptions } from './category-options.ts'
import { FilterEditor } from './filter-editor.tsx'
import { describeTakes } from './filter-words.ts'

export type EditedFilter = Filter | 'new' | null

interface FilterListProps {
  edited: EditedFilter
  onEdit: (filter: EditedFilter) => void
}

/** Every filter in its order, with its editor over the list. */
export function FilterList(props: FilterListProps) {
  const filters = useApiQuery(listAdminFilters, {})
  const categories = useApiQuery(listAdminCategories, {})
  const failed = [filters, categories].find((call) => call.isError && !call.data)
  if (failed) {
    return (
      <ErrorState
        title="The filters didn’t load"
        onRetry={() => void Promise.all([filters.refetch(), categories.refetch()])}
        busy={filters.isFetching || categories.isFetching}
      >
        {getMessage(failed.error)}
      </ErrorState>
    )
  }
  if (filters.data && categories.data)
    return <Loaded all={filters.data.items} categories={categories.data.items} {...props} />
  return (
    <Loading label="Loading the filters">
      {Array.from({ length: 6 }, (_, row) => (
        <SkeletonRow key={row} />
      ))}
    </Loading>
  )
}

interface LoadedProps extends FilterListProps {
  all: Filter[]
  categories: AdminCategory[]
}

function Loaded({ all, categories, edited, onEdit }: LoadedProps) {
  const [asked, setAsked] = useSearchParams()
  const words = asked.get('q') ?? ''
  const found = all.filter(({ name, key }) => foldText(`${name} ${key}`).includes(foldText(words)))
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <SearchField
        label="Find a filter"
        q={words}
        onSearch={(q) => setAsked(q ? { q } : {}, { replace: true, preventScrollReset: true })}
        shortcut="/"
      />
      {found.length > 0 ? (
        <Rows filters={found} categories={categories} isWhole={!words.trim()} onEdit={onEdit} />
      ) : all.length > 0 ? (
        <EmptyState icon={SearchX} title={`No filters match “${words.trim()}”`}>
          Try another word.
        </EmptyState>
      ) : (
        <EmptyState icon={ListFilter} title="No filters yet">
          Filters are extra details for some categories, like frame size, colour or year.
        </EmptyState>
      )}
      {edited && (
        <FilterEditor
          filter={edited === 'new' ? null : edited}
          categories={categories}
          onClose={() => onEdit(null)}
        />
      )}
    </div>
  )
}

interface RowsProps {
  filters: Filter[]
  categories: AdminCategory[]
  /** Only the whole list can be put in order. */
  isWhole: boolean
  onEdit: (filter: Filter) => void
}

function Rows({ filters, categories, isWhole, onEdit }: RowsProps) {
  const queries = useQueryClient()
  const [told, setTold] = useState('')
  const [removing, setRemoving] = useState<Filter | null>(null)
  const refresh = () => queries.invalidateQueries({ queryKey: [listAdminFilters.name] })
  const update = useApiMutation(updateFilter, {
    onSuccess: ({ name, position }) => {
      setTold(`${name} is now number ${position + 1}.`)
      return refresh()
    },
    onError: (error) => notify.error('Couldn’t move that', { description: getMessage(error) }),
  })
  const removal = useApiMutation(deleteFilter, {
    onSuccess: async () => {
      await refresh()
      setRemoving(null)
      notify.success('Filter removed')
    },
  })
  return (
    <>
      <output className="sr-only">{told}</output>
      <Panel flush title={`${filters.length} ${filters.length === 1 ? 'filter' : 'filters'}`}>
        <ol className="mt-2">
          {filters.map((filter, at) => (
            <li
              key={filter.id}
              className="flex items-center gap-1 border-t border-line py-2 pr-3 pl-5 hover:bg-sunk"
            >
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <button
                    type="button"
                    onClick={() => onEdit(filter)}
                    className="rounded-control text-left text-sm font-semibold break-words hover:text-pounamu hover:underline"
                  >
                    {filter.name}
                  </button>
                  {filter.is_required && <Badge>Required</Badge>}
                  {filter.is_facet && <Badge kind="good">Searchable</Badge>}
                  {filter.status === 'hidden' && <Badge icon={EyeOff}>Hidden</Badge>}
                </span>
                <span className="text-xs break-words text-ink-2">{describeTakes(filter)}</span>
                <span className="text-xs break-words text-ink-3">
                  {categoryOptions(
                    categories,
                    categories.filter(({ id }) => filter.category_ids.includes(id)),
                  )
                    .map(({ label }) => label)
                    .join(' · ') || 'Not used by any category'}
                </span>
              </span>
              {isWhole && (
                <>
                  <IconButton
                    icon={ArrowUp}
                    label={`Move up: ${filter.name}`}
                    disabled={at === 0}
                    onClick={() => update.mutate({ id: filter.id, position: at - 1 })}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={`Move down: ${filter.name}`}
                    disabled={at === filters.length - 1}
                    onClick={() => update.mutate({ id: filter.id, position: at + 1 })}
                  />
                </>
              )}
              <IconButton icon={Trash2} label={`Remove ${filter.name}`} onClick={() => setRemoving(filter)} />
            </li>
          ))}
        </ol>
      </Panel>
      <ConfirmDialog
        open={removing !== null}
        title={`Remove ${removing?.name ?? ''}?`}
        confirm="Remove it"
        cancel="Keep it"
        kind="danger"
        busy={removal.isPending}
        error={removal.isError ? getMessage(removal.error) : undefined}
        onConfirm={() => removing && removal.mutate({ id: removing.id })}
        onClose={() => setRemoving(null)}
      >
        The filter will be deleted. Listings keep the details they already have.
      </ConfirmDialog>
    </>
  )
}
