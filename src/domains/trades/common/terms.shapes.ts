import * as z from 'zod/mini'
import {
  deliveryChoice,
  deliveryKinds,
  deliveryOption,
} from '#domains/delivery/common/delivery-options.shapes.ts'
import { condition, paymentMethod, pickup } from '#domains/listings/common/listings.shapes.ts'
import { byId, file, id, idOfListing, instant, line, paragraphs } from '#platform/common/shapes.ts'
import * as t from '#domains/trades/texts.ts'

export const tradeDelivery = z.strictObject({
  /** `joined`: in the parcel of another trade of the same two. */
  method: z.enum(['pickup', 'as_agreed', 'option', 'joined']),
  /** Null unless it is an option of the listing. */
  kind: z.nullable(z.enum(deliveryKinds)),
  name: z.string(),
  /** Null until the two sides agree on it. */
  delivery_cents: z.nullable(z.int()),
  rural_cents: z.int(),
  days_to_send: z.nullable(z.int()),
  is_tracked: z.boolean(),
  joined_to: z.nullable(id),
})
export type TradeDelivery = z.output<typeof tradeDelivery>

export const tradeTerms = z.strictObject({
  version: z.int(),
  /** For bank transfers: H and the trade's number. */
  reference: z.string(),
  quantity: z.int(),
  /** For all pieces. */
  items_cents: z.int(),
  /** Null until it is chosen. */
  delivery: z.nullable(tradeDelivery),
  /** With all that is known of the delivery. */
  total_cents: z.int(),
  /** False until the delivery is chosen and its price agreed on. */
  is_final: z.boolean(),
  pay_by: instant,
  /** From then on the seller may choose the delivery; null once it is chosen. */
  choose_by: z.nullable(instant),
})
export type TradeTerms = z.output<typeof tradeTerms>

export const tradeParcel = z.strictObject({
  carrier: z.string(),
  number: z.string(),
  /** Where the carrier shows it; null for a carrier without such pages. */
  url: z.nullable(z.string()),
  at: instant,
})
export type TradeParcel = z.output<typeof tradeParcel>

export const proposalKind = z.enum(['total', 'cancel', 'join'])
export type ProposalKind = z.output<typeof proposalKind>

export const tradeProposal = z.strictObject({
  id,
  kind: proposalKind,
  side: z.enum(['buyer', 'seller']),
  reason: z.string(),
  items_cents: z.nullable(z.int()),
  delivery_cents: z.nullable(z.int()),
  /** Pieces to cancel. */
  quantity: z.nullable(z.int()),
  joined_to: z.nullable(id),
  /** The total once it is accepted; null if the whole sale is cancelled. */
  total_cents: z.nullable(z.int()),
  proposed_at: instant,
})
export type TradeProposal = z.output<typeof tradeProposal>

export const termsAction = z.enum([
  'choose_delivery',
  /** After 48 hours without a choice: the cheapest that fits. */
  'choose_for_buyer',
  'change_address',
  'propose_total',
  'propose_cancel',
  'propose_join',
  'answer_proposal',
  'withdraw_proposal',
  'change_tracking',
])
export type TermsAction = z.output<typeof termsAction>

/** Only suburb and postcode remain 90 days after the end. */
export const tradeAddress = z.strictObject({
  name: z.nullable(z.string()),
  line1: z.nullable(z.string()),
  line2: z.nullable(z.string()),
  place_name: z.string(),
  postcode: z.string(),
  is_rural: z.boolean(),
})
export type TradeAddress = z.output<typeof tradeAddress>

export const tradeDocumentKind = z.enum(['receipt', 'packing_slip', 'label'])
export type TradeDocumentKind = z.output<typeof tradeDocumentKind>

