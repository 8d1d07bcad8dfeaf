import type { ReactNode } from 'react'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { ItemRow } from '#platform/web/ui/layout/item-row.tsx'
import { TradePanel } from '../trade-panel.tsx'
import { getBoughtPage } from '../trade-labels.ts'
import * as t from '#domains/trades/texts.ts'

function HowBadge({ trade: { how, status } }: { trade: Trade }) {
  if (status === 'unconfirmed') return <Badge>{t.did_you_buy_it()}</Badge>
  if (status === 'cancelled') return <Badge>{t.fell_through()}</Badge>
  if (status === 'disputed') return <Badge kind="wrong">{t.disputed()}</Badge>
  return <Badge kind="good">{how === 'won' ? t.how_won() : t.how_bought()}</Badge>
}

export function WonRow({ trade, review }: { trade: Trade; review: ReactNode }) {
  const { listing, quantity, price_cents: priceCents, total_cents: totalCents } = trade
  const to = getBoughtPage(listing)
  return (
    <ItemRow
      to={to}
      title={listing.title}
      src={listing.cover?.thumb_url ?? null}
      blur={listing.cover?.thumbhash}
      actions={
        to !== null && (
          <LinkButton to={to} kind="quiet" size="small">
            {t.see_the_listing()}
          </LinkButton>
        )
      }
      below={
        <div id={`trade-${trade.id}`} className="scroll-mt-28 rounded-control bg-pounamu-wash px-4 py-3">
          <TradePanel trade={trade}>{review}</TradePanel>
        </div>
      }
    >
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="num text-lg font-bold tracking-tight">{formatMoney(totalCents)}</span>
        <HowBadge trade={trade} />
      </p>
      <p className="num mt-0.5 text-sm text-ink-3">
        {quantity > 1 && `${t.quantity_at_price_each({ quantity, price: formatMoney(priceCents) })} · `}
        {formatShortInstant(new Date(trade.agreed_at))} · {listing.place_name}
      </p>
    </ItemRow>
  )
}
