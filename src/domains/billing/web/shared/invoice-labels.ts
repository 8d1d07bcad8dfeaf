import type {
  InvoiceState,
  Payment,
  PaymentPurpose,
  PaymentStatus,
} from '#domains/billing/common/invoices/invoices.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/billing/texts.ts'

interface StateWords {
  label: string
  kind: 'plain' | 'good' | 'bid' | 'wrong'
}

export const getStateLabels = makeTexts((): Record<InvoiceState, StateWords> => ({
  paid: { label: t.paid(), kind: 'good' },
  partly_refunded: { label: t.partly_refunded(), kind: 'bid' },
  refunded: { label: t.refunded(), kind: 'plain' },
  correction: { label: t.refund(), kind: 'plain' },
}))

const getPaymentWords = makeTexts((): Record<PaymentStatus, StateWords> => ({
  pending: { label: t.on_its_way(), kind: 'plain' },
  requires_action: { label: t.waits_for_confirmation(), kind: 'bid' },
  succeeded: { label: t.paid(), kind: 'good' },
  failed: { label: t.failed(), kind: 'wrong' },
  cancelled: { label: t.cancelled(), kind: 'plain' },
}))

/** Refunds count, as on the invoice. */
export function getPaymentState({
  status,
  amount_cents: amountCents,
  refunded_cents: refundedCents,
}: Pick<Payment, 'status' | 'amount_cents' | 'refunded_cents'>): StateWords {
  if (status !== 'succeeded' || refundedCents === 0) return getPaymentWords()[status]
  return getStateLabels()[refundedCents === amountCents ? 'refunded' : 'partly_refunded']
}

export const getPurposeLabels = makeTexts((): Record<PaymentPurpose, string> => ({
  start: t.new_plan(),
  upgrade: t.upgrade(),
  renewal: t.renewal(),
}))

const getFailures = makeTexts((): Record<string, string> => ({
  insufficient_funds: t.there_wasnt_enough_money(),
  expired_card: t.the_card_has_expired(),
  incorrect_cvc: t.the_security_code_was_wrong(),
  incorrect_number: t.the_card_number_was_wrong(),
  authentication_required: t.the_bank_wants_it_confirmed(),
  processing_error: t.the_bank_had_a_problem(),
  not_a_test_card: t.only_test_cards_work_here(),
}))

/** For the member: only renewals run without them. */
export const describeOwnFailure = ({
  failure_code: failureCode,
  purpose,
}: Pick<Payment, 'failure_code' | 'purpose'>): string =>
  failureCode === 'authentication_required' && purpose !== 'renewal'
    ? t.you_didnt_confirm_it()
    : describeFailure(failureCode)

export const describeFailure = (code: string | null): string =>
  (code !== null && getFailures()[code]) || t.the_bank_declined_the_card()