export const tradeDetails = z.strictObject({
  trade_id: id,
  address: z.nullable(tradeAddress),
  /** The buyer's choices, as the listing offered them; null for trades from before. */
  offered: z.nullable(
    z.strictObject({
      pickup,
      delivery_options: z.array(deliveryOption),
      from: z.strictObject({ region: z.string(), latitude: z.number(), longitude: z.number() }),
    }),
  ),
  /** The listing as it was when both agreed; null for trades from before terms were stored. */
  copy: z.nullable(
    z.strictObject({
      listing_id: idOfListing,
      title: z.string(),
      /** Empty if there was none. */
      subtitle: z.string(),
      description: z.string(),
      condition: z.nullable(condition),
      facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
      payment_methods: z.array(paymentMethod),
      pictures: z.array(
        z.strictObject({
          /** Null once the picture is deleted. */
          url: z.nullable(z.string()),
          alt: z.string(),
          sha256: z.nullable(z.string()),
        }),
      ),
      taken_at: instant,
    }),
  ),
  /** Every version of the terms, oldest first. */
  history: z.array(
    z.strictObject({
      version: z.int(),
      side: z.enum(['buyer', 'seller', 'system']),
      cause: z.enum([
        'promise',
        'chosen',
        'seller_chose',
        'address',
        'lowered',
        'proposal',
        'joined',
        'pieces',
      ]),
      reason: z.string(),
      total_cents: z.int(),
      at: instant,
    }),
  ),
  /** Open trades of the same two that go out in a parcel of their own. */
  joinable: z.array(z.strictObject({ trade_id: id, title: z.string(), total_cents: z.int() })),
  /** Trades that go out in this one's parcel. */
  joined: z.array(z.strictObject({ trade_id: id, title: z.string() })),
  carriers: z.array(z.string()),
  documents: z.array(tradeDocumentKind),
})
export type TradeDetails = z.output<typeof tradeDetails>

export const getTradeDetails = { params: byId, reply: tradeDetails }

/** Only kinds that `documents` lists; another one isn't found. */
export const getTradeDocument = {
  params: byId,
  query: z.strictObject({ kind: tradeDocumentKind }),
  reply: file,
}

const amount = z
  .int({ error: t.enter_an_amount_like_45_or_45_50 })
  .check(
    z.nonnegative({ error: t.an_amount_cant_be_below_zero }),
    z.maximum(10_000_000_000, { error: t.thats_too_much }),
  )

const changed = z.strictObject({ trade_id: id, total_cents: z.int() })

export const chooseDelivery = {
  params: byId,
  /** `total_cents` is the total that the buyer saw; another one is refused. */
  body: z.strictObject({ delivery: deliveryChoice, total_cents: amount }),
  reply: changed,
}

export const chooseForBuyer = { params: byId, reply: changed }

export const changeTradeAddress = {
  params: byId,
  body: z.strictObject({ address_id: id }),
  reply: changed,
}

const reason = z._default(paragraphs(t.the_reason, 500), '')

export const proposeChange = {
  params: byId,
  body: z
    .strictObject({
      kind: proposalKind,
      items_cents: z.optional(amount),
      delivery_cents: z.optional(amount.check(z.maximum(1_000_000, { error: t.thats_too_much }))),
      quantity: z.optional(z.int({ error: t.enter_how_many }).check(z.positive({ error: t.enter_how_many }))),
      joined_to: z.optional(id),
      reason,
    })
    .check(
      z.refine(({ kind, items_cents: items }) => (kind === 'total') === (items !== undefined), {
        path: ['items_cents'],
        error: t.enter_an_amount_like_45_or_45_50,
      }),
      z.refine(({ kind, delivery_cents: delivery }) => (kind === 'cancel') === (delivery === undefined), {
        path: ['delivery_cents'],
        error: t.enter_an_amount_like_45_or_45_50,
      }),
      z.refine(({ kind, quantity }) => (kind === 'cancel') === (quantity !== undefined), {
        path: ['quantity'],
        error: t.enter_how_many,
      }),
      z.refine(({ kind, joined_to: joinedTo }) => (kind === 'join') === (joinedTo !== undefined), {
        path: ['joined_to'],
        error: t.choose_a_parcel,
      }),
    ),
  /** A seller's lower total holds at once: `is_applied`. */
  reply: z.strictObject({ ...changed.shape, is_applied: z.boolean() }),
}

export const answerProposal = {
  params: byId,
  body: z.strictObject({
    proposal_id: id,
    answer: z.enum(['accept', 'decline', 'withdraw'], { error: t.choose_accept_or_decline }),
  }),
  reply: changed,
}

/** Required by sending where tracking was promised. */
export const parcel = z.strictObject({
  carrier: line(t.the_carrier, 40).check(
    z.regex(/^[\p{L}\p{N} .,&'’()/-]*$/u, { error: t.enter_the_carriers_name }),
  ),
  number: line(t.the_tracking_number, 60).check(
    z.regex(/^[\w -]+$/, { error: t.a_tracking_number_has_letters_and_digits }),
  ),
})

export type ParcelInput = z.output<typeof parcel>

export const changeTracking = { params: byId, body: parcel, reply: changed }
