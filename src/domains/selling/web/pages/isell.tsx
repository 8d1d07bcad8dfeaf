import { Suspense } from 'react'
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { useReviewLinks } from '#domains/reviews/web/review-link.tsx'
import { parseOwnListingsQuery, useOwnListings } from '#domains/selling/web/table/use-own-listings.ts'
import { OwnListings } from '#domains/selling/web/table/own-listings.tsx'
import { OwnNeeds } from '#domains/selling/web/table/own-needs.tsx'
import { MovedTrade } from '#domains/trades/web/deal/moved-trade.tsx'
import { Buyers, MoreSales, useBuyers } from '#domains/trades/web/lists/buyers.tsx'
import { SalesTotals } from '#domains/trades/web/lists/sales-totals.tsx'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { numberIn } from '#domains/accounts/web/pages/number-in.ts'
import { pageNumber } from '#domains/search/web/pages/page-number.ts'
import * as t from '#domains/selling/texts.ts'

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
  const { buyersOf, sales } = useBuyers(
    shown?.items.filter(({ sold, status }) => sold || status === 'sold').map(({ id }) => id) ?? [],
  )
  const reviewLinkOf = useReviewLinks()
  const navigate = useNavigate()
  const appeal = numberIn(query, 'appeal')
  return (
    <div className="pb-8">
      <PageHeading title="iSell" actions={<StockFeedLink />}>
        {t.your_listings_sales_and_buyers()}
      </PageHeading>
      <OwnNeeds>
        <OwnListings
          query={own}
          salesTotals={<SalesTotals />}
          renderBuyers={(listingId) => (
            <Buyers
              trades={buyersOf(listingId)}
              renderReview={reviewLinkOf}
              renderFallenThrough={({ id, title }) => (
                <Suspense>
                  <SecondChance listing_id={id} title={title} />
                </Suspense>
              )}
            />
          )}
        />
        <MoreSales sales={sales} />
      </OwnNeeds>
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
