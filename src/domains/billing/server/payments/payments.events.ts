import { fact } from '#platform/server/jobs/outbox.ts'

/** Something happened to a payment; its state now is asked of the gateway. */
export const gatewayPaymentChanged = fact<{
  gateway: 'stripe' | 'sandbox'
  gateway_payment_id: string
}>('gateway.payment-changed')

/** By its owner: it pays from now on. */
export const cardChosen = fact<{ account_id: number; gateway: 'stripe' | 'sandbox' }>('card.chosen')
