import type { AccountId } from '#platform/common/ids.ts'
import type { GatewayPayment, Refund } from '../gateway.ts'

/**
 * Moves members' money: charged for a sale, kept at the gateway, then transferred to the seller or
 * refunded. One suite tests all adapters. Keys, `GatewayUnreachable` and `GatewayRefused` mean what
 * they mean for `Gateway`: a repeated key returns the present state of its first result.
 */
export interface MemberGateway {
  name: 'stripe' | 'bank' | 'sandbox'
  method: 'card' | 'bank'
  /** Opened once per account and method, however often it's called. Returns the gateway's id. */
  openAccount: (account: NewMemberAccount) => Promise<string>
  /** The page where sellers prove who they are; null if their bank account is all it takes. */
  beginOnboarding: (onboarding: {
    gateway_account_id: string
    return_url: string
    refreshUrl: string
  }) => Promise<{ url: string } | null>
  readAccount: (gatewayAccountId: string) => Promise<MemberAccount>
  /** With `requires_action`, the buyer goes on at `action_url` and comes back to `return_url`. */
  charge: (charge: MemberCharge, key: string) => Promise<MemberPayment>
  readPayment: (gatewayPaymentId: string) => Promise<MemberPayment>
  /** A settled one doesn't change. */
  cancelPayment: (gatewayPaymentId: string) => Promise<MemberPayment>
  /** Returns the refund's id. By bank it's refused if the bank doesn't say who paid. */
  refund: (refund: Refund, key: string) => Promise<string>
  /**
   * Throws `GatewayRefused` if the seller's account can't take it: tried again with another key. A
   * bank's transfer is unreachable until the bank has sent it: tried again with the same key.
   */
  transfer: (transfer: Transfer, key: string) => Promise<string>
  /** Takes a transfer back, in part or whole. Throws `GatewayRefused` where that can't be done. */
  reverseTransfer: (
    reversal: { gateway_transfer_id: string; amount_cents: number; requested_at: Date },
    key: string,
  ) => Promise<string>
  readChargeback: (gatewayChargebackId: string) => Promise<Chargeback>
  readBalance: () => Promise<{ available_cents: number; pending_cents: number }>
}

export interface BankAccount {
  /** As NZ banks write it: 12-3456-1234567-00. */
  number: string
  name: string
}

export interface NewMemberAccount {
  account_id: AccountId
  email: string
  name: string
  isBusiness: boolean
  /** Null if the member has given none. */
  bank_account: BankAccount | null
}

export interface MemberAccount {
  gateway_account_id: string
  /**
   * `restricted`: it was ready, and the gateway wants more or has stopped it. Stripe doesn't tell whether
   * it was ready: who has never seen it so takes it as incomplete.
   */
  state: 'incomplete' | 'ready' | 'restricted'
  /** The gateway's names of missing details, at most 20. */
  due: string[]
}

export interface MemberCharge {
  /** For cards. */
  customer_id: string | null
  payment_method_id: string | null
  amount_cents: number
  description: string
  /** On the statements of both, at most 12 letters and digits: H and the trade's number. */
  reference: string
  tradePaymentId: number
  requested_at: Date
  return_url: string
}

export interface MemberPayment extends GatewayPayment {
  /** Null for banks, or if unknown. */
  card: { fingerprint: string | null; country: string | null } | null
  /** Newest last. */
  chargebacks: string[]
}

export interface Transfer {
  gateway_account_id: string
  /** The name of the payee's bank account; null for cards. */
  payeeName: string | null
  amount_cents: number
  /** The charge whose money it is: a transfer may wait for it to settle. */
  gateway_payment_id: string
  /** For cards: not of that charge, whose money went out before, but from what is available. */
  isFromBalance: boolean
  reference: string
  requested_at: Date
}

export interface Chargeback {
  id: string
  gateway_payment_id: string
  amount_cents: number
  status: 'open' | 'won' | 'lost'
  /** Whether the card's bank has the money now. */
  is_withdrawn: boolean
  reason: string
  evidence_due_at: Date | null
}
