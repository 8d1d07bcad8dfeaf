import { Check, Clock3, CloudOff, Minus } from 'lucide-react'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { useTimeLeft } from '#platform/web/live/countdown.ts'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { WordedPrice } from '#platform/web/ui/facts/worded-price.tsx'
import { countBids, headPrice, priceLabel, showsBids, shownPrice, showsReserve } from '../price-labels.ts'
import * as t from '#domains/auctions/texts.ts'

interface PriceHeadProps {
  listing: Listing
  isLive?: boolean
  extendedMinutes?: number | null
}

export function PriceHead({ listing, isLive = true, extendedMinutes = null }: PriceHeadProps) {
  const shownCents = shownPrice(listing)
  const words = headPrice(listing, shownCents)
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-2">
        <p className="num">
          {priceLabel(listing)}
          {showsBids(listing) && ` · ${countBids(listing.bid_count)}`}
          {listing.sale_method === 'fixed_price' &&
            listing.quantity > 1 &&
            ` · ${t.quantity_left_of_quantity({ quantity_left: listing.quantity_left, quantity: listing.quantity })}`}
        </p>
        {showsReserve(listing) && <ReserveMark state={listing.reserve_state} />}
      </div>
      <p className="mt-0.5 mb-1 flex flex-wrap items-baseline gap-x-3">
        {words ? (
          <WordedPrice price={words} size="hero" />
        ) : (
          <Amount value={shownCents} format={formatMoney} size="hero" />
        )}
        {!isLive && <ReconnectingMark />}
      </p>
      {listing.type !== 'property' && <ClosingLine listing={listing} isLive={isLive} />}
      {mayExtend(listing) && (
        // Keeps its space, so that a late bid moves no button under a finger.
        <p className="mt-1 min-h-[1.45em] text-sm text-ink-2">
          {extendedMinutes !== null && t.extended_bid_in_the_last_minutes({ minutes: extendedMinutes })}
        </p>
      )}
    </div>
  )
}

const mayExtend = ({ sale_method: saleMethod, status }: Listing) =>
  saleMethod === 'auction' && status === 'active'

export function ReconnectingMark() {
  return (
    <span
      role="status"
      className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-pohutukawa"
    >
      <CloudOff aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      {t.reconnecting()}
    </span>
  )
}

export function ReserveMark({ state }: { state: Listing['reserve_state'] }) {
  if (state === 'none') return null
  const isMet = state === 'met'
  const Icon = isMet ? Check : Minus
  return (
    <span
      className={joinClasses(
        'flex items-center gap-1.5 text-sm whitespace-nowrap',
        isMet ? 'font-semibold text-pounamu' : 'text-ink-3',
      )}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      {isMet ? t.reserve_met_2() : t.reserve_not_met_2()}
    </span>
  )
}

export function ClosingLine({ listing, isLive = true }: { listing: Listing; isLive?: boolean }) {
  const left = useTimeLeft(listing.status === 'active' && isLive ? listing.closes_at : null)
  if (listing.status !== 'active') return null
  if (listing.closes_at === null) return <p className="text-base text-ink-3">{t.available_until_sold()}</p>
  const at = formatShortInstant(new Date(listing.closes_at))
  return (
    <p className="num flex flex-wrap items-center gap-x-2 text-base text-ink-3">
      <Clock3
        aria-hidden
        size={20}
        strokeWidth={1.75}
        className={joinClasses('shrink-0', left?.isHot && 'text-pohutukawa')}
      />
      {left && (
        <span className={joinClasses('font-semibold', left.isHot ? 'text-pohutukawa' : 'text-ink')}>
          {left.text}
        </span>
      )}
      <span>{left?.is_over ? t.counting_last_bids() : t.closes_at({ at })}</span>
    </p>
  )
}
