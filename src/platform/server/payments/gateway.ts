/**
 * Takes money by card. Two adapters, kept equal by one suite: Stripe, and a sandbox for demos and tests.
 * Every call that moves something has a key: the same key again makes nothing new, and answers with what it made, as it
 * is now. Throws `GatewayUnreachable` when it's not known what happened, so that the caller repeats it with the same
 * key, and `GatewayRefused` where a repetition would be refused too.
 */
export interface Gateway {
  name: 'stripe' | 'sandbox'
  /** Events are asked for with `listEvents`; nobody sends them. */
  is_polled: boolean
  listPrices: () => Promise<GatewayPrice[]>
  /** Once for an account, however often. */
  createCustomer: (customer: { account_id: number; email: string; name: string }) => Promise<string>
  /** With all its cards. One that isn't there any more is removed too. */
  removeCustomer: (customer_id: string) => Promise<void>
  /**
   * Where the cardholder types the number: Stripe's own page, which comes back to `return_url` with `card_setup={id}` in
   * its query; null where the browser makes a token itself.
   */
  beginCardSetup: (setup: {
    customer_id: string
    return_url: string
  }) => Promise<{ id: string; url: string } | null>
  /** The card that a setup of this customer made, as soon as there is one. */
  readCardSetup: (setup_id: string, customer_id: string) => Promise<CardOutcome | null>
  /** @param token a token or payment method that the gateway made from a card */
  addCard: (customer_id: string, token: string, key: string) => Promise<CardOutcome>
  /** One that isn't there any more is removed too. */
  removeCard: (payment_method_id: string) => Promise<void>
  /** Without the cardholder being there, unless `return_url` says where they come back to after confirming. */
  charge: (charge: Charge, key: string) => Promise<GatewayPayment>
  readPayment: (gateway_payment_id: string) => Promise<GatewayPayment>
  /** One that is settled stays as it is. */
  cancelPayment: (gateway_payment_id: string) => Promise<GatewayPayment>
  /** @returns the refund's id */
  refund: (refund: Refund, key: string) => Promise<string>
  /** Throws `EventRefused` when the signature, or its time (bounded both ways), isn't right. */
  readEvent: (body: string, signature: string) => Promise<GatewayEvent>
  /** Since `since`, oldest first: nothing is missed where no webhook is set up. */
  listEvents: (since: Date) => Promise<GatewayEvent[]>
}

export interface GatewayPrice {
  id: string
  name: string
  amount_cents: number
  interval: 'month' | 'year'
}

export interface GatewayCard {
  payment_method_id: string
  brand: string
  last4: string
  expires_month: number
  expires_year: number
  fingerprint: string | null
}

export type CardOutcome = { card: GatewayCard } | { declined: DeclineCode }

export const decline_codes = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
  'authentication_required',
  'not_a_test_card',
] as const

/** What a person can do something about; everything else is `declined`. */
export type DeclineCode = (typeof decline_codes)[number]

export interface Charge {
  customer_id: string
  payment_method_id: string
  amount_cents: number
  description: string
  payment_id: number
  /** When it was first asked for: a gateway may know a key for a day only, and then looks for what the key made. */
  asked_at: Date
  /** Given while the cardholder waits; without it, a card that wants to be confirmed is declined. */
  return_url: string | null
}

export interface Refund {
  gateway_payment_id: string
  amount_cents: number
  asked_at: Date
}

export interface GatewayPayment {
  id: string
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'cancelled'
  amount_cents: number
  /** Refunds so far, by either side. */
  refunds: { id: string; amount_cents: number }[]
  failure_code: DeclineCode | null
  /** Where the cardholder confirms; only while `requires_action`. */
  action_url: string | null
}

/** What it is about is asked for again: an event that comes late, twice or out of order says nothing wrong. */
export interface GatewayEvent {
  id: string
  type: string
  created_at: Date
  subject:
    | { payment: string }
    | { customer: string; removed_payment_method: string }
    | { setup: string; customer: string }
    | null
}

export class GatewayUnreachable extends Error {}
/** There is no such thing, the sum is too big, or a key was used for something else. */
export class GatewayRefused extends Error {}
export class EventRefused extends Error {}
