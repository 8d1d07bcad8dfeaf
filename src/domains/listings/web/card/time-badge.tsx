import type { LiveListing, ListingCard } from '#domains/listings/common/listings.ts'
import { describePrice } from '#domains/listings/common/property-price.ts'
import {
  formatDayAndTime,
  formatShortInstant,
  formatTimeLeft,
  formatShortAppointment,
  formatMoney,
} from '#platform/common/formats/formats.ts'
import { useTimeLeft } from '#platform/web/live/countdown.ts'
import { useIsLive } from '#platform/web/live/live.ts'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { ClockBadge, Badge } from '#platform/web/ui/facts/badge.tsx'
import { WordedPrice } from '#platform/web/ui/facts/worded-price.tsx'
import { HoldOnPicture } from '../shared/hold.tsx'
import { describeRoom } from '../types/describe-room.ts'
import * as t from '#domains/listings/texts.ts'

const minute = 60_000
const day = 24 * 60 * minute

export interface ClosingLabels {
  text: string
  hot: boolean
}

/**
 * The instant while `left` (milliseconds) is unknown, as on the server; the time left if it's under
 * a day.
 */
export function describeClosing(
  listing: Pick<LiveListing, 'closes_at' | 'status'>,
  left: number | null,
): ClosingLabels | null {
  if (listing.closes_at === null || listing.status === 'draft' || listing.status === 'pending') return null
  if (listing.status !== 'active') return { text: t.closed(), hot: false }
  const closes = new Date(listing.closes_at)
  if (left === null) return { text: formatShortInstant(closes), hot: false }
  if (left <= 0) return { text: t.closing(), hot: true }
  if (left < 10 * minute) return { text: t.closes_in_left({ left: formatTimeLeft(left) }), hot: true }
  if (left < 60 * minute)
    return { text: t.closes_in_left_min({ left: Math.ceil(left / minute) }), hot: false }
  if (left < day) return { text: t.closes_in_left({ left: formatTimeLeft(left) }), hot: false }
  return { text: left < 6 * day ? formatDayAndTime(closes) : formatShortInstant(closes), hot: false }
}

/** A separate component, so that each second re-renders only this. */
function ClosingBadge({ listing }: { listing: Pick<LiveListing, 'closes_at' | 'status'> }) {
  const left = useTimeLeft(listing.closes_at)
  const isLive = useIsLive()
  // Shows the instant while the stream is down, since the closing may have moved.
  const words = describeClosing(listing, isLive ? (left?.milliseconds ?? null) : null)
  return words && <ClockBadge hot={words.hot}>{words.text}</ClockBadge>
}

export function TimeBadge({ card }: { card: ListingCard }) {
  const openHome = card.status === 'active' ? card.property_brief?.next_open_home : null
  if (card.hold_until !== null) return <HoldOnPicture listing={card} />
  if (!openHome) return <ClosingBadge listing={card} />
  return (
    <ClockBadge>
      {t.open_starts_at({ starts_at: formatShortAppointment(new Date(openHome.starts_at)) })}
    </ClockBadge>
  )
}

export const FeaturedBadge = () => <Badge kind="good">{t.featured()}</Badge>

export function CardPrice({ card }: { card: Pick<ListingCard, 'price_cents' | 'property_brief'> }) {
  const words = describePrice(card)
  return words ? (
    <WordedPrice price={words} />
  ) : (
    <Amount value={card.price_cents} format={formatMoney} size="card" />
  )
}

/** The sale method, or a property's rooms, since its price already names the method. */
export const cardNote = (card: ListingCard): string =>
  card.property_brief && card.status === 'active' ? describeRoom(card.property_brief) : saleNote(card)

function saleNote(listing: LiveListing): string {
  if (listing.status === 'sold') return t.sold()
  if (listing.status === 'unsold') return t.not_sold()
  if (listing.status === 'withdrawn') return t.card_withdrawn()
  if (listing.status === 'suspended') return t.on_hold()
  if (listing.sale_method === 'enquire')
    return listing.price_cents === 0 ? t.card_by_enquiry() : t.card_asking_price()
  if (listing.sale_method === 'fixed_price')
    return listing.quantity_left > 1
      ? t.buy_now_quantity_left_left({ quantity_left: listing.quantity_left })
      : t.buy_now()
  if (listing.bid_count === 0) return t.no_bids_yet()
  return listing.reserve_state === 'met' ? t.reserve_met() : t.count_bids({ count: listing.bid_count })
}
