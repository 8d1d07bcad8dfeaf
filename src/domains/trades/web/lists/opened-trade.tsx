import { type ReactNode, useEffect, useRef } from 'react'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { getTrade, type Trade } from '#domains/trades/common/trades.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { ItemRow, ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { isReviewTime } from '../review-time.ts'
import { TradePanel } from '../trade-panel.tsx'
import { getBoughtPage } from '../trade-labels.ts'
import { getHowLabels } from './how-labels.ts'
import * as t from '#domains/trades/texts.ts'

interface OpenedTradeProps {
  id: number
  renderReview: (tradeId: number) => ReactNode
  renderFallenThrough?: (trade: Trade) => ReactNode
}

/** An address with `?trade=` shows one sale or purchase in place of the list. */
export function OpenedTrade({ id, renderReview, renderFallenThrough }: OpenedTradeProps) {
  const { data: trade, error, isFetching } = useApiQuery(getTrade, { id })
  const invalidate = useReadAtNotification([getTrade])
  const box = useRef<HTMLDivElement>(null)
  const isLoaded = trade !== undefined
  useEffect(() => {
    if (isLoaded) box.current?.focus()
  }, [isLoaded])
  if (findProblem(error)?.status === 404) return <Notice>{t.this_sale_isnt_there()}</Notice>
  if (error && !trade)
    return (
      <ErrorState onRetry={invalidate} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  if (!trade)
    return (
      <Loading label={t.loading_the_sale()}>
        <SkeletonRow />
      </Loading>
    )
  return (
    <div
      ref={box}
      id={`trade-${id}`}
      tabIndex={-1}
      role="region"
      aria-label={trade.listing.title}
      className="scroll-mt-28 rounded-panel"
    >
      <ItemRows label={trade.role === 'buyer' ? t.your_purchase() : t.your_sale()}>
        <Row trade={trade}>
          {isReviewTime(trade, serverNow()) && renderReview(id)}
          {renderFallenThrough?.(trade)}
        </Row>
      </ItemRows>
    </div>
  )
}

function Row({ trade, children }: { trade: Trade; children: ReactNode }) {
  const {
    listing,
    quantity,
    price_cents: priceCents,
    total_cents: totalCents,
    how,
    agreed_at: agreedAt,
  } = trade
  return (
    <ItemRow
      to={getBoughtPage(listing)}
      title={listing.title}
      src={listing.cover?.thumb_url ?? null}
      blur={listing.cover?.thumbhash}
      below={
        <div className="rounded-control bg-pounamu-wash px-4 py-3">
          <TradePanel trade={trade}>{children}</TradePanel>
        </div>
      }
    >
      <p className="num mt-0.5 text-lg font-bold tracking-tight">{formatMoney(totalCents)}</p>
      <p className="num mt-0.5 text-sm text-ink-3">
        {quantity > 1 && `${t.quantity_at_price_each({ quantity, price: formatMoney(priceCents) })} · `}
        {`${getHowLabels()[how]} ${formatShortInstant(new Date(agreedAt))}`}
      </p>
    </ItemRow>
  )
}
