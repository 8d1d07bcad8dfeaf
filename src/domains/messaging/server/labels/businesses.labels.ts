import { formatDate, formatExactMoney, formatMoney } from '#platform/common/formats/formats.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { endSentence } from '#platform/common/texts/end-sentence.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import type { NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

export interface PlanChange {
  action:
    | 'payment_failed'
    | 'cancelled'
    | 'downgraded'
    | 'granted'
    | 'changed_by_admin'
    | 'cancel_scheduled'
    | 'downgrade_scheduled'
  plan: string
  from_plan?: string
  period_ends_at?: string
  next_attempt_at: string | null
  amount_cents: number | null
  reason: string
}

/** Describes automatic changes of a member's plan, and scheduled ones that the member requested. */
export function composePlanNotice({
  action,
  plan,
  from_plan: fromPlan = '',
  period_ends_at: periodEndsAt,
  next_attempt_at: nextAttemptAt,
  amount_cents: amountCents,
  reason,
}: PlanChange): NoticeTexts {
  const at = action === 'payment_failed' ? nextAttemptAt : periodEndsAt
  const { title, body } = composers[action]({
    plan,
    from: fromPlan,
    amount: formatMoney(amountCents),
    day: at ? formatDate(new Date(at)) : '',
  })
  return {
    kind: 'plan',
    title,
    body: joinSentences(body, reason && endSentence(reason)),
    link: '/plans',
  }
}

/** Addressed to staff who handle payments. */
export const composeFailedPaymentNotice = (
  accountId: AccountId,
  { name, plan, amount_cents: amountCents, next_attempt_at: nextAttemptAt }: FailedPayment,
): NoticeTexts => ({
  kind: 'failed_payment',
  title: t.a_members_payment_failed(),
  body: joinSentences(
    t.payment_of_name_failed({ name, plan, amount: formatExactMoney(amountCents) }),
    nextAttemptAt && t.well_try_again_on({ day: formatDate(new Date(nextAttemptAt)) }),
  ),
  link: `/user-payment-history/${accountId}`,
})

interface FailedPayment {
  name: string
  plan: string
  amount_cents: number
  next_attempt_at: string | null
}

type Compose = (values: { plan: string; from: string; amount: string; day: string }) => {
  title: string
  body: string
}

const composers: Record<PlanChange['action'], Compose> = {
  payment_failed: (values) => ({ title: t.plan_payment_failed(), body: t.plan_payment_failed_body(values) }),
  cancelled: (values) => ({ title: t.plan_ended(values), body: t.plan_ended_body(values) }),
  downgraded: (values) => ({ title: t.plan_now(values), body: t.plan_changed_body(values) }),
  granted: (values) => ({ title: t.plan_now(values), body: t.plan_granted_body(values) }),
  cancel_scheduled: (values) => ({ title: t.plan_ends_on(values), body: t.plan_ends_on_body(values) }),
  downgrade_scheduled: (values) => ({
    title: t.plan_changes_on(values),
    body: t.plan_changes_on_body(values),
  }),
  changed_by_admin: (values) => ({ title: t.plan_now(values), body: t.plan_changed_by_hoko_body(values) }),
}

export const composeWebhookNotice = (host: string): NoticeTexts => ({
  kind: 'webhook',
  title: t.webhook_turned_off({ host }),
  body: t.nothing_has_arrived_for_days(),
  link: '/user-settings#webhooks',
})

interface GuardedRun {
  run_id: number
  guards: ('withdrawn' | 'refused')[]
  gone: number
  refused: number
}

export const composeStockGuardedNotice = ({
  run_id: runId,
  guards,
  gone,
  refused,
}: GuardedRun): NoticeTexts => ({
  kind: 'stock_feed',
  title: t.tonights_stock_import_waits_for_you(),
  body: joinSentences(
    guards.includes('withdrawn') && t.it_would_withdraw_vehicles({ count: gone }),
    guards.includes('refused') && t.vehicles_cant_be_listed({ count: refused }),
    t.nothing_has_changed_yet(),
  ),
  link: `/stock-feed?tab=runs&run=${runId}`,
})
