import { Check } from 'lucide-react'
import type { LiveListing, ListingCard } from '#domains/listings/common/listings.ts'
import { describePrice } from '#domains/listings/common/property-price.ts'
import type { PriceMethod } from '#domains/listings/common/rules/property-fields.ts'
import {
  formatDayAndTime,
  formatShortDay,
  formatShortInstant,
  formatTimeLeft,
  formatShortAppointment,
  formatMoney,
} from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useTimeLeft } from '#platform/web/live/countdown.ts'
import { useIsLive } from '#platform/web/live/live.ts'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { ClockBadge, Badge } from '#platform/web/ui/facts/badge.tsx'
import { WordedPrice } from '#platform/web/ui/facts/worded-price.tsx'
import { HoldOnPicture } from '../shared/hold.tsx'
import { describeRoom } from '../types/describe-room.ts'
import * as t from '#domains/listings/texts.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface ClosingLabels {
  text: string
  hot: boolean
}

/**
 * The instant while `left` (milliseconds) is unknown, as on the server; the time left if it's under
 * a day. Hot in the last hour.
 * @param isNarrow on a row's small picture
 */
export function describeClosing(
  listing: Pick<LiveListing, 'closes_at' | 'status'>,
  left: number | null,
  isNarrow = false,
): ClosingLabels | null {
  if (listing.closes_at === null || listing.status === 'draft' || listing.status === 'pending') return null
  if (listing.status !== 'active') return { text: t.chip_closed(), hot: false }
  const closes = new Date(listing.closes_at)
  if (left === null)
    return { text: isNarrow ? formatShortDay(closes) : formatShortInstant(closes), hot: false }
  if (left <= 0) return { text: t.chip_closing(), hot: true }
  if (left < day) {
    const isSeconds = left < 10 * minute || left >= hour
    const time = isSeconds ? formatTimeLeft(left) : t.minutes_left({ minutes: Math.ceil(left / minute) })
    const text = isNarrow ? t.left_to_bid({ left: time }) : t.closes_in_left({ left: time })
    return { text, hot: left < hour }
  }
  const at = left < 6 * day ? formatDayAndTime(closes) : formatShortDay(closes)
  return { text: isNarrow ? at : t.chip_closes_at({ at }), hot: false }
}

interface ClosingBadgeProps {
  listing: Pick<LiveListing, 'closes_at' | 'status'>
  isNarrow: boolean
}

/** A separate component, so that each second re-renders only this. */
function ClosingBadge({ listing, isNarrow }: ClosingBadgeProps) {
  const left = useTimeLeft(listing.closes_at)
  const isLive = useIsLive()
  // Shows the instant while the stream is down, since the closing may have moved.
  const words = describeClosing(listing, isLive ? (left?.milliseconds ?? null) : null, isNarrow)
  return words && <ClockBadge hot={words.hot}>{words.text}</ClockBadge>
}

export function TimeBadge({ card, isNarrow = false }: { card: ListingCard; isNarrow?: boolean }) {
  const openHome = card.status === 'active' ? card.property_brief?.next_open_home : null
  if (card.hold_until !== null) return <HoldOnPicture listing={card} />
  if (!openHome) return <ClosingBadge listing={card} isNarrow={isNarrow} />
  return (
    <ClockBadge>
      {t.open_starts_at({
        starts_at: (isNarrow ? formatShortDay : formatShortAppointment)(new Date(openHome.starts_at)),
      })}
    </ClockBadge>
  )
}

export const FeaturedBadge = () => <Badge kind="good">{t.featured()}</Badge>

const getPriceNotes = makeTexts((): Partial<Record<PriceMethod, string>> => ({
  asking_price: t.price_asking(),
  enquiries_over: t.price_and_over(),
}))

/** The words stand after the figure, whatever they are. */
export function CardPrice({ card }: { card: Pick<ListingCard, 'price_cents' | 'property_brief'> }) {
  const words = describePrice(card)
  if (!words) return <Amount value={card.price_cents} format={formatMoney} size="card" />
  const method = card.property_brief?.price_method ?? null
  const note = method === null || words.before === null ? words.after : getPriceNotes()[method]
  return <WordedPrice price={{ before: null, figure: words.figure, after: note ?? words.after }} />
}

/** The sale method, or a property's rooms, since its price already names the method. */
export function CardNote({ card }: { card: ListingCard }) {
  if (card.property_brief && card.status === 'active') return describeRoom(card.property_brief)
  const hasMetReserve = card.status === 'active' && card.reserve_state === 'met' && card.bid_count > 0
  return (
    <>
      {describeSale(card)}
      {hasMetReserve && (
        <Check
          role="img"
          aria-label={t.reserve_met()}
          size={14}
          strokeWidth={2.25}
          className="ml-1 inline align-[-2px] text-pounamu"
        />
      )}
    </>
  )
}

function describeSale(listing: LiveListing): string {
  if (listing.status === 'sold') return t.sold()
  if (listing.status === 'unsold') return t.not_sold()
  if (listing.status === 'withdrawn') return t.card_withdrawn()
  if (listing.status === 'suspended') return t.on_hold()
  if (listing.sale_method === 'enquire')
    return listing.price_cents === 0 ? t.card_by_enquiry() : t.price_asking()
  if (listing.sale_method === 'fixed_price')
    return listing.quantity_left > 1
      ? t.buy_now_quantity_left_left({ quantity_left: listing.quantity_left })
      : t.buy_now()
  return listing.bid_count === 0 ? t.no_bids_yet() : t.count_bids({ count: listing.bid_count })
}
