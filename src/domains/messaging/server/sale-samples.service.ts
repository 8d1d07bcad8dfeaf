import { must } from '#platform/common/must.ts'
import { knownCarriers } from '#domains/settings/common/carriers.ts'
import { formatReference } from '#domains/trades/common/payment-reference.ts'
import type { TradeTerms } from '#domains/trades/common/terms.ts'
import type { TradeMove } from '#domains/trades/common/trades.ts'
import type { TradeSummary } from '#domains/trades/server/terms/summaries.service.ts'
import type { NamedListing, NoticeTexts } from './labels/notifications.labels.ts'
import { composeBoughtNotice, composeSoldNotice, type NotifiedSale } from './labels/sales.labels.ts'
import { composeDeliveryUnchosenNotice } from './labels/terms.labels.ts'
import {
  composePayoutNotice,
  composeTradePaymentNotice,
  type PaymentFacts,
} from './labels/trade-payments.labels.ts'
import { composeTradeMovedNotice } from './labels/trades.labels.ts'
import * as t from '#domains/messaging/texts.ts'

type PaymentAction = Parameters<typeof composeTradePaymentNotice>[2]['action']

const closesAt = '2026-11-28T07:30:00.000Z'
const priceCents = 12_500

const undecided: TradeTerms = {
  version: 1,
  reference: formatReference(1),
  quantity: 1,
  items_cents: priceCents,
  delivery: null,
  total_cents: priceCents,
  is_final: false,
  pay_by: '2026-12-05T07:30:00Z',
  choose_by: '2026-11-30T07:30:00Z',
}
const byCourier: TradeTerms = {
  ...undecided,
  delivery: {
    method: 'option',
    kind: 'courier',
    name: '',
    delivery_cents: 700,
    rural_cents: 450,
    days_to_send: 2,
    is_tracked: true,
    joined_to: null,
  },
  total_cents: priceCents + 1150,
  is_final: true,
  choose_by: null,
}
export const getSale = (terms = undecided): NotifiedSale => ({
  trade_id: 1,
  price_cents: priceCents,
  terms,
  is_pickup_only: false,
})

/** Kinds that are read in several situations. */
export function composeSampleSales(listing: NamedListing): [string, NoticeTexts][] {
  const unchosen = { trade_id: 1, choose_by: closesAt, is_pickup_only: false }
  const summary: TradeSummary = {
    status: 'agreed',
    terms: byCourier,
    is_pickup_only: false,
    parcel: {
      carrier: must(knownCarriers[0], 'carrier').name,
      number: '00412345678901',
      url: null,
      at: closesAt,
    },
    proposal: {
      id: 1,
      kind: 'total',
      side: 'buyer',
      reason: '',
      items_cents: 12_000,
      delivery_cents: 1000,
      quantity: null,
      joined_to: null,
      total_cents: 13_000,
      proposed_at: closesAt,
    },
  }
  const step = { trade_id: 1, from_status: 'paid', to_status: 'paid', total_cents: 13_650 } as const
  const moved = (to: 'buyer' | 'seller', action: TradeMove['action'], reason = '') =>
    composeTradeMovedNotice(
      listing,
      to,
      { ...step, side: to === 'buyer' ? 'seller' : 'buyer', action, reason },
      summary,
    )
  return [
    ['bought', composeBoughtNotice(listing, getSale(byCourier))],
    ['sold_by_buy_now', composeSoldNotice(listing, getSale(byCourier))],
    ['delivery_to_choose', composeDeliveryUnchosenNotice(listing, 'buyer', { ...unchosen, hours: 24 })],
    ['delivery_unchosen', composeDeliveryUnchosenNotice(listing, 'buyer', { ...unchosen, hours: 48 })],
    ['delivery_for_buyer', composeDeliveryUnchosenNotice(listing, 'seller', { ...unchosen, hours: 48 })],
    ['delivery_chosen', moved('seller', 'delivery_chosen')],
    ['proposal', moved('seller', 'proposed', t.sample_proposal())],
    ['proposal_accepted', moved('buyer', 'proposal_accepted')],
    ['sent', moved('buyer', 'sent')],
    ...composeSamplePayments(listing),
  ]
}

function composeSamplePayments(listing: NamedListing): [string, NoticeTexts][] {
  const amount = { trade_id: 1, amount_cents: byCourier.total_cents, reason: '' }
  const moved = { ...amount, release_at: closesAt }
  const facts = { method: 'card', cause: null, isSent: false, isPickup: false, payout: null } as const
  const payout = { amount_cents: 12_000, next_try_at: new Date(closesAt), isDelayed: false }
  const compose = (to: 'buyer' | 'seller', action: PaymentAction, more: Partial<PaymentFacts> = {}) =>
    must(composeTradePaymentNotice(listing, to, { ...moved, action }, { ...facts, ...more }), 'notice')
  return [
    ['paid_on_hoko', compose('seller', 'paid')],
    ['payment_receipt', compose('buyer', 'paid')],
    ['payment_delivered', compose('buyer', 'delivered')],
    ['payment_released', compose('seller', 'released', { payout })],
    ['payment_refund', compose('buyer', 'refunded', { cause: 'sale_cancelled' })],
    ['payment_chargeback', compose('seller', 'charged_back')],
    ['payout_sent', composePayoutNotice(listing, { ...amount, action: 'sent' })],
    ['payout_failed', composePayoutNotice(listing, { ...amount, action: 'failed' })],
  ]
}
