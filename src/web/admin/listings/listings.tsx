import { PackagePlus, PackageSearch } from 'lucide-react'
import { useEffect, useState } from 'react'
import { exportAdminListings, listAdminListings } from '#contract/moderation/moderation.ts'
import type { OperationReply } from '#contract/core/operation.ts'
import { useChangeAddress } from '#web/ui/addresses/use-change-address.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx'
import { TabLinks } from '#web/ui/layout/tabs.tsx'
import { AdminPage } from '../admin-page.tsx'
import { SaveTable } from '../save-table.tsx'
import { rememberTable } from '../table/table-memory.ts'
import { TableTools } from '../table/table-tools.tsx'
import { useTableRows } from '../table/use-table-rows.ts'
import { AllListings } from './decisions/all-listings.tsx'
import { BulkBar } from './decisions/bulk-bar.tsx'
import { ListingDrawer } from './listing-drawer.tsx'
import {
  isNarrowed,
  listingsAddress,
  type ListingsSearch,
  narrowed,
  openAddress,
  pageAddress,
} from './listings-address.ts'
import { ListingsFilters } from './listings-filters.tsx'
import { PublicPreview } from './public-preview.tsx'
import { listListingColumns, ListingsTable } from './listings-table.tsx'
import * as t from './texts.ts'

type Found = OperationReply<typeof listAdminListings>

interface ListingsProps {
  search: ListingsSearch
  open: number | null
  previews: boolean
}

