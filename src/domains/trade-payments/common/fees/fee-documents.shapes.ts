import * as z from 'zod/mini'
import { file, id, instant, page, tableQuery } from '#platform/common/shapes.ts'
import * as t from '#domains/trade-payments/texts.ts'

const feeMonth = z.strictObject({
  /** In New Zealand: 2026-11. */
  month: z.string(),
  /** Given on the first day of the next month. */
  number: z.nullable(z.int()),
  charged_cents: z.int(),
  /** Given back, as a negative amount. */
  corrected_cents: z.int(),
  total_cents: z.int(),
})
export type FeeMonth = z.output<typeof feeMonth>

export const listFeeDocuments = {
  query: z.strictObject(tableQuery),
  reply: page(feeMonth),
}

export const feeLineKind = z.enum(['success_fee', 'success_fee_correction', 'withdrawal_fee'])
export type FeeLineKind = z.output<typeof feeLineKind>

/** The file, as JSON. */
export const feeDocument = z.strictObject({
  month: z.string(),
  number: z.nullable(z.int()),
  issued_at: z.nullable(instant),
  supplier_name: z.string(),
  supplier_address: z.string(),
  /** Empty where the supplier isn't registered for GST. */
  supplier_gst_number: z.string(),
  recipient_name: z.string(),
  recipient_identifier: z.string(),
  lines: z.array(
    z.strictObject({
      kind: feeLineKind,
      at: instant,
      listing_id: id,
      title: z.string(),
      total_cents: z.int(),
      gst_cents: z.int(),
    }),
  ),
  total_cents: z.int(),
  gst_cents: z.int(),
  /** No money was taken. */
  is_test: z.boolean(),
})
export type FeeDocument = z.output<typeof feeDocument>

export const downloadFeeDocument = {
  params: z.strictObject({
    month: z.string().check(z.regex(/^2\d\d\d-(?:0[1-9]|1[0-2])$/)),
  }),
  query: z.strictObject({ pdf: z.optional(z.enum(['true', 'false'], { error: t.pdf_is_true_or_false })) }),
  reply: file,
}
