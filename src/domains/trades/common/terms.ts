import { operation } from '#platform/common/operation.ts'
import type * as shapes from './terms.shapes.ts'

export type * from './terms.shapes.ts'

export const chooseWithinHours = 48
export const deliveryReminderHours = [24, 48] as const
export const payWithinDays = 7
/** After the end of a trade its address is shortened to suburb and postcode. */
export const addressDays = 90

export const getTradeDetails = operation<typeof shapes.getTradeDetails>('GET /trade-details/{id}')({
  name: 'getTradeDetails',
  summary: 'Address, copy of the listing, history of the terms and what may be joined, of one of my trades',
  access: 'user',
  view: 'sales',
  keyScope: 'trades:read',
  limit: { calls: 240, per: 'minute' },
})

export const chooseDelivery = operation<typeof shapes.chooseDelivery>('PUT /trade-delivery/{id}')({
  name: 'chooseDelivery',
  summary: 'As the buyer: choose how I get what I bought, and promise the total',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['price_changed', 'trade_moved'],
  idempotentByKey: true,
})

export const chooseForBuyer = operation<typeof shapes.chooseForBuyer>('POST /trade-delivery/{id}')({
  name: 'chooseForBuyer',
  summary: 'As the seller, 48 hours after the sale: choose the cheapest delivery that fits the buyer',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['trade_moved', 'trade_too_early'],
  idempotentByKey: true,
})

export const changeTradeAddress = operation<typeof shapes.changeTradeAddress>('PUT /trade-address/{id}')({
  name: 'changeTradeAddress',
  summary: 'As the buyer: have it sent to another of my addresses, where that costs the same',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['price_changed', 'trade_moved'],
  idempotentByKey: true,
})

export const proposeChange = operation<typeof shapes.proposeChange>('POST /trade-proposal/{id}')({
  name: 'proposeChange',
  summary:
    'Propose another total, a cancellation of all or some pieces, or one parcel with another trade. A lower total from the seller holds at once',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['trade_moved', 'proposal_open'],
  idempotentByKey: true,
})

export const answerProposal = operation<typeof shapes.answerProposal>('PUT /trade-proposal/{id}')({
  name: 'answerProposal',
  summary: 'Accept or decline the other side’s proposal, or withdraw mine',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  refusals: ['trade_moved', 'proposal_ended'],
  idempotentByKey: true,
})

export const changeTracking = operation<typeof shapes.changeTracking>('PUT /trade-parcel/{id}')({
  name: 'changeTracking',
  summary: 'As the seller: add or correct the carrier and number of what I sent',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['trade_moved'],
})

export const getTradeDocument = operation<typeof shapes.getTradeDocument>('GET /trade-document/{id}')({
  name: 'getTradeDocument',
  summary: 'A PDF about one of my trades: its receipt or, as the seller, the packing slip or address label',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  answersFile: true,
})
