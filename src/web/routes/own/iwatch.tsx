import { type MetaFunction, useSearchParams } from 'react-router'
import { QuickBidButton } from '#web/features/bidding/bid/quick-bid-button.tsx'
import { WatchList } from '#web/features/watching/watch-list.tsx'
import { WatchTabs } from '#web/features/watching/watch-tabs.tsx'
import { readView } from '#web/features/watching/watch-view.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { pageNumber } from '../market/page-number.ts'
import { SavedSearchesTab } from './saved-searches-tab.tsx'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [{ title: t.iwatch_hoko() }, { name: 'robots', content: 'noindex' }]

const QuickBid = lazyPart(async () => (await import('../market/quick-bid.tsx')).QuickBid)

export default function IWatch() {
  const [asked] = useSearchParams()
  const showsSearches = asked.get('show') === 'searches'
  const view = readView(asked, pageNumber(asked))
  return (
    <div className="pb-8">
      <PageHeading title="iWatch">
        {showsSearches
          ? t.your_saved_searches_and_whats_new_in()
          : t.your_watchlist_and_whats_changed_since()}
      </PageHeading>
      <div className="mb-5">
        <WatchTabs view={view} showsSearches={showsSearches} />
      </div>
      {showsSearches ? (
        <SavedSearchesTab />
      ) : (
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
