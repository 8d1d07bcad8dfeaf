import { formatDate, formatExactMoney, formatMoney } from '#platform/common/formats/formats.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { endSentence } from '#platform/common/texts/end-sentence.ts'
import type { Words } from './notifications.words.ts'
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
  from_plan = '',
  period_ends_at,
  next_attempt_at,
  amount_cents,
  reason,
}: PlanChange): Words {
  const at = action === 'payment_failed' ? next_attempt_at : period_ends_at
  const { title, body } = says[action]({
    plan,
    from: from_plan,
    amount: formatMoney(amount_cents),
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
  account_id: number,
  { name, plan, amount_cents, next_attempt_at }: FailedPayment,
): Words => ({
  kind: 'failed_payment',
  title: t.a_members_payment_failed(),
  body: joinSentences(
    t.payment_of_name_failed({ name, plan, amount: formatExactMoney(amount_cents) }),
    next_attempt_at && t.well_try_again_on({ day: formatDate(new Date(next_attempt_at)) }),
  ),
  link: `/user-payment-history/${account_id}`,
})

interface FailedPayment {
  name: string
  plan: string
  amount_cents: number
  next_attempt_at: string | null
}

type Says = (said: { plan: string; from: string; amount: string; day: string }) => {
  title: string
  body: string
}

const says: Record<PlanChange['action'], Says> = {
  payment_failed: (said) => ({ title: t.plan_payment_failed(), body: t.plan_payment_failed_body(said) }),
  cancelled: (said) => ({ title: t.plan_ended(said), body: t.plan_ended_body(said) }),
  downgraded: (said) => ({ title: t.plan_now(said), body: t.plan_changed_body(said) }),
  granted: (said) => ({ title: t.plan_now(said), body: t.plan_granted_body(said) }),
  cancel_scheduled: (said) => ({ title: t.plan_ends_on(said), body: t.plan_ends_on_body(said) }),
  downgrade_scheduled: (said) => ({ title: t.plan_changes_on(said), body: t.plan_changes_on_body(said) }),
  changed_by_admin: (said) => ({ title: t.plan_now(said), body: t.plan_changed_by_hoko_body(said) }),
}
