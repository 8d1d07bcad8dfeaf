import { Link } from 'react-router'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatReference } from '#domains/trades/common/payment-reference.ts'
import { formatMoney, formatShortDay } from '#platform/common/formats/formats.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ListRow } from '#platform/web/ui/layout/list-row.tsx'
import { MenuLink } from '#platform/web/ui/overlays/menu.tsx'
import { MoreMenu } from '#platform/web/ui/overlays/more-menu.tsx'
import { getHowLabels } from './how-labels.ts'
import { describeState, getThem } from '../deal/next-step.ts'
import { describeOpenDelivery, describeTradeAct, getTotal } from './trade-act.ts'
import * as t from '#domains/trades/texts.ts'

interface TradeRowProps {
  trade: Trade
  isReviewDue: boolean
}

const describeTrade = ({ id, role, quantity, how, agreed_at: agreedAt, ...trade }: Trade): string =>
  [
    t.list_from_or_to({ is_buyer: role === 'buyer', them: getThem(trade) }),
    quantity > 1 && t.list_count_items({ count: quantity }),
    `${getHowLabels()[how]} ${formatShortDay(new Date(agreedAt))}`,
    formatReference(id),
  ]
    .filter(Boolean)
    .join(' · ')

export function TradeRow({ trade, isReviewDue }: TradeRowProps) {
  const { id, listing, role } = trade
  const { line, label, isMine } = describeTradeAct(trade, { now: serverNow(), isReviewDue })
  const state = describeState(trade)
  const openDelivery = describeOpenDelivery(trade)
  const to = getTradePath(role, id)
  return (
    <ListRow
      to={to}
      title={listing.title}
      picture={{ src: listing.cover?.thumb_url ?? null, blur: listing.cover?.thumbhash }}
      level="h3"
      figure={
        <p className="flex flex-wrap items-baseline gap-x-2 md:grid md:justify-items-end">
          <span className="num font-bold">
            {formatMoney(getTotal(trade))}
            {openDelivery && <span className="text-xs font-normal text-ink-2"> {openDelivery}</span>}
          </span>
          <Badge kind={state.kind}>{state.label}</Badge>
        </p>
      }
      action={
        <LinkButton to={to} kind={isMine ? 'primary' : 'quiet'} size="small">
          {label}
          <span className="sr-only"> {listing.title}</span>
        </LinkButton>
      }
      more={
        <MoreMenu label={t.list_more_for_title({ title: listing.title })}>
          <MenuLink to={to}>{role === 'buyer' ? t.list_see_purchase() : t.list_see_sale()}</MenuLink>
          <MenuLink
            to={`/ichat?listing=${listing.id}${role === 'seller' ? `&user=${trade.counterparty.id}` : ''}`}
          >
            {t.message_in_ichat()}
          </MenuLink>
          <MenuLink to={`/${listing.type}/${listing.id}/detail`}>{t.list_see_listing()}</MenuLink>
          {isReviewDue && <MenuLink to={`/irate?trade=${id}`}>{t.list_leave_a_review()}</MenuLink>}
        </MoreMenu>
      }
    >
      <p className="num text-sm text-pretty max-md:line-clamp-2 md:flex md:gap-x-1.5">
        {line && <span className="md:shrink-0">{line}</span>}
        <span className="hidden truncate text-ink-3 md:inline">{describeTrade(trade)}</span>
      </p>
      <p className="num truncate text-xs text-ink-3 md:hidden">{describeTrade(trade)}</p>
    </ListRow>
  )
}

/** One line: the trade's page has the rest. */
export function FinishedTrade({ trade, isReviewDue }: TradeRowProps) {
  const { id, listing, role } = trade
  const state = describeState(trade)
  const to = getTradePath(role, id)
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 px-3 py-1.5">
      <h3 className="min-w-0 flex-1 basis-40 truncate text-sm font-medium">
        <Link to={to} className="rounded-control hover:text-pounamu hover:underline">
          {listing.title}
        </Link>
      </h3>
      <span className="num hidden min-w-0 flex-1 truncate text-xs text-ink-3 md:inline">
        {describeTrade(trade)}
      </span>
      <Badge kind={state.kind}>{state.label}</Badge>
      <span className="num text-sm font-semibold">{formatMoney(getTotal(trade))}</span>
      {isReviewDue && (
        <Link to={to} className="rounded-control py-1 text-sm font-medium text-pounamu hover:underline">
          {t.list_leave_a_review()}
          <span className="sr-only"> {listing.title}</span>
        </Link>
      )}
    </li>
  )
}
