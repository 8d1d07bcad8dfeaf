import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { useReviewsDue } from '#domains/reviews/web/review-link.tsx'
import {
  parseOwnListingsQuery,
  showsSales,
  useOwnListings,
} from '#domains/selling/web/table/use-own-listings.ts'
import { OwnListings, SoldListingsLink } from '#domains/selling/web/table/own-listings.tsx'
import { NothingSold } from '#domains/selling/web/table/own-nothing.tsx'
import { OwnNeeds } from '#domains/selling/web/table/own-needs.tsx'
import { PublishedNote } from '#domains/selling/web/publishing/published-note.tsx'
import { MovedTrade } from '#domains/trades/web/deal/moved-trade.tsx'
import { ListingSales, useListingSales } from '#domains/trades/web/lists/listing-sales.tsx'
import { parseTradeQuery } from '#domains/trades/web/lists/trade-query.ts'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { numberIn } from '#domains/accounts/web/pages/number-in.ts'
import { pageNumber } from '#domains/search/web/pages/page-number.ts'
import * as t from '#domains/selling/texts.ts'

const TradeList = lazyPart(async () => (await import('#domains/trades/web/lists/trade-list.tsx')).TradeList)
const SalesToFinish = lazyPart(
  async () => (await import('#domains/trades/web/lists/sales-to-finish.tsx')).SalesToFinish,
)
const WaitingQuestions = lazyPart(
  async () => (await import('#domains/listings/web/questions/waiting-questions.tsx')).WaitingQuestions,
)
const SecondChance = lazyPart(
  async () => (await import('#domains/offers/web/second-chance.tsx')).SecondChance,
)
const AppealDialog = lazyOnClick(
  async () => (await import('#domains/moderation/web/appeal-dialog.tsx')).AppealDialog,
)

export const meta: MetaFunction = () => [{ title: t.isell_hoko() }, { name: 'robots', content: 'noindex' }]

export default function ISell() {
  const [query] = useSearchParams()
  const tradeId = numberIn(query, 'trade')
  return tradeId === null ? <AllListings query={query} /> : <MovedTrade id={tradeId} />
}

function AllListings({ query }: { query: URLSearchParams }) {
  const own = parseOwnListingsQuery(query, pageNumber(query))
  const { data: shown } = useOwnListings(own)
  const isSales = showsSales(own)
  const getSales = useListingSales(
    isSales
      ? []
      : (shown?.items.filter(({ sold, status }) => sold || status === 'sold').map(({ id }) => id) ?? []),
  )
  const isReviewDue = useReviewsDue()
  const navigate = useNavigate()
  const appeal = numberIn(query, 'appeal')
  return (
    <div className="min-h-dvh pb-8">
      <header className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="heading text-xl">{t.isell()}</h1>
        <div className="flex flex-wrap gap-2">
          <StockFeedLink />
          <LinkButton kind="quiet" size="small" to="/listing-import">
            {t.import_and_export()}
          </LinkButton>
          <LinkButton size="small" icon={Plus} to="/select-listing-type">
            {t.list_an_item()}
          </LinkButton>
        </div>
      </header>
      <PublishedNote />
      <OwnNeeds
        renderQuestions={(listingId, onAnswered) => (
          <Suspense fallback={<SkeletonText lines={2} />}>
            <WaitingQuestions listingId={listingId} onAnswered={onAnswered} />
          </Suspense>
        )}
        renderSales={(listingIds) => (
          <Suspense fallback={<SkeletonText lines={2} />}>
            <SalesToFinish listingIds={listingIds} />
          </Suspense>
        )}
      />
      <OwnListings
        query={own}
        sales={
          isSales && (
            <Suspense>
              <TradeList
                side="seller"
                query={parseTradeQuery(query, own.page)}
                isReviewDue={isReviewDue}
                nothing={<NothingSold />}
                tools={<SoldListingsLink />}
              />
            </Suspense>
          )
        }
        renderBuyers={(listingId) => (
          <ListingSales
            listingId={listingId}
            sales={getSales(listingId)}
            isReviewDue={isReviewDue}
            renderFallenThrough={({ id, title }) => (
              <Suspense>
                <SecondChance listing_id={id} title={title} />
              </Suspense>
            )}
          />
        )}
      />
      {appeal !== null && (
        <AppealDialog
          key={appeal}
          listing_id={appeal}
          onClose={() =>
            void navigate('/isell?status=suspended', { preventScrollReset: true, replace: true })
          }
        />
      )}
    </div>
  )
}

/** Only dealers have stock. */
function StockFeedLink() {
  const { data } = useApiQuery(getProfile, {})
  if (data?.seller_kind !== 'in_trade' || data.agency_licence !== null) return null
  return (
    <LinkButton kind="quiet" size="small" to="/stock-feed">
      {t.stock_feed()}
    </LinkButton>
  )
}
