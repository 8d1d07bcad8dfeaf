import { Suspense } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { QuickBidButton } from '#web/features/bidding/bid/quick-bid-button.tsx'
import { WatchList } from '#web/features/watching/watch-list.tsx'
import { type WatchPart, WatchTabs } from '#web/features/watching/watch-tabs.tsx'
import { readView } from '#web/features/watching/watch-view.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { pageNumber } from '../market/page-number.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [{ title: t.iwatch_hoko() }, { name: 'robots', content: 'noindex' }]

const SavedSearchesTab = lazyPart(async () => (await import('./saved-searches-tab.tsx')).SavedSearchesTab)
const RunningAuctions = lazyPart(
  async () => (await import('#web/features/trades/lists/running-auctions.tsx')).RunningAuctions,
)
const OwnOffers = lazyPart(async () => (await import('#web/features/offers/offer-rows.tsx')).OwnOffers)
const QuickBid = lazyPart(async () => (await import('../market/quick-bid.tsx')).QuickBid)

const parts: WatchPart[] = ['searches', 'bids']

const getAbout = makeTexts((): Record<WatchPart, string> => ({
  list: t.your_watchlist_and_whats_changed_since(),
  searches: t.your_saved_searches_and_whats_new_in(),
  bids: t.auctions_youve_bid_on_and_your_offers(),
}))

export default function IWatch() {
  const [asked] = useSearchParams()
  const part = parts.find((one) => one === asked.get('show')) ?? 'list'
  const view = readView(asked, pageNumber(asked))
  return (
    <div className="pb-8">
      <PageHeading title="iWatch">{getAbout()[part]}</PageHeading>
      <div className="mb-5">
        <WatchTabs view={view} part={part} />
      </div>
      <Suspense>
        {part === 'searches' && <SavedSearchesTab />}
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
