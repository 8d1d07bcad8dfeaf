import * as z from 'zod/mini'
import {
  idOfAccount,
  byId,
  email,
  file,
  id,
  instant,
  line,
  idOfListing,
  page,
  pageQuery,
  phoneNumber,
  tableQuery,
} from '#platform/common/shapes.ts'
import { depositCents, enquiryTerm, frequency } from './finance.shapes.ts'
import * as t from '#domains/finance/texts.ts'

const contact = { name: line(t.your_name, 80, 2), email, phone_number: phoneNumber }

export const sendFinanceEnquiry = {
  body: z.strictObject({
    listing_id: idOfListing,
    /** Null for the dealer who sells the vehicle. */
    lender_id: z.nullable(id),
    deposit_cents: depositCents,
    term_months: enquiryTerm,
    frequency,
    /** As it was shown to the member. */
    repayment_cents: z.int().check(z.positive()),
    ...contact,
    consent: z.literal(true, { error: t.tick_this_so_we_can_send_your_details }),
    consent_words: z.string().check(z.maxLength(1000)),
  }),
  reply: z.strictObject({ id }),
}

export const ownFinanceEnquiry = z.strictObject({
  id,
  listing_id: idOfListing,
  listing_title: z.string(),
  recipient_name: z.string(),
  /** The email that was sent, verbatim. */
  sent_text: z.string(),
  consent_words: z.string(),
  consented_at: instant,
  withdrawn_at: z.nullable(instant),
})
export type OwnFinanceEnquiry = z.output<typeof ownFinanceEnquiry>

export const listOwnFinanceEnquiries = {
  query: z.strictObject({ listing: z.optional(idOfListing), ...pageQuery }),
  reply: page(ownFinanceEnquiry),
}

export const withdrawFinanceConsent = {
  params: byId,
  reply: ownFinanceEnquiry,
}

export const financeEnquiry = z.strictObject({
  id,
  account_id: idOfAccount,
  listing_id: idOfListing,
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
export type FinanceEnquiry = z.output<typeof financeEnquiry>

export const enquiryState = z.enum(['sent', 'withdrawn'])

const enquirySearch = {
  q: z.optional(line(t.your_name, 100, 0)),
  lender_id: z.optional(id),
  state: z.optional(enquiryState),
}

export const listFinanceEnquiries = {
  query: z.strictObject({ ...enquirySearch, ...tableQuery }),
  reply: page(financeEnquiry),
}

export const exportFinanceEnquiries = {
  query: z.strictObject(enquirySearch),
  reply: file,
}
