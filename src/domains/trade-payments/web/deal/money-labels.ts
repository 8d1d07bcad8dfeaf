import type { TradeMoney, TradePayment } from '#domains/trade-payments/common/trade-payments.ts'
import { formatMoney, formatShortDay } from '#platform/common/formats/formats.ts'
import { listPaid } from '../shared/money-state.ts'
import * as t from '#domains/trade-payments/texts.ts'

export interface MoneyLine {
  kind: 'plain' | 'good' | 'wrong'
  text: string
}

export interface MoneySale {
  isPickup: boolean
  now: number
}

const getReader = ({ role }: Pick<TradeMoney, 'role'>) => (role === 'buyer' ? 'buyer' : 'other')

const day = (at: string) => formatShortDay(new Date(at))

/** How the money of a sale stands, for the reader's side: a line for each payment and refund. */
export function describeMoney(money: TradeMoney, sale: MoneySale): MoneyLine[] {
  return listPaid(money).flatMap((payment) => [
    ...(payment.status === 'refunded' ? [] : [describePayment(payment, money, sale)]),
    ...payment.refunds.map((refund) => describeRefund(refund, money)),
  ])
}

function describePayment(payment: TradePayment, money: TradeMoney, sale: MoneySale): MoneyLine {
  const { status, release_at: releaseAt, has_open_chargeback: isChargedBack } = payment
  const role = getReader(money)
  const amount = formatMoney(payment.amount_cents - payment.refunded_cents)
  if (status === 'released') return describeReleased(payment, money, sale.now)
  if (isChargedBack) return { kind: 'wrong', text: t.money_bank_looks_into_it({ role, amount }) }
  if (status === 'disputed') return { kind: 'plain', text: t.money_disputed({ amount }) }
  const due = money.due_cents ?? 0
  if (due > 0) return { kind: 'plain', text: t.money_part_paid({ amount, due: formatMoney(due) }) }
  const net = formatMoney(money.fee?.net_cents ?? 0)
  return {
    kind: 'good',
    text: releaseAt
      ? t.money_kept_until({ role, amount, net, day: day(releaseAt) })
      : t.money_kept({ role, amount, net, is_pickup: sale.isPickup }),
  }
}

function describeReleased(
  { payout, has_open_chargeback: isChargedBack }: TradePayment,
  money: TradeMoney,
  now: number,
): MoneyLine {
  const role = getReader(money)
  if (isChargedBack) return { kind: 'wrong', text: t.money_charged_back_after({ role }) }
  if (!payout) return { kind: 'plain', text: t.money_released({ role }) }
  const paid = { amount: formatMoney(payout.amount_cents), day: day(payout.at) }
  if (payout.is_sent) return { kind: 'good', text: t.money_payout_sent(paid) }
  if (payout.has_failed) return { kind: 'wrong', text: t.money_payout_failed(paid) }
  return {
    kind: 'plain',
    text: Date.parse(payout.at) > now ? t.money_payout_soon(paid) : t.money_payout_on_its_way(paid),
  }
}

const describeRefund = (
  { amount_cents: amountCents, cause, is_sent: isSent, at }: TradePayment['refunds'][number],
  money: TradeMoney,
): MoneyLine => ({
  kind: 'plain',
  text: t.money_refund({
    role: getReader(money),
    amount: formatMoney(amountCents),
    is_sent: isSent,
    day: day(at),
    cause: cause === 'at_gateway' ? 'other' : cause,
  }),
})

/** Why the buyer can't pay here, if that's worth telling; null where nothing was ever offered. */
export function describeBarrier({
  barrier,
  methods,
  ceiling_cents: ceilingCents,
}: Pick<TradeMoney, 'barrier' | 'methods' | 'ceiling_cents'>): string | null {
  if (barrier === 'seller_not_ready') return t.pay_barrier_not_ready()
  if (methods.length === 0) return null
  if (barrier === 'total_open') return t.pay_barrier_total_open()
  if (barrier === 'above_ceiling') return t.pay_barrier_above_ceiling({ ceiling: formatMoney(ceilingCents) })
  return null
}
