import { isCardExpiry } from '#platform/common/payments/card-rules.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import * as t from '#domains/billing/texts.ts'

export const isExpired = (
  { expires_month, expires_year }: { expires_month: number; expires_year: number },
  now: Date,
): boolean => !isCardExpiry(`${expires_month}/${expires_year}`, now)

interface CardUse {
  has_open_payment: boolean
  is_only_card: boolean
  /** Used by a subscription that renews. */
  pays_for_plan: boolean
}

export function judgeCardRemoval({ has_open_payment, is_only_card, pays_for_plan }: CardUse): Verdict {
  if (has_open_payment) return rejected(t.a_payment_with_this_card_is_under_way())
  return is_only_card && pays_for_plan ? rejected(t.this_card_pays_for_your_plan()) : allowed
}
