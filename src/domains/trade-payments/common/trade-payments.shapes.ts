import * as z from 'zod/mini'
import { byId, cents, id, idOfAccount, idOfListing, instant, line } from '#platform/common/shapes.ts'
import * as t from '#domains/trade-payments/texts.ts'

export const payMethod = z.enum(['card', 'bank'], { error: t.choose_how_to_pay })
export type PayMethod = z.output<typeof payMethod>

export const tradePaymentStatus = z.enum([
  'started',
  'held',
  'disputed',
  'released',
  'refunded',
  'failed',
  'cancelled',
])
export type TradePaymentStatus = z.output<typeof tradePaymentStatus>

export const refundCause = z.enum([
  'paid_twice',
  'paid_too_late',
  'sale_cancelled',
  'total_lowered',
  'dispute',
  'at_gateway',
])
export type RefundCause = z.output<typeof refundCause>

export const tradePayment = z.strictObject({
  id,
  method: payMethod,
  status: tradePaymentStatus,
  amount_cents: z.int(),
  /** Given back, or on its way back. */
  refunded_cents: z.int(),
  started_at: instant,
  paid_at: z.nullable(instant),
  /** When it is released by itself; null until the seller has sent it. */
  release_at: z.nullable(instant),
  ended_at: z.nullable(instant),
  /** Null unless it failed: why, in plain words. */
  failure: z.nullable(z.string()),
  /** For the buyer while it is started: where to go on. */
  action_url: z.nullable(z.string()),
  refunds: z.array(
    z.strictObject({ amount_cents: z.int(), cause: refundCause, is_sent: z.boolean(), at: instant }),
  ),
  /** For the seller once it is released. */
  payout: z.nullable(
    z.strictObject({
      amount_cents: z.int(),
      is_sent: z.boolean(),
      /** When it was sent, or will be tried. */
      at: instant,
      has_failed: z.boolean(),
    }),
  ),
  has_open_chargeback: z.boolean(),
})
export type TradePayment = z.output<typeof tradePayment>

/** Why a sale isn't paid on Hoko. */
export const payBarrier = z.enum([
  'off',
  'not_general',
  'not_agreed',
  'total_open',
  'above_ceiling',
  'seller_not_ready',
  'paid',
])
export type PayBarrier = z.output<typeof payBarrier>

export const tradeMoney = z.strictObject({
  trade_id: id,
  role: z.enum(['buyer', 'seller']),
  /** Null if the buyer can pay here now. */
  barrier: z.nullable(payBarrier),
  methods: z.array(payMethod),
  /** Still to be paid; null while the total isn't final. */
  due_cents: z.nullable(z.int()),
  ceiling_cents: z.int(),
  payments: z.array(tradePayment),
  /** For the seller: the success fee as the sale stands. */
  fee: z.nullable(
    z.strictObject({ items_cents: z.int(), fee_cents: z.int(), gst_cents: z.int(), net_cents: z.int() }),
  ),
  /** For the seller who may say that it is delivered: when the money is released after that. */
  delivered_release_at: z.nullable(instant),
  may: z.array(z.enum(['pay', 'state_delivered'])),
})
export type TradeMoney = z.output<typeof tradeMoney>

export const getTradeMoney = { params: byId, reply: tradeMoney }

export const payOffer = z.strictObject({
  /** The seller can be paid on Hoko. */
  is_offered: z.boolean(),
  /** The highest sale that can be. */
  ceiling_cents: z.int(),
})
export type PayOffer = z.output<typeof payOffer>

export const getPayOffer = { params: z.strictObject({ id: idOfListing }), reply: payOffer }

export const payTrade = {
  body: z.strictObject({
    trade_id: id,
    method: payMethod,
    /** For cards. */
    card_id: z.optional(id),
    /** The sum that the buyer saw; another one is refused. */
    amount_cents: cents,
  }),
  reply: tradePayment,
}

