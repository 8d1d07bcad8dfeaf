import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import type { WatchChange } from '#domains/watchlist/common/watching.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/watchlist/texts.ts'

type About = Pick<ListingCard, 'sale_method' | 'bid_count'>

export function describeChange(change: WatchChange, listing: About): string[] {
  switch (change.kind) {
    case 'bids':
      return [t.count_new_bids({ count: change.count })]
    case 'price':
      return [describePrice(change, listing)]
    case 'buy_now':
      return [describeBuyNow(change)]
    case 'reserve':
      return [getReserveWords()[change.state]]
    case 'closing':
      return [describeClosing(change)]
    case 'edited':
      return change.lines
    case 'ended':
      return [getEndWords()[change.how]]
    default:
      return [t.its_open_again()]
  }
}

const getMove = (fromCents: number, toCents: number) => ({
  from: formatMoney(fromCents),
  to: formatMoney(toCents),
  is_lower: toCents < fromCents,
})

function describePrice(
  { from_cents: fromCents, to_cents: toCents }: Extract<WatchChange, { kind: 'price' }>,
  { sale_method: saleMethod, bid_count: bidCount }: About,
): string {
  const move = getMove(fromCents, toCents)
  if (saleMethod !== 'auction') return t.price_changed(move)
  return bidCount > 0 ? t.bids_took_the_price(move) : t.start_price_changed(move)
}

function describeBuyNow({
  from_cents: fromCents,
  to_cents: toCents,
}: Extract<WatchChange, { kind: 'buy_now' }>): string {
  if (toCents === null) return t.buy_now_is_no_longer_available()
  if (fromCents === null) return t.now_has_buy_now_at_to({ to: formatMoney(toCents) })
  return t.buy_now_changed(getMove(fromCents, toCents))
}

const getReserveWords = makeTexts(() => ({
  met: t.reserve_met(),
  not_met: t.reserve_not_met(),
  none: t.reserve_removed(),
}))

function describeClosing({ from, to }: Extract<WatchChange, { kind: 'closing' }>): string {
  if (to === null) return t.available_until_sold()
  const at = formatShortInstant(new Date(to))
  return from === null
    ? t.closes_at({ at })
    : t.closes_at_not_before({ at, before: formatShortInstant(new Date(from)) })
}

const getEndWords = makeTexts(() => ({
  sold: t.it_was_sold(),
  unsold: t.it_closed_without_a_sale(),
  withdrawn: t.the_seller_withdrew_it(),
}))
