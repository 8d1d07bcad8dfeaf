import * as z from 'zod/mini'
import { feeSellers } from '#domains/settings/common/fees/success-fees.ts'
import { byListing, id, idOfAccount, type } from '#platform/common/shapes.ts'

const feeTerms = z.strictObject({
  /** In hundredths of a per cent. */
  rate_bp: z.int(),
  floor_cents: z.int(),
  cap_cents: z.nullable(z.int()),
})

const feeSheet = z.strictObject({
  /** Null while there is no success fee. */
  terms: z.nullable(feeTerms),
  exceptions: z.array(
    z.strictObject({
      ...feeTerms.shape,
      /** The names from the root down; empty for every category. */
      category: z.array(z.string()),
      seller: z.enum(feeSellers),
      /** Null for any plan. */
      plan: z.nullable(z.string()),
    }),
  ),
  /** Fees include GST. */
  has_gst: z.boolean(),
  /** Success fees are only taken of sales that are paid on Hoko. */
  can_pay_on_hoko: z.boolean(),
  /** Charged for withdrawing a listing that has bids; null if there is none. */
  withdrawal_fee_cents: z.nullable(z.int()),
})
export type PublishedFeeSheet = z.output<typeof feeSheet>

export const getFeeSheet = {
  reply: feeSheet,
}

const buyerProtection = z.strictObject({
  can_pay_on_hoko: z.boolean(),
  release_after_delivered_days: z.int(),
  release_after_sent_days: z.int(),
  ceiling_cents: z.int(),
})
export type BuyerProtection = z.output<typeof buyerProtection>

export const getBuyerProtection = {
  reply: buyerProtection,
}

export const getWithdrawalFee = {
  params: byListing,
  reply: z.strictObject({ fee_cents: z.nullable(z.int()) }),
}

export const getFeePreview = {
  query: z.strictObject({
    type,
    category_id: z.optional(id),
    /** For admins who list for a seller. */
    seller_id: z.optional(idOfAccount),
  }),
  reply: z.strictObject({
    terms: z.nullable(feeTerms),
    has_gst: z.boolean(),
    withdrawal_fee_cents: z.nullable(z.int()),
  }),
}
