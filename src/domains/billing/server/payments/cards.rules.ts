import { isCardExpiry } from '#platform/common/payments/card-rules.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import * as t from '#domains/billing/texts.ts'

export const isExpired = (
  { expires_month: expiresMonth, expires_year: expiresYear }: { expires_month: number; expires_year: number },
  now: Date,
): boolean => !isCardExpiry(`${expiresMonth}/${expiresYear}`, now)

interface CardUse {
  hasOpenPayment: boolean
  isOnlyCard: boolean
  /** Used by a subscription that renews. */
  paysForPlan: boolean
}

export function judgeCardRemoval({ hasOpenPayment, isOnlyCard, paysForPlan }: CardUse): Verdict {
  if (hasOpenPayment) return rejected(t.a_payment_with_this_card_is_under_way())
  return isOnlyCard && paysForPlan ? rejected(t.this_card_pays_for_your_plan()) : allowed
}
