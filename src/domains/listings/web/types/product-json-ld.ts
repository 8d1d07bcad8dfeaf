import type { Listing } from '#domains/listings/common/listings.ts'
import { vehicleJsonLd } from './vehicle-json-ld.ts'

const availability: Partial<Record<Listing['status'], string>> = {
  active: 'https://schema.org/InStock',
  sold: 'https://schema.org/SoldOut',
}

interface Around {
  url: string
  pictures: string[]
  summary: string
  /** 0 if there is no price. */
  cents: number
}

export function productJsonLd(listing: Listing, { url, pictures, summary, cents }: Around) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...(listing.vehicle && vehicleJsonLd(listing.vehicle)),
    name: listing.title,
    description: summary,
    image: pictures,
    sku: String(listing.id),
    category: listing.categories.map((category) => category.name).join(' > '),
    offers: {
      '@type': 'Offer',
      url,
      ...(cents > 0 && {
        price: (cents / 100).toFixed(2),
        priceCurrency: 'NZD',
      }),
      availability: availability[listing.status] ?? 'https://schema.org/Discontinued',
      itemCondition: `https://schema.org/${listing.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
      ...(listing.closes_at ? { priceValidUntil: listing.closes_at } : {}),
      seller: {
        '@type': listing.seller.seller_kind === 'in_trade' ? 'Organization' : 'Person',
        name: listing.seller.display_name,
      },
    },
  }
}
