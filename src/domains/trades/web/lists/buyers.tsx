import { type ReactNode, Suspense, useState } from 'react'
import { listTrades, type Trade } from '#domains/trades/common/trades.ts'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { PageButtons } from '#platform/web/ui/layout/page-buttons.tsx'
import { isReviewTime } from '../review-time.ts'
import { getHowLabels } from './how-labels.ts'
import * as t from '#domains/trades/texts.ts'

const TradePanel = lazyPart(async () => (await import('../trade-panel.tsx')).TradePanel)

const notifies = new Set(['sold', 'sale_answered', 'trade'])

const atOnce = 100

/** Fetches a hundred at a time: a fixed price may have many buyers. */
export function useBuyers(listingIds: number[]) {
  const listings = listingIds.join(',')
  const [stored, setSelected] = useState({ listings, page: 1 })
  const page = stored.listings === listings ? stored.page : 1
  const { data } = useApiQuery(
    listTrades,
    { role: 'seller', listings, page, limit: atOnce },
    { enabled: listings !== '' },
  )
  useReadAtNotification([listTrades], ({ notification }) => notifies.has(notification.kind))
  return {
    buyersOf: (listingId: number) => data?.items.filter((trade) => trade.listing.id === listingId) ?? [],
    sales: { page, total: data?.total ?? 0, show: (next: number) => setSelected({ listings, page: next }) },
  }
}

export function MoreSales({
  sales: { page, total, show },
}: {
  sales: ReturnType<typeof useBuyers>['sales']
}) {
  return <PageButtons page={page} limit={atOnce} total={total} label={t.sales()} onPage={show} />
}

const auctioned = new Set<Trade['how']>(['won', 'second_chance'])

/** An auction's sale that fell through can go to the next bidder. */
export const isAuctionFallenThrough = ({ status, how }: Trade): boolean =>
  status === 'cancelled' && auctioned.has(how)

interface BuyersProps {
  trades: Trade[]
  renderReview: (tradeId: number) => ReactNode
  renderFallenThrough: (listing: Trade['listing']) => ReactNode
}

export function Buyers({ trades, renderReview, renderFallenThrough }: BuyersProps) {
  if (trades.length === 0) return null
  return (
    <ul className="grid gap-3 rounded-control bg-pounamu-wash px-4 py-3">
      {trades.map((trade, n) => (
        <li key={trade.id} id={`trade-${trade.id}`} className="grid scroll-mt-28 gap-2">
          <p className="num text-sm">
            <span className="font-semibold">
              {trade.quantity > 1
                ? t.quantity_for_total({ quantity: trade.quantity, total: formatMoney(trade.total_cents) })
                : formatMoney(trade.total_cents)}
            </span>
            {`, ${getHowLabels()[trade.how]} ${formatShortInstant(new Date(trade.agreed_at))}`}
          </p>
          <SaleDetails trade={trade}>
            {isReviewTime(trade, serverNow()) && renderReview(trade.id)}
            {n === 0 && isAuctionFallenThrough(trade) && renderFallenThrough(trade.listing)}
          </SaleDetails>
        </li>
      ))}
    </ul>
  )
}

const finished = new Set<Trade['status']>(['completed', 'cancelled'])

/** A sale finished before the page opened is folded; one that finishes meanwhile stays open. */
function SaleDetails({ trade, children }: { trade: Trade; children: ReactNode }) {
  const [wasFinished] = useState(finished.has(trade.status))
  if (!wasFinished) {
    return (
      <Suspense>
        <TradePanel trade={trade}>{children}</TradePanel>
      </Suspense>
    )
  }
  return (
    <>
      <details className="text-sm">
        <summary className="w-fit cursor-pointer rounded-control text-ink-2 hover:text-ink hover:underline">
          {trade.status === 'completed' ? t.completed_show_details() : t.cancelled_show_details()}
        </summary>
        <div className="mt-2">
          <Suspense>
            <TradePanel trade={trade} />
          </Suspense>
        </div>
      </details>
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
    </>
  )
}
