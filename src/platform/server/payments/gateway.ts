import type { AccountId } from '#platform/common/ids.ts'

/**
 * Takes money by card. One suite tests both adapters: Stripe, and a sandbox for demos and tests.
 * Every call that changes something has a key: the same key again creates nothing new, and returns
 * the present state of the result. Throws `GatewayUnreachable` if the outcome is unknown, so that
 * the caller repeats it with the same key, and `GatewayRefused` if a repetition would be refused
 * too.
 */
export interface Gateway {
  name: 'stripe' | 'sandbox'
  /** Events are polled with `listEvents`; no webhook sends them. */
  isPolled: boolean
  listPrices: () => Promise<GatewayPrice[]>
  /** Created once per account, however often it's called. */
  createCustomer: (customer: { account_id: AccountId; email: string; name: string }) => Promise<string>
  /** Removes it with all its cards. A missing one counts as removed. */
  removeCustomer: (customerId: string) => Promise<void>
  /**
   * The page where the cardholder types the number: Stripe's own, which returns to `return_url`
   * with `card_setup={id}` in its query; null if the browser makes a token itself.
   */
  beginCardSetup: (setup: {
    customer_id: string
    return_url: string
  }) => Promise<{ id: string; url: string } | null>
  /** Returns the card that a setup of this customer made, as soon as there is one. */
  readCardSetup: (setupId: string, customerId: string) => Promise<CardOutcome | null>
  /** @param token a token or payment method that the gateway made from a card */
  addCard: (customerId: string, token: string, key: string) => Promise<CardOutcome>
  /** A missing one counts as removed. */
  removeCard: (paymentMethodId: string) => Promise<void>
  /**
   * Charges without the cardholder, unless `return_url` gives the page they return to after
   * confirming.
   */
  charge: (charge: Charge, key: string) => Promise<GatewayPayment>
  readPayment: (gatewayPaymentId: string) => Promise<GatewayPayment>
  /** A settled one doesn't change. */
  cancelPayment: (gatewayPaymentId: string) => Promise<GatewayPayment>
  /** @returns the refund's id */
  refund: (refund: Refund, key: string) => Promise<string>
  /** Throws `EventRefused` if the signature, or its time (bounded both ways), is wrong. */
  readEvent: (body: string, signature: string) => Promise<GatewayEvent>
  /** Lists those since `since`, oldest first, so that none is missed without a webhook. */
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

export const declineCodes = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
  'authentication_required',
  'not_a_test_card',
] as const

/** Codes that a person can act on; everything else is `declined`. */
export type DeclineCode = (typeof declineCodes)[number]

export interface Charge {
  customer_id: string
  payment_method_id: string
  amount_cents: number
  description: string
  payment_id: number
  /**
   * When it was first requested: a gateway may know a key for a day only, and then searches for the
   * key's result.
   */
  requested_at: Date
  /** Given while the cardholder waits; without it, a card that needs confirmation is declined. */
  return_url: string | null
}

export interface Refund {
  gateway_payment_id: string
  amount_cents: number
  requested_at: Date
}

export interface GatewayPayment {
  id: string
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'cancelled'
  amount_cents: number
  /** Refunds so far, by either side. */
  refunds: { id: string; amount_cents: number }[]
  failure_code: DeclineCode | null
  /** The page where the cardholder confirms; only while `requires_action`. */
  action_url: string | null
}

/** The subject is fetched again: an event that comes late, twice or out of order does no harm. */
export interface GatewayEvent {
  id: string
  type: string
  created_at: Date
  subject:
    | { payment: string }
    | { customer: string; removedPaymentMethod: string }
    | { setup: string; customer: string }
    /** A member's, who is paid. */
    | { account: string }
    | { chargeback: string }
    | null
}

export class GatewayUnreachable extends Error {}
/** The object doesn't exist, the sum is too big, or a key was used for something else. */
export class GatewayRefused extends Error {}
export class EventRefused extends Error {}
