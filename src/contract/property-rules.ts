import { hasDate, namesPrice, type OwnProperty } from './properties.ts'

/** What a property needs before it goes live (product.md › Listings; trading-rules.md › New Zealand forms). Pure. */
export function propertyProblems(property: OwnProperty, now: Date): Record<string, string> {
  if (property.purpose === null) {
    return { 'property.purpose': 'Say whether it is for sale, for rent or a room.' }
  }
  return {
    ...(property.property_type === null && { 'property.property_type': 'Say what kind of property it is.' }),
    ...(property.purpose === 'sale' ? saleProblems(property, now) : rentProblems(property)),
  }
}

function saleProblems({ price_method: method, ...property }: OwnProperty, now: Date): Record<string, string> {
  if (method === null) return { 'property.price_method': 'Choose how the price is found.' }
  const date = property.price_method_date
  return {
    ...(namesPrice(method) && property.price_cents === null && { 'property.price_cents': 'Say the price.' }),
    ...(!namesPrice(method) &&
      property.search_price_cents === null && {
        'property.search_price_cents': 'Say by which price it is to be found. Nobody reads it.',
      }),
    ...(hasDate(method) && date === null && { 'property.price_method_date': 'Say on which day.' }),
    ...(hasDate(method) &&
      date !== null &&
      new Date(date) <= now && { 'property.price_method_date': 'That day is past.' }),
  }
}

function rentProblems({
  weekly_rent_cents: rent,
  bond_cents,
  pet_bond_cents,
}: OwnProperty): Record<string, string> {
  if (rent === null) return { 'property.weekly_rent_cents': 'Say the weekly rent: the law wants it.' }
  return {
    ...((bond_cents ?? 0) > 4 * rent && {
      'property.bond_cents': 'The bond may be at most four weeks’ rent.',
    }),
    ...((pet_bond_cents ?? 0) > 2 * rent && {
      'property.pet_bond_cents': 'The pet bond may be at most two weeks’ rent.',
    }),
  }
}

/** The price that everyone reads, or the rent; 0 where none is named. */
export function shownPrice({ purpose, price_method, price_cents, weekly_rent_cents }: OwnProperty): number {
  if (purpose !== 'sale') return weekly_rent_cents ?? 0
  return namesPrice(price_method) ? (price_cents ?? 0) : 0
}
