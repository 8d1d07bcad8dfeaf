import type { MetaDescriptor } from 'react-router'
import type { Listing } from '#contract/listings/listings.ts'
import { formatMoney } from '#shared/formats/formats.ts'
import { priceText } from '#shared/words/property-price.ts'
import { cutAtWord, pageMeta, type SharedPicture } from '#web/lib/loading/page-meta.ts'
import { listingAddress } from './listing-address.ts'
import { vehicleJsonLd } from './types/vehicle-json-ld.ts'
import { realEstateData } from './types/real-estate-data.ts'
import * as t from './texts.ts'

export function getSummary(listing: Pick<Listing, 'description' | 'place_name' | 'title'>): string {
  const text = cutAtWord(listing.description, 155)
  return text === ''
    ? t.title_in_place_name_on_hoko({ title: listing.title, place_name: listing.place_name })
    : text
}

/** What it went for, which by an offer isn't what was asked; null where it wasn't sold or nobody said. */
const getSoldPrice = ({ closing }: Pick<Listing, 'closing'>): number | null =>
  closing?.outcome === 'sold' && !closing.fell_through ? closing.price_cents : null

const formatPrice = (listing: Listing): string => {
  const soldFor = getSoldPrice(listing)
  return soldFor === null ? priceText(listing) : formatMoney(soldFor)
}

export const getTitle = (listing: Listing): string =>
  t.title_listing_hoko({ title: cutAtWord(listing.title, 60), listing: formatPrice(listing) })

export function listingMeta(listing: Listing, origin: string): MetaDescriptor[] {
  const url = origin + listingAddress(listing)
  const pictures = listing.images.map((image) => new URL(image.large_url, origin).href)
  const summary = getSummary(listing)
  const price = formatPrice(listing)
  return [
    ...pageMeta({
      title: getTitle(listing),
      name: `${listing.title} - ${price}`,
      description: summary,
      url,
      kind: listing.type === 'property' ? 'website' : 'product',
      picture: getCover(listing),
      // People who search look for what can be had; those who have the address still find how it ended.
      is_indexed: listing.status === 'active',
    }),
    ...(listing.type === 'property' ? [] : productPrice(listing)),
    {
      'script:ld+json': listing.property
        ? realEstateData(listing, listing.property, { url, pictures, summary })
        : getProduct(listing, { url, pictures, summary }),
    },
    breadcrumbData(origin, [
      ...listing.categories.map(({ id, name }) => ({ label: name, to: `/ibuy?category=${id}` })),
      { label: listing.title, to: listingAddress(listing) },
    ]),
  ]
}

function getCover({ images: [cover], title }: Listing): SharedPicture | null {
  if (!cover) return null
  const { large_url: url, width, height, alt } = cover
  return { url, width, height, alt: alt || title, is_large: true }
}

function productPrice(listing: Listing) {
  const cents = getPriceCents(listing)
  if (cents === 0) return []
  return [
    { property: 'product:price:amount', content: (cents / 100).toFixed(2) },
    { property: 'product:price:currency', content: 'NZD' },
  ]
}

const getPriceCents = (listing: Listing) => getSoldPrice(listing) ?? listing.price_cents

const availability: Partial<Record<Listing['status'], string>> = {
  active: 'https://schema.org/InStock',
  sold: 'https://schema.org/SoldOut',
}

function getProduct(
  listing: Listing,
  { url, pictures, summary }: { url: string; pictures: string[]; summary: string },
) {
  const cents = getPriceCents(listing)
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

function breadcrumbData(origin: string, trail: { label: string; to: string }[]): MetaDescriptor {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: origin + to,
      })),
    },
  }
}
