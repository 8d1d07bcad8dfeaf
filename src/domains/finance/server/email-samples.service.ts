import type { Mail } from '#domains/settings/server/message-texts.service.ts'
import { toListingId } from '#platform/common/ids.ts'
import { composeConfirmationMail, composeEnquiryMail, composeWithdrawalMail } from './finance.messages.ts'
import * as t from '#domains/finance/texts.ts'

/** Composed with made-up values, with names that tell them apart. */
export function composeSampleEmailsOfFinance(publicUrl: string): [string, Mail][] {
  const sample = {
    listing_id: toListingId(100_042),
    title: t.sample_title(),
    recipient_name: t.sample_lender(),
    recipient_email: 'loans@good-lending.example',
    name: t.sample_name(),
    email: 'mere@example.nz',
    phone_number: '+64215550123',
    price_cents: 1_500_000,
    deposit_cents: 150_000,
    term_months: 60,
    frequency: 'weekly' as const,
    annual_rate_bp: 1295,
    repayment_cents: 7305,
  }
  return [
    ['finance_enquiry', composeEnquiryMail(sample, publicUrl)],
    ['finance_sent', composeConfirmationMail(sample.email, sample, publicUrl)],
    ['finance_withdrawn', composeWithdrawalMail(sample)],
  ]
}
