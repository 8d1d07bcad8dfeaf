import { describeDecline } from '#domains/billing/server/payments/cards.service.ts'
import { declineCodes } from '#platform/server/payments/gateway.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { PaymentRow } from './subscriptions.queries.ts'
import * as t from '#domains/billing/texts.ts'

type Unpaid = Pick<PaymentRow, 'status' | 'failure_code' | 'is_attended'>

/** The message says what to do next. */
export function refuseUnpaid({ status, failure_code: failureCode, is_attended: isAttended }: Unpaid): void {
  // Its cardholder was asked, and declined.
  const isUnconfirmed = isAttended && failureCode === 'authentication_required'
  if (status === 'cancelled' || (status === 'failed' && isUnconfirmed))
    refuse('card_declined', { message: t.not_confirmed() })
  if (status !== 'failed') return
  const code = declineCodes.find((known) => known === failureCode) ?? 'declined'
  refuse('card_declined', { message: describeDecline(code) })
}
