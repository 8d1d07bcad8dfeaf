import { formatAppointment, formatMoney } from '#platform/common/formats/formats.ts'
import { getPriceMethods } from './property-labels.ts'
import type { PriceMethod, Purpose } from './rules/property-fields.ts'
import * as t from '#domains/listings/texts.ts'

export const namesPrice = (method: PriceMethod | null) =>
  method === 'asking_price' || method === 'enquiries_over'

export const hasDate = (method: PriceMethod | null) =>
  method === 'auction' || method === 'tender' || method === 'deadline_sale'

export interface PriceDescription {
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

const figure = (words: string, after: string | null = null): PriceDescription => ({
  before: null,
  figure: words,
  after,
})

export function propertyPrice(property: Priced): PriceDescription {
  const { purpose, price_method: method, price_cents: priceCents, weekly_rent_cents: rent } = property
  if (purpose === 'rent' || purpose === 'flatmate') {
    return rent === null ? figure(t.rent_not_said()) : figure(formatMoney(rent), t.a_week())
  }
  if (method === null) return figure(t.price_not_said())
  if (namesPrice(method)) {
    return priceCents === null
      ? figure(getPriceMethods()[method])
      : { before: getPriceMethods()[method], figure: formatMoney(priceCents), after: null }
  }
  return figure(getPriceMethods()[method], formatPriceDate(property))
}

function formatPriceDate({
  price_method: priceMethod,
  price_method_date: priceMethodDate,
}: Priced): string | null {
  if (priceMethodDate === null) return null
  const at = formatAppointment(new Date(priceMethodDate))
  if (priceMethod === 'tender') return t.closes_at({ at })
  return priceMethod === 'auction' || priceMethod === 'deadline_sale' ? at : null
}

const sentence = ({ before, figure: large, after }: PriceDescription) =>
  [before, large, after].filter((part) => part !== null).join(' ')

/** Formats 'Asking price NZ$ 850,000', 'Tender closes Sat 5 December, 2 pm', 'NZ$ 650 a week'. */
export const propertyPriceText = (property: Priced): string => sentence(propertyPrice(property))

type AnyPriced = { price_cents: number | null; property_brief: Priced | null }

export function describePrice({
  price_cents: priceCents,
  property_brief: propertyBrief,
}: AnyPriced): PriceDescription | null {
  if (propertyBrief) return propertyPrice(propertyBrief)
  return priceCents === 0 ? figure(t.price_on_enquiry()) : null
}

export function priceText(listing: AnyPriced): string {
  const words = describePrice(listing)
  return words ? sentence(words) : formatMoney(listing.price_cents)
}
