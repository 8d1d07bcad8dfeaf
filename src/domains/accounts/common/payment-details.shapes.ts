import * as z from 'zod/mini'
import { done, instant, line, paragraphs } from '#platform/common/shapes.ts'
import * as t from '#domains/accounts/texts.ts'

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
