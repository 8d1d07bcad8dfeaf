import type { TradeMoney } from '#domains/trade-payments/common/trade-payments.ts'
import { formatExactMoney } from '#platform/common/formats/formats.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { DeliveredAct } from '../deal/delivered-act.tsx'
import { describeBarrier } from '../deal/money-labels.ts'
import { listPaid } from './money-state.ts'
import * as t from '#domains/trade-payments/texts.ts'

interface MoneyPanelProps {
  money: TradeMoney
  /** The buyer hasn't paid yet. */
  isToPay: boolean
  onMoved: () => Promise<void>
}

/** For the seller: the fee, what they get, and how to be paid here. */
export function MoneyPanel({ money, isToPay, onMoved }: MoneyPanelProps) {
  if (money.role !== 'seller') return null
  if (isToPay && money.barrier === 'seller_not_ready') {
    return (
      <Panel title={t.pay_on_hoko()}>
        <div className="grid justify-items-start gap-3">
          <p className="max-w-prose text-sm text-ink-2">{t.pay_seller_not_ready()}</p>
          <LinkButton kind="quiet" size="small" to="/payouts">
            {t.pay_set_up_payouts()}
          </LinkButton>
        </div>
      </Panel>
    )
  }
  const { fee, delivered_release_at: releaseAt } = money
  const paidCents = listPaid(money).reduce(
    (sum, { amount_cents: amount, refunded_cents: refunded }) => sum + amount - refunded,
    0,
  )
  if (!fee || paidCents === 0) return null
  return (
    <Panel title={t.money_fee_title()}>
      <div className="grid gap-4">
        <dl className="num grid gap-1.5 text-sm">
          <Line label={t.money_fee_total()} cents={paidCents} />
          <Line label={t.money_fee()} cents={-fee.fee_cents} />
          {fee.gst_cents > 0 && <Line label={t.money_fee_gst()} cents={fee.gst_cents} isWithin />}
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2.5">
            <dt className="font-semibold">{t.money_fee_net()}</dt>
            <dd className="text-xl font-bold tracking-tight">
              {formatExactMoney(paidCents - fee.fee_cents)}
            </dd>
          </div>
        </dl>
        {money.may.includes('state_delivered') && releaseAt && (
          <DeliveredAct money={money} releaseAt={releaseAt} onMoved={onMoved} />
        )}
      </div>
    </Panel>
  )
}

/** @param isWithin part of the line above */
function Line({ label, cents, isWithin = false }: { label: string; cents: number; isWithin?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={isWithin ? 'pl-3 text-xs text-ink-3' : 'text-ink-2'}>{label}</dt>
      <dd className={isWithin ? 'text-xs text-ink-3' : 'font-medium whitespace-nowrap'}>
        {formatExactMoney(cents)}
      </dd>
    </div>
  )
}

/** Why a buyer can't pay on Hoko; null where it was never on offer. */
export function PayBarrierLine({ money }: { money: TradeMoney }) {
  const text = describeBarrier(money)
  return text ? <p className="max-w-prose text-sm text-ink-2">{text}</p> : null
}
