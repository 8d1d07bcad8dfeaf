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

function getHome({ address, place_name: placeName, region }: Listing, property: Property) {
  const {
    property_type: propertyType,
    bedrooms,
    bathrooms,
    floor_area_m2: floorAreaM2,
    land_area_m2: landAreaM2,
    year_built: yearBuilt,
  } = property
  return {
    '@type': (propertyType && kinds[propertyType]) ?? 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      addressLocality: placeName,
      addressRegion: region,
      addressCountry: 'NZ',
    },
    ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
    ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
    ...(floorAreaM2 !== null && { floorSize: squareMetres(floorAreaM2) }),
    ...(landAreaM2 !== null && { lotSize: squareMetres(landAreaM2) }),
    ...(yearBuilt !== null && { yearBuilt: yearBuilt }),
  }
}

const squareMetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MTK' })

function getPrice({ price_cents: priceCents }: Listing, { purpose }: Property) {
  if (priceCents === 0) return {}
  const price = (priceCents / 100).toFixed(2)
  if (purpose === 'sale') return { price, priceCurrency: 'NZD' }
  return {
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'NZD', unitCode: 'WEE' },
  }
}

function getSeller({ agency, seller_kind: sellerKind, display_name: displayName }: Listing['seller']) {
  if (agency) return { '@type': 'RealEstateAgent', name: agency.name }
  return { '@type': sellerKind === 'in_trade' ? 'Organization' : 'Person', name: displayName }
}
