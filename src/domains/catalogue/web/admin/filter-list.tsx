import { ArrowDown, ArrowUp, EyeOff, ListFilter, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  type AdminCategory,
  listAdminCategories,
  createFilter,
  deleteFilter,
  type Filter,
  listAdminFilters,
  updateFilter,
} from '#domains/catalogue/common/catalogue.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { SkeletonRows } from '#platform/web/ui/states/skeleton.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { categoryOptions } from '../shared/category-options.ts'
import { FilterEditor } from './filter-editor.tsx'
import { describeTakes, useFiltersChanged } from './filter-labels.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import * as t from '#domains/catalogue/texts.ts'

type EditedFilter = Filter | 'new' | null

export const meta = makeAdminMeta(t.filters)

const filters = defineTable({
  path: '/filters-list',
  operation: listAdminFilters,
  getText: ({ name, key }) => `${name} ${key}`,
  icon: ListFilter,
  words: () => ({
    title: t.filters(),
    failed: t.the_filters_didnt_load(),
    loading: t.loading_the_filters(),
    none: { title: t.no_filters_yet(), text: t.filters_are_extra_details_for_some() },
  }),
  nothing: ({ search: { q } }) =>
    q ? { title: t.no_filters_match_trim({ trim: q.trim() }), text: t.try_another_word() } : null,
  useExtras: () => {
    const [edited, onEdit] = useState<EditedFilter>(null)
    return { edited, onEdit, categories: useApiQuery(listAdminCategories, {}) }
  },
  filters: () => [{ kind: 'search', label: t.find_a_filter() }],
  renderRows: (found, { search: { q }, extras: { categories, onEdit } }) => (
    <Query
      call={categories}
      failed={t.the_filters_didnt_load()}
      loading={t.loading_the_filters()}
      skeleton={<SkeletonRows count={6} />}
    >
      {({ items }) => <Rows filters={found} categories={items} isWhole={!q?.trim()} onEdit={onEdit} />}
    </Query>
  ),
  Tools: ({ extras }) => (
    <May op={createFilter}>
      <Button size="small" icon={Plus} onClick={() => extras.onEdit('new')}>
        {t.add_filter()}
      </Button>
    </May>
  ),
  Bottom: ({ extras: { edited, onEdit, categories } }) => (
    <div className="mt-6">
      <AuditLog subject={{ subject_kind: 'filter' }} nothing={t.no_admin_has_changed_a_filter()} />
      {edited && categories.data && (
        <FilterEditor
          filter={edited === 'new' ? null : edited}
          categories={categories.data.items}
          onClose={() => onEdit(null)}
        />
      )}
    </div>
  ),
})

export default filters.Page

interface RowsProps {
  filters: Filter[]
  categories: AdminCategory[]
  /** Only an unfiltered list can be reordered. */
  isWhole: boolean
  onEdit: (filter: Filter) => void
}

function Rows({ filters: found, categories, isWhole, onEdit }: RowsProps) {
  const [announced, setAnnounced] = useState('')
  const [removing, setRemoving] = useState<Filter | null>(null)
  const refresh = useFiltersChanged()
  const update = useApiMutation(updateFilter, {
    onSuccess: ({ name, position }) => {
      setAnnounced(t.name_is_now_number_position({ name, position: position + 1 }))
      return refresh()
    },
    onError: (error) => notify.error(t.couldnt_move_that(), { description: getMessage(error) }),
  })
  const removal = useApiMutation(deleteFilter, {
    onSuccess: async () => {
      await refresh()
      setRemoving(null)
      notify.success(t.filter_removed(), removing ? { description: removing.name } : undefined)
    },
  })
  return (
    <>
      <output className="sr-only">{announced}</output>
      <Panel flush title={t.count_filters({ count: found.length })}>
        <ol className="mt-2">
          {found.map((filter, at) => (
            <li
              key={filter.id}
              className="flex items-center gap-1 border-t border-line py-2 pr-3 pl-5 hover:bg-sunk"
            >
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <May
                    op={updateFilter}
                    otherwise={<span className="text-sm font-semibold wrap-anywhere">{filter.name}</span>}
                  >
                    <button
                      type="button"
                      onClick={() => onEdit(filter)}
                      className="rounded-control text-left text-sm font-semibold wrap-anywhere hover:text-pounamu hover:underline"
                    >
                      {filter.name}
                    </button>
                  </May>
                  {filter.is_required && <Badge>{t.required()}</Badge>}
                  {filter.is_facet && <Badge kind="good">{t.searchable()}</Badge>}
                  {filter.status === 'hidden' && <Badge icon={EyeOff}>{t.hidden()}</Badge>}
                </span>
                <span className="text-xs wrap-anywhere text-ink-2">{describeTakes(filter)}</span>
                <span className="text-xs wrap-anywhere text-ink-3">
                  {categoryOptions(
                    categories,
                    categories.filter(({ id }) => filter.category_ids.includes(id)),
                  )
                    .map(({ label }) => label)
                    .join(' · ') || t.not_used_by_any_category()}
                </span>
              </span>
              {isWhole && (
                <>
                  <May op={updateFilter}>
                    <IconButton
                      icon={ArrowUp}
                      label={t.move_up_name({ name: filter.name })}
                      disabled={at === 0}
                      onClick={() => update.mutate({ id: filter.id, position: at - 1 })}
                    />
                  </May>
                  <May op={updateFilter}>
                    <IconButton
                      icon={ArrowDown}
                      label={t.move_down_name({ name: filter.name })}
                      disabled={at === found.length - 1}
                      onClick={() => update.mutate({ id: filter.id, position: at + 1 })}
                    />
                  </May>
                </>
              )}
              <May op={updateFilter}>
                <IconButton
                  icon={Trash2}
                  label={t.remove_name({ name: filter.name })}
                  onClick={() => setRemoving(filter)}
                />
              </May>
            </li>
          ))}
        </ol>
      </Panel>
      <ConfirmDialog
        open={removing !== null}
        title={t.remove_name_2({ name: removing?.name ?? '' })}
        confirm={t.remove_it()}
        cancel={t.keep_it()}
        kind="danger"
        busy={removal.isPending}
        error={removal.isError ? getMessage(removal.error) : undefined}
        onConfirm={() => removing && removal.mutate({ id: removing.id })}
        onClose={() => setRemoving(null)}
      >
        {t.the_filter_will_be_deleted_listings()}
      </ConfirmDialog>
    </>
  )
}
