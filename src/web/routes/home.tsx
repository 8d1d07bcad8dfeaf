import { PackageOpen } from 'lucide-react'
import { listFamousCategories } from '#contract/catalogue.ts'
import type { ListingCard } from '#contract/listings.ts'
import { searchListings } from '#contract/search.ts'
import { FamousCategories } from '#web/features/catalogue/famous-categories.tsx'
import { ListingShelf } from '#web/features/listings/listing-shelf.tsx'
import { Heart } from '#web/features/watching/heart.tsx'
import { browserLoad, type Load, serverLoad } from '#web/lib/load.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/home'

const load = (async (api, { url, signal }) => {
  const [famous, closing, newest, watched] = await Promise.all([
    api.call(listFamousCategories, {}, { signal }),
    api.call(searchListings, { sale_method: 'auction', sort: 'closing_soon', limit: 8 }, { signal }),
    api.call(searchListings, { sort: 'newest', limit: 8 }, { signal }),
    api.call(searchListings, { sort: 'most_watched', limit: 4 }, { signal }),
  ])
  return {
    famous: famous.items,
    closing: closing.items,
    newest: newest.items,
    watched: watched.items.filter((card) => card.watchers > 0),
    origin: url.origin,
  }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

const title = 'Hoko: buy, sell and bid in New Zealand'
const description =
  'An open marketplace and auction house for New Zealand. Bid once up to your limit, watch the price live, and sell what you no longer need.'

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title, description, url: `${loaderData?.origin ?? ''}/home` })
}

const heart = (card: ListingCard) => <Heart listing_id={card.id} title={card.title} />

export default function Home({ loaderData: { famous, closing, newest, watched } }: Route.ComponentProps) {
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
