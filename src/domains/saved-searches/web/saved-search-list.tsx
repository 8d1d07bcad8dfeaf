import { Bookmark, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { SavedQuery, SavedSearch } from '#domains/saved-searches/common/saved-searches.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { alertsOptions, isAlerts } from './alerts-labels.ts'
import { SavedSearchDialog } from './saved-search-dialog.tsx'
import { useSavedSearchActs, useSavedSearches } from './use-saved-searches.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import * as t from '#domains/saved-searches/texts.ts'

/**
 * Returns a search's address and description; the description is null until its texts are loaded.
 */
export type DescribeSearch = (query: SavedQuery) => { to: string; words: string | null }

export function SavedSearchList({ describe }: { describe: DescribeSearch }) {
  const call = useSavedSearches()
  const [changing, setChanging] = useState<SavedSearch | null>(null)
  return (
    <Query
      call={call}
      loading={t.loading_your_saved_searches()}
      skeleton={
        <div className="rounded-panel border border-line bg-paper px-4">
          {[1, 2, 3].map((row) => (
            <SkeletonRow key={row} />
          ))}
        </div>
      }
      empty={
        <EmptyState
          icon={Bookmark}
          title={t.no_saved_searches_yet()}
          action={<LinkButton to="/ibuy">{t.search_for_something()}</LinkButton>}
        >
          {t.search_for_what_youre_after_and_choose()}
        </EmptyState>
      }
    >
      {(data) => (
        <>
          <ItemRows label={t.saved_searches()}>
            {data.items.map((saved) => (
              <SavedSearchRow
                key={saved.id}
                saved={saved}
                {...describe(saved.query)}
                onChange={() => setChanging(saved)}
              />
            ))}
          </ItemRows>
          {changing && (
            <SavedSearchDialog
              saved={changing}
              query={changing.query}
              name={changing.name}
              onClose={() => setChanging(null)}
            />
          )}
        </>
      )}
    </Query>
  )
}

interface RowProps extends ReturnType<DescribeSearch> {
  saved: SavedSearch
  onChange: () => void
}

function SavedSearchRow({ saved, to, words, onChange }: RowProps) {
  const { setAlerts, remove } = useSavedSearchActs()
  return (
    <li className="grid gap-3 p-3.5 sm:p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="min-w-0 text-base font-medium break-words">
            <Link to={to} className="rounded-control hover:text-pounamu hover:underline">
              {saved.name}
            </Link>
          </h2>
          {saved.new_count > 0 && (
            <Badge kind="good">{t.new_count_new({ new_count: saved.new_count })}</Badge>
          )}
        </div>
        {words !== null && <p className="mt-0.5 text-sm break-words text-ink-3">{words}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <PillSelect
          label={t.tell_me_about_new_listings_in_name({ name: saved.name })}
          value={saved.alerts}
          options={alertsOptions}
          onChange={({ target }) => isAlerts(target.value) && void setAlerts(saved, target.value)}
        />
        <IconButton icon={Pencil} label={t.rename_name({ name: saved.name })} onClick={onChange} />
        <IconButton
          icon={Trash2}
          label={t.remove_name({ name: saved.name })}
          onClick={() => void remove(saved)}
        />
      </div>
    </li>
  )
}
