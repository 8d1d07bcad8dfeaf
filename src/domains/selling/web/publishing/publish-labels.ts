import { formatInstant, formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { propertyPriceText } from '#domains/listings/common/property-price.ts'
import { readAucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { getDetails } from '../form/sell-check.ts'
import type { SellValues } from '../form/sell-values.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/selling/texts.ts'

export function computeClosing(values: SellValues, now: number): Date | null {
  if (values.sale_method !== 'auction') return null
  if (values.ends === 'at') return readAucklandLocal(values.closesLocal)?.at ?? null
  return values.duration_minutes === null ? null : new Date(now + values.duration_minutes * 60_000)
}

export const publishLabel = ({ sale_method: saleMethod }: Pick<SellValues, 'sale_method'>): string =>
  saleMethod === 'auction' ? t.publish_auction() : t.publish_listing()

/** A line beside the button. A price on the button itself would read like a fee. */
export function describePublishing(values: SellValues, closesAt: Date | null): string | null {
  if (values.sale_method === 'auction')
    return closesAt && t.closes_closes_at({ closes_at: formatShortInstant(closesAt) })
  return values.sale_method === 'fixed_price' && values.buy_now_price_cents
    ? t.publish_for_buy_now_price({ buy_now_price: formatMoney(values.buy_now_price_cents) })
    : null
}

interface Closing {
  closes_at: Date | null
  extension_minutes: number
}

export function listCommitments(values: SellValues, closing: Closing): string[] {
  const { property } = getDetails(values)
  if (property)
    return [
      t.people_read_property_as_its_price({ property: propertyPriceText(property) }),
      ...getLinesOf()[property.purpose ?? 'sale'],
      ...enquiryLines(property.purpose ?? 'sale'),
    ]
  if (values.sale_method === 'enquire') return enquiryLines('sale')
  const selling = values.sale_method === 'auction' ? auctionLines(values, closing) : fixedLines(values)
  return [
    ...selling,
    ...offerLines(values),
    values.sale_method === 'auction'
      ? t.once_someone_bids_you_can_add_to_the()
      : t.you_can_change_it_while_its_live_and(),
    t.when_it_sells_youve_agreed_to_hand_it(),
  ]
}

const getLinesOf = makeTexts(() => ({
  sale: [t.property_isnt_sold_on_hoko_itself_you()],
  rent: [t.the_rent_is_what_you_enter_here_asking(), t.a_bond_goes_to_tenancy_services_within()],
  flatmate: [t.the_rent_is_what_you_ask_you_choose()],
}))

const enquiryLines = (purpose: keyof ReturnType<typeof getLinesOf>) => [
  t.people_contact_you_to_arrange({ is_sale: purpose === 'sale' }),
  t.it_stays_up_until_you_withdraw_it({ may_sell: purpose === 'sale' }),
  t.your_description_must_be_true_the_fair(),
]

function auctionLines(
  values: SellValues,
  { closes_at: closesAt, extension_minutes: extensionMinutes }: Closing,
): string[] {
  const start = formatMoney(values.start_price_cents ?? 0)
  const { reserve_price_cents: reserve, buy_now_price_cents: buyNow } = values
  return [
    joinSentences(
      closesAt
        ? t.bidding_starts_and_closes_at({ start, closes_at: formatInstant(closesAt) })
        : t.bidding_starts_and_closes_when_you_say({ start }),
      t.a_bid_in_the_last_minutes_extends_it({ count: extensionMinutes }),
    ),
    reserve
      ? t.if_the_highest_bid_reaches_your({ reserve: formatMoney(reserve) })
      : t.theres_no_reserve_the_highest_bid_buys({ start }),
    ...(values.auto_relist_left > 0
      ? [t.if_it_doesnt_sell_well_relist_it_up_to({ count: values.auto_relist_left })]
      : []),
    ...(buyNow
      ? [t.until_then_anyone_can_buy_it_now({ has_reserve: Boolean(reserve), buy_now: formatMoney(buyNow) })]
      : []),
  ]
}

function offerLines({
  accepts_offers: acceptsOffers,
  auto_accept_cents: autoAcceptCents,
  sale_method: saleMethod,
}: SellValues): string[] {
  if (!acceptsOffers) return []
  return [
    joinSentences(
      t.buyers_can_make_offers({ is_auction: saleMethod === 'auction' }),
      autoAcceptCents ? t.an_offer_is_accepted_automatically({ least: formatMoney(autoAcceptCents) }) : null,
    ),
  ]
}

function fixedLines({ buy_now_price_cents: buyNowPriceCents, quantity }: SellValues): string[] {
  const price = formatMoney(buyNowPriceCents ?? 0)
  const pieces = Number(quantity)
  return [
    pieces > 1
      ? t.anyone_can_buy_one_or_more_of_your({ pieces, price })
      : t.anyone_can_buy_it_for_price_it_stays({ price }),
  ]
}
