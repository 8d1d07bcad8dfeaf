import type { Tx } from '#platform/server/database/db.ts'
import type { PaymentFacts } from './labels/trade-payments.labels.ts'

interface Moved {
  payment_id: number
  trade_id: number
  action: string
  amount_cents: number
}

export async function selectPaymentFacts(
  tx: Tx,
  { payment_id: paymentId, trade_id: tradeId, action, amount_cents: amountCents }: Moved,
): Promise<PaymentFacts> {
  const { method, status } = await tx
    .selectFrom('trade_payments as p')
    .innerJoin('trades as t', 't.id', 'p.trade_id')
    .select(['p.method', 't.status'])
    .where('p.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const terms = await tx
    .selectFrom('trade_terms')
    .select('method')
    .where('trade_id', '=', tradeId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    method,
    cause: action === 'refunded' ? await selectCause(tx, paymentId, amountCents) : null,
    isSent: status === 'sent' || status === 'completed',
    isPickup: terms?.method === 'pickup',
    payout: action === 'released' ? await selectPayout(tx, paymentId) : null,
  }
}

async function selectCause(tx: Tx, paymentId: number, amountCents: number): Promise<PaymentFacts['cause']> {
  const refund = await tx
    .selectFrom('trade_refunds')
    .select('cause')
    .where('payment_id', '=', paymentId)
    .where('amount_cents', '=', amountCents)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return refund?.cause ?? null
}

async function selectPayout(tx: Tx, paymentId: number): Promise<PaymentFacts['payout']> {
  const payout = await tx
    .selectFrom('payouts')
    .select(['amount_cents', 'created_at', 'next_try_at', 'tries'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!payout) return null
  const { amount_cents: amountCents, created_at: createdAt, next_try_at: nextTryAt, tries } = payout
  return {
    amount_cents: amountCents,
    next_try_at: nextTryAt,
    isDelayed: tries === 0 && nextTryAt > createdAt,
  }
}
