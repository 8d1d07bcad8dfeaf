import type { ListingCard as CardView } from '#domains/listings/common/listings.ts'
import { getStorefront } from '#domains/businesses/common/storefront.ts'
import type { Api } from '#platform/common/api.ts'
import { getSeller } from '#domains/accounts/common/members/members.ts'
import { getReviewStats, listReviews } from '#domains/reviews/common/reviews.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { SellerHeading } from '#domains/accounts/web/sellers/seller-heading.tsx'
import { sellerMeta } from '#domains/accounts/web/sellers/seller-meta.ts'
import { ShopAgents } from '#domains/businesses/web/agents/agent-card.tsx'
import { BrandBand } from '#domains/businesses/web/branding/brand-band.tsx'
import { OpeningHoursPanel } from '#domains/businesses/web/storefront/opening-hours.tsx'
import { FollowButton, OwnFollowers } from '#domains/follows/web/follow-button.tsx'
import { MemberReportButton, ReviewReportButton } from '#domains/flags/web/report-button.tsx'
import { ListingCard } from '#domains/listings/web/card/listing-card.tsx'
import { ShareButton } from '#domains/listings/web/share-button.tsx'
import { ListingPlace } from '#domains/places/web/shared/listing-place.tsx'
import { MemberReviews } from '#domains/reviews/web/review-item.tsx'
import { SellerListings } from '#domains/search/web/results/seller-listings.tsx'
import { resultsPerPage } from '#domains/search/web/results/deep-list.ts'
import { StockFilters } from '#domains/search/web/stock/stock-filters.tsx'
import { isFiltered, readStock, stockAddress } from '#domains/search/web/stock/stock-search.ts'
import { Heart } from '#domains/watchlist/web/heart.tsx'
import { listListingTopics } from '#platform/web/loading/load.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { pageNumber } from '#domains/search/web/pages/page-number.ts'
import * as t from '#domains/accounts/texts.ts'

const reviewsPerPage = 10
/** Fewer listings need no filter; an agency's homes are for sale or for rent. */
const minToFilter = { agency: 6, other: 24 }

export async function loadSeller(
  api: Api,
  id: number,
  { path, url, signal }: { path: string; url: URL; signal: AbortSignal },
) {
  const cursor = url.searchParams.get('cursor') || undefined
  const search = readStock(url.searchParams, id)
  const reviewsPage = pageNumber(new URLSearchParams({ page: url.searchParams.get('reviews') ?? '1' }))
  const [seller, storefront, first, stats, reviews] = await Promise.all([
    api.call(getSeller, { id }, { signal }),
    api.call(getStorefront, { seller: id }, { signal }),
    api.call(searchListings, { ...search, cursor, limit: resultsPerPage }, { signal }),
    api.call(getReviewStats, { id }, { signal }),
    api.call(listReviews, { user: id, page: reviewsPage, limit: reviewsPerPage }, { signal }),
  ])
  return { seller, storefront, search, first, stats, reviews, cursor, path, origin: url.origin }
}

export type LoadedSeller = Awaited<ReturnType<typeof loadSeller>>

export const getSellerTopics = ({ seller, first, reviews }: LoadedSeller): string[] => [
  `seller:${seller.id}`,
  ...listListingTopics([...first.items, ...reviews.items.map(({ listing }) => listing)]),
]

export function getSellerMeta(loaded: LoadedSeller | undefined) {
  if (!loaded) return [{ title: t.hoko() }]
  const { seller, storefront, origin, cursor, reviews, search } = loaded
  const path = storefront.slug === null ? `/seller-detail/${seller.id}` : `/shop/${storefront.slug}`
  return sellerMeta({
    seller,
    path,
    origin,
    is_first: !cursor && reviews.page === 1 && !isFiltered(search) && search.sort === 'newest',
  })
}

const renderCard = (card: CardView, eager: boolean) => (
  <ListingCard
    key={card.id}
    card={card}
    eager={eager}
    corner={<Heart listing_id={card.id} title={card.title} />}
  />
)

export function SellerPage({ loaded }: { loaded: LoadedSeller }) {
  const { seller, storefront, stats, reviews, path } = loaded
  const { branding, agency, agents } = storefront
  const isBusiness = Boolean(agency ?? storefront.opening_hours ?? storefront.place)
  const name = (seller.seller_kind === 'in_trade' && seller.trading_name) || seller.display_name
  return (
    <div className="grid grid-cols-1 gap-8 pb-8">
      <div className="grid grid-cols-1 gap-4">
        {branding && <BrandBand branding={branding} name={name} eager />}
        <SellerHeading
          seller={seller}
          isAgency={agency !== null}
          actions={
            <span className="flex flex-wrap items-center justify-end gap-2.5">
              <FollowButton seller={{ id: seller.id, name }} />
              <MemberReportButton id={seller.id} name={seller.display_name} />
              <ShareButton title={name} />
            </span>
          }
          below={<OwnFollowers id={seller.id} />}
        />
      </div>
      <div
        className={joinClasses(
          'grid grid-cols-1 items-start gap-x-6 gap-y-8',
          isBusiness && 'lg:grid-cols-[minmax(0,1fr)_18rem]',
        )}
      >
        <Stock loaded={loaded} />
        {isBusiness && (
          <div className="grid grid-cols-1 gap-4">
            {agency && <ShopAgents agents={agents} agency={agency} to={path} />}
            <Visiting storefront={storefront} />
          </div>
        )}
      </div>
      <MemberReviews
        stats={stats}
        reviews={reviews}
        renderReport={({ id, author, about }) => (
          <ReviewReportButton id={id} name={author.display_name} sides={[author.id, about.id]} />
        )}
        to={(page) => `${path}?reviews=${page}#reviews`}
      />
    </div>
  )
}

function Visiting({
  storefront: { opening_hours: openingHours, place },
}: {
  storefront: LoadedSeller['storefront']
}) {
  if (!openingHours && !place) return null
  return (
    <>
      {openingHours && <OpeningHoursPanel hours={openingHours} />}
      {place && (
        <ListingPlace
          type="property"
          place_name={place.place_name}
          point={place.point}
          address={place.street_address}
          viewer={null}
        />
      )}
    </>
  )
}

function Stock({ loaded }: { loaded: LoadedSeller }) {
  const { seller, storefront, search, first, cursor, path } = loaded
  const agent = storefront.agents.find(({ id }) => id === search.agent)
  const enough = storefront.agency ? minToFilter.agency : minToFilter.other
  const hasFilters = isFiltered(search) || (seller.seller_kind === 'in_trade' && seller.live_count > enough)
  return (
    <section aria-labelledby="for-sale" className="grid scroll-mt-28 grid-cols-1 gap-4">
      <h2 id="for-sale" className="heading scroll-mt-28 text-lg">
        {agent ? t.listings_of({ name: agent.name }) : t.for_sale_now()}
      </h2>
      {hasFilters && <StockFilters path={path} search={search} stock={storefront.stock} />}
      <div>
        <SellerListings
          key={`${JSON.stringify(search)} ${cursor}`}
          search={search}
          to={(next) => stockAddress(path, search, next)}
          first={first}
          cursor={cursor}
          elsewhere={
            isFiltered(search) ? (
              <LinkButton to={`${path}#for-sale`} kind="quiet">
                {t.clear_filters()}
              </LinkButton>
            ) : (
              <LinkButton to="/ibuy" kind="quiet">
                {t.see_all_listings()}
              </LinkButton>
            )
          }
          renderCard={renderCard}
        />
      </div>
    </section>
  )
}
