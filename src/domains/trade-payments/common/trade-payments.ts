import { operation } from '#platform/common/operation.ts'
import type * as shapes from './trade-payments.shapes.ts'

export type * from './trade-payments.shapes.ts'

/** Stripe holds money for 90 days at most. */
export const releaseByDay = 85
export const reviewFromDay = 70
/** A buyer's tries that are open at the same time, on one sale. */
export const maxStarted = 5

export const getTradeMoney = operation<typeof shapes.getTradeMoney>('GET /trade-money/{id}')({
  name: 'getTradeMoney',
  summary:
    'How a trade of mine is paid on Hoko: what is due, paid, kept for the seller, released or given back',
  access: 'user',
  view: 'sales',
  limit: { calls: 240, per: 'minute' },
})

export const getPayOffer = operation<typeof shapes.getPayOffer>('GET /pay-offer/{id}')({
  name: 'getPayOffer',
  summary: 'Whether the buyer of a listing can pay on Hoko',
  access: 'anyone',
  view: 'public',
  limit: { calls: 600, per: 'minute' },
})

export const payTrade = operation<typeof shapes.payTrade>('POST /trade-payment')({
  name: 'payTrade',
  summary: 'Pay for what I bought: Hoko keeps the money until I have it',
  access: 'user',
  limit: { calls: 30, per: 'hour' },
  status: 201,
  refusals: [
    'trade_moved',
    'price_changed',
    'payment_under_way',
    'payments_unavailable',
    'card_declined',
    'card_needed',
  ],
  idempotentByKey: true,
})

export const checkTradePayment = operation<typeof shapes.checkTradePayment>('POST /trade-payment-check/{id}')(
  {
    name: 'checkTradePayment',
    summary: 'Read how a payment of mine stands at the bank, after I came back from there',
    access: 'user',
    limit: { calls: 120, per: 'hour' },
    refusals: ['payments_unavailable'],
  },
)

export const cancelTradePayment = operation<typeof shapes.cancelTradePayment>('DELETE /trade-payment/{id}')({
  name: 'cancelTradePayment',
  summary: 'Stop a payment of mine that I have not finished',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['payments_unavailable', 'payment_under_way'],
})

export const stateDelivered = operation<typeof shapes.stateDelivered>('POST /trade-delivered/{id}')({
  name: 'stateDelivered',
  summary: 'Say that the carrier has delivered what I sold: the buyer has three days to object',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['trade_moved'],
})

export const getPayouts = operation<typeof shapes.getPayouts>('GET /payouts')({
  name: 'getPayouts',
  summary: 'What buyers have paid me on Hoko: kept, on its way, paid out, and whether I am set up for it',
  access: 'user',
  view: 'sales',
  limit: { calls: 240, per: 'minute' },
})

export const beginPayouts = operation<typeof shapes.beginPayouts>('POST /payout-account')({
  name: 'beginPayouts',
  summary: 'Set up, or complete, how I am paid out',
  access: 'user',
  limit: { calls: 30, per: 'hour' },
  refusals: ['payments_unavailable', 'bank_account_needed'],
})

export const checkPayoutAccount = operation<typeof shapes.checkPayoutAccount>('POST /payout-account-check')({
  name: 'checkPayoutAccount',
  summary: 'Read at the gateway whether I can be paid out',
  access: 'user',
  limit: { calls: 120, per: 'hour' },
  refusals: ['payments_unavailable'],
})

export const getMemberMoney = operation<typeof shapes.getMemberMoney>('GET /member-money')({
  name: 'getMemberMoney',
  summary:
    'Money of members: sums by account, payments that wait, failed payouts, chargebacks, a stop of releases',
  access: 'admin',
  duty: 'money',
  limit: { calls: 240, per: 'minute' },
})

export const endReleaseStop = operation<typeof shapes.endReleaseStop>('PUT /release-stop')({
  name: 'endReleaseStop',
  summary: 'Let money be released again, after an anomaly was looked into',
  access: 'admin',
  duty: 'money',
  limit: { calls: 30, per: 'hour' },
})
