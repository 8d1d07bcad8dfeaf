import type { TradeMoney, TradePayment } from '#domains/trade-payments/common/trade-payments.ts'

type Payments = Pick<TradeMoney, 'payments'>

export const listPaid = ({ payments }: Payments): TradePayment[] =>
  payments.filter(({ paid_at: paidAt }) => paidAt !== null)

/** Charged, and neither given back nor the seller's. */
export const hasWaiting = ({ payments }: Payments): boolean =>
  payments.some(({ status }) => status === 'held' || status === 'disputed')

/** Paid here, whatever became of it, but for what was given back whole. */
export const isPaidOnHoko = (money: TradeMoney | undefined): boolean =>
  money !== undefined && listPaid(money).some(({ status }) => status !== 'refunded')

/** The newest try that was begun and not finished. */
export const findOpenTry = ({ payments }: Payments): TradePayment | null =>
  payments.findLast(({ status }) => status === 'started') ?? null

/** The gateway hasn't said yet whether a try was paid. */
export const isConfirming = ({ payments }: Payments): boolean =>
  payments.some(({ status, action_url: actionUrl }) => status === 'started' && actionUrl === null)

/** Null unless the newest try failed. */
export function findLastFailure({ payments }: Payments): TradePayment | null {
  const last = payments.at(-1)
  return last?.status === 'failed' ? last : null
}

/** The buyer can pay here now, or has begun to. */
export const isPayOffered = (money: TradeMoney | undefined): money is TradeMoney =>
  money?.role === 'buyer' && (money.may.includes('pay') || findOpenTry(money) !== null)

/** Null unless the sale's money has gone out to the seller; for the seller alone. */
export const findPayout = (money: TradeMoney | undefined): TradePayment['payout'] =>
  (money && listPaid(money).findLast(({ payout }) => payout !== null)?.payout) ?? null
