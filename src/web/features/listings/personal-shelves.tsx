import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { getListing, type ListingCard } from '#contract/listings.ts'
import { listCards } from '#contract/search-suggestions.ts'
import { listSimilarListings } from '#contract/search.ts'
import { listFavourites } from '#contract/watching.ts'
import { useCall } from '#web/lib/query.tsx'
import { ShelfButton } from '#web/ui/shelf.tsx'
import { ListingShelf } from './listing-shelf.tsx'
import { forgetViewed, recentlyViewed } from './recently-viewed.ts'

export { NearChoice, type Nearby } from './near-choice.tsx'

interface PersonalShelvesProps {
  corner: (card: ListingCard) => ReactNode
}

/** What one person may like: fetched when they come near, since the page itself is the same for everyone. */
export function PersonalShelves({ corner }: PersonalShelvesProps) {
  return (
    <>
      <BecauseWatched corner={corner} />
      <RecentlyViewed corner={corner} />
    </>
  )
}

/** So many of what is watched are looked through for what was watched last. */
const looked_through = 50
const minutes = 60_000

function BecauseWatched({ corner }: PersonalShelvesProps) {
  const watched =
    useCall(listFavourites, { limit: looked_through }, { staleTime: 5 * minutes }).data?.items ?? []
  const [latest] = watched.toSorted((one, other) => Date.parse(other.watched_at) - Date.parse(one.watched_at))
  const id = latest?.listing.id ?? 0
  const isAny = latest !== undefined
  const similar =
    useCall(listSimilarListings, { id }, { enabled: isAny, staleTime: minutes }).data?.items ?? []
  const mine = new Set(watched.map(({ listing }) => listing.id))
  const cards = similar.filter((card) => !mine.has(card.id)).slice(0, 4)
  const categories = useCall(getListing, { id }, { enabled: cards.length > 0, staleTime: minutes }).data
    ?.categories
  const category = categories?.at(-1)
  if (!latest || !category) return null
  return (
    <ListingShelf
      title={`Because you watched ${latest.listing.title}`}
      to={`/ibuy?category=${category.id}`}
      cards={cards}
      corner={corner}
    />
  )
}

const most_shown = 8

function RecentlyViewed({ corner }: PersonalShelvesProps) {
  const { ids } = useStore(recentlyViewed)
  const call = useCall(listCards, { ids: ids.join(',') }, { enabled: ids.length > 0, staleTime: minutes })
  // What is forgotten goes at once.
  const cards = (call.data?.items ?? []).filter((card) => ids.includes(card.id)).slice(0, most_shown)
  return (
    <ListingShelf
      title="Recently viewed"
      action={<ShelfButton onClick={forgetViewed}>Clear</ShelfButton>}
      cards={cards}
      corner={corner}
    />
  )
}
