import { formatMinutes, type ClosingRules } from '#shared/rules/closing-rules.ts'
import { attributeProblems } from '#shared/rules/listings/attributes.ts'
import { checkClaims, type Claims } from '#shared/rules/listings/claim-checks.ts'
import type { Filter } from '#contract/catalogue/filters.ts'
import type { AttributeValue } from '#contract/listings/listings.ts'
import type { OwnProperty } from '#contract/listings/properties.ts'
import type { Vehicle } from '#contract/listings/vehicles.ts'
import { propertyProblems, shownPrice } from '#shared/rules/listings/property-rules.ts'
import { vehicleProblems } from '#shared/rules/listings/vehicle-rules.ts'

/** What a draft needs before it goes live (trading-rules.md › Time). Pure. */

export interface Draft {
  type: 'general' | 'vehicle' | 'property'
  title: string | null
  condition: 'new' | 'used' | null
  description: string
  sale_method: 'auction' | 'fixed_price' | 'enquire'
  start_price_cents: number | null
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  quantity: number
  accepts_offers: boolean
  auto_accept_cents: number | null
  auto_decline_cents: number | null
  duration_minutes: number | null
  closes_at: Date | null
  pickup: 'none' | 'allowed' | 'must'
  shipping_options: unknown[]
  payment_methods: unknown[]
  suburb: string | null
  /** The category as it is now; null when none is chosen or it is no longer there. */
  category: { type: string; status: string } | null
  vehicle: Vehicle | null
  property: OwnProperty | null
  seller_kind: Claims['seller_kind']
  /** The answers so far, and what its category asks. */
  attributes: Record<string, AttributeValue>
  filters: Filter[]
}

/** How short and how long an auction may be. */
export type AuctionLimits = Pick<ClosingRules, 'min_auction_minutes' | 'max_auction_minutes'>

/** A sentence for each field that stands in the way of publishing, all at once. */
export type Problems = Record<string, string>

export function publishProblems(draft: Draft, now: Date, limits: AuctionLimits): Problems {
  const problems = {
    ...forbiddenClaims(draft, now),
    ...whatProblems(draft),
    ...attributeProblems(draft.filters, draft.attributes),
    ...detailProblems(draft, now),
    ...placeProblems(draft),
  }
  if (draft.type === 'property') return { ...problems, ...propertySaleProblems(draft) }
  Object.assign(problems, deliveryProblems(draft), offerProblems(draft))
  if (draft.sale_method === 'auction') {
    return { ...problems, ...auctionPriceProblems(draft), ...durationProblems(draft, now, limits) }
  }
  if (draft.sale_method === 'fixed_price' && draft.buy_now_price_cents === null)
    return { ...problems, buy_now_price_cents: 'Enter a price.' }
  return problems
}

/** What the law lets nobody publish; what is only unwise is advice (contract/claim-checks.ts). */
const forbiddenClaims = (draft: Draft, now: Date): Problems =>
  Object.fromEntries(
    checkClaims(draft, now)
      .filter(({ weight }) => weight === 'forbidden')
      .map(({ field, says }) => [field, says]),
  )

const detailProblems = ({ vehicle, property }: Draft, now: Date): Problems => ({
  ...(vehicle && vehicleProblems(vehicle, now)),
  ...(property && propertyProblems(property, now)),
})

/** Land changes hands on paper, and a rental may not be bid for: a property is enquired after. */
const propertySaleProblems = ({ sale_method, accepts_offers }: Draft): Problems => ({
  ...(sale_method !== 'enquire' && { sale_method: 'Property is listed by enquiry.' }),
  ...(accepts_offers && { accepts_offers: 'Offers on property are made on paper, not here.' }),
})

/** What the seller answers beforehand must fit together, and below the price that is asked. */
function offerProblems(draft: Draft): Problems {
  const { accepts_offers, auto_accept_cents: accept, auto_decline_cents: decline } = draft
  if (!accepts_offers) return {}
  const asked = draft.buy_now_price_cents
  const problems: Problems = {}
  if (accept !== null && asked !== null && accept > asked)
    problems.auto_accept_cents = 'Enter an amount no higher than your price.'
  if (decline !== null && decline > (accept ?? asked ?? Number.POSITIVE_INFINITY))
    problems.auto_decline_cents =
      accept === null
        ? 'This would decline every offer. Enter a lower amount.'
        : 'Enter less than the amount you accept automatically.'
  return problems
}

const things = { general: 'general items', vehicle: 'vehicles', property: 'properties' }