/** Reads how it stands at the gateway, after the buyer has returned from there. */
export const checkTradePayment = { params: byId, reply: tradePayment }

export const cancelTradePayment = { params: byId, reply: tradePayment }

export const stateDelivered = { params: byId, reply: tradeMoney }

export const payoutAccount = z.strictObject({
  method: payMethod,
  gateway: z.enum(['stripe', 'bank', 'sandbox']),
  /** `none`: nothing was begun. */
  state: z.enum(['none', 'incomplete', 'ready', 'restricted']),
  due: z.array(z.string()),
  ready_at: z.nullable(instant),
})
export type PayoutAccount = z.output<typeof payoutAccount>

export const payout = z.strictObject({
  id,
  trade_id: id,
  listing_id: idOfListing,
  title: z.string(),
  amount_cents: z.int(),
  status: z.enum(['due', 'sent']),
  failure: z.nullable(z.string()),
  /** When it was sent, or will be tried. */
  at: instant,
})
export type Payout = z.output<typeof payout>

export const payouts = z.strictObject({
  is_enabled: z.boolean(),
  accounts: z.array(payoutAccount),
  /** Paid for sales that aren't finished. */
  waiting_cents: z.int(),
  /** Released, and on the way to the seller. */
  on_its_way_cents: z.int(),
  paid_cents: z.int(),
  /** Below nought after a chargeback: taken from the next sales first. */
  balance_cents: z.int(),
  /** The newest 50. */
  items: z.array(payout),
})
export type Payouts = z.output<typeof payouts>

export const getPayouts = { reply: payouts }

export const beginPayouts = {
  body: z.strictObject({ method: payMethod }),
  /** The gateway's page; null if the seller's bank account is all it takes. */
  reply: z.strictObject({ url: z.nullable(z.string()), account: payoutAccount }),
}

export const checkPayoutAccount = {
  body: z.strictObject({ method: payMethod }),
  reply: payoutAccount,
}

export const memberMoneySums = z.strictObject({
  waiting_cents: z.int(),
  refunding_cents: z.int(),
  sellers_cents: z.int(),
  transferring_cents: z.int(),
  paid_out_cents: z.int(),
  fees_cents: z.int(),
  charged_cents: z.int(),
})

export const adminTradePayment = z.strictObject({
  id,
  trade_id: id,
  listing_id: idOfListing,
  title: z.string(),
  buyer: z.strictObject({ id: idOfAccount, display_name: z.string() }),
  seller: z.strictObject({ id: idOfAccount, display_name: z.string() }),
  method: payMethod,
  status: tradePaymentStatus,
  amount_cents: z.int(),
  paid_at: z.nullable(instant),
  release_at: z.nullable(instant),
})
export type AdminTradePayment = z.output<typeof adminTradePayment>

export const chargeback = z.strictObject({
  id,
  payment_id: id,
  trade_id: id,
  listing_id: idOfListing,
  title: z.string(),
  amount_cents: z.int(),
  status: z.enum(['open', 'won', 'lost']),
  reason: z.string(),
  evidence_due_at: z.nullable(instant),
  opened_at: instant,
})
export type Chargeback = z.output<typeof chargeback>

export const releaseStop = z.strictObject({ reason: z.string(), started_at: instant })

export const memberMoney = z.strictObject({
  is_enabled: z.boolean(),
  sums: memberMoneySums,
  stop: z.nullable(releaseStop),
  /** Oldest first, at most 100 of each. */
  payments: z.array(adminTradePayment),
  failed_payouts: z.array(
    z.strictObject({ ...payout.shape, seller: adminTradePayment.shape.seller, tries: z.int() }),
  ),
  chargebacks: z.array(chargeback),
})
export type MemberMoney = z.output<typeof memberMoney>

export const getMemberMoney = { reply: memberMoney }

export const endReleaseStop = {
  body: z.strictObject({ reason: line(t.the_reason, 300, 3) }),
  reply: memberMoney,
}
