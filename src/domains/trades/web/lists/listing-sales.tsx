import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { listTrades, type Trade } from '#domains/trades/common/trades.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { describeState, getThem } from '../deal/next-step.ts'
import { describeOpenDelivery, describeTradeAct, getTotal } from './trade-act.ts'
import { getTradeListPath, noTradeFilters } from './trade-query.ts'
import * as t from '#domains/trades/texts.ts'

const notifies = new Set(['sold', 'sale_answered', 'trade'])

const atOnce = 100
const shownOfOne = 3

/** The sales of the listings on one page, at most a hundred: a fixed price may have many buyers. */
export function useListingSales(listingIds: number[]) {
  const listings = listingIds.join(',')
  const { data } = useApiQuery(
    listTrades,
    { role: 'seller', listings, page: 1, limit: atOnce },
    { enabled: listings !== '' },
  )
  useReadAtNotification([listTrades], ({ notification }) => notifies.has(notification.kind))
  return (listingId: number) => {
    const trades = data?.items.filter((trade) => trade.listing.id === listingId) ?? []
    return {
      trades: trades.slice(0, shownOfOne),
      hasMore: trades.length > shownOfOne || (data !== undefined && data.total > data.items.length),
    }
  }
}

const auctioned = new Set<Trade['how']>(['won', 'second_chance'])

/** An auction's sale that fell through can go to the next bidder. */
const isAuctionFallenThrough = ({ status, how }: Trade): boolean =>
  status === 'cancelled' && auctioned.has(how)

interface ListingSalesProps {
  listingId: number
  sales: ReturnType<ReturnType<typeof useListingSales>>
  isReviewDue: (tradeId: number) => boolean
  renderFallenThrough: (listing: Trade['listing']) => ReactNode
}

/** Lists the buyers of one listing with the next step: each leads to the trade's page. */
export function ListingSales({
  listingId,
  sales: { trades, hasMore },
  isReviewDue,
  renderFallenThrough,
}: ListingSalesProps) {
  const [latest] = trades
  if (!latest) return null
  return (
    <div className="rounded-control border border-line px-3.5 py-0.5">
      <ul className="divide-y divide-line">
        {trades.map((trade) => (
          <SaleLine key={trade.id} trade={trade} isReviewDue={isReviewDue(trade.id)} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 py-1.5 empty:hidden">
        {isAuctionFallenThrough(latest) && renderFallenThrough(latest.listing)}
        {hasMore && (
          <Link
            to={getTradeListPath('seller', noTradeFilters, { find: String(listingId) })}
            className="rounded-control text-sm font-medium text-pounamu-deep hover:underline"
          >
            {t.list_all_sales_of_this_listing()}
          </Link>
        )}
      </div>
    </div>
  )
}

function SaleLine({ trade, isReviewDue }: { trade: Trade; isReviewDue: boolean }) {
  const { line, label, isMine } = describeTradeAct(trade, { now: serverNow(), isReviewDue })
  const state = describeState(trade)
  const them = getThem(trade)
  const openDelivery = describeOpenDelivery(trade)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className="font-semibold break-words">{them}</span>
          <span className="num">
            {trade.quantity > 1
              ? t.quantity_for_total({ quantity: trade.quantity, total: formatMoney(getTotal(trade)) })
              : formatMoney(getTotal(trade))}
          </span>
          {openDelivery && <span className="text-ink-2">{openDelivery}</span>}
          <Badge kind={state.kind}>{state.label}</Badge>
        </p>
        {line && <p className="num break-words text-ink-2">{line}</p>}
      </div>
      <LinkButton to={getTradePath('seller', trade.id)} size="small" kind={isMine ? 'primary' : 'quiet'}>
        {label}
        <span className="sr-only"> {them}</span>
      </LinkButton>
    </li>
  )
}
