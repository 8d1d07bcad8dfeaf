import { recordEvent } from '#platform/server/jobs/outbox.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { tradePaymentMoved } from '../trade-payments.events.ts'
import type { FactPayload } from '#platform/server/jobs/outbox.ts'
import type { PaymentRow } from './payments.queries.ts'

type Moved = FactPayload<typeof tradePaymentMoved>

export async function recordMoved(
  tx: Tx,
  payment: PaymentRow,
  action: Moved['action'],
  amountCents: number,
  reason = '',
): Promise<void> {
  await recordEvent(tx, tradePaymentMoved, {
    payment_id: payment.id,
    trade_id: payment.trade_id,
    listing_id: payment.listing_id,
    buyer_id: payment.buyer_id,
    seller_id: payment.seller_id,
    action,
    amount_cents: amountCents,
    reason,
    release_at: payment.release_at && payment.release_at.toISOString(),
  })
}
