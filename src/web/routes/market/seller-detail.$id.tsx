import type { ListingCard as CardView } from '#contract/listings/listings.ts'
import { getSeller } from '#contract/members/members.ts'
import { getReviewStats, listReviews } from '#contract/reviews/reviews.ts'
import { searchListings } from '#contract/search/search.ts'
import { SellerHeading } from '#web/features/accounts/sellers/seller-heading.tsx'
import { sellerMeta } from '#web/features/accounts/sellers/seller-meta.ts'
import { MemberReportButton, ReviewReportButton } from '#web/features/flags/report-button.tsx'
import { ListingCard } from '#web/features/listings/card/listing-card.tsx'
import { ShareButton } from '#web/features/listings/share-button.tsx'
import { MemberReviews } from '#web/features/reviews/member-reviews.tsx'
import { SellerListings } from '#web/features/search/results/seller-listings.tsx'
import { results_per_page } from '#web/features/search/results/deep-list.ts'
import { Heart } from '#web/features/watching/heart.tsx'
import { browserLoad, type Load, serverLoad, topicsOfListings } from '#web/lib/loading/load.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { pageNumber } from './page-number.ts'
import type { Route } from './+types/seller-detail.$id'
import * as t from './texts.ts'

const reviews_per_page = 10

const load = (async (api, { params, url, signal }) => {
  const id = Number(params.id)
  const cursor = url.searchParams.get('cursor') || undefined
  const reviews_page = pageNumber(new URLSearchParams({ page: url.searchParams.get('reviews') ?? '1' }))
  const [seller, first, stats, reviews] = await Promise.all([
    api.call(getSeller, { id }, { signal }),
    api.call(searchListings, { seller: id, sort: 'newest', cursor, limit: results_per_page }, { signal }),
    api.call(getReviewStats, { id }, { signal }),
    api.call(listReviews, { user: id, page: reviews_page, limit: reviews_per_page }, { signal }),
  ])
  return { seller, first, stats, reviews, cursor, origin: url.origin }
}) satisfies Load<unknown>

export const loader = serverLoad(load, ({ first, reviews }) =>
  topicsOfListings([...first.items, ...reviews.items.map(({ listing }) => listing)]),
)
export const clientLoader = browserLoad(load)

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData
    ? sellerMeta({ ...loaderData, is_first: !loaderData.cursor && loaderData.reviews.page === 1 })
    : [{ title: t.hoko() }]
}

const drawCard = (card: CardView, eager: boolean) => (
  <ListingCard
    key={card.id}
    card={card}
    eager={eager}
    corner={<Heart listing_id={card.id} title={card.title} />}
  />
)

export default function SellerDetail({ loaderData }: Route.ComponentProps) {
  const { seller, first, stats, reviews, cursor } = loaderData
  return (
    <div className="grid gap-8 pb-8">
      <SellerHeading
        seller={seller}
        actions={
          <span className="flex gap-2.5">
            <MemberReportButton id={seller.id} name={seller.display_name} />
            <ShareButton title={seller.display_name} />
          </span>
        }
      />
      <section aria-labelledby="for-sale">
        <h2 id="for-sale" className="heading mb-4 text-lg">
          {t.for_sale_now()}
        </h2>
        <SellerListings
          key={`${seller.id} ${cursor}`}
          seller_id={seller.id}
          first={first}
          cursor={cursor}
          elsewhere={
            <LinkButton to="/ibuy" kind="quiet">
              {t.see_all_listings()}
            </LinkButton>
          }
          drawCard={drawCard}
        />
      </section>
      <MemberReviews
        stats={stats}
        reviews={reviews}
        drawReport={({ id, author, about }) => (
          <ReviewReportButton id={id} name={author.display_name} sides={[author.id, about.id]} />
        )}
        to={(page) => `/seller-detail/${seller.id}?reviews=${page}#reviews`}
      />
    </div>
  )
}
