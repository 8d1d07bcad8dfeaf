import { createSubscription } from '#contract/subscriptions/subscriptions.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { PaymentRow } from './subscriptions.queries.ts'
import * as t from './texts.ts'

const messages: Record<string, () => string> = {
  insufficient_funds: t.declined_for_lack_of_money,
  expired_card: t.declined_as_expired,
  incorrect_cvc: t.declined_for_its_code,
  processing_error: t.declined_by_mistake,
  authentication_required: t.declined_unconfirmed,
}

export const describeDecline = (failure_code: string | null): string =>
  ((failure_code !== null && messages[failure_code]) || t.declined)()

/** In words that say what to do next. */
export function refuseUnpaid({ status, failure_code }: Pick<PaymentRow, 'status' | 'failure_code'>): void {
  if (status === 'failed')
    refuse(createSubscription, 'card_declined', { message: describeDecline(failure_code) })
  if (status === 'cancelled') refuse(createSubscription, 'card_declined', { message: t.not_confirmed() })
}
