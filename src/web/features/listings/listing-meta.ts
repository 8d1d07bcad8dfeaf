import type { MetaDescriptor } from 'react-router'
import { truncate } from '#contract/formats.ts'
import type { Listing } from '#contract/listings.ts'
import { priceText } from '#contract/property-price.ts'
import { listingAddress } from './listing-address.ts'
import { vehicleJsonLd } from './vehicle-json-ld.ts'
import { realEstateData } from './real-estate-data.ts'

/** Plain words for a search engine's result, cut at a word. */
export function summaryOf(listing: Pick<Listing, 'description' | 'place_name' | 'title'>): string {
  const text = listing.description.replace(/\s+/g, ' ').trim()
  if (text.length === 0) return `${listing.title} in ${listing.place_name}, on Hoko.`
  if (text.length <= 155) return text
  return `${text.slice(0, 152).replace(/\s+\S*$/, '')}...`
}

/** Title, description, Open Graph and JSON-LD of a listing's page. `origin` makes addresses absolute. */
export function listingMeta(listing: Listing, origin: string): MetaDescriptor[] {
  const url = origin + listingAddress(listing)
  const pictures = listing.images.map((image) => new URL(image.large_url, origin).href)
  const summary = summaryOf(listing)
  const price = priceText(listing)
  const name = `${listing.title} - ${price}`
  return [
    { title: `${truncate(listing.title)} - ${price} | Hoko` },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: listing.type === 'property' ? 'website' : 'product' },
    { property: 'og:site_name', content: 'Hoko' },
    { property: 'og:title', content: name },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    ...(listing.type === 'property' ? [] : productPrice(listing)),
    ...pictures.slice(0, 1).map((content) => ({ property: 'og:image', content })),
    ...(listing.images[0]?.alt ? [{ property: 'og:image:alt', content: listing.images[0].alt }] : []),
    { name: 'twitter:card', content: pictures.length > 0 ? 'summary_large_image' : 'summary' },
    {
      'script:ld+json': listing.property
        ? realEstateData(listing, listing.property, { url, pictures, summary })
        : productOf(listing, { url, pictures, summary }),
    },
    ...(listing.status === 'active' ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

const productPrice = ({ price_cents }: Listing) => [
  { property: 'product:price:amount', content: (price_cents / 100).toFixed(2) },
  { property: 'product:price:currency', content: 'NZD' },
]

const availability: Partial<Record<Listing['status'], string>> = {
  active: 'https://schema.org/InStock',
  sold: 'https://schema.org/SoldOut',
}

function productOf(
  listing: Listing,
  { url, pictures, summary }: { url: string; pictures: string[]; summary: string },
) {
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
      price: (listing.price_cents / 100).toFixed(2),
      priceCurrency: 'NZD',
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
