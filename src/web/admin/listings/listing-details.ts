import { formatMoney } from '#contract/formats.ts'
import type { KeptListing } from '#contract/moderation.ts'

export interface Detail {
  name: string
  value: string
}

/** Everything else that its seller has filled in, a line each. */
export function detailsOf(listing: KeptListing): Detail[] {
  const { condition, reserve_price_cents, buy_now_price_cents, shipping_options, address } = listing
  const filled = {
    condition,
    address,
    reserve_price_cents,
    buy_now_price_cents,
    shipping: shipping_options.map(({ label, price_cents }) => `${label}, ${formatMoney(price_cents)}`),
    payment_methods: listing.payment_methods,
    ...listing.attributes,
    ...listing.vehicle,
    ...listing.property,
  }
  return Object.entries(filled).flatMap(([name, value]) => {
    const words = valueWords(name, value)
    return words === '' ? [] : [{ name: nameWords(name), value: words }]
  })
}

const nameWords = (name: string) => {
  const words = name.replace(/_cents$/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function valueWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((one) => valueWords(name, one)).join('; ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return name.endsWith('_cents') ? formatMoney(value) : String(value)
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, one]) => valueWords(key, one))
      .filter(Boolean)
      .join(', ')
  }
  const text = typeof value === 'string' ? value : ''
  return /^[a-z]+(_[a-z]+)*$/.test(text) ? nameWords(text) : text
}
