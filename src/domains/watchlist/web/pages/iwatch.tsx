import { Suspense } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { QuickBidButton } from '#domains/auctions/web/bid/quick-bid-button.tsx'
import { WatchList, type WatchPart, WatchTabs } from '#domains/watchlist/web/watch-list.tsx'
import { readView } from '#domains/watchlist/web/watch-view.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { pageNumber } from '#domains/search/web/pages/page-number.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/watchlist/texts.ts'

export const meta: MetaFunction = () => [{ title: t.iwatch_hoko() }, { name: 'robots', content: 'noindex' }]

const SavedSearchesTab = lazyPart(
  async () => (await import('#domains/saved-searches/web/pages/saved-searches-tab.tsx')).SavedSearchesTab,
)
const FollowedSellers = lazyPart(
  async () => (await import('#domains/follows/web/followed-sellers.tsx')).FollowedSellers,
)
const RunningAuctions = lazyPart(
  async () => (await import('#domains/trades/web/lists/running-auctions.tsx')).RunningAuctions,
)
const OwnOffers = lazyPart(async () => (await import('#domains/offers/web/offer-rows.tsx')).OwnOffers)
const QuickBid = lazyPart(async () => (await import('#domains/listings/web/pages/quick-bid.tsx')).QuickBid)

const parts: WatchPart[] = ['searches', 'sellers', 'bids']

const getAbout = makeTexts((): Record<WatchPart, string> => ({
  list: t.your_watchlist_and_whats_changed_since(),
  searches: t.your_saved_searches_and_whats_new_in(),
  sellers: t.sellers_whose_new_listings_you_hear_about(),
  bids: t.auctions_youve_bid_on_and_your_offers(),
}))

export default function IWatch() {
  const [params] = useSearchParams()
  const part = parts.find((one) => one === params.get('show')) ?? 'list'
  const view = readView(params, pageNumber(params))
  return (
    <div className="min-h-dvh pb-8">
      <PageHeading title="iWatch">{getAbout()[part]}</PageHeading>
      <div className="mb-5">
        <WatchTabs view={view} part={part} />
      </div>
      <Suspense>
        {part === 'searches' && <SavedSearchesTab />}
        {part === 'sellers' && (
          <FollowedSellers
            page={view.page}
            to={(page) => `/iwatch?show=sellers${page > 1 ? `&page=${page}` : ''}`}
          />
        )}
        {part === 'bids' && (
          <>
            <RunningAuctions />
            <OwnOffers />
          </>
        )}
      </Suspense>
      {part === 'list' && (
        <WatchList
          key={view.state}
          view={view}
          renderBid={({ listing, standing }) => (
            <QuickBidButton listing={listing} leads={standing === 'leading'} Sheet={QuickBid} />
          )}
        />
      )}
    </div>
  )
}
