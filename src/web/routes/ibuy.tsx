import { lazy, Suspense } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Point } from '#contract/distance.ts'
import { formatMoney } from '#contract/formats.ts'
import type { ListingCard as CardView } from '#contract/listings.ts'
import type { Near } from '#contract/near.ts'
import { listingAddress } from '#web/features/listings/listing-address.ts'
import { ListingCard } from '#web/features/listings/listing-card.tsx'
import { ListingRow } from '#web/features/listings/listing-row.tsx'
import { NearChooser } from '#web/features/places/near-chooser.tsx'
import type { NearSlot } from '#web/features/search/filter-rail.tsx'
import { SaveSearch } from '#web/features/saved-searches/save-search.tsx'
import type { DrawSave } from '#web/features/search/results-head.tsx'
import { ResultsPage } from '#web/features/search/results-page.tsx'
import { searchAddress } from '#web/features/search/search-address.ts'
import { indexedSearch } from '#web/features/search/search-index.ts'
import { loadSearch } from '#web/features/search/search-load.ts'
import { searchTitle } from '#web/features/search/search-words.ts'
import { Heart } from '#web/features/watching/heart.tsx'
import { browserLoad, serverLoad } from '#web/lib/load.ts'
import { cutAtWord, pageMeta } from '#web/lib/page-meta.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/ibuy'

export const loader = serverLoad(loadSearch)
export const clientLoader = browserLoad(loadSearch)

/** Another way of showing the same list loads nothing. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const [before, after] = [currentUrl, nextUrl].map((url) => {
    const address = new URLSearchParams(url.search)
    address.delete('view')
    return address.toString()
  })
  return before === after && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Hoko' }]
  const { asked, choices, origin, found } = loaderData
  const title = searchTitle(asked.search, choices)
  const description = `${title} on Hoko, the open marketplace and auction house for New Zealand: auctions that close on time, and things to buy now.`
  const page = asked.cursor ? null : indexedSearch(asked.search)
  return pageMeta({
    title: `${cutAtWord(title, 70)} | Hoko`,
    name: title,
    description,
    url: origin + searchAddress(page ?? asked.search),
    is_indexed: page !== null && found !== null && found.total > 0,
  })
}

const drawCard = (card: CardView, eager: boolean) => (
  <ListingCard
    key={card.id}
    card={card}
    eager={eager}
    level="h2"
    corner={<Heart listing_id={card.id} title={card.title} />}
  />
)

const drawRow = (card: CardView, eager: boolean) => (
  <ListingRow
    key={card.id}
    card={card}
    eager={eager}
    corner={<Heart listing_id={card.id} title={card.title} onPicture={false} />}
  />
)

/** Only whoever looks at the map loads it. */
const CardsMap = lazy(async () => ({
  default: (await import('#web/features/places/cards-map.tsx')).CardsMap,
}))

const drawMap = (cards: CardView[], near: Near | null) => {
  const byId = new Map(cards.map((card) => [card.id, card]))
  return (
    <Suspense fallback={<Skeleton className="h-[min(36rem,70dvh)] rounded-panel" />}>
      <CardsMap
        cards={cards.flatMap((card) => (card.point ? [mapCard(card, card.point)] : []))}
        area={near ? { ...near, radius_m: near.radius_km * 1000 } : undefined}
        drawRow={(id) => drawRow(byId.get(id)!, false)}
      />
    </Suspense>
  )
}

const mapCard = (card: CardView, point: Point) => ({
  id: card.id,
  point,
  to: listingAddress(card),
  title: card.title,
  words: card.price_cents > 0 ? formatMoney(card.price_cents) : 'By enquiry',
  place_name: card.place_name,
})

const drawSave: DrawSave = ({ sort: _sort, exact: _exact, ...query }, name) => (
  <SaveSearch query={query} name={name} />
)

const drawNear = (slot: NearSlot) => <NearChooser {...slot} />

export default function IBuy({ loaderData }: Route.ComponentProps) {
  return (
    <ResultsPage
      page={loaderData}
      drawCard={drawCard}
      drawRow={drawRow}
      drawMap={drawMap}
      drawNear={drawNear}
      drawSave={drawSave}
    />
  )
}
