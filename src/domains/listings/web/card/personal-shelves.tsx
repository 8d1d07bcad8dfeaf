import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getListing, type ListingCard } from '#domains/listings/common/listings.ts'
import { listListingCards, listSimilarListings } from '#domains/search/common/search.ts'
import { type Favourite, listFavourites } from '#domains/watchlist/common/watching.ts'
import { publicApi } from '#platform/web/session/api.ts'
import { QueryProvider, useApiQuery } from '#platform/web/loading/query.tsx'
import { useStore } from '#platform/web/storage/use-store.ts'
import { ShelfButton } from '#platform/web/ui/layout/shelf.tsx'
import { ListingShelf, forgetViewed, recentlyViewed } from './listing-shelf.tsx'
import * as t from '#domains/listings/texts.ts'

interface PersonalShelvesProps {
  corner: (card: ListingCard) => ReactNode
}

export function PersonalShelves({ corner }: PersonalShelvesProps) {
  return (
    <QueryProvider>
      <BecauseWatched corner={corner} />
      <RecentlyViewed corner={corner} />
    </QueryProvider>
  )
}

/** Similar listings are requested only for the latest few watched ones. */
const maxExamined = 50
const latestTried = 3
const maxAlike = 4
const minutes = 60_000

function BecauseWatched({ corner }: PersonalShelvesProps) {
  const call = useApiQuery(listFavourites, { limit: maxExamined }, { staleTime: 5 * minutes })
  const watched = call.data?.items ?? []
  const found = useAlike(watched)
  const categories = useApiQuery(
    getListing,
    { id: found?.like.id ?? 0 },
    { enabled: found !== undefined, staleTime: minutes },
  ).data?.categories
  const category = categories?.at(-1)
  if (!found || !category) return null
  return (
    <ListingShelf
      title={t.because_you_watched_title({ title: found.like.title })}
      to={`/ibuy?category=${category.id}`}
      cards={found.cards}
      corner={corner}
    />
  )
}

function useAlike(watched: Favourite[]) {
  const latest = watched
    .toSorted((one, other) => Date.parse(other.watched_at) - Date.parse(one.watched_at))
    .slice(0, latestTried)
    .map(({ listing }) => listing)
  const calls = useQueries({
    queries: latest.map(({ id }) => ({
      queryKey: [listSimilarListings.name, { id }, null],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        publicApi.call(listSimilarListings, { id }, { signal }),
      staleTime: minutes,
    })),
  })
  // Until all have loaded, the shelf to show is unknown.
  if (calls.some(({ isPending }) => isPending)) return undefined
  const mine = new Set(watched.map(({ listing }) => listing.id))
  return latest
    .map((like, index) => {
      const alike = calls[index]?.data?.items ?? []
      return { like, cards: alike.filter((card) => !mine.has(card.id)).slice(0, maxAlike) }
    })
    .find(({ cards }) => cards.length > 0)
}

const maxShown = 8

function RecentlyViewed({ corner }: PersonalShelvesProps) {
  const ids = useStore(recentlyViewed, (state) => state.ids)
  const call = useApiQuery(
    listListingCards,
    { ids: ids.join(',') },
    { enabled: ids.length > 0, staleTime: minutes },
  )
  // Leaves out those removed from the history.
  const cards = (call.data?.items ?? []).filter((card) => ids.includes(card.id)).slice(0, maxShown)
  return (
    <ListingShelf
      title={t.recently_viewed()}
      action={<ShelfButton onClick={forgetViewed}>{t.clear()}</ShelfButton>}
      cards={cards}
      corner={corner}
    />
  )
}
