import { formatInstant, formatMoney, formatShortInstant } from '#shared/formats/formats.ts'
import { propertyPriceText } from '#shared/words/property-price.ts'
import { readAucklandLocal } from '#web/lib/auckland-time.ts'
import { getDetails } from '../form/sell-check.ts'
import type { SellValues } from '../form/sell-values.ts'

/** When an auction published at `now` would close; null for a fixed price, and while it is not said. */
export function closesAt(values: SellValues, now: number): Date | null {
  if (values.sale_method !== 'auction') return null
  if (values.ends === 'at') return readAucklandLocal(values.closes_local)?.at ?? null
  return values.duration_minutes === null ? null : new Date(now + values.duration_minutes * 60_000)
}

/** What the button does, as far as it is known. */
export function publishLabel(values: SellValues, closes_at: Date | null): string {
  if (values.sale_method === 'auction') {
    return closes_at ? `Publish auction, closes ${formatShortInstant(closes_at)}` : 'Publish auction'
  }
  if (values.sale_method === 'enquire') return 'Publish listing'
  return values.buy_now_price_cents ? `Publish for ${formatMoney(values.buy_now_price_cents)}` : 'Publish'
}

/** What the seller commits to, in plain words, one sentence or two to a line. */
export function listCommitments(values: SellValues, closes_at: Date | null): string[] {
  const { property } = getDetails(values)
  if (property)
    return [
      `People read “${propertyPriceText(property)}” as its price.`,
      ...linesOf[property.purpose ?? 'sale'],
      ...enquiryLines(property.purpose ?? 'sale'),
    ]
  if (values.sale_method === 'enquire') return enquiryLines('sale')
  const selling = values.sale_method === 'auction' ? auctionLines(values, closes_at) : fixedLines(values)
  return [
    ...selling,
    ...offerLines(values),
    values.sale_method === 'auction'
      ? 'Once somebody has bid, you can add to the words and photos, and take nothing back. You can withdraw it; if people have bid, they read your reason.'
      : 'You can still change it while it is live, and everyone reads what you changed. You can withdraw it at any time.',
    'When it sells, you have agreed to hand it over at that price. You and the buyer then see each other’s name, phone and email.',
  ]
}

const linesOf = {
  sale: ['Nothing is sold on Hoko: land changes hands by a written agreement, with a lawyer on either side.'],
  rent: [
    'The rent is what you say here. Asking for higher bids is against the law.',
    'A bond goes to Tenancy Services within 23 working days.',
  ],
  flatmate: ['The rent is what you ask. Who moves in is between you and them.'],
}

const enquiryLines = (purpose: keyof typeof linesOf) => [
  'People ask you about it. Nothing is sold at a press: what you agree on is between you and them.',
  `It stays up until you withdraw it${purpose === 'sale' ? ' or mark it as sold' : ''}. After 90 days we ask whether it is still there.`,
  'What you write of it must be true: the Fair Trading Act binds whoever sells in trade.',
]

function auctionLines(values: SellValues, closes_at: Date | null): string[] {
  const start = formatMoney(values.start_price_cents ?? 0)
  const { reserve_price_cents: reserve, buy_now_price_cents: buy_now } = values
  const until = reserve ? 'your reserve is met' : 'the first bid'
  return [
    `Bidding starts at ${start} and closes ${closes_at ? formatInstant(closes_at) : 'when you say'}. A bid in the last minutes moves the close, so it may run a little longer.`,
    reserve
      ? `If the highest bid reaches your reserve of ${formatMoney(reserve)}, it is sold. Below that it is not. Nobody sees the amount.`
      : `There is no reserve: the highest bid buys it, even if that is ${start}.`,
    ...(values.auto_relist_left > 0
      ? [
          values.auto_relist_left === 1
            ? 'If it does not sell, it is listed again by itself, once.'
            : `If it does not sell, it is listed again by itself, up to ${values.auto_relist_left} times.`,
        ]
      : []),
    ...(buy_now ? [`Until ${until}, anyone may buy it at once for ${formatMoney(buy_now)}.`] : []),
  ]
}

function offerLines({ accepts_offers, auto_accept_cents, sale_method }: SellValues): string[] {
  if (!accepts_offers) return []
  const until = sale_method === 'auction' ? ' until the first bid' : ''
  const by_itself = auto_accept_cents
    ? ` One of ${formatMoney(auto_accept_cents)} or more is accepted by itself and sells it.`
    : ''
  return [`Buyers may make offers${until}. What you accept is sold at that price.${by_itself}`]
}

function fixedLines({ buy_now_price_cents, quantity }: SellValues): string[] {
  const price = formatMoney(buy_now_price_cents ?? 0)
  const pieces = Number(quantity)
  return [
    pieces > 1
      ? `Anyone may buy one or more of your ${pieces} for ${price} each, at once. It stays up until all are sold or you withdraw it; after 90 days we ask whether it is still there.`
      : `Anyone may buy it for ${price}, at once. It stays up until it is sold or you withdraw it; after 90 days we ask whether it is still there.`,
  ]
}
