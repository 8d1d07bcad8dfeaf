import { Heart } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { priceText } from '#domains/listings/common/property-price.ts'
import { useLatestListings } from '#domains/listings/web/shared/live-listings.ts'
import { type Favourite, listFavourites } from '#domains/watchlist/common/watching.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { authStore, seenWatchlist, serverNow } from '#platform/web/session/auth-store.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { isViewing } from '#platform/web/session/viewing.ts'
import { writeObject } from '#platform/web/storage/browser-storage.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, Skeleton, SkeletonListRows } from '#platform/web/ui/states/skeleton.tsx'
import { CompareTray } from './compare/compare-items.tsx'
import { useRecordView, useNews } from './use-seen.ts'
import { WatchListRow } from './watch-list-row.tsx'
import { getQuery, readView, sortOptions, viewAddress, type WatchView } from './watch-view.ts'
import * as t from '#domains/watchlist/texts.ts'

/** The offline page's data, as displayed texts. */
export interface SeenWatchlist {
  account_id: number
  /** The time it was seen. */
  at: string
  items: SeenItem[]
}

interface SeenItem {
  title: string
  price: string
  place: string
  picture: string | null
  closes_at: string | null
  closes: string | null
}

export function describeSeen(accountId: number, favourites: Favourite[], now: Date): SeenWatchlist {
  return { account_id: accountId, at: formatShortInstant(now), items: favourites.map(describeItem) }
}

function describeItem({ listing }: Favourite): SeenItem {
  const { title, place_name: placeName, cover, closes_at: closesAt } = listing
  return {
    title,
    price: priceText(listing),
    place: placeName,
    picture: cover?.thumb_url ?? null,
    closes_at: closesAt,
    closes: closesAt && formatShortInstant(new Date(closesAt)),
  }
}

/**
 * For the offline page, stored on this device only and until the account signs out. Null for an
 * incomplete list.
 */
function useStoreSeen(favourites: Favourite[] | null): void {
  useEffect(() => {
    const { user } = authStore.getState()
    if (!user || !favourites || isViewing()) return
    const seen = describeSeen(user.id, favourites, new Date(serverNow()))
    writeObject('localStorage', seenWatchlist, seen)
    void storePictures(
      user.id,
      seen.items.flatMap(({ picture }) => picture ?? []),
    )
  }, [favourites])
}

async function storePictures(accountId: number, pictures: string[]): Promise<void> {
  // Only secure pages have the Cache API.
  if (!('caches' in window)) return
  try {
    const cache = await caches.open(seenWatchlist)
    const stored = await cache.keys()
    const wanted = new Set(pictures.map((picture) => new URL(picture, location.origin).href))
    await Promise.all(stored.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)))
    const missing = [...wanted].filter((url) => !stored.some((request) => request.url === url))
    await Promise.all(missing.map((url) => cache.add(url).catch(() => undefined)))
  } catch {
    // Storage is full or blocked: the offline page has no pictures.
  }
  // Signed out meanwhile.
  if (authStore.getState().user?.id !== accountId) await caches.delete(seenWatchlist)
}

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
      <div className="mb-3 flex items-center justify-between gap-x-4">
        <p className="min-w-0 text-sm text-ink-2">{describeChanged(changed)}</p>
        <div className="shrink-0">
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
      <CompareTray />
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
      <div className="mb-3 flex h-9 justify-end">
        <Skeleton className="w-40 rounded-full" />
      </div>
      <SkeletonListRows count={8} />
    </Loading>
  )
}

/** The iWatch tab: the watchlist or one of its neighbours. */
export type WatchPart = 'list' | 'searches' | 'sellers' | 'bids'

export function WatchTabs({ view, part }: { view: WatchView; part: WatchPart }) {
  const { data } = useApiQuery(listFavourites, getQuery(view))
  return (
    <TabLinks
      label={t.watchlist()}
      links={[
        {
          to: '/iwatch',
          label: t.open(),
          count: data?.open_count ?? null,
          current: part === 'list' && view.state === 'open',
        },
        {
          to: '/iwatch?show=closed',
          label: t.closed(),
          count: data?.closed_count ?? null,
          current: part === 'list' && view.state === 'closed',
        },
        { to: '/iwatch?show=searches', label: t.saved_searches(), current: part === 'searches' },
        { to: '/iwatch?show=sellers', label: t.sellers(), current: part === 'sellers' },
        { to: '/iwatch?show=bids', label: t.my_bids(), current: part === 'bids' },
      ]}
    />
  )
}
