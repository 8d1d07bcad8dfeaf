import { lazy, Suspense } from 'react'
import { type ShouldRevalidateFunctionArgs } from 'react-router'
import type { ListingCard as CardView } from '#contract/listings/listings.ts'
import type { Near } from '#shared/formats/near.ts'
import { countAdvertised, isAdvertisingDue } from '#shared/rules/advertisements/places.ts'
import { AdvertisementRoom } from '#web/features/advertisements/advertisement-room.tsx'
import { ListingCard } from '#web/features/listings/card/listing-card.tsx'
import { ListingRow } from '#web/features/listings/card/listing-row.tsx'
import { NearChooser } from '#web/features/places/near-chooser.tsx'
import type { NearSlot } from '#web/features/search/facets/filter-rail.tsx'
import { SaveSearch } from '#web/features/saved-searches/save-search.tsx'
import type { DrawSave } from '#web/features/search/results/results-head.tsx'
import { ResultsPage } from '#web/features/search/results/results-page.tsx'
import { searchAddress } from '#web/features/search/search-address.ts'
import { indexedSearch } from '#web/features/search/search-index.ts'
import { getSearchTopics, loadSearch } from '#web/features/search/search-load.ts'
import type { Search } from '#web/features/search/facets/search-types.ts'
import { searchTitle } from '#web/features/search/search-words.ts'
import { Heart } from '#web/features/watching/heart.tsx'
import { browserLoad, serverLoad } from '#web/lib/loading/load.ts'
import { cutAtWord, pageMeta } from '#web/lib/loading/page-meta.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useHydrated } from '#web/ui/states/hydration.tsx'
import type { Route } from './+types/ibuy'
import { useAdvertising } from './use-market.ts'
import * as t from './texts.ts'

export const loader = serverLoad(loadSearch, getSearchTopics)
export const clientLoader = browserLoad(loadSearch)

/** Another view of the same list loads nothing. */
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
  if (!loaderData) return [{ title: t.hoko() }]
  const { asked, choices, origin, found } = loaderData
  const title = searchTitle(asked.search, choices)
  const description = t.title_on_hoko_the_open_marketplace_and({ title })
  const page = asked.cursor ? null : indexedSearch(asked.search)
  return pageMeta({
    title: t.title_hoko({ title: cutAtWord(title, 70) }),
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

const CardsMap = lazy(async () => ({
  default: (await import('#web/features/places/cards-map.tsx')).CardsMap,
}))

const drawMap = (search: Search, near: Near | null) => <MapOfResults search={search} near={near} />

function MapOfResults({ search: { sort: _sort, ...search }, near }: { search: Search; near: Near | null }) {
  const shape = <Skeleton className="h-[min(40rem,75dvh)] rounded-panel" />
  // A map is measured and drawn in the browser only.
  if (!useHydrated()) return shape
  return (
    <Suspense fallback={shape}>
      <CardsMap
        search={search}
        area={near ? { ...near, radius_m: near.radius_km * 1000 } : undefined}
        drawRow={(card) => drawRow(card, false)}
      />
    </Suspense>
  )
}

const drawSave: DrawSave = ({ sort: _sort, exact: _exact, ...query }, name) => (
  <SaveSearch query={query} name={name} />
)

const drawNear = (slot: NearSlot) => <NearChooser {...slot} />

function useAdvertisements() {
  const advertising = useAdvertising()
  const amount = advertising ? countAdvertised(advertising, 'results') : 0
  return (cards: number, face: 'grid' | 'list') =>
    advertising &&
    amount > 0 &&
    isAdvertisingDue(cards - 1, cards, advertising.period) && (
      <AdvertisementRoom place="results" amount={amount} look={face === 'grid' ? 'card' : 'row'} />
    )
}

export default function IBuy({ loaderData }: Route.ComponentProps) {
  return (
    <ResultsPage
      page={loaderData}
      drawCard={drawCard}
      drawRow={drawRow}
      drawMap={drawMap}
      drawNear={drawNear}
      drawSave={drawSave}
      drawBetween={useAdvertisements()}
    />
  )
}
