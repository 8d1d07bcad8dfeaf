import type { Listing } from '#domains/listings/common/listings.ts'
import type { Property } from '#domains/listings/common/properties.shapes.ts'
import type { PropertyType } from '#domains/listings/common/rules/property-fields.ts'

const kinds: Record<PropertyType, string> = {
  house: 'SingleFamilyResidence',
  apartment: 'Apartment',
  townhouse: 'House',
  unit: 'House',
  section: 'Place',
  lifestyle: 'House',
  rural: 'Place',
  commercial: 'Place',
}
const availability: Partial<Record<Listing['status'], string>> = {
  active: 'https://schema.org/InStock',
  sold: 'https://schema.org/SoldOut',
}

interface Around {
  url: string
  pictures: string[]
  summary: string
}

/** schema.org. Never contains a secret or undecided price. */
export function realEstateData(listing: Listing, property: Property, { url, pictures, summary }: Around) {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: listing.title,
    description: summary,
    url,
    image: pictures,
    datePosted: listing.starts_at ?? listing.created_at,
    mainEntity: getHome(listing, property),
    offers: {
      '@type': 'Offer',
      url,
      availability: availability[listing.status] ?? 'https://schema.org/Discontinued',
      businessFunction: `http://purl.org/goodrelations/v1#${property.purpose === 'sale' ? 'Sell' : 'LeaseOut'}`,
      ...getPrice(listing, property),
      offeredBy: getSeller(listing.seller),
    },
  }
}

function getHome({ address, place_name, region }: Listing, property: Property) {
  const { property_type, bedrooms, bathrooms, floor_area_m2, land_area_m2, year_built } = property
  return {
    '@type': (property_type && kinds[property_type]) ?? 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      addressLocality: place_name,
      addressRegion: region,
      addressCountry: 'NZ',
    },
    ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
    ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
    ...(floor_area_m2 !== null && { floorSize: squareMetres(floor_area_m2) }),
    ...(land_area_m2 !== null && { lotSize: squareMetres(land_area_m2) }),
    ...(year_built !== null && { yearBuilt: year_built }),
  }
}

const squareMetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MTK' })

function getPrice({ price_cents }: Listing, { purpose }: Property) {
  if (price_cents === 0) return {}
  const price = (price_cents / 100).toFixed(2)
  if (purpose === 'sale') return { price, priceCurrency: 'NZD' }
  return {
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'NZD', unitCode: 'WEE' },
  }
}

function getSeller({ agency, seller_kind, display_name }: Listing['seller']) {
  if (agency) return { '@type': 'RealEstateAgent', name: agency.name }
  return { '@type': seller_kind === 'in_trade' ? 'Organization' : 'Person', name: display_name }
}
