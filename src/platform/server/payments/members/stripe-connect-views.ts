import type Stripe from 'stripe'
import type { Chargeback, MemberAccount, MemberPayment } from './member-gateway.ts'

const maxDue = 20

/**
 * Stripe doesn't tell whether an account was ready before: one whose details were submitted, and that
 * waits for more than their verification, counts as restricted.
 */
export function viewStripeAccount(account: Stripe.Account): MemberAccount {
  const {
    id,
    capabilities,
    requirements,
    details_submitted: isSubmitted,
    payouts_enabled: isPaidOut,
  } = account
  const due = [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])]
  const stop = requirements?.disabled_reason ?? null
  const isReady = isSubmitted && isPaidOut && capabilities?.transfers === 'active'
  const isWaiting = due.length === 0 && (stop === null || stop === 'requirements.pending_verification')
  return {
    gateway_account_id: id,
    state: isReady ? 'ready' : isSubmitted && !isWaiting ? 'restricted' : 'incomplete',
    due: isReady ? [] : due.slice(0, maxDue),
  }
}

/** Inquiries that ended count as won: nothing was withdrawn. */
const ended: Record<string, 'won' | 'lost'> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

export function viewStripeChargeback(dispute: Stripe.Dispute, paymentId: string): Chargeback {
  const { due_by: dueBy } = dispute.evidence_details
  const moved = dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: dispute.id,
    gateway_payment_id: paymentId,
    amount_cents: dispute.amount,
    status: ended[dispute.status] ?? 'open',
    is_withdrawn: moved < 0,
    reason: dispute.reason,
    evidence_due_at: dueBy === null ? null : new Date(dueBy * 1000),
  }
}

export function viewStripeSource(charge: Stripe.Charge | null): MemberPayment['card'] {
  const card = charge?.payment_method_details?.card
  return card ? { fingerprint: card.fingerprint ?? null, country: card.country } : null
}
