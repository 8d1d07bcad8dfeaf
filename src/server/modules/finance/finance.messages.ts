import type { Frequency } from '#shared/rules/finance/repayments.ts'
import { formatRate } from '#shared/words/finance/rate.ts'
import { formatMoney } from '#shared/formats/formats.ts'
import { formatPhone } from '#shared/formats/format-phone.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import type { Mail } from '#server/modules/settings/message-texts.service.ts'
import * as t from './texts.ts'

export interface EnquiryFacts {
  listing_id: number
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

export function composeEnquiryMail(enquiry: EnquiryFacts, public_url: string): Mail {
  const { recipient_name, recipient_email, name, email, phone_number, listing_id, title } = enquiry
  const details = [
    t.name({ name }),
    t.email({ email }),
    t.phone({ phone: formatPhone(phone_number) }),
    t.vehicle({ title, id: listing_id }),
    t.price({ price: formatMoney(enquiry.price_cents) }),
    t.deposit({ deposit: formatMoney(enquiry.deposit_cents) }),
    t.term({ months: enquiry.term_months }),
    getEstimateWords()[enquiry.frequency]({
      repayment: formatMoney(enquiry.repayment_cents),
      rate: formatRate(enquiry.annual_rate_bp),
    }),
  ]
  return {
    channel: 'email',
    to: recipient_email,
    kind: 'mail_finance_enquiry',
    values: {
      lender: recipient_name,
      name,
      vehicle: title,
      details: details.map((line) => `- ${line}`).join('\n'),
      link: `${public_url}/vehicle/${listing_id}/detail`,
    },
  }
}

/** To the member, of what was sent. */
export function composeConfirmationMail(
  to: string,
  { name, recipient_name, title }: Pick<EnquiryFacts, 'name' | 'recipient_name' | 'title'>,
  public_url: string,
): Mail {
  return {
    channel: 'email',
    to,
    kind: 'mail_finance_sent',
    values: {
      name,
      lender: recipient_name,
      vehicle: title,
      link: `${public_url}/user-settings#finance-enquiries`,
    },
  }
}

export const composeWithdrawalMail = ({
  recipient_name,
  recipient_email,
  name,
  email,
  title,
}: Pick<EnquiryFacts, 'recipient_name' | 'recipient_email' | 'name' | 'email' | 'title'>): Mail => ({
  channel: 'email',
  to: recipient_email,
  kind: 'mail_finance_withdrawn',
  values: { lender: recipient_name, name, email, vehicle: title },
})
