import { namesPrice } from './rules/price-methods.ts'
import type { PriceMethod, Purpose } from './rules/property-fields.ts'
import { formatAppointment, formatMoney } from '#platform/common/formats/formats.ts'
import { getPriceMethods } from './property-labels.ts'
import * as t from '#domains/listings/texts.ts'

export interface PriceInWords {
  before: string | null
  figure: string
  after: string | null
}

interface Priced {
  purpose: Purpose | null
  price_method: PriceMethod | null
  price_method_date: string | null
  price_cents: number | null
  weekly_rent_cents: number | null
}

const figure = (words: string, after: string | null = null): PriceInWords => ({
  before: null,
  figure: words,
  after,
})

export function propertyPrice(property: Priced): PriceInWords {
  const { purpose, price_method: method, price_cents, weekly_rent_cents: rent } = property
  if (purpose === 'rent' || purpose === 'flatmate') {
    return rent === null ? figure(t.rent_not_said()) : figure(formatMoney(rent), t.a_week())
  }
  if (method === null) return figure(t.price_not_said())
  if (namesPrice(method)) {
    return price_cents === null
      ? figure(getPriceMethods()[method])
      : { before: getPriceMethods()[method], figure: formatMoney(price_cents), after: null }
  }
  return figure(getPriceMethods()[method], formatPriceDate(property))
}

function formatPriceDate({ price_method, price_method_date }: Priced): string | null {
  if (price_method_date === null) return null
  const at = formatAppointment(new Date(price_method_date))
  if (price_method === 'tender') return t.closes_at({ at })
  return price_method === 'auction' || price_method === 'deadline_sale' ? at : null
}

const sentence = ({ before, figure: large, after }: PriceInWords) =>
  [before, large, after].filter((part) => part !== null).join(' ')

/** Formats 'Asking price NZ$ 850,000', 'Tender closes Sat 5 December, 2 pm', 'NZ$ 650 a week'. */
export const propertyPriceText = (property: Priced): string => sentence(propertyPrice(property))

type AnyPriced = { price_cents: number | null; property_brief: Priced | null }

export function describePrice({ price_cents, property_brief }: AnyPriced): PriceInWords | null {
  if (property_brief) return propertyPrice(property_brief)
  return price_cents === 0 ? figure(t.price_on_enquiry()) : null
}

export function priceText(listing: AnyPriced): string {
  const words = describePrice(listing)
  return words ? sentence(words) : formatMoney(listing.price_cents)
}
