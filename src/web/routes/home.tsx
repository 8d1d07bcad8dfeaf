import { PackageOpen } from 'lucide-react'
import { listFamousCategories } from '#contract/catalogue.ts'
import type { ListingCard } from '#contract/listings.ts'
import { searchListings } from '#contract/search.ts'
import { FamousCategories } from '#web/features/catalogue/famous-categories.tsx'
import { ListingShelf } from '#web/features/listings/listing-shelf.tsx'
import { Heart } from '#web/features/watching/heart.tsx'
import { browserLoad, type Load, serverLoad } from '#web/lib/load.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { weekendAround } from '#web/lib/weekend.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/home'

const load = (async (api, { url, signal }) => {
  const [saturday, sunday] = weekendAround(new Date())
  const [famous, closing, newest, watched, onSaturday, onSunday] = await Promise.all([
    api.call(listFamousCategories, {}, { signal }),
    api.call(searchListings, { sale_method: ['auction'], sort: 'closing_soon', limit: 8 }, { signal }),
    api.call(searchListings, { sort: 'newest', limit: 8 }, { signal }),
    api.call(searchListings, { sort: 'most_watched', limit: 4 }, { signal }),
    api.call(searchListings, { open_home_on: saturday, limit: 8 }, { signal }),
    api.call(searchListings, { open_home_on: sunday, limit: 8 }, { signal }),
  ])
  return {
    famous: famous.items,
    closing: closing.items,
    newest: newest.items,
    open_homes: openHomesOf([...onSaturday.items, ...onSunday.items]),
    open_homes_from: onSaturday.items.length > 0 ? saturday : sunday,
    watched: watched.items.filter((card) => card.watchers > 0),
    origin: url.origin,
  }
}) satisfies Load<unknown>

/** Each once, the first to open first, without those that are over. */
function openHomesOf(cards: ListingCard[]): ListingCard[] {
  const opens = (card: ListingCard) => card.property_brief?.next_open_home?.starts_at
  return [...new Map(cards.map((card) => [card.id, card])).values()]
    .filter((card) => opens(card) !== undefined)
    .toSorted((one, other) => Date.parse(opens(one)!) - Date.parse(opens(other)!))
    .slice(0, 4)
}

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const title = 'Hoko: buy, sell and bid in New Zealand'
const description =
  'An open marketplace and auction house for New Zealand. Bid once up to your limit, watch the price live, and sell what you no longer need.'

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title, description, url: `${loaderData?.origin ?? ''}/home` })
}

const heart = (card: ListingCard) => <Heart listing_id={card.id} title={card.title} />

export default function Home({ loaderData }: Route.ComponentProps) {
  const { famous, closing, newest, watched, open_homes, open_homes_from } = loaderData
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <FamousCategories categories={famous} />
      <div className="mt-5 md:mt-7">
        <ListingShelf
          title="Closing soon"
          to="/ibuy?sale_method=auction&sort=closing_soon"
          cards={closing}
          corner={heart}
          eager
        />
        <ListingShelf
          title="Just listed"
          to="/ibuy?sort=newest"
          cards={newest}
          corner={heart}
          eager={closing.length === 0}
        />
        <ListingShelf
          title="Open homes this weekend"
          to={`/ibuy?type=property&open_home_on=${open_homes_from}`}
          cards={open_homes}
          corner={heart}
        />
        <ListingShelf title="Most watched" to="/ibuy?sort=most_watched" cards={watched} corner={heart} />
        {newest.length === 0 && (
          <EmptyState
            icon={PackageOpen}
            title="The shelves are empty"
            action={<LinkButton to="/select-listing-type">Sell something</LinkButton>}
          >
            Nothing is for sale yet. List the first thing: a photo, a few words and a price are enough.
          </EmptyState>
        )}
      </div>
    </>
  )
}
