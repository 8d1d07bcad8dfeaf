import { Suspense, useLayoutEffect, useState } from 'react'
import { listFamousCategories } from '#domains/catalogue/common/catalogue.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { countAdvertised, isAdvertisingDue } from '#domains/advertising/common/places.ts'
import { FamousCategories } from '#domains/catalogue/web/famous-categories.tsx'
import { ListingShelf, recentlyViewed } from '#domains/listings/web/card/listing-shelf.tsx'
import { NearChoice, type Nearby } from '#domains/listings/web/card/near-choice.tsx'
import { Heart } from '#domains/watchlist/web/heart.tsx'
import { must } from '#platform/common/must.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import {
  browserLoad,
  type Load,
  type MetaProps,
  type PageProps,
  serverLoad,
  listListingTopics,
} from '#platform/web/loading/load.ts'
import { pageMeta } from '#platform/web/loading/page-meta.ts'
import { reserveRoom } from '#platform/web/session/reserved-room.ts'
import { useSession } from '#platform/web/session/session.ts'
import { LazyInView } from '#platform/web/loading/lazy-in-view.tsx'
import { weekendAround } from '#platform/web/weekend.ts'
import { useStore } from '#platform/web/storage/use-store.ts'
import { ShelfLink } from '#platform/web/ui/layout/shelf.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import { useAdvertising, useMarket } from '#domains/settings/web/shared/market.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#app/texts.ts'

const maxListed = 8

const load = (async (api, { url, signal }) => {
  const [saturday, sunday] = weekendAround(new Date())
  const [famous, closing, newest, watched, onSaturday, onSunday] = await Promise.all([
    api.call(listFamousCategories, {}, { signal }),
    api.call(searchListings, { sale_method: ['auction'], sort: 'closing_soon', limit: 8 }, { signal }),
    api.call(searchListings, { sort: 'newest', limit: maxListed }, { signal }),
    api.call(searchListings, { sort: 'most_watched', limit: 4 }, { signal }),
    api.call(searchListings, { open_home_on: saturday, limit: 8 }, { signal }),
    api.call(searchListings, { open_home_on: sunday, limit: 8 }, { signal }),
  ])
  return {
    famous: famous.items.map(({ id, name, slug, image }) => ({ id, name, slug, image })),
    shelves: {
      closing: closing.items,
      newest: newest.items,
      featured: newest.featured,
      open_homes: getOpenHomes([...onSaturday.items, ...onSunday.items]),
      watched: watched.items.filter((card) => card.watchers > 0),
    },
    openHomeDays: [
      ...(onSaturday.items.length > 0 ? [{ words: t.saturday(), day: saturday }] : []),
      ...(onSunday.items.length > 0 ? [{ words: t.sunday(), day: sunday }] : []),
    ],
    origin: url.origin,
  }
}) satisfies Load<unknown>

function getOpenHomes(cards: ListingCard[]): ListingCard[] {
  const opens = (card: ListingCard) => card.property_brief?.next_open_home?.starts_at
  return [...new Map(cards.map((card) => [card.id, card])).values()]
    .filter((card) => opens(card) !== undefined)
    .toSorted(
      (one, other) => Date.parse(must(opens(one), 'open home')) - Date.parse(must(opens(other), 'open home')),
    )
    .slice(0, 4)
}

export const loader = serverLoad(load, ({ shelves }) => listListingTopics(Object.values(shelves).flat()))
export const clientLoader = browserLoad(load)

const getTitle = makeTexts(() => t.hoko_buy_sell_and_bid_in_new_zealand())
const getDescription = makeTexts(() => t.an_open_marketplace_and_auction_house())

export function meta({ loaderData }: MetaProps<typeof loader>) {
  return pageMeta({
    title: getTitle(),
    description: getDescription(),
    url: `${loaderData?.origin ?? ''}/home`,
  })
}

const heart = (card: ListingCard) => <Heart listing_id={card.id} title={card.title} />

// A market with listings doesn't load the empty state.
const NothingForSale = lazyPart(
  async () => (await import('#domains/search/web/pages/nothing-for-sale.tsx')).NothingForSale,
)

