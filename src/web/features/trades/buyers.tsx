import type { ReactNode } from 'react'
import { listTrades, type Trade } from '#contract/trades.ts'
import { formatMoney, formatShortInstant } from '#contract/formats.ts'
import { useCall } from '#web/lib/query.tsx'
import { useReadAtNotification } from '#web/lib/read-at-notification.ts'
import { TradePanel } from './trade-panel.tsx'

const tells = new Set(['sold', 'sale_answered', 'trade'])

/** What I sold lately, by listing: a fixed price may have several buyers. */
export function useBuyers(): (listing_id: number) => Trade[] {
  const { data } = useCall(listTrades, { role: 'seller', limit: 100 })
  useReadAtNotification([listTrades], ({ notification }) => tells.has(notification.kind))
  return (listing_id) => data?.items.filter((trade) => trade.listing.id === listing_id) ?? []
}

const howWords: Record<Trade['how'], string> = {
  buy_now: 'bought',
  won: 'won',
  offer: 'by offer',
  second_chance: 'second chance',
  marked_sold: 'marked as sold',
}

const auctioned = new Set<Trade['how']>(['won', 'second_chance'])

interface BuyersProps {
  trades: Trade[]
  /** The way to review a trade, where it may be. */
  renderReview: (trade_id: number) => ReactNode
  /** What can be done where the sale of an auction fell through. */
  renderFallenThrough: (listing_id: number) => ReactNode
}

/** Who bought it, and how to reach them. */
export function Buyers({ trades, renderReview, renderFallenThrough }: BuyersProps) {
  if (trades.length === 0) return null
  return (
    <ul className="grid gap-3 rounded-control bg-pounamu-wash px-4 py-3">
      {trades.map((trade, n) => (
        <li key={trade.id} id={`trade-${trade.id}`} className="grid scroll-mt-28 gap-2">
          <p className="num text-sm">
            <span className="font-semibold">
              {trade.quantity > 1
                ? `${trade.quantity} for ${formatMoney(trade.total_cents)}`
                : formatMoney(trade.total_cents)}
            </span>
            {`, ${howWords[trade.how]} ${formatShortInstant(new Date(trade.agreed_at))}`}
          </p>
          <TradePanel trade={trade}>
            {renderReview(trade.id)}
            {n === 0 &&
              trade.status === 'cancelled' &&
              auctioned.has(trade.how) &&
              renderFallenThrough(trade.listing.id)}
          </TradePanel>
        </li>
      ))}
    </ul>
  )
}
