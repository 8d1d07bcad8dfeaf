import { useEffect } from 'react'
import type { MetaDescriptor } from 'react-router'
import type { Listing } from '#domains/listings/common/listings.ts'
import { priceText } from '#domains/listings/common/property-price.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { cutAtWord, pageMeta, type SharedPicture } from '#platform/web/loading/page-meta.ts'
import { productJsonLd } from './types/product-json-ld.ts'
import { realEstateData } from './types/real-estate-data.ts'
import { listingAddress } from './use-live-listing.ts'
import * as t from '#domains/listings/texts.ts'

export function getSummary(listing: Pick<Listing, 'description' | 'place_name' | 'title'>): string {
  const text = cutAtWord(listing.description, 155)
  return text === ''
    ? t.title_in_place_name_on_hoko({ title: listing.title, place_name: listing.place_name })
    : text
}

/**
 * The sale price, which differs from the asking price after an offer; null if unsold or unknown.
 */
const getSoldPrice = ({ closing }: Pick<Listing, 'closing'>): number | null =>
  closing?.outcome === 'sold' && !closing.fell_through ? closing.price_cents : null

const formatPrice = (listing: Listing): string => {
  const soldFor = getSoldPrice(listing)
  return soldFor === null ? priceText(listing) : formatMoney(soldFor)
}

const getTitle = (listing: Listing): string =>
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
      // Search engines index only live listings; the address still shows how others ended.
      isIndexed: listing.status === 'active',
    }),
    ...(listing.type === 'property' ? [] : productPrice(listing)),
    {
      'script:ld+json': listing.property
        ? realEstateData(listing, listing.property, { url, pictures, summary })
        : productJsonLd(listing, { url, pictures, summary, cents: getPriceCents(listing) }),
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
  return { url, width, height, alt: alt || title, isLarge: true }
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

export function useLiveTitle(listing: Listing): void {
  const title = getTitle(listing)
  useEffect(() => {
    document.title = title
  }, [title])
}
