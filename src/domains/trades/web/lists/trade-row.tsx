import { getTradePath } from '#domains/trades/common/trade-path.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatReference } from '#domains/trades/common/payment-reference.ts'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ItemRow } from '#platform/web/ui/layout/item-row.tsx'
import { getHowLabels } from './how-labels.ts'
import { describeState, getThem } from '../deal/next-step.ts'
import { describeOpenDelivery, describeTradeAct, getTotal } from './trade-act.ts'
import * as t from '#domains/trades/texts.ts'

interface TradeRowProps {
  trade: Trade
  isReviewDue: boolean
}

export function TradeRow({ trade, isReviewDue }: TradeRowProps) {
  const { id, listing, role, quantity, how, agreed_at: agreedAt } = trade
  const { line, label, isMine } = describeTradeAct(trade, { now: serverNow(), isReviewDue })
  const state = describeState(trade)
  const openDelivery = describeOpenDelivery(trade)
  const to = getTradePath(role, id)
  return (
    <ItemRow
      to={to}
      title={listing.title}
      src={listing.cover?.thumb_url ?? null}
      blur={listing.cover?.thumbhash}
      level="h3"
      actions={
        <LinkButton to={to} kind={isMine ? 'primary' : 'quiet'} size="small">
          {label}
          <span className="sr-only"> {listing.title}</span>
        </LinkButton>
      }
    >
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span className="num text-lg font-bold tracking-tight">{formatMoney(getTotal(trade))}</span>
        {openDelivery && <span className="text-sm text-ink-2">{openDelivery}</span>}
        <Badge kind={state.kind}>{state.label}</Badge>
      </p>
      {line && <p className="num mt-0.5 text-sm break-words text-ink">{line}</p>}
      <p className="num mt-0.5 text-sm break-words text-ink-3">
        {[
          t.list_from_or_to({ is_buyer: role === 'buyer', them: getThem(trade) }),
          quantity > 1 && t.list_count_items({ count: quantity }),
          `${getHowLabels()[how]} ${formatShortInstant(new Date(agreedAt))}`,
          formatReference(id),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </ItemRow>
  )
}
