import { lazy, Suspense } from 'react'
import { type ShouldRevalidateFunctionArgs } from 'react-router'
import type { ListingCard as CardView } from '#domains/listings/common/listings.ts'
import type { Near } from '#domains/places/common/near.ts'
import { countAdvertised, isAdvertisingDue } from '#domains/advertising/common/places.ts'
import { AdvertisementRoom } from '#domains/advertising/web/advertisement-room.tsx'
import { ListingCard } from '#domains/listings/web/card/listing-card.tsx'
import { ListingRow } from '#domains/listings/web/card/listing-row.tsx'
import { useDefaultAddress } from '#domains/delivery/web/shared/use-default-address.ts'
import { DestinationChooser } from '#domains/places/web/destination-chooser.tsx'
import { NearChooser } from '#domains/places/web/near-chooser.tsx'
import type { DestinationSlot, PlaceChoosers } from '#domains/search/web/facets/place-facets.tsx'
import { SaveSearch } from '#domains/saved-searches/web/save-search.tsx'
import type { RenderSave } from '#domains/search/web/results/results-head.tsx'
import { ResultsPage } from '#domains/search/web/results/results-page.tsx'
import { searchAddress } from '#domains/search/web/search-address.ts'
import { indexedSearch, getSearchTopics, loadSearch } from '#domains/search/web/search-load.ts'
import type { Search } from '#domains/search/web/facets/answer-search.ts'
import { searchTitle } from '#domains/search/web/search-labels.ts'
import { Heart } from '#domains/watchlist/web/heart.tsx'
import { browserLoad, type MetaProps, type PageProps, serverLoad } from '#platform/web/loading/load.ts'
import { cutAtWord, pageMeta } from '#platform/web/loading/page-meta.ts'
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import { useAdvertising } from '#domains/settings/web/shared/market.ts'
import * as t from '#domains/search/texts.ts'

export const loader = serverLoad(loadSearch, getSearchTopics)
export const clientLoader = browserLoad(loadSearch)

/** Another view of the same list needs no request. */
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

export function meta({ loaderData }: MetaProps<typeof loader>) {
  if (!loaderData) return [{ title: t.hoko() }]
  const { request, choices, origin, found } = loaderData
  const title = searchTitle(request.search, choices)
  const description = t.title_on_hoko_the_open_marketplace_and({ title })
  const page = request.cursor ? null : indexedSearch(request.search)
  return pageMeta({
    title: t.title_hoko({ title: cutAtWord(title, 70) }),
    name: title,
    description,
    url: origin + searchAddress(page ?? request.search),
    isIndexed: page !== null && found !== null && found.total > 0,
  })
}

const renderCard = (card: CardView, eager: boolean, total?: string) => (
  <ListingCard
    key={card.id}
    card={card}
    total={total}
    eager={eager}
    level="h2"
    corner={<Heart listing_id={card.id} title={card.title} />}
  />
)

const renderRow = (card: CardView, eager: boolean, total?: string) => (
  <ListingRow
    key={card.id}
    card={card}
    total={total}
    eager={eager}
    corner={<Heart listing_id={card.id} title={card.title} onPicture={false} />}
  />
)

const CardsMap = lazy(async () => ({
  default: (await import('#domains/places/web/cards-map.tsx')).CardsMap,
}))

const renderMap = (search: Search, near: Near | null) => <MapOfResults search={search} near={near} />

function MapOfResults({ search: { sort: _sort, ...search }, near }: { search: Search; near: Near | null }) {
  const shape = <Skeleton className="h-[min(40rem,75dvh)] rounded-panel" />
  // A map is measured and rendered only in the browser.
  if (!useHydrated()) return shape
  return (
    <Suspense fallback={shape}>
      <CardsMap
        search={search}
        area={near ? { ...near, radius_m: near.radiusKm * 1000 } : undefined}
        renderRow={(card) => renderRow(card, false)}
      />
    </Suspense>
  )
}

/** An alert is of listings, not of the moment they end or the place they are sent to. */
const renderSave: RenderSave = (search, name) => {
  const { sort: _sort, exact: _exact, closing_within: _ends, to: _to, to_rural: _rural, ...query } = search
  return <SaveSearch query={query} name={name} />
}

const choosers: PlaceChoosers = {
  near: (slot) => <NearChooser {...slot} />,
  destination: (slot) => <Destination {...slot} />,
}

function Destination(slot: DestinationSlot) {
  const address = useDefaultAddress(slot.suburb === null)
  const own = address && { suburb: address.suburb, isRural: address.is_rural }
  return <DestinationChooser {...slot} own={own} />
}

function useAdvertisements() {
  const advertising = useAdvertising()
  const amount = advertising ? countAdvertised(advertising, 'results') : 0
  return (cards: number, face: 'grid' | 'list') =>
    advertising &&
    amount > 0 &&
    isAdvertisingDue(cards - 1, cards, advertising.period) && (
      <AdvertisementRoom place="results" amount={amount} variant={face === 'grid' ? 'card' : 'row'} />
    )
}

export default function IBuy({ loaderData }: PageProps<typeof loader>) {
  return (
    <ResultsPage
      page={loaderData}
      renderCard={renderCard}
      renderRow={renderRow}
      renderMap={renderMap}
      choosers={choosers}
      renderSave={renderSave}
      renderBetween={useAdvertisements()}
    />
  )
}
