import * as z from 'zod/mini'
import { paymentDetails } from '#domains/accounts/common/accounts.shapes.ts'
import { listingCard, paymentMethod } from '#domains/listings/common/listings.shapes.ts'
import {
  idOfAccount,
  byId,
  file,
  id,
  instant,
  line,
  idOfListing,
  page,
  pageQuery,
  paragraphs,
  sixDigits,
} from '#platform/common/shapes.ts'
import { salesTotals, tradeFilters } from './trade-lists.shapes.ts'
import { parcel, termsAction, tradeParcel, tradeProposal, tradeTerms } from './terms.shapes.ts'
import { disputeKinds } from './dispute-kinds.ts'
import { pickupPlan } from './meetings/meeting-plans.shapes.ts'
import { actionsWithReason } from './trades.ts'
import * as t from '#domains/trades/texts.ts'

export const tradeStatus = z.enum([
  'unconfirmed',
  'agreed',
  'paid',
  'sent',
  'completed',
  'disputed',
  'cancelled',
])
export type TradeStatus = z.output<typeof tradeStatus>

export const tradeAction = z.enum([
  'mark_paid',
  'confirm_payment',
  'mark_sent',
  /** With payment on delivery, sending comes first. */
  'send_unpaid',
  'mark_received',
  'undo',
  'open_dispute',
  'withdraw_dispute',
  'state_default',
  'withdraw_default',
  'contest_default',
  'accept_default',
])
export type TradeAction = z.output<typeof tradeAction>

export const tradeMove = z.strictObject({
  side: z.enum(['buyer', 'seller', 'system']),
  action: z.enum([
    'paid',
    'payment_confirmed',
    'sent',
    'received',
    'handed_over',
    'undone',
    'disputed',
    'dispute_withdrawn',
    'dispute_resolved',
    'default_stated',
    'default_withdrawn',
    'default_contested',
    'default_accepted',
    'default_stood',
    'delivery_chosen',
    'address_changed',
    'total_lowered',
    'proposed',
    'proposal_accepted',
    'proposal_declined',
    'proposal_withdrawn',
    'pieces_cancelled',
    'cancelled',
    'tracking_changed',
  ]),
  from_status: tradeStatus,
  to_status: tradeStatus,
  reason: z.string(),
  /** The total that the step led to, or proposes. */
  total_cents: z.nullable(z.int()),
  at: instant,
})
export type TradeMove = z.output<typeof tradeMove>

export const disputeOutcome = z.enum(['completed', 'cancelled', 'agreed'], {
  error: t.say_what_becomes_of_the_sale,
})
export type DisputeOutcome = z.output<typeof disputeOutcome>

export const dispute = z.strictObject({
  id,
  opened_by: z.enum(['buyer', 'seller']),
  /** Null if no kind was given. */
  kind: z.nullable(z.enum(disputeKinds)),
  reason: z.string(),
  opened_at: instant,
  messages: z.array(
    z.strictObject({ side: z.enum(['buyer', 'seller', 'system']), text: z.string(), at: instant }),
  ),
  decision: z.nullable(
    z.strictObject({
      outcome: z.enum([...disputeOutcome.options, 'withdrawn']),
      word: z.string(),
      at: instant,
    }),
  ),
})
export type Dispute = z.output<typeof dispute>

export const trade = z.strictObject({
  id,
  listing: listingCard,
  role: z.enum(['buyer', 'seller']),
  price_cents: z.int(),
  quantity: z.int(),
  /** Price times pieces, without delivery. */
  total_cents: z.int(),
  /** Null until the buyer confirms a sale that the seller stated. */
  terms: z.nullable(tradeTerms),
  /** Null until it is sent with a number. */
  parcel: z.nullable(tradeParcel),
  proposal: z.nullable(tradeProposal),
  how: z.enum(['won', 'buy_now', 'marked_sold', 'offer', 'second_chance']),
  /** `unconfirmed`: stated by the seller, not yet answered by the buyer. */
  status: tradeStatus,
  agreed_at: instant,
  payment_methods: z.array(paymentMethod),
  payment_confirmed: z.boolean(),
  moves: z.array(tradeMove),
  may: z.array(tradeAction),
  may_change: z.array(termsAction),
  disputable_from: instant,
  defaultable_from: instant,
  default_stated: z.nullable(
    z.strictObject({
      reason: z.string(),
      stated_at: instant,
      stands_at: instant,
      outcome: z.nullable(z.enum(['contested', 'accepted', 'stood', 'withdrawn', 'paid'])),
    }),
  ),
  dispute: z.nullable(dispute),
  /** Visible only to the two sides; null until the buyer confirms a sale that the seller stated. */
  counterparty: z.strictObject({
    id: idOfAccount,
    display_name: z.string(),
    /** If so, payment details are withheld until the sale is finished or the account is restored. */
    is_suspended: z.boolean(),
    full_name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone_number: z.nullable(z.string()),
  }),
})
export type Trade = z.output<typeof trade>

