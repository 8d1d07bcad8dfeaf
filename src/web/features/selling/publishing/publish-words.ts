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
      ? 'Once someone bids, you can add to the description and photos but not change them. You can withdraw it. Bidders will see your reason.'
      : 'You can change it while it’s live, and everyone sees what changed. You can withdraw it at any time.',
    'When it sells, you’ve agreed to hand it over at that price. You and the buyer will see each other’s name, phone and email.',
  ]
}

const linesOf = {
  sale: [
    'Property isn’t sold on Hoko itself. You and the buyer sign a written agreement, each with a lawyer.',
  ],
  rent: [
    'The rent is what you enter here. Asking for higher bids is against the law.',
    'A bond goes to Tenancy Services within 23 working days.',
  ],
  flatmate: ['The rent is what you ask. You choose who moves in.'],
}

const enquiryLines = (purpose: keyof typeof linesOf) => [
  'Buyers contact you to arrange the sale.',
  `It stays up until you withdraw it${purpose === 'sale' ? ' or mark it as sold' : ''}. After 90 days we’ll ask if it’s still available.`,
  'Your description must be true. The Fair Trading Act applies to anyone selling in trade.',
]

function auctionLines(values: SellValues, closes_at: Date | null): string[] {
  const start = formatMoney(values.start_price_cents ?? 0)
  const { reserve_price_cents: reserve, buy_now_price_cents: buy_now } = values
  const until = reserve ? 'your reserve is met' : 'the first bid'
  return [
    `Bidding starts at ${start} and closes ${closes_at ? formatInstant(closes_at) : 'when you say'}. A bid in the last minutes moves the close, so it may run a little longer.`,
    reserve
      ? `If the highest bid reaches your reserve of ${formatMoney(reserve)}, it sells. If not, it doesn’t. No one sees the amount.`
      : `There’s no reserve. The highest bid buys it, even if that’s ${start}.`,
    ...(values.auto_relist_left > 0
      ? [
          values.auto_relist_left === 1
            ? 'If it doesn’t sell, we’ll relist it once.'
            : `If it doesn’t sell, we’ll relist it up to ${values.auto_relist_left} times.`,
        ]
      : []),
    ...(buy_now ? [`Until ${until}, anyone can buy it now for ${formatMoney(buy_now)}.`] : []),
  ]
}

function offerLines({ accepts_offers, auto_accept_cents, sale_method }: SellValues): string[] {
  if (!accepts_offers) return []
  const until = sale_method === 'auction' ? ' until the first bid' : ''
  const by_itself = auto_accept_cents
    ? ` An offer of ${formatMoney(auto_accept_cents)} or more is accepted automatically and sells it.`
    : ''
  return [`Buyers can make offers${until}. If you accept one, it’s sold at that price.${by_itself}`]
}

function fixedLines({ buy_now_price_cents, quantity }: SellValues): string[] {
  const price = formatMoney(buy_now_price_cents ?? 0)
  const pieces = Number(quantity)
  return [
    pieces > 1
      ? `Anyone can buy one or more of your ${pieces} for ${price} each. It stays up until they’re all sold or you withdraw it. After 90 days we’ll ask if it’s still available.`
      : `Anyone can buy it for ${price}. It stays up until it sells or you withdraw it. After 90 days we’ll ask if it’s still available.`,
  ]
}