export function Listings({ search, open, previews }: ListingsProps) {
  const changeAddress = useChangeAddress()
  useEffect(() => rememberTable('/listings', listingsAddress(search)), [search])
  const call = useTableRows(listAdminListings, 'listings', search)
  const { data, error, isFetching, isPlaceholderData } = call
  const count = data && !isPlaceholderData ? describeCount(data.total) : undefined
  return (
    <AdminPage
      title={t.listings()}
      tools={
        <>
          <p role="status" className="num min-w-20 text-sm text-ink-2">
            {count}
          </p>
          <LinkButton to="/add-listing" size="small" icon={PackagePlus}>
            {t.add_listing()}
          </LinkButton>
          <SaveTable op={exportAdminListings} what="listings" search={search} total={data?.total} />
        </>
      }
    >
      <Tabs search={search} counts={data?.counts} />
      <div className="my-3.5 flex flex-wrap items-start gap-2">
        <ListingsFilters search={search} seller_name={data?.items[0]?.seller_name} />
        <TableTools
          table="listings"
          columns={listListingColumns(search)}
          search={search}
          to={listingsAddress}
        >
          <AllListings search={search} total={data?.total} />
        </TableTools>
      </div>
      {error && !data ? (
        <ErrorState title={t.the_listings_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : data ? (
        <div className={joinClasses('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <Rows key={listingsAddress(search)} search={search} found={data} />
        </div>
      ) : (
        <Loading label={t.loading_the_listings()}>
          <div className="mt-11 rounded-panel border border-line bg-paper">
            {Array.from({ length: 14 }, (_, row) => (
              <div key={row} className="flex h-10 items-center gap-3 border-b border-line px-5 last:border-0">
                <Skeleton className="size-5" />
                <Skeleton className="h-7 w-9 max-sm:hidden" />
                <Skeleton className="h-3.5 w-64 max-w-1/2" />
                <Skeleton className="ml-auto h-5 w-16" />
                <Skeleton className="h-3.5 w-20 max-md:hidden" />
                <Skeleton className="h-3.5 w-24 max-xl:hidden" />
              </div>
            ))}
          </div>
        </Loading>
      )}
      {open !== null &&
        // One or the other: which of two dialogs comes first depends on what loads first.
        (previews ? (
          <PublicPreview
            id={open}
            onClose={() =>
              changeAddress(openAddress(search, open), { preventScrollReset: true, replace: true })
            }
          />
        ) : (
          <ListingDrawer
            key={open}
            id={open}
            preview={pageAddress(search, open)}
            onClose={() =>
              changeAddress(listingsAddress(search), { preventScrollReset: true, replace: true })
            }
          />
        ))}
    </AdminPage>
  )
}

const describeCount = (total: number) => t.count_listings({ count: total })

function Tabs({ search, counts }: { search: ListingsSearch; counts: Found['counts'] | undefined }) {
  const all = narrowed(search, {
    status: undefined,
    appeals: undefined,
    flagged: undefined,
    disputed: undefined,
    q: undefined,
    type: undefined,
    category: undefined,
    seller: undefined,
    buyer: undefined,
    sold: undefined,
    sold_from: undefined,
    sold_to: undefined,
    listed_from: undefined,
    listed_to: undefined,
    price_from: undefined,
    price_to: undefined,
    seller_days: undefined,
  })
  const isWaiting = search.status === 'pending'
  const isAppeals = search.appeals === 'yes'
  const isFlagged = search.flagged === 'yes'
  const isDisputed = search.disputed === 'yes'
  return (
    <TabLinks
      label={t.listings_by_what_they_wait_for()}
      links={[
        {
          to: listingsAddress({ ...all, status: 'pending' }),
          label: t.to_approve(),
          count: counts?.pending ?? null,
          current: isWaiting,
        },
        {
          to: listingsAddress({ ...all, appeals: 'yes' }),
          label: t.appeals(),
          count: counts?.appeals ?? null,
          current: isAppeals,
        },
        {
          to: listingsAddress({ ...all, flagged: 'yes' }),
          label: t.reported(),
          count: counts?.flagged ?? null,
          current: isFlagged,
        },
        {
          to: listingsAddress({ ...all, disputed: 'yes' }),
          label: t.disputed_sales(),
          count: counts?.disputed ?? null,
          current: isDisputed,
        },
        {
          to: listingsAddress(all),
          label: t.all_listings(),
          current: !isWaiting && !isAppeals && !isFlagged && !isDisputed,
        },
      ]}
    />
  )
}

function Rows({ search, found }: { search: ListingsSearch; found: Found }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = (ids: number[]) => setChosen(new Set(ids))
  const { items, total, limit } = found
  if (items.length === 0) return <Nothing search={search} total={total} />

  return (
    <>
      <BulkBar rows={items} chosen={chosen} onChoose={choose} />
      <div className="overflow-clip rounded-panel border border-line bg-paper">
        <ListingsTable search={search} rows={items} choosing={{ chosen, onChoose: choose }} />
      </div>
      <Pager
        page={search.page}
        limit={limit}
        total={total}
        to={(page) => listingsAddress({ ...search, page })}
      />
    </>
  )
}

function Nothing({ search, total }: { search: ListingsSearch; total: number }) {
  if (total > 0) {
    return (
      <EmptyState
        icon={PackageSearch}
        title={t.theres_no_page_page_any_more({ page: search.page })}
        action={
          <LinkButton to={listingsAddress({ ...search, page: 1 })}>{t.see_the_first_page()}</LinkButton>
        }
      >
        {t.the_list_is_shorter_now()}
      </EmptyState>
    )
  }
  const [title, text] = describeNothing(search)
  return (
    <EmptyState
      icon={PackageSearch}
      title={title}
      action={isNarrowed(search) && <LinkButton to="/listings">{t.see_all_listings()}</LinkButton>}
    >
      {text}
    </EmptyState>
  )
}

function describeNothing(search: ListingsSearch): [title: string, text: string] {
  if (search.appeals === 'yes') {
    return [t.no_appeals(), t.when_the_seller_of_a_suspended_listing()]
  }
  if (search.flagged === 'yes') {
    return [t.no_open_reports(), t.reports_are_shown_here_until_theyre()]
  }
  if (search.disputed === 'yes') {
    return [t.no_disputed_sales(), t.disputes_are_shown_here_until_theyre()]
  }
  if (search.status === 'pending') {
    return [t.nothing_to_approve(), t.choose_which_listings_need_approval_in()]
  }
  return isNarrowed(search)
    ? [t.no_matches(), t.try_fewer_words_or_remove_a_filter()]
    : [t.no_listings_yet(), t.listings_are_shown_here_once_members()]
}
