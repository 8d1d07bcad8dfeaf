import type { Trade } from '#domains/trades/common/trades.ts'
import { formatExactMoney, formatMoney } from '#platform/common/formats/formats.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { describePayment } from '../trade-labels.ts'
import { getPrimaryAct, isUnfinished } from './next-step.ts'
import { describeDelivery, describeOpenTotal } from './terms-labels.ts'
import type { OpenDialog } from './use-deal.ts'
import * as t from '#domains/trades/texts.ts'

export function TotalPart({ trade, onOpen }: { trade: Trade; onOpen: OpenDialog }) {
  const { terms, quantity, price_cents: priceCents, total_cents: totalCents } = trade
  const delivery = terms?.delivery ?? null
  const open = terms && describeOpenTotal(terms)
  const mayPrice = trade.role === 'seller' && delivery?.delivery_cents === null
  const items = terms?.items_cents ?? totalCents
  return (
    <Panel title={t.total()} aside={terms?.reference}>
      <dl className="num grid gap-1.5 text-sm">
        <Line
          label={
            quantity > 1 ? t.deal_items_at_price({ quantity, price: formatMoney(priceCents) }) : t.deal_item()
          }
          value={formatExactMoney(items)}
        />
        <Line
          label={delivery && !open ? describeDelivery(delivery) : t.deal_delivery()}
          value={
            open ??
            (delivery?.delivery_cents ? formatExactMoney(delivery.delivery_cents) : t.deal_no_charge())
          }
          isSoft={open !== null}
        />
        {delivery !== null && delivery.rural_cents > 0 && (
          <Line label={t.deal_rural_delivery()} value={formatExactMoney(delivery.rural_cents)} />
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2.5">
          <dt className="font-semibold">{open ? t.deal_total_so_far() : t.total()}</dt>
          <dd className="text-2xl font-bold tracking-tight">
            {formatMoney(terms?.total_cents ?? totalCents)}
          </dd>
        </div>
      </dl>
      {open && delivery && <p className="mt-1 text-sm text-ink-2">{t.deal_plus_delivery_as_agreed()}</p>}
      {trade.role === 'seller' &&
        isUnfinished(trade) &&
        !trade.payment_confirmed &&
        trade.payment_methods.length > 0 && (
          <p className="mt-1 text-sm text-ink-2">
            {t.payment_payment_methods({ payment_methods: describePayment(trade.payment_methods) })}
          </p>
        )}
      {mayPrice && trade.may_change.includes('propose_total') && getPrimaryAct(trade) !== 'propose_total' && (
        <div className="mt-3">
          <Button kind="quiet" size="small" onClick={() => onOpen('propose_total')}>
            {t.deal_propose_price()}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function Line({ label, value, isSoft = false }: { label: string; value: string; isSoft?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-ink-2 wrap-anywhere">{label}</dt>
      <dd className={joinClasses('text-right', isSoft ? 'text-ink-2' : 'font-medium whitespace-nowrap')}>
        {value}
      </dd>
    </div>
  )
}
