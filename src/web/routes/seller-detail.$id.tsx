import type { ListingCard as CardView } from '#contract/listings.ts'
import { getSeller } from '#contract/members.ts'
import { searchListings } from '#contract/search.ts'
import { SellerHeading } from '#web/features/accounts/seller-heading.tsx'
import { sellerMeta } from '#web/features/accounts/seller-meta.ts'
import { ListingCard } from '#web/features/listings/listing-card.tsx'
import { ShareButton } from '#web/features/listings/share-button.tsx'
import { SellerListings } from '#web/features/search/seller-listings.tsx'
import { results_per_page } from '#web/features/search/use-results.ts'
import { Heart } from '#web/features/watching/heart.tsx'
import { browserLoad, type Load, serverLoad } from '#web/lib/load.ts'
import { LinkButton } from '#web/ui/button.tsx'
import type { Route } from './+types/seller-detail.$id'

const load = (async (api, { params, url, signal }) => {
  const id = Number(params.id)
  const cursor = url.searchParams.get('cursor') || undefined
  const [seller, first] = await Promise.all([
    api.call(getSeller, { id }, { signal }),
    api.call(searchListings, { seller: id, sort: 'newest', cursor, limit: results_per_page }, { signal }),
  ])
  return { seller, first, cursor, origin: url.origin }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? sellerMeta({ ...loaderData, is_first: !loaderData.cursor }) : [{ title: 'Hoko' }]
}

const drawCard = (card: CardView, eager: boolean) => (
  <ListingCard
    key={card.id}
    card={card}
    eager={eager}
    corner={<Heart listing_id={card.id} title={card.title} />}
  />
)

/** A member as everyone sees them, and what they sell now. */
export default function SellerDetail({ loaderData }: Route.ComponentProps) {
  const { seller, first, cursor } = loaderData
  return (
    <div className="grid gap-8 pb-8">
      <SellerHeading seller={seller} actions={<ShareButton title={seller.display_name} />} />
      <section aria-labelledby="for-sale">
        <h2 id="for-sale" className="heading mb-4 text-lg">
          For sale now
        </h2>
        <SellerListings
          key={`${seller.id} ${cursor}`}
          seller_id={seller.id}
          first={first}
          cursor={cursor}
          elsewhere={
            <LinkButton to="/ibuy" kind="quiet">
              See all listings
            </LinkButton>
          }
          drawCard={drawCard}
        />
      </section>
    </div>
  )
}
