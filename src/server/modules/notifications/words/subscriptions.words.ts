import { formatDate, formatMoney } from '#shared/formats/formats.ts'
import { joinSentences } from '#shared/texts/join-sentences.ts'
import { endSentence } from '#shared/texts/end-sentence.ts'
import type { Words } from './notifications.words.ts'
import * as t from './texts.ts'

export interface PlanChange {
  action: 'payment_failed' | 'cancelled' | 'downgraded' | 'granted' | 'changed_by_admin'
  plan: string
  next_attempt_at: string | null
  amount_cents: number | null
  reason: string
}

/** What happened to a member's plan without them; null where they did it themselves or have an invoice of it. */
export function composePlanNotice({
  action,
  plan,
  next_attempt_at,
  amount_cents,
  reason,
}: PlanChange): Words {
  const told = joinSentences(
    says[action]({
      plan,
      amount: formatMoney(amount_cents),
      day: next_attempt_at ? formatDate(new Date(next_attempt_at)) : '',
    }).body,
    reason && endSentence(reason),
  )
  return {
    kind: 'plan',
    title: says[action]({ plan, amount: '', day: '' }).title,
    body: told,
    link: '/plans',
  }
}

type Says = (said: { plan: string; amount: string; day: string }) => { title: string; body: string }

const says: Record<PlanChange['action'], Says> = {
  payment_failed: (said) => ({ title: t.plan_payment_failed(), body: t.plan_payment_failed_body(said) }),
  cancelled: (said) => ({ title: t.plan_ended(said), body: t.plan_ended_body(said) }),
  downgraded: (said) => ({ title: t.plan_now(said), body: t.plan_changed_body(said) }),
  granted: (said) => ({ title: t.plan_now(said), body: t.plan_granted_body(said) }),
  changed_by_admin: (said) => ({ title: t.plan_now(said), body: t.plan_changed_by_hoko_body(said) }),
}
