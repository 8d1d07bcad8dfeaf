import * as z from 'zod/mini'
import { byId, done, id, instant } from '#platform/common/shapes.ts'
import * as t from '#domains/billing/texts.ts'

export const gatewayName = z.enum(['stripe', 'sandbox'])

/** Holds at most the last four digits of a number. */
export const card = z.strictObject({
  id,
  brand: z.string(),
  last4: z.string(),
  expires_month: z.int(),
  expires_year: z.int(),
  is_default: z.boolean(),
  is_expired: z.boolean(),
  added_at: instant,
})
export type Card = z.output<typeof card>

export const listCards = {
  reply: z.strictObject({ gateway: z.nullable(gatewayName), items: z.array(card) }),
}

/** Letters and digits made by the gateway, which can't contain a card number. */
const token = z.string({ error: t.enter_your_card_again }).check(
  z.maxLength(200, { error: t.enter_your_card_again, abort: true }),
  z.regex(/^(tok|pm)_\w[\w-]*$/, { error: t.enter_your_card_again, abort: true }),
  z.refine((text) => !/\d{12}/.test(text), { error: t.enter_your_card_again }),
)

export const createStripeCard = {
  body: z.strictObject({ token }),
  reply: card,
}

export const setDefaultCard = {
  params: byId,
  reply: card,
}

export const deleteCard = {
  params: byId,
  reply: done,
}

export const beginCardSetup = {
  body: z.strictObject({
    return_to: z
      .string()
      .check(
        z.maxLength(300, { abort: true }),
        z.regex(/^\/(?![/\\])[\w\-./~]*(#[\w-]*)?$/, { error: t.this_isnt_an_address_on_this_site }),
      ),
  }),
  reply: z.strictObject({ url: z.string() }),
}

export const finishCardSetup = {
  body: z.strictObject({ setup_id: z.string().check(z.maxLength(200), z.regex(/^\w+$/)) }),
  reply: card,
}
