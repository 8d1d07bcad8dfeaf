import type { SubscriptionPayment } from '#domains/billing/common/subscriptions/subscriptions.ts'

/**
 * Goes to the bank's page if the cardholder has to confirm.
 * @returns true if there is nothing left to wait for
 */
export function openPaymentPage(payment: SubscriptionPayment | null): boolean {
  if (!payment) return true
  if (payment.action_url) window.location.assign(payment.action_url)
  return payment.status === 'succeeded'
}
