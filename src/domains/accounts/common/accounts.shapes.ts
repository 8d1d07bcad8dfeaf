import * as z from 'zod/mini'
import { subscriptionStatuses } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { dealerFinanceFields } from '#domains/finance/common/finance.shapes.ts'
import { staffRoles } from '#platform/common/access/staff-roles.ts'
import {
  idOfAccount,
  file,
  id,
  instant,
  line,
  paragraphs,
  personName,
  slug,
  done,
} from '#platform/common/shapes.ts'
import * as t from '#domains/accounts/texts.ts'

export const account = z.strictObject({
  id: idOfAccount,
  type: z.enum(['user', 'admin']),
  /** The role of an admin; null for members. */
  staff_role: z.nullable(z.enum(staffRoles)),
  first_name: z.string(),
  last_name: z.string(),
  display_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  phone_verified_at: z.nullable(instant),
  email_verified_at: z.nullable(instant),
  country: z.string(),
  region: z.nullable(z.string()),
  suburb: z.nullable(z.string()),
  address: z.string(),
  about: z.string(),
  avatar: z.nullable(z.string()),
  avatar_image_id: z.nullable(id),
  seller_kind: z.enum(['private', 'in_trade']),
  trading_name: z.nullable(z.string()),
  nzbn: z.nullable(z.string()),
  gst_number: z.nullable(z.string()),
  trader_number: z.nullable(z.string()),
  /** The licence of a real estate agency under the Real Estate Agents Act 2008; null for others. */
  agency_licence: z.nullable(z.string()),
  /** A dealer's own finance offer. */
  finance: z.strictObject(dealerFinanceFields),
  /** A dealer's number at MotorCentral. */
  mc_dealership_id: z.nullable(z.string()),
  /** Any status but `active` counts as inactive. Null without a plan. */
  subscription: z.nullable(
    z.strictObject({ plan_id: id, status: z.enum(subscriptionStatuses), current_period_end: instant }),
  ),
  /** 0 to 5; null without reviews. */
  rating: z.nullable(z.number()),
  review_count: z.int(),
  last_seen_at: z.nullable(instant),
  /** The push registration of the requesting session; null for everybody else. */
  firebase_token: z.nullable(z.string()),
  has_two_factor: z.boolean(),
  /** Shows the phone number to signed-in members who ask about listings. */
  shows_phone: z.boolean(),
  /** Shows the people it writes with that it was active in the last minutes. */
  shows_presence: z.boolean(),
  status: z.enum(['active', 'suspended', 'pending', 'deleted']),
  member_since: instant,
})

export type Account = z.output<typeof account>

/** Fields that the owner, or an admin for them, may change without a code. */
export const profileChanges = {
  first_name: z.optional(personName(t.accounts_first_name)),
  last_name: z.optional(personName(t.accounts_last_name)),
  country: z.optional(line(t.country, 60)),
  region: z.optional(z.nullable(slug)),
  suburb: z.optional(z.nullable(slug)),
  address: z.optional(line(t.address, 200, 0)),
  about: z.optional(paragraphs(t.about, 2000)),
  seller_kind: z.optional(z.enum(['private', 'in_trade'], { error: t.choose_privately_or_in_trade })),
  trading_name: z.optional(line(t.trading_name, 80, 0)),
  /** An empty string removes it; so do the next three. */
  nzbn: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  gst_number: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  trader_number: z.optional(line(t.trader_number, 20, 0)),
  agency_licence: z.optional(line(t.the_licence, 20, 0)),
  avatar_image_id: z.optional(z.nullable(id)),
}

export const getProfile = {
  reply: account,
}

export const putProfile = {
  body: z.strictObject({
    ...profileChanges,
    shows_phone: z.optional(z.boolean()),
    shows_presence: z.optional(z.boolean()),
  }),
  reply: account,
}

export const exportMyData = {
  reply: file,
}

/** Only for the owner, and for buyers of unfinished trades. */
export const paymentDetails = z.strictObject({
  account_name: z.string(),
  /** 01-0902-0068389-00 */
  bank_account: z.string(),
  note: z.string(),
  changed_at: instant,
})
export type PaymentDetails = z.output<typeof paymentDetails>

export const ownPaymentDetails = z.strictObject({ details: z.nullable(paymentDetails) })

export const getPaymentDetails = {
  reply: ownPaymentDetails,
}

export const putPaymentDetails = {
  body: z.strictObject({
    account_name: line(t.the_account_name, 60, 2),
    bank_account: z
      .string({ error: t.enter_a_bank_account })
      .check(
        z.trim(),
        z.minLength(1, { error: t.enter_a_bank_account }),
        z.maxLength(40, { error: t.thats_too_long }),
      ),
    note: z._default(paragraphs(t.the_note, 300), ''),
  }),
  reply: ownPaymentDetails,
}

export const removePaymentDetails = {
  reply: done,
}
