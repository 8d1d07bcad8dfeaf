import { Heart } from 'lucide-react'
import { listFavourites } from '#contract/watching.ts'
import { useLatestListings } from '#web/lib/live-listings.ts'
import { messageOf } from '#web/lib/problem.ts'
import { useCall } from '#web/lib/query.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ItemRows } from '#web/ui/item-row.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Loading, SkeletonRow } from '#web/ui/skeleton.tsx'
import { WatchListRow } from './watch-list-row.tsx'

/** What I watch: what is open by closing time, then what has closed. */
export function WatchList({ page }: { page: number }) {
  const { data, error, isFetching, refetch } = useCall(listFavourites, { page, limit: 50 })
  const favourites = data?.items ?? []
  const latest = useLatestListings(favourites.map(({ listing }) => listing))
  const rows = favourites.map((favourite, index) => ({
    ...favourite,
    listing: latest[index] ?? favourite.listing,
  }))
  const open = rows.filter(({ listing }) => listing.status === 'active')
  const closed = rows.filter(({ listing }) => listing.status !== 'active')

  if (error && !data) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {messageOf(error)}
      </ErrorState>
    )
  }
  if (!data) return <WatchListSkeleton />
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={Heart}
        title="You watch nothing yet"
        action={<LinkButton to="/ibuy">Look around</LinkButton>}
      >
        Press the heart on anything you like. It is kept here, with the time it closes and room for a note.
      </EmptyState>
    )
  }
  return (
    <>
      {open.length > 0 && (
        <section aria-labelledby="watched-open">
          <h2 id="watched-open" className="heading mb-3 text-lg">
            Open <span className="num text-base font-normal text-ink-3">{open.length}</span>
          </h2>
          <ItemRows label="Open">
            {open.map((favourite) => (
              <WatchListRow key={favourite.id} favourite={favourite} />
            ))}
          </ItemRows>
        </section>
      )}
      {closed.length > 0 && (
        <section aria-labelledby="watched-closed" className="mt-8 first:mt-0">
          <h2 id="watched-closed" className="heading mb-3 text-lg">
            Closed <span className="num text-base font-normal text-ink-3">{closed.length}</span>
          </h2>
          <ItemRows label="Closed">
            {closed.map((favourite) => (
              <WatchListRow key={favourite.id} favourite={favourite} />
            ))}
          </ItemRows>
        </section>
      )}
      <Pager page={page} limit={data.limit} total={data.total} to={(to) => `/iwatch?page=${to}`} />
    </>
  )
}

function WatchListSkeleton() {
  return (
    <Loading label="Loading what you watch">
      <div className="rounded-panel border border-line bg-paper px-4">
        {[1, 2, 3, 4].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </Loading>
  )
}
