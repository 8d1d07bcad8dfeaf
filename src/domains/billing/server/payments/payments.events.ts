import type { AccountId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

/** A payment changed; its present state is fetched from the gateway. */
export const gatewayPaymentChanged = fact<{
  gateway: 'stripe' | 'sandbox'
  gateway_payment_id: string
}>('gateway.payment-changed')

/** Chosen by its owner: it pays from now on. */
export const cardChosen = fact<{ account_id: AccountId; gateway: 'stripe' | 'sandbox' }>('card.chosen')
