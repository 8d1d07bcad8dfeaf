import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Favourite, listFavourites } from '#domains/watchlist/common/watching.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { useLatestListings } from '#domains/listings/web/shared/live-listings.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { PillSelect } from '#platform/web/ui/fields/pill-select.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { useStoreSeen } from './use-store-seen.ts'
import { useRecordView } from './use-seen.ts'
import { useNews } from './use-news.ts'
import { WatchListRow } from './watch-list-row.tsx'
import { getQuery, readView, sortOptions, viewAddress, type WatchView } from './watch-view.ts'
import * as t from '#domains/watchlist/texts.ts'

interface WatchListProps {
  view: WatchView
  renderBid: (favourite: Favourite) => ReactNode
}

export function WatchList({ view, renderBid }: WatchListProps) {
  const { data, error, isFetching, refetch } = useApiQuery(listFavourites, getQuery(view))
  const invalidate = useReadAtNotification([listFavourites])
  useStoreSeen(data && view.state === 'open' && view.page === 1 ? data.items : null)

  if (error && !data) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) return <WatchListSkeleton />
  if (data.items.length === 0) return <Nothing view={view} closed_count={data.closed_count} />
  return (
    <>
      <Rows favourites={data.items} view={view} onEnd={invalidate} renderBid={renderBid} />
      <Pager
        page={view.page}
        limit={data.limit}
        total={data.total}
        to={(page) => viewAddress({ ...view, page })}
      />
    </>
  )
}

interface RowsProps extends WatchListProps {
  favourites: Favourite[]
  onEnd: () => void
}

function Rows({ favourites, view, onEnd, renderBid }: RowsProps) {
  const changeAddress = useChangeAddress()
  const latest = useLatestListings(
    favourites.map(({ listing }) => listing),
    onEnd,
  )
  const newsOf = useNews(favourites)
  const recordView = useRecordView()
  const changed = favourites.filter(({ id }) => newsOf(id)).length
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-ink-2">{describeChanged(changed)}</p>
        <PillSelect
          label={t.order()}
          options={sortOptions(view.state)}
          value={view.sort}
          onChange={(event) => {
            const { sort } = readView(new URLSearchParams({ sort: event.target.value }), 1)
            changeAddress(viewAddress({ ...view, sort, page: 1 }), { preventScrollReset: true })
          }}
        />
      </div>
      <h2 className="sr-only">{view.state === 'open' ? t.open() : t.closed()}</h2>
      <ItemRows label={view.state === 'open' ? t.open() : t.closed()}>
        {favourites.map((favourite, index) => (
          <WatchListRow
            key={favourite.id}
            favourite={{ ...favourite, listing: latest[index] ?? favourite.listing }}
            news={newsOf(favourite.id)}
            onSeen={recordView}
            renderBid={renderBid}
          />
        ))}
      </ItemRows>
    </>
  )
}

function describeChanged(count: number): string {
  if (count === 0) return t.nothing_has_changed_since_you_last()
  return t.count_have_changed_since_you_last({ count })
}

function Nothing({ view, closed_count: closedCount }: { view: WatchView; closed_count: number }) {
  if (view.state === 'closed') {
    return (
      <EmptyState
        icon={Heart}
        title={t.nothing_closed_yet()}
        action={<LinkButton to="/iwatch">{t.see_open_listings()}</LinkButton>}
      >
        {t.closed_listings_you_watch_are_shown()}
      </EmptyState>
    )
  }
  if (closedCount > 0) {
    return (
      <EmptyState
        icon={Heart}
        title={t.no_open_listings()}
        action={<LinkButton to="/iwatch?show=closed">{t.see_closed_listings()}</LinkButton>}
      >
        {t.tap_the_heart_on_anything_you_like_to()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={Heart}
      title={t.your_watchlist_is_empty()}
      action={<LinkButton to="/ibuy">{t.see_all_listings()}</LinkButton>}
    >
      {t.tap_the_heart_on_anything_you_like()}
    </EmptyState>
  )
}

function WatchListSkeleton() {
  return (
    <Loading label={t.loading_your_watchlist()}>
      <div className="rounded-panel border border-line bg-paper px-4">
        {[1, 2, 3, 4].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </Loading>
  )
}
