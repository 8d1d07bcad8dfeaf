import { operation } from '../core/operation.ts'
import type * as shapes from './payments.shapes.ts'

export type * from './payments.shapes.ts'

export const max_cards = 10

export const listCards = operation<typeof shapes.listCards>()({
  name: 'listCards',
  summary: 'My cards, the default first; and who takes payments here, if anyone does',
  method: 'GET',
  path: '/card',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const createStripeCard = operation<typeof shapes.createStripeCard>()({
  name: 'createStripeCard',
  summary: 'Save a card by the token that the gateway made of it; the same card again replaces the first',
  method: 'POST',
  path: '/create-stripe-card',
  access: 'user',
  limit: { calls: 40, per: 'hour' },
  status: 201,
  refusals: ['card_declined', 'cards_full', 'payments_unavailable'],
})

export const setDefaultCard = operation<typeof shapes.setDefaultCard>()({
  name: 'setDefaultCard',
  summary: 'Pay with this card from now on',
  method: 'PUT',
  path: '/set-default-card/{id}',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const deleteCard = operation<typeof shapes.deleteCard>()({
  name: 'deleteCard',
  summary: 'Remove a card; the newest of the others becomes the default in its place',
  method: 'DELETE',
  path: '/delete-card/{id}',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: ['card_in_use'],
})

export const beginCardSetup = operation<typeof shapes.beginCardSetup>()({
  name: 'beginCardSetup',
  summary: 'Where a card is typed on Stripe’s own page, which comes back with `card_setup` in the query',
  method: 'POST',
  path: '/card-setup',
  access: 'user',
  limit: { calls: 40, per: 'hour' },
  refusals: ['cards_full', 'payments_unavailable'],
})

export const finishCardSetup = operation<typeof shapes.finishCardSetup>()({
  name: 'finishCardSetup',
  summary: 'Save the card that was typed on Stripe’s page',
  method: 'POST',
  path: '/card-setup-done',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['card_declined', 'cards_full', 'payments_unavailable'],
})
