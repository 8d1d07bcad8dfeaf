import type {
  Subscription,
  SubscriptionPayment,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { formatDate, formatMoney } from '#platform/common/formats/formats.ts'
import * as t from '#domains/billing/texts.ts'

export const formatDay = (at: string) => formatDate(new Date(at))

export const formatPrice = (cents: number, interval: Subscription['interval']): string => {
  const price = formatMoney(cents)
  return interval === 'year' ? t.a_year({ price }) : t.a_month({ price })
}

type Step = Subscription['history'][number]

const sentences: Record<Step['action'], (plans: { from: string; to: string }) => string> = {
  started: t.step_started,
  granted: t.step_granted,
  upgraded: t.step_upgraded,
  downgrade_scheduled: t.step_downgrade_scheduled,
  downgraded: t.step_downgraded,
  renewed: t.step_renewed,
  cancel_scheduled: t.step_cancel_scheduled,
  resumed: t.step_resumed,
  payment_failed: t.step_payment_failed,
  recovered: t.step_recovered,
  cancelled: t.step_cancelled,
  changed_by_admin: t.step_changed_by_admin,
}

export const describeStep = ({ action, from, to }: Step): string =>
  sentences[action]({ from: from ?? '', to: to ?? '' })

/** Describes the plan's next event as a label and a day. */
export function describeNext(subscription: Subscription): { label: string; value: string } {
  const {
    next_attempt_at: nextAttemptAt,
    cancels_at_period_end: cancelsAtPeriodEnd,
    next_plan: nextPlan,
    period_ends_at: periodEndsAt,
  } = subscription
  const { next_price_cents: nextPriceCents, next_interval: nextInterval } = subscription
  if (nextAttemptAt) return { label: t.next_try(), value: formatDay(nextAttemptAt) }
  const label = cancelsAtPeriodEnd ? t.ends_on() : nextPlan ? t.changes_on() : t.renews_on()
  const day = formatDay(periodEndsAt)
  if (nextPriceCents === null) return { label, value: day }
  return { label, value: t.day_for_price({ day, price: formatPrice(nextPriceCents, nextInterval) }) }
}

/**
 * Goes to the bank's page if the cardholder has to confirm.
 * @returns true if there is nothing left to wait for
 */
export function openPaymentPage(payment: SubscriptionPayment | null): boolean {
  if (!payment) return true
  if (payment.action_url) window.location.assign(payment.action_url)
  return payment.status === 'succeeded'
}