function whatProblems({ type, title, category, condition, description }: Draft): Problems {
  const problems: Problems = {}
  const { length } = (title ?? '').trim()
  if (length === 0) problems.title = 'Enter a title.'
  else if (length < 3) problems.title = 'Enter a title of at least 3 characters.'
  else if (length > 80) problems.title = 'Enter a title of at most 80 characters.'
  if (category === null) problems.category_id = 'Choose a category.'
  else if (category.status !== 'active' || category.type !== type) {
    problems.category_id = `Choose another category. This one doesn’t take ${things[type]}.`
  }
  if (condition === null && type !== 'property') problems.condition = 'Choose new or used.'
  if (description.trim() === '') problems.description = 'Add a description, in a sentence or two.'
  return problems
}

function auctionPriceProblems(draft: Draft): Problems {
  const { start_price_cents: start, reserve_price_cents: reserve, buy_now_price_cents: buyNow } = draft
  const problems: Problems = {}
  if (start === null) problems.start_price_cents = 'Enter a start price.'
  if (start !== null && reserve !== null && reserve < start) {
    problems.reserve_price_cents = 'The reserve must be at least the start price.'
  }
  if (buyNow !== null && buyNow < Math.max(start ?? 0, reserve ?? 0)) {
    const than = reserve !== null && reserve > (start ?? 0) ? 'the reserve' : 'the start price'
    problems.buy_now_price_cents = `The buy-now price must be at least ${than}.`
  }
  if (draft.quantity !== 1)
    problems.quantity = 'An auction sells one item. Choose a fixed price to sell several.'
  return problems
}

function durationProblems(
  { duration_minutes, closes_at }: Draft,
  now: Date,
  { min_auction_minutes: shortest, max_auction_minutes: longest }: AuctionLimits,
): Problems {
  const too_long = `The auction may run for at most ${formatMinutes(longest)}.`
  if (closes_at !== null) {
    const minutes = (closes_at.getTime() - now.getTime()) / 60_000
    if (minutes < shortest) return { closes_at: `The auction must run for at least ${shortest} minutes.` }
    return minutes > longest ? { closes_at: too_long } : {}
  }
  if (duration_minutes === null) return { duration_minutes: 'Choose how long the auction runs.' }
  if (duration_minutes < shortest) {
    return { duration_minutes: `The auction must run for at least ${shortest} minutes.` }
  }
  return duration_minutes > longest ? { duration_minutes: too_long } : {}
}

const placeProblems = ({ suburb }: Draft): Problems => (suburb === null ? { suburb: 'Say where it is.' } : {})

function deliveryProblems({ pickup, shipping_options, payment_methods }: Draft): Problems {
  const problems: Problems = {}
  if (pickup === 'none' && shipping_options.length === 0) {
    problems.shipping_options = 'Add a shipping option, or allow pickup.'
  }
  if (payment_methods.length === 0) problems.payment_methods = 'Choose at least one way to pay.'
  return problems
}

/** The instant an auction published at `now` closes; null for what runs until sold, or until it expires. */
export function getClosing(
  { sale_method, duration_minutes, closes_at }: Pick<Draft, 'sale_method' | 'duration_minutes' | 'closes_at'>,
  now: Date,
): Date | null {
  if (sale_method !== 'auction') return null
  return closes_at ?? new Date(now.getTime() + duration_minutes! * 60_000)
}

/** So long something stays up that runs until sold, before its seller is asked whether it is still there. */
export const days_until_expiry = 90

/** When what runs until sold ends by itself, counted from when it went live or was last kept up. */
export function getExpiry(from: Date): Date {
  return new Date(from.getTime() + days_until_expiry * 24 * 60 * 60_000)
}

export interface OpeningTerms {
  start_price_cents: number
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  price_cents: number
}

/** What a sale opens with: prices that its method does not know are left out. */
export function openingTerms(
  draft: Pick<Draft, (keyof OpeningTerms & keyof Draft) | 'sale_method' | 'property'>,
): OpeningTerms {
  if (draft.property) {
    const shown_cents = shownPrice(draft.property)
    return {
      start_price_cents: shown_cents,
      reserve_price_cents: null,
      buy_now_price_cents: null,
      price_cents: shown_cents,
    }
  }
  const { sale_method, start_price_cents, reserve_price_cents, buy_now_price_cents } = draft
  if (sale_method === 'auction') {
    return {
      start_price_cents: start_price_cents!,
      reserve_price_cents,
      buy_now_price_cents,
      price_cents: start_price_cents!,
    }
  }
  const price_cents = buy_now_price_cents ?? 0
  return { start_price_cents: price_cents, reserve_price_cents: null, buy_now_price_cents, price_cents }
}
