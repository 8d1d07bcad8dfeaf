import { formatMoney, formatShortInstant } from '#shared/formats/formats.ts'
import type { ListingCard } from '#contract/listings/listings.ts'
import type { WatchChange } from '#contract/watching/watching.ts'

type About = Pick<ListingCard, 'sale_method' | 'bid_count'>

/** What happened while somebody was away, in plain words. */
export function describeChange(change: WatchChange, listing: About): string[] {
  switch (change.kind) {
    case 'bids':
      return [change.count === 1 ? '1 new bid' : `${change.count} new bids`]
    case 'price':
      return [describePrice(change, listing)]
    case 'buy_now':
      return [describeBuyNow(change)]
    case 'reserve':
      return [reserveWords[change.state]]
    case 'closing':
      return [describeClosing(change)]
    case 'edited':
      return change.lines
    case 'ended':
      return [endWords[change.how]]
    default:
      return ['It’s open again']
  }
}

const fromTo = (from_cents: number, to_cents: number) =>
  `from ${formatMoney(from_cents)} to ${formatMoney(to_cents)}`

function describePrice(
  { from_cents, to_cents }: Extract<WatchChange, { kind: 'price' }>,
  { sale_method, bid_count }: About,
): string {
  const path = fromTo(from_cents, to_cents)
  if (sale_method === 'auction' && bid_count > 0) return `Bids took the price ${path}`
  const what = sale_method === 'auction' ? 'Start price' : 'Price'
  return to_cents < from_cents ? `${what} reduced ${path}` : `${what} raised ${path}`
}

function describeBuyNow({ from_cents, to_cents }: Extract<WatchChange, { kind: 'buy_now' }>): string {
  if (to_cents === null) return 'Buy now is no longer available'
  if (from_cents === null) return `Now has Buy now at ${formatMoney(to_cents)}`
  return `“Buy now” ${to_cents < from_cents ? 'reduced' : 'raised'} ${fromTo(from_cents, to_cents)}`
}

const reserveWords = {
  met: 'Reserve met',
  not_met: 'Reserve not met',
  none: 'Reserve removed',
}

function describeClosing({ from, to }: Extract<WatchChange, { kind: 'closing' }>): string {
  if (to === null) return 'Available until sold'
  const now = `Closes ${formatShortInstant(new Date(to))}`
  return from === null ? now : `${now}, not ${formatShortInstant(new Date(from))}`
}

const endWords = {
  sold: 'It was sold',
  unsold: 'It closed without a sale',
  withdrawn: 'The seller withdrew it',
}