export const exportTrades = { query: z.strictObject(tradeFilters), reply: file }

export const listTrades = {
  query: z.strictObject({
    ...tradeFilters,
    /** Listing ids with commas between, at most 100. */
    listings: z.optional(
      z
        .string()
        .check(
          z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99}$/, { error: t.these_must_be_numbers_of_listings }),
        ),
    ),
    ...pageQuery,
  }),
  reply: page(trade),
}

export const getSalesTotals = {
  query: z.strictObject({ role: z._default(z.enum(['buyer', 'seller']), 'seller') }),
  reply: salesTotals,
}

export const getTrade = {
  params: byId,
  reply: trade,
}

export const answerTrade = {
  params: byId,
  body: z.strictObject({ answer: z.enum(['confirmed', 'denied'], { error: t.say_whether_you_bought_it }) }),
  reply: trade,
}

const reason = paragraphs(t.what_you_write, 1000)

export const changeTrade = {
  params: byId,
  body: z
    .strictObject({
      action: tradeAction,
      reason: z._default(reason, ''),
      /** The kind of a dispute that is being opened. */
      dispute_kind: z.optional(z.enum(disputeKinds, { error: t.choose_whats_wrong })),
      /** With `mark_sent` and `send_unpaid`; required where tracking was promised. */
      parcel: z.optional(parcel),
    })
    .check(
      z.refine(
        ({ action, reason: text }) => text.length >= 3 || !actionsWithReason.some((one) => one === action),
        { path: ['reason'], error: t.say_what_happened_in_a_few_words },
      ),
    ),
  reply: trade,
}

export const writeInDispute = {
  params: byId,
  body: z.strictObject({
    text: reason.check(z.minLength(1, { error: t.write_something_first })),
  }),
  reply: dispute,
}

export const adminDispute = z.strictObject({
  ...dispute.shape,
  trade: z.strictObject({
    id,
    listing_id: idOfListing,
    how: trade.shape.how,
    status: tradeStatus,
    total_cents: z.int(),
    agreed_at: instant,
    moves: z.array(tradeMove),
  }),
  buyer: z.strictObject({ id: idOfAccount, display_name: z.string() }),
  seller: z.strictObject({ id: idOfAccount, display_name: z.string() }),
  /** Paid on Hoko, and neither given back nor the seller's: the decision moves it. */
  waiting_cents: z.int(),
  decider_name: z.nullable(z.string()),
})
export type AdminDispute = z.output<typeof adminDispute>

export const listDisputes = {
  query: z.strictObject({ listing: idOfListing }),
  reply: z.strictObject({ items: z.array(adminDispute) }),
}

export const resolveDispute = {
  params: byId,
  body: z.strictObject({
    outcome: disputeOutcome,
    word: line(t.message_to_both_sides, 500, 3),
    /** With `completed`, of what was paid on Hoko: this goes back to the buyer, the rest to the seller. */
    refund_cents: z.optional(z.int().check(z.nonnegative(), z.maximum(10_000_000_000))),
  }),
  reply: adminDispute,
}

const handover = z.strictObject({
  /** Null for the seller, who gets it from the buyer, and after too many wrong attempts. */
  code: z.nullable(z.string()),
  is_locked: z.boolean(),
  tries_left: z.int(),
})

export const accountChange = z.enum(['payment_details', 'device', 'phone_number', 'email'])
export type AccountChange = z.output<typeof accountChange>

export const arrangements = z.strictObject({
  trade_id: id,
  /** Null if the seller doesn't allow pickup, or nothing can be arranged any more. */
  pickup: z.nullable(pickupPlan),
  handover: z.nullable(handover),
  /** Null for the seller, and if the seller has given none. */
  payment: z.nullable(paymentDetails),
  /** Changes to the seller's account in the last 24 hours, latest of each kind; empty for the seller. */
  warnings: z.array(z.strictObject({ what: accountChange, at: instant })),
})
export type Arrangements = z.output<typeof arrangements>

export const listArrangements = {
  query: z.strictObject({
    role: z.enum(['buyer', 'seller']),
    trade: z.optional(id),
    ...pageQuery,
  }),
  reply: page(arrangements),
}

export const completeHandover = {
  params: byId,
  body: z.strictObject({ code: sixDigits }),
  reply: z.strictObject({ trade_id: id, status: z.literal('completed') }),
}

export const renewHandoverCode = {
  params: byId,
  reply: arrangements,
}
