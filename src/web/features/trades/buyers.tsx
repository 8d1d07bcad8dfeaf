import type { ReactNode } from 'react'
import { listTrades, type Trade } from '#contract/trades.ts'
import { formatMoney, formatShortInstant } from '#contract/formats.ts'
import { useLive } from '#web/lib/live.ts'
import { useCall } from '#web/lib/query.tsx'
import { Counterparty } from './counterparty.tsx'
import { nextStep } from './next-step.ts'
import { TradeArrangements } from './trade-arrangements.tsx'

const tells = new Set(['sold', 'sale_answered'])

/** What I sold lately, by listing: a fixed price may have several buyers. */
export function useBuyers(): (listing_id: number) => Trade[] {
  const { data, refetch } = useCall(listTrades, { role: 'seller', limit: 100 })
  useLive('me', (message) => {
    if (message.kind === 'notification' && tells.has(message.notification.kind)) void refetch()
  })
  return (listing_id) => data?.items.filter((trade) => trade.listing.id === listing_id) ?? []
}

const howWords: Record<Trade['how'], string> = {
  buy_now: 'bought',
  won: 'won',
  offer: 'by offer',
  second_chance: 'second chance',
  marked_sold: 'marked as sold',
}

interface BuyersProps {
  trades: Trade[]
  /** The way to review a trade, where it may be. */
  renderReview: (trade_id: number) => ReactNode
}

/** Who bought it, and how to reach them. */
export function Buyers({ trades, renderReview }: BuyersProps) {
  if (trades.length === 0) return null
  return (
    <ul className="grid gap-3 rounded-control bg-pounamu-wash px-4 py-3">
      {trades.map((trade) => (
        <li key={trade.id} className="grid gap-1">
          <p className="num text-sm">
            <span className="font-semibold">
              {trade.quantity > 1
                ? `${trade.quantity} for ${formatMoney(trade.total_cents)}`
                : formatMoney(trade.total_cents)}
            </span>
            {`, ${howWords[trade.how]} ${formatShortInstant(new Date(trade.agreed_at))}`}
          </p>
          <Counterparty trade={trade} />
          <p className="max-w-prose text-sm text-ink-2">{nextStep(trade)}</p>
          <div className="flex flex-wrap gap-2 empty:hidden">{renderReview(trade.id)}</div>
          <TradeArrangements trade={trade} />
        </li>
      ))}
    </ul>
  )
}
