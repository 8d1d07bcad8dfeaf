import * as z from 'zod/mini'
import {
  by_id,
  email,
  file,
  id,
  instant,
  line,
  page,
  page_query,
  table_query,
  phone_number,
} from '#platform/common/shapes.ts'
import { deposit_cents, enquiry_term, frequency } from './finance.shapes.ts'
import * as t from '#domains/finance/texts.ts'

const contact = { name: line(t.your_name, 80, 2), email, phone_number }

export const sendFinanceEnquiry = {
  body: z.strictObject({
    listing_id: id,
    /** Null for the dealer who sells the vehicle. */
    lender_id: z.nullable(id),
    deposit_cents,
    term_months: enquiry_term,
    frequency,
    /** As it was shown to the member. */
    repayment_cents: z.int().check(z.positive()),
    ...contact,
    consent: z.literal(true, { error: t.tick_this_so_we_can_send_your_details }),
    consent_words: z.string().check(z.maxLength(1000)),
  }),
  reply: z.strictObject({ id }),
}

export const own_finance_enquiry = z.strictObject({
  id,
  listing_id: id,
  listing_title: z.string(),
  recipient_name: z.string(),
  /** The email that was sent, verbatim. */
  sent_text: z.string(),
  consent_words: z.string(),
  consented_at: instant,
  withdrawn_at: z.nullable(instant),
})
export type OwnFinanceEnquiry = z.output<typeof own_finance_enquiry>

export const listOwnFinanceEnquiries = {
  query: z.strictObject({ listing: z.optional(id), ...page_query }),
  reply: page(own_finance_enquiry),
}

export const withdrawFinanceConsent = {
  params: by_id,
  reply: own_finance_enquiry,
}

export const finance_enquiry = z.strictObject({
  id,
  account_id: id,
  listing_id: id,
  listing_title: z.string(),
  recipient_kind: z.enum(['lender', 'dealer']),
  recipient_name: z.string(),
  name: z.string(),
  /** Null once consent was withdrawn. */
  contact: z.nullable(z.strictObject({ email: z.string(), phone_number: z.string() })),
  price_cents: z.int(),
  deposit_cents: z.int(),
  term_months: z.int(),
  frequency,
  annual_rate_bp: z.int(),
  repayment_cents: z.int(),
  total_cents: z.int(),
  consent_words: z.string(),
  consented_at: instant,
  withdrawn_at: z.nullable(instant),
})
export type FinanceEnquiry = z.output<typeof finance_enquiry>

export const enquiry_state = z.enum(['sent', 'withdrawn'])

const enquiry_search = {
  q: z.optional(line(t.your_name, 100, 0)),
  lender_id: z.optional(id),
  state: z.optional(enquiry_state),
}

export const listFinanceEnquiries = {
  query: z.strictObject({ ...enquiry_search, ...table_query }),
  reply: page(finance_enquiry),
}

export const exportFinanceEnquiries = {
  query: z.strictObject(enquiry_search),
  reply: file,
}
