import { gatewayPaymentChanged } from '#domains/billing/server/payments/payments.events.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { followPaymentKind } from './subscriptions.jobs.ts'

/** The gateway is called outside the transaction. */
export const followChangedPayment = reaction({
  name: 'follow-payment.gateway-payment-changed',
  on: gatewayPaymentChanged,
  run: async (tx, { payload }) => await enqueue(tx, followPaymentKind, payload),
})
