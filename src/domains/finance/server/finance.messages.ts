import type { Frequency } from '#domains/finance/common/repayments.ts'
import { formatRate } from '#domains/finance/common/rate.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { Mail } from '#domains/settings/server/message-texts.service.ts'
import * as t from '#domains/finance/texts.ts'

export interface EnquiryFacts {
  listing_id: ListingId
  title: string
  recipient_name: string
  recipient_email: string
  name: string
  email: string
  phone_number: string
  price_cents: number
  deposit_cents: number
  term_months: number
  frequency: Frequency
  annual_rate_bp: number
  repayment_cents: number
}

const getEstimateWords = makeTexts((): Record<Frequency, typeof t.weekly_estimate> => ({
  weekly: t.weekly_estimate,
  fortnightly: t.fortnightly_estimate,
  monthly: t.monthly_estimate,
}))

export function composeEnquiryMail(enquiry: EnquiryFacts, publicUrl: string): Mail {
  const {
    recipient_name: recipientName,
    recipient_email: recipientEmail,
    name,
    email,
    phone_number: phoneNumber,
    listing_id: listingId,
    title,
  } = enquiry
  const details = [
    t.finance_name({ name }),
    t.finance_email({ email }),
    t.phone({ phone: formatPhone(phoneNumber) }),
    t.vehicle({ title, id: listingId }),
    t.price({ price: formatMoney(enquiry.price_cents) }),
    t.finance_deposit({ deposit: formatMoney(enquiry.deposit_cents) }),
    t.finance_term({ months: enquiry.term_months }),
    getEstimateWords()[enquiry.frequency]({
      repayment: formatMoney(enquiry.repayment_cents),
      rate: formatRate(enquiry.annual_rate_bp),
    }),
  ]
  return {
    channel: 'email',
    to: recipientEmail,
    kind: 'mail_finance_enquiry',
    values: {
      lender: recipientName,
      name,
      vehicle: title,
      details: details.map((line) => `- ${line}`).join('\n'),
      link: `${publicUrl}/vehicle/${listingId}/detail`,
    },
  }
}

/** Tells the member what was sent. */
export function composeConfirmationMail(
  to: string,
  { name, recipient_name: recipientName, title }: Pick<EnquiryFacts, 'name' | 'recipient_name' | 'title'>,
  publicUrl: string,
): Mail {
  return {
    channel: 'email',
    to,
    kind: 'mail_finance_sent',
    values: {
      name,
      lender: recipientName,
      vehicle: title,
      link: `${publicUrl}/user-settings#finance-enquiries`,
    },
  }
}

export const composeWithdrawalMail = ({
  recipient_name: recipientName,
  recipient_email: recipientEmail,
  name,
  email,
  title,
}: Pick<EnquiryFacts, 'recipient_name' | 'recipient_email' | 'name' | 'email' | 'title'>): Mail => ({
  channel: 'email',
  to: recipientEmail,
  kind: 'mail_finance_withdrawn',
  values: { lender: recipientName, name, email, vehicle: title },
})
