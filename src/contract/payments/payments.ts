import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, done, id, instant } from '../core/shapes.ts'
import * as t from './texts.ts'

export const max_cards = 10

export const gateway_name = z.enum(['stripe', 'sandbox'])

/** Never more of a number than its last four digits. */
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

export const listCards = operation({
  name: 'listCards',
  summary: 'My cards, the default first; and who takes payments here, if anyone does',
  method: 'GET',
  path: '/card',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ gateway: z.nullable(gateway_name), items: z.array(card) }),
  refusals: [],
})

/** Letters and digits of the gateway’s own making, in which no number of a card can hide. */
const token = z.string({ error: t.enter_your_card_again }).check(
  z.maxLength(200, { error: t.enter_your_card_again, abort: true }),
  z.regex(/^(tok|pm)_\w[\w-]*$/, { error: t.enter_your_card_again, abort: true }),
  z.refine((text) => !/\d{12}/.test(text), { error: t.enter_your_card_again }),
)

export const createStripeCard = operation({
  name: 'createStripeCard',
  summary: 'Save a card by the token that the gateway made of it; the same card again replaces the first',
  method: 'POST',
  path: '/create-stripe-card',
  access: 'user',
  limit: { calls: 40, per: 'hour' },
  body: z.strictObject({ token }),
  status: 201,
  reply: card,
  refusals: ['card_declined', 'cards_full', 'payments_unavailable'],
})

export const setDefaultCard = operation({
  name: 'setDefaultCard',
  summary: 'Pay with this card from now on',
  method: 'PUT',
  path: '/set-default-card/{id}',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  reply: card,
  refusals: [],
})

export const deleteCard = operation({
  name: 'deleteCard',
  summary: 'Remove a card; the newest of the others becomes the default in its place',
  method: 'DELETE',
  path: '/delete-card/{id}',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: ['card_in_use'],
})

export const beginCardSetup = operation({
  name: 'beginCardSetup',
  summary: 'Where a card is typed on Stripe’s own page, which comes back with `card_setup` in the query',
  method: 'POST',
  path: '/card-setup',
  access: 'user',
  limit: { calls: 40, per: 'hour' },
  body: z.strictObject({
    return_to: z
      .string()
      .check(
        z.maxLength(300, { abort: true }),
        z.regex(/^\/(?![/\\])[\w\-./~]*$/, { error: t.this_isnt_an_address_on_this_site }),
      ),
  }),
  reply: z.strictObject({ url: z.string() }),
  refusals: ['cards_full', 'payments_unavailable'],
})

export const finishCardSetup = operation({
  name: 'finishCardSetup',
  summary: 'Save the card that was typed on Stripe’s page',
  method: 'POST',
  path: '/card-setup-done',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({ setup_id: z.string().check(z.maxLength(200), z.regex(/^\w+$/)) }),
  status: 201,
  reply: card,
  refusals: ['card_declined', 'cards_full', 'payments_unavailable'],
})
