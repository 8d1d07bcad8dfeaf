import type { SubscriptionPayment } from '#domains/billing/common/subscriptions/subscriptions.ts'

/**
 * To the bank's page, where the cardholder has to confirm.
 * @returns whether there is nothing left to wait for
 */
export function followPayment(payment: SubscriptionPayment | null): boolean {
  if (!payment) return true
  if (payment.action_url) window.location.assign(payment.action_url)
  return payment.status === 'succeeded'
}
