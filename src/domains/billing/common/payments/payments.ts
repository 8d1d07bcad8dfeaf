import { operation } from '#platform/common/operation.ts'
import type * as shapes from './payments.shapes.ts'

export type * from './payments.shapes.ts'

export const maxCards = 10

export const listCards = operation<typeof shapes.listCards>('GET /card')({
  name: 'listCards',
  summary: 'My cards, the default first; and who takes payments here, if anyone does',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const createStripeCard = operation<typeof shapes.createStripeCard>('POST /create-stripe-card')({
  name: 'createStripeCard',
  summary: 'Save a card by the token that the gateway made of it; the same card again replaces the first',
  access: 'user',
  limit: { calls: 40, per: 'hour' },
  status: 201,
  refusals: ['card_declined', 'cards_full', 'payments_unavailable'],
})

export const setDefaultCard = operation<typeof shapes.setDefaultCard>('PUT /set-default-card/{id}')({
  name: 'setDefaultCard',
  summary: 'Pay with this card from now on',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
})

export const deleteCard = operation<typeof shapes.deleteCard>('DELETE /delete-card/{id}')({
  name: 'deleteCard',
  summary: 'Remove a card; the newest of the others becomes the default in its place',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: ['card_in_use'],
})

export const beginCardSetup = operation<typeof shapes.beginCardSetup>('POST /card-setup')({
  name: 'beginCardSetup',
  summary: 'Where a card is typed on Stripe’s own page, which comes back with `card_setup` in the query',
  access: 'user',
  limit: { calls: 40, per: 'hour' },
  refusals: ['cards_full', 'payments_unavailable'],
})

export const finishCardSetup = operation<typeof shapes.finishCardSetup>('POST /card-setup-done')({
  name: 'finishCardSetup',
  summary: 'Save the card that was typed on Stripe’s page',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['card_declined', 'cards_full', 'payments_unavailable'],
})
