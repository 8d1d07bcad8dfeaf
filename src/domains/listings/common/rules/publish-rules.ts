import { formatMinutes, type ClosingRules } from '#domains/settings/common/closing-rules.ts'
import { attributeProblems } from './attributes.ts'
import { checkClaims, type Claims } from './claim-checks.ts'
import { propertyProblems } from './property-rules.ts'
import { vehicleProblems } from './vehicle-rules.ts'
import * as t from '#domains/listings/texts.ts'

type Checked<Check extends (one: never, now: Date) => unknown> = Parameters<Check>[0]

export interface PublishDraft extends Omit<Claims, 'vehicle' | 'property'> {
  type: 'general' | 'vehicle' | 'property'
  sale_method: 'auction' | 'fixed_price' | 'enquire'
  quantity: number
  accepts_offers: boolean
  auto_accept_cents: number | null
  auto_decline_cents: number | null
  /** Which of the two the seller filled in; if unknown, a given end counts. */
  ends?: 'after' | 'at'
  duration_minutes: number | null
  closes_at: Date | null
  pickup: 'none' | 'allowed' | 'must'
  delivery_options: unknown[]
  payment_methods: unknown[]
  suburb: string | null
  /** The current category; null when none is chosen or it was removed. */
  category: { type: string; status: string } | null
  vehicle: (Checked<typeof vehicleProblems> & Claims['vehicle']) | null
  property: (Checked<typeof propertyProblems> & Claims['property']) | null
  filters: Parameters<typeof attributeProblems>[0]
  attributes: Parameters<typeof attributeProblems>[1]
}

export type AuctionLimits = Pick<ClosingRules, 'min_auction_minutes' | 'max_auction_minutes'>

export type Problems = Record<string, string>

/**
 * trading-rules.md › Time. Used by the form before its confirmation, and by the server in the
 * publishing transaction.
 */
export function publishProblems(draft: PublishDraft, now: Date, limits: AuctionLimits): Problems {
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
    return { ...problems, ...auctionPriceProblems(draft), ...endProblems(draft, now, limits) }
  }
  if (draft.sale_method === 'fixed_price' && draft.buy_now_price_cents === null)
    return { ...problems, buy_now_price_cents: t.enter_a_price() }
  return problems
}

const forbiddenClaims = (draft: PublishDraft, now: Date): Problems =>
  Object.fromEntries(
    checkClaims(draft, now)
      .filter(({ weight }) => weight === 'forbidden')
      .map(({ field, says }) => [field, says]),
  )

function whatProblems({ type, title, category, condition, description }: PublishDraft): Problems {
  const problems: Problems = {}
  const { length } = (title ?? '').trim()
  if (length === 0) problems.title = t.enter_a_title()
  else if (length < 3) problems.title = t.enter_a_title_of_at_least_3_characters()
  else if (length > 80) problems.title = t.enter_a_title_of_at_most_80_characters()
  if (category === null) problems.category_id = t.choose_a_category()
  else if (category.status !== 'active' || category.type !== type) {
    problems.category_id = t.choose_another_category_this_one({ type })
  }
  if (condition === null && type !== 'property') problems.condition = t.choose_new_or_used()
  if (description.trim() === '') problems.description = t.add_a_description_in_a_sentence_or_two()
  return problems
}

const detailProblems = ({ vehicle, property }: PublishDraft, now: Date): Problems => ({
  ...(vehicle && vehicleProblems(vehicle, now)),
  ...(property && propertyProblems(property, now)),
})

const placeProblems = ({ suburb }: PublishDraft): Problems =>
  suburb === null ? { suburb: t.say_where_it_is() } : {}

/** Land is sold on paper, and rentals may not be bid for, so properties take enquiries only. */
const propertySaleProblems = ({
  sale_method: saleMethod,
  accepts_offers: acceptsOffers,
}: PublishDraft): Problems => ({
  ...(saleMethod !== 'enquire' && { sale_method: t.property_is_listed_by_enquiry() }),
  ...(acceptsOffers && { accepts_offers: t.offers_on_property_are_made_on_paper() }),
})

function deliveryProblems({
  pickup,
  delivery_options: deliveryOptions,
  payment_methods: paymentMethods,
}: PublishDraft): Problems {
  const problems: Problems = {}
  if (pickup === 'none' && deliveryOptions.length === 0) {
    problems.delivery_options = t.add_delivery_or_allow_pickup()
  }
  if (paymentMethods.length === 0) problems.payment_methods = t.choose_at_least_one_way_to_pay()
  return problems
}

/**
 * Offers are accepted from one amount on and declined below the other (trading-rules.md › Offers),
 * so the two may be equal. Both stay within the asking price.
 */
export function offerProblems(
  draft: Pick<
    PublishDraft,
    'accepts_offers' | 'auto_accept_cents' | 'auto_decline_cents' | 'buy_now_price_cents'
  >,
): Problems {
  const { accepts_offers: acceptsOffers, auto_accept_cents: accept, auto_decline_cents: decline } = draft
  if (!acceptsOffers) return {}
  const asking = draft.buy_now_price_cents
  const problems: Problems = {}
  if (accept !== null && asking !== null && accept > asking)
    problems.auto_accept_cents = t.enter_an_amount_no_higher_than_your()
  if (decline !== null && decline > (accept ?? asking ?? Number.POSITIVE_INFINITY))
    problems.auto_decline_cents =
      accept === null
        ? t.this_would_decline_every_offer_enter_a()
        : t.enter_an_amount_no_higher_than_the_one()
  return problems
}

function auctionPriceProblems(draft: PublishDraft): Problems {
  const { start_price_cents: start, reserve_price_cents: reserve, buy_now_price_cents: buyNow } = draft
  const problems: Problems = {}
  if (start === null) problems.start_price_cents = t.enter_a_start_price()
  if (start !== null && reserve !== null && reserve < start) {
    problems.reserve_price_cents = t.the_reserve_must_be_at_least_the_start()
  }
  if (buyNow !== null && buyNow < Math.max(start ?? 0, reserve ?? 0)) {
    const isReserveHigher = reserve !== null && reserve > (start ?? 0)
    problems.buy_now_price_cents = t.the_buy_now_price_must_be_at_least({
      is_reserve_higher: isReserveHigher,
    })
  }
  if (draft.quantity !== 1) problems.quantity = t.an_auction_sells_one_item_choose_a()
  return problems
}

function endProblems(
  {
    duration_minutes: durationMinutes,
    closes_at: closesAt,
    ends = closesAt === null ? 'after' : 'at',
  }: PublishDraft,
  now: Date,
  { min_auction_minutes: shortest, max_auction_minutes: longest }: AuctionLimits,
): Problems {
  const lengthProblem = (minutes: number) => {
    if (minutes < shortest) return t.the_auction_must_run_for_at_least({ shortest })
    return minutes > longest ? t.the_auction_may_run_for_at_most({ longest: formatMinutes(longest) }) : null
  }
  if (ends === 'after') {
    if (durationMinutes === null) return { duration_minutes: t.choose_how_long_the_auction_runs() }
    const problem = lengthProblem(durationMinutes)
    return problem === null ? {} : { duration_minutes: problem }
  }
  if (closesAt === null) return { closes_at: t.choose_the_day_and_time_the_auction() }
  if (closesAt <= now) return { closes_at: t.thats_in_the_past_choose_a_later_time() }
  const problem = lengthProblem((closesAt.getTime() - now.getTime()) / 60_000)
  return problem === null ? {} : { closes_at: problem }
}
