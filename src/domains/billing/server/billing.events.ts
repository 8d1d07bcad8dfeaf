import type { Subscription } from '#domains/billing/common/subscriptions/subscriptions.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export type SubscriptionAction = Subscription['history'][number]['action']

export const subscriptionChanged = fact<{
  account_id: AccountId
  subscription_id: number
  action: SubscriptionAction
  plan: string
  /** The former plan. */
  from_plan?: string
  /** Until when their plan is paid for, or given. */
  period_ends_at?: string
  /** With `payment_failed`, when the card is retried. */
  next_attempt_at: string | null
  amount_cents: number | null
  is_by_hoko: boolean
  reason: string
}>('subscription.changed')

/** A payment changed; its present state is fetched from the gateway. */
export const gatewayPaymentChanged = fact<{
  gateway: 'stripe' | 'sandbox'
  gateway_payment_id: string
}>('gateway.payment-changed')

/** Chosen by its owner: it pays from now on. */
export const cardChosen = fact<{ account_id: AccountId; gateway: 'stripe' | 'sandbox' }>('card.chosen')

/** A member's account, who is paid through the gateway. */
export const gatewayAccountChanged = fact<{
  gateway: 'stripe' | 'sandbox'
  gateway_account_id: string
}>('gateway.account-changed')

export const gatewayChargebackChanged = fact<{
  gateway: 'stripe' | 'sandbox'
  gateway_chargeback_id: string
}>('gateway.chargeback-changed')