// Personal parts load after the page, which is the same for everyone.
const Advertisements = lazyPart(
  async () => (await import('#domains/advertising/web/advertisements.tsx')).Advertisements,
)
const YoursNow = lazyPart(async () => (await import('#domains/watchlist/web/yours-now.tsx')).YoursNow)
const PersonalShelves = lazyPart(
  async () => (await import('#domains/listings/web/card/personal-shelves.tsx')).PersonalShelves,
)

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { famous, shelves, openHomeDays } = loaderData
  const { closing, featured, newest, watched, open_homes: openHomes } = shelves
  const between = useAdvertisements([closing, featured, newest, openHomes, watched])
  return (
    <>
      <h1 className="sr-only">{getTitle()}</h1>
      <Yours />
      <FamousCategories categories={famous} />
      <div className="mt-5 md:mt-7">
        <ListingShelf
          title={t.closing_soon()}
          to="/ibuy?sale_method=auction&sort=closing_soon"
          cards={closing}
          corner={heart}
          eager
        />
        {between[0]}
        <ListingShelf title={t.featured()} cards={featured} corner={heart} />
        {between[1]}
        <JustListed cards={newest} eager={closing.length === 0} />
        {between[2]}
        <ListingShelf
          title={t.open_homes_this_weekend()}
          action={<OpenHomeLinks days={openHomeDays} />}
          cards={openHomes}
          corner={heart}
        />
        {between[3]}
        <ListingShelf title={t.most_watched()} to="/ibuy?sort=most_watched" cards={watched} corner={heart} />
        {between[4]}
        {newest.length === 0 && (
          <Suspense>
            <NothingForSale />
          </Suspense>
        )}
        <Personal />
      </div>
    </>
  )
}

/**
 * Slots after each shelf, by the number of cards above. Only the first, which may be in view at
 * once, reserves room; the others open when their advertisements have loaded.
 */
function useAdvertisements(shelves: ListingCard[][]) {
  const advertising = useAdvertising()
  const amount = advertising ? countAdvertised(advertising, 'home') : 0
  const countCards = (until: number) => shelves.slice(0, until).flat().length
  const isDue = (from: number, to: number) =>
    advertising && amount > 0 && isAdvertisingDue(countCards(from), countCards(to), advertising.period)
  return shelves.map((_, n) => {
    if (!isDue(n, n + 1)) return null
    const isRoomReserved = !isDue(0, n)
    return (
      <LazyInView
        key={n}
        margin={isRoomReserved ? undefined : '100%'}
        className={isRoomReserved ? 'advertising advertising-kept' : 'advertising advertising-later'}
      >
        <Advertisements place="home" amount={amount} variant="row" isRoomReserved={isRoomReserved} />
      </LazyInView>
    )
  })
}

/**
 * Shows the whole country until a region is chosen; a region without listings stays chosen and says
 * so.
 */
function JustListed({ cards, eager }: { cards: ListingCard[]; eager: boolean }) {
  const [near, setNear] = useState<Nearby | null>(null)
  const regions = useMarket()?.regions
  const isHydrated = useHydrated()
  const isAny = near !== null && near.cards.length > 0
  return (
    <ListingShelf
      title={t.just_listed()}
      note={
        // As high as the loaded choice, so that the layout doesn't shift.
        <span className="flex min-h-9 items-center">
          {isHydrated && regions && <NearChoice regions={regions} most={maxListed} onFound={setNear} />}
        </span>
      }
      lead={near && !isAny && t.nothing_is_listed_in_name_now_this_is({ name: near.name })}
      to={isAny ? `/ibuy?region=${near.slug}&sort=newest` : '/ibuy?sort=newest'}
      cards={isAny ? near.cards : cards}
      corner={heart}
      eager={eager}
    />
  )
}

function OpenHomeLinks({ days }: { days: { words: string; day: string }[] }) {
  return days.map(({ words, day }) => (
    <ShelfLink
      key={day}
      to={`/ibuy?type=property&open_home_on=${day}`}
      words={days.length === 1 ? t.see_all() : words}
      title={t.open_homes_this_weekend()}
    />
  ))
}

/** The room is as high as the loaded strip; `strip-reserved` reserves it for members. */
function Yours() {
  const { status } = useSession()
  useLayoutEffect(() => {
    if (status !== 'loading') reserveRoom(status === 'user')
  }, [status])
  return (
    <div className="strip-room">
      {status === 'user' && (
        <Suspense>
          <YoursNow />
        </Suspense>
      )}
    </div>
  )
}

function Personal() {
  const { user } = useSession()
  const hasViewed = useStore(recentlyViewed, ({ ids }) => ids.length > 0)
  return (
    <LazyInView className="mt-9 empty:mt-0">
      {/* A new visitor without viewed listings has no personal shelf. */}
      {(user !== null || hasViewed) && <PersonalShelves corner={heart} />}
    </LazyInView>
  )
}
