import { gatewayPaymentChanged } from '#server/modules/payments/payments.events.ts'
import { enqueue } from '#server/platform/jobs/jobs.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { followPaymentKind } from './subscriptions.jobs.ts'

/** The gateway is asked outside of the transaction. */
export const followChangedPayment = reaction({
  name: 'follow-payment.gateway-payment-changed',
  on: gatewayPaymentChanged,
  run: async (tx, { payload }) => await enqueue(tx, followPaymentKind, payload),
})
