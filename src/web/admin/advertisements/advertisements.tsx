import { Megaphone, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { exportAdvertisements, listAdvertisements } from '#contract/advertisements/advertisements.ts'
import { useChangeAddress } from '#web/ui/addresses/use-change-address.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/classes.ts'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { AuditLog } from '../audit-log.tsx'
import { SaveTable } from '../save-table.tsx'
import { rememberTable } from '../table/table-memory.ts'
import { TableTools } from '../table/table-tools.tsx'
import { useTableRows } from '../table/use-table-rows.ts'
import { FilterBar } from '../table/filter-bar.tsx'
import { getPlacementWords, getStateWords } from './advertisement-words.ts'
import {
  advertisementsAddress,
  type AdvertisementsSearch,
  isNarrowed,
  narrowed,
} from './advertisements-address.ts'
import { AdvertisementsTable, listColumns } from './advertisements-table.tsx'
import { CountersPanel } from './counters-panel.tsx'
import * as t from './texts.ts'

export function Advertisements({ search }: { search: AdvertisementsSearch }) {
  useEffect(() => rememberTable('/advertisements', advertisementsAddress(search)), [search])
  const call = useTableRows(listAdvertisements, 'advertisements', search)
  const { data, error, isFetching, isPlaceholderData } = call
  return (
    <AdminPage
      title={t.advertisements()}
      tools={
        <>
          <p role="status" className="num min-w-20 text-sm text-ink-2">
            {data && !isPlaceholderData && t.count_advertisements({ count: data.total })}
          </p>
          <LinkButton to="/advertisements/create" size="small" icon={Plus}>
            {t.add_advertisement()}
          </LinkButton>
          <SaveTable op={exportAdvertisements} what="advertisements" search={search} total={data?.total} />
        </>
      }
    >
      <div className="mb-3.5 flex flex-wrap items-start gap-2">
        <AdvertisementsFilters search={search} />
        <TableTools
          table="advertisements"
          columns={listColumns()}
          search={search}
          to={advertisementsAddress}
        />
      </div>
      {error && !data ? (
        <ErrorState
          title={t.the_advertisements_didnt_load()}
          onRetry={() => void call.refetch()}
          busy={isFetching}
        >
          {getMessage(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label={t.loading_the_advertisements()}>
          <div className="rounded-panel border border-line bg-paper p-5">
            <SkeletonText lines={8} />
          </div>
        </Loading>
      ) : data.items.length === 0 ? (
        <NoAdvertisements search={search} />
      ) : (
        <div className={joinClasses('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <div className="overflow-clip rounded-panel border border-line bg-paper">
            <AdvertisementsTable search={search} rows={data.items} />
          </div>
          <Pager {...data} to={(page) => advertisementsAddress({ ...search, page })} />
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 gap-3.5">
        <CountersPanel />
        <AuditLog
          subject={{ subject_kind: 'advertisement' }}
          nothing={t.no_admin_has_changed_an_advertisement()}
        />
      </div>
    </AdminPage>
  )
}

function NoAdvertisements({ search }: { search: AdvertisementsSearch }) {
  const isPicked = isNarrowed(search)
  return (
    <EmptyState
      icon={Megaphone}
      title={isPicked ? t.no_matches() : t.no_advertisements_yet()}
      action={
        isPicked ? (
          <LinkButton to="/advertisements">{t.see_all_advertisements()}</LinkButton>
        ) : (
          <LinkButton to="/advertisements/create" icon={Plus}>
            {t.add_advertisement()}
          </LinkButton>
        )
      }
    >
      {isPicked ? t.try_other_words_or_remove_a_filter() : t.they_show_between_listings()}
    </EmptyState>
  )
}

const options = (all: string, words: Record<string, { label: string }>) => [
  { value: '', label: all },
  ...Object.entries(words).map(([value, { label }]) => ({ value, label })),
]

function AdvertisementsFilters({ search }: { search: AdvertisementsSearch }) {
  const changeAddress = useChangeAddress()
  const go = (change: Partial<AdvertisementsSearch>) =>
    changeAddress(advertisementsAddress(narrowed(search, change)), {
      preventScrollReset: true,
      replace: true,
    })
  return (
    <FilterBar
      label={t.advertisements()}
      field={
        <SearchField
          shortcut="/"
          label={t.name_or_link()}
          q={search.q ?? ''}
          onSearch={(q) => go({ q: q || undefined })}
        />
      }
      values={[search.state, search.placement]}
    >
      <PillSelect
        label={t.state()}
        value={search.state ?? ''}
        onChange={({ target }) => go({ state: (target.value || undefined) as AdvertisementsSearch['state'] })}
        options={options(t.any_state(), getStateWords())}
      />
      <PillSelect
        label={t.place()}
        value={search.placement ?? ''}
        onChange={({ target }) =>
          go({ placement: (target.value || undefined) as AdvertisementsSearch['placement'] })
        }
        options={options(t.any_place(), getPlacementWords())}
      />
    </FilterBar>
  )
}
