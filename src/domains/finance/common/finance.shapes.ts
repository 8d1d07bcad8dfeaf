import * as z from 'zod/mini'
import { formatMoney } from '#platform/common/formats/formats.ts'
import {
  byAccount,
  byListing,
  email,
  id,
  idOfListing,
  instant,
  line,
  paragraphs,
  idOfAccount,
  byId,
  file,
  page,
  pageQuery,
  phoneNumber,
  tableQuery,
} from '#platform/common/shapes.ts'
import { frequencies, termStepMonths } from './repayments.ts'
import * as t from '#domains/finance/texts.ts'

const amount = (min: number, max: number) =>
  z
    .int({ error: t.enter_an_amount })
    .check(
      z.minimum(min, { error: () => t.enter_at_least_min({ min: formatMoney(min) }) }),
      z.maximum(max, { error: () => t.enter_at_most_max({ max: formatMoney(max) }) }),
    )

const maxTermMonths = 84

/** Hundredths of a percent. From 50% a year the law of high-cost credit applies. */
const annualRateBp = z
  .int({ error: t.enter_a_rate_from_0_to_49_99 })
  .check(
    z.minimum(0, { error: t.enter_a_rate_from_0_to_49_99 }),
    z.maximum(4999, { error: t.enter_a_rate_from_0_to_49_99 }),
  )

const fees = {
  /** Added to the amount borrowed. */
  establishment_fee_cents: amount(0, 500_000),
  /** Paid with the repayments. */
  monthly_fee_cents: amount(0, 10_000),
}

const term = z
  .int({ error: t.choose_terms_of_whole_half_years })
  .check(
    z.minimum(termStepMonths, { error: t.choose_terms_of_whole_half_years }),
    z.maximum(maxTermMonths, { error: t.choose_terms_of_whole_half_years }),
    z.multipleOf(termStepMonths, { error: t.choose_terms_of_whole_half_years }),
  )

const lenderFields = {
  name: line(t.the_lenders_name, 60, 2),
  email,
  annual_rate_bp: annualRateBp,
  ...fees,
  min_deposit_percent: z
    .int({ error: t.enter_a_whole_number })
    .check(
      z.minimum(0, { error: () => t.enter_at_least_min({ min: '0%' }) }),
      z.maximum(90, { error: () => t.enter_at_most_max({ max: '90%' }) }),
    ),
  terms_months: z.array(term).check(
    z.minLength(1, { error: t.choose_at_least_one_term }),
    z.maxLength(maxTermMonths / termStepMonths),
    z.overwrite((terms) => [...new Set(terms)].toSorted((a, b) => a - b)),
  ),
  min_amount_cents: amount(50_000, 10_000_000_000),
  max_amount_cents: amount(50_000, 10_000_000_000),
  disclosure: paragraphs(t.the_disclosure, 2000),
  logo_image_id: z.nullable(id),
  is_enabled: z.boolean({ error: t.choose_yes_or_no }),
}

export const lenderDraft = z.strictObject({
  /** Null for a new lender. */
  id: z.nullable(id),
  ...lenderFields,
})
export type LenderDraft = z.output<typeof lenderDraft>

export const lender = z.strictObject({
  ...lenderFields,
  id,
  logo: z.nullable(z.string()),
  updated_at: instant,
})
export type Lender = z.output<typeof lender>

export const lenders = z.strictObject({
  items: z.array(lender),
  version: z.int(),
  changed_at: z.nullable(instant),
  changed_by: z.nullable(z.string()),
})

export const listLenders = {
  reply: lenders,
}

export const putLenders = {
  body: z.strictObject({
    version: z.int(),
    items: z.array(lenderDraft).check(z.maxLength(30, { error: t.you_can_have_up_to_30_lenders })),
  }),
  reply: lenders,
}

const publicLender = z.omit(lender, { email: true, logo_image_id: true, is_enabled: true })

export const getGoodLending = {
  /** Null while it isn't offered. */
  reply: z.strictObject({ lender: z.nullable(publicLender) }),
}

export const frequency = z.enum(frequencies, { error: t.choose_weekly_fortnightly_or_monthly })

export const depositCents = amount(0, 10_000_000_000)

const repayments = z.strictObject({
  frequency,
  count: z.int(),
  repayment_cents: z.int(),
  /** Makes up for rounded cents. */
  last_repayment_cents: z.int(),
  /** Includes the establishment fee. */
  borrowed_cents: z.int(),
  interest_cents: z.int(),
  fees_cents: z.int(),
  /** Excludes the deposit. */
  total_cents: z.int(),
  assumptions: z.array(z.string()),
})

export const financeOffer = z.strictObject({
  /** Null for the dealer who sells the vehicle. */
  lender_id: z.nullable(id),
  name: z.string(),
  logo: z.nullable(z.string()),
  annual_rate_bp: z.int(),
  establishment_fee_cents: z.int(),
  monthly_fee_cents: z.int(),
  terms_months: z.array(z.int()),
  deposit: z.strictObject({ min_cents: z.int(), max_cents: z.int(), step_cents: z.int() }),
  disclosure: z.string(),
  /** As requested, if the lender accepts it. */
  deposit_cents: z.int(),
  term_months: z.int(),
  repayments: z.array(repayments),
})
export type FinanceOffer = z.output<typeof financeOffer>

export const finance = z.strictObject({
  listing_id: idOfListing,
  /** The price for buying at once; null if no finance is offered for it. */
  price_cents: z.nullable(z.int()),
  price_kind: z.nullable(z.enum(['fixed_price', 'buy_now', 'asking_price'])),
  /** The dealer's own first, then the lenders in order. */
  offers: z.array(financeOffer),
  /** Includes the placeholders of the settings. */
  disclosure: z.string(),
})
export type Finance = z.output<typeof finance>

export const getFinance = {
  params: byListing,
  query: z.strictObject({ deposit_cents: z.optional(depositCents), term_months: z.optional(term) }),
  reply: finance,
}

export const dealerFinanceFields = {
  is_offered: z.boolean({ error: t.choose_yes_or_no }),
  /** Null if none was ever chosen. */
  annual_rate_bp: z.nullable(annualRateBp),
  ...fees,
}

export const changeDealerFinance = {
  params: byAccount,
  body: z.partial(z.strictObject(dealerFinanceFields)),
  reply: z.strictObject(dealerFinanceFields),
}

export const enquiryTerm = term

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
