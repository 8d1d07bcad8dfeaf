import { GatewayRefused, GatewayUnreachable, type DeclineCode } from '#platform/server/payments/gateway.ts'
import type {
  Chargeback,
  MemberAccount,
  MemberGateway,
  MemberPayment,
} from '#platform/server/payments/members/member-gateway.ts'

/** Runs before or after a call took effect; it may throw, as a cut line does. */
export type Fault = (call: { name: string; key: string; when: 'before' | 'after' }) => void

export interface MemberGatewayDouble extends MemberGateway {
  payments: Map<string, MemberPayment>
  transfers: Map<string, { account: string; amount_cents: number }>
  accounts: Map<string, MemberAccount>
  /** The outcome of charges to come; `requires_action` waits for `answer`. */
  next: { outcome: 'succeeded' | 'requires_action' | 'failed'; failure_code?: DeclineCode; country?: string }
  /** Accounts whose transfers are refused. */
  refusesTransfersTo: Set<string>
  fault: Fault
  answer: (gatewayPaymentId: string, isApproved: boolean) => void
  openChargeback: (gatewayPaymentId: string, amountCents: number) => string
  closeChargeback: (id: string, outcome: 'won' | 'lost') => void
  refundThere: (gatewayPaymentId: string, amountCents: number) => void
  /** Its money: charged, less refunds, chargebacks and transfers. */
  sumMoney: () => number
}

function findIn<Item>(items: Map<string, Item>, id: string): Item {
  const item = items.get(id)
  if (!item) throw new GatewayRefused(`no such thing: ${id}`)
  return item
}

/** The books of the double. */
function openBooks(method: 'card' | 'bank') {
  const payments = new Map<string, MemberPayment>()
  const transfers = new Map<string, { account: string; amount_cents: number }>()
  const accounts = new Map<string, MemberAccount>()
  const chargebacks = new Map<string, Chargeback>()
  let lastId = 0
  const makeId = (kind: string) => `${kind}_${method}_${(lastId += 1)}`
  const find = (id: string) => structuredClone(findIn(payments, id))
  const change = (id: string, changes: Partial<MemberPayment>) =>
    void payments.set(id, { ...find(id), ...changes })
  const sumRefunds = ({ refunds }: MemberPayment) => refunds.reduce((sum, one) => sum + one.amount_cents, 0)

  function addRefund(id: string, amountCents: number): string {
    const payment = find(id)
    if (payment.status !== 'succeeded' || sumRefunds(payment) + amountCents > payment.amount_cents)
      throw new GatewayRefused(`too much to give back of ${id}: ${amountCents} cents`)
    const refund = { id: makeId('re'), amount_cents: amountCents }
    change(id, { refunds: [...payment.refunds, refund] })
    return refund.id
  }

  function answer(id: string, isApproved: boolean): void {
    if (find(id).status !== 'requires_action') return
    change(id, {
      status: isApproved ? 'succeeded' : 'failed',
      failure_code: isApproved ? null : 'authentication_required',
      action_url: null,
    })
  }

  function openChargeback(paymentId: string, amountCents: number): string {
    const id = makeId('dp')
    chargebacks.set(id, {
      id,
      gateway_payment_id: paymentId,
      amount_cents: amountCents,
      status: 'open',
      is_withdrawn: true,
      reason: 'fraudulent',
      evidence_due_at: null,
    })
    change(paymentId, { chargebacks: [...find(paymentId).chargebacks, id] })
    return id
  }

  function closeChargeback(id: string, outcome: 'won' | 'lost'): void {
    const chargeback = chargebacks.get(id)
    if (chargeback) chargebacks.set(id, { ...chargeback, status: outcome, is_withdrawn: outcome === 'lost' })
  }

  function sumMoney(): number {
    const paid = [...payments.values()].filter(({ status }) => status === 'succeeded')
    const taken = [...chargebacks.values()].filter((one) => one.is_withdrawn)
    return (
      paid.reduce((sum, one) => sum + one.amount_cents - sumRefunds(one), 0) -
      taken.reduce((sum, one) => sum + one.amount_cents, 0) -
      [...transfers.values()].reduce((sum, one) => sum + one.amount_cents, 0)
    )
  }

  const controls = { answer, openChargeback, closeChargeback, sumMoney }
  return { payments, transfers, accounts, chargebacks, makeId, find, change, addRefund, controls }
}

/** A gateway in memory that keeps the contract of keys; its calls can be cut at any point. */
export function createMemberGatewayDouble(method: 'card' | 'bank' = 'card'): MemberGatewayDouble {
  const { payments, transfers, accounts, chargebacks, makeId, find, change, addRefund, controls } =
    openBooks(method)
  const byKey = new Map<string, { request: string; id: string }>()

  /** The same key returns the first result; for another request it's refused. */
  function doOnce(name: string, key: string, request: object, act: () => string): string {
    double.fault({ name, key, when: 'before' })
    const text = JSON.stringify(request)
    const known = byKey.get(key)
    if (known && known.request !== text)
      throw new GatewayRefused(`the key ${key} was used for something else`)
    const id = known?.id ?? act()
    byKey.set(key, { request: text, id })
    double.fault({ name, key, when: 'after' })
    return id
  }

  const double: MemberGatewayDouble = {
    ...controls,
    name: method === 'card' ? 'sandbox' : 'bank',
    method,
    payments,
    transfers,
    accounts,
    next: { outcome: 'succeeded' },
    refusesTransfersTo: new Set(),
    fault: () => undefined,
    refundThere: (id, amountCents) => void addRefund(id, amountCents),
    async openAccount({ account_id: accountId }) {
      const id = `acct_${method}_${accountId}`
      if (!accounts.has(id)) accounts.set(id, { gateway_account_id: id, state: 'ready', due: [] })
      return id
    },
    beginOnboarding: async () => null,
    readAccount: async (id) => structuredClone(findIn(accounts, id)),
    async charge(charge, key) {
      const { requested_at: _, ...request } = charge
      const id = doOnce('charge', key, request, () => {
        const { outcome, failure_code: failureCode = null, country = 'NZ' } = double.next
        const made = makeId('pi')
        payments.set(made, {
          id: made,
          status: outcome,
          amount_cents: charge.amount_cents,
          refunds: [],
          failure_code: failureCode,
          action_url: outcome === 'requires_action' ? `https://bank.example.nz/${made}` : null,
          card: method === 'card' ? { fingerprint: `fp-${charge.payment_method_id}`, country } : null,
          chargebacks: [],
        })
        return made
      })
      return find(id)
    },
    async readPayment(id) {
      double.fault({ name: 'readPayment', key: id, when: 'before' })
      return find(id)
    },
    async cancelPayment(id) {
      if (find(id).status === 'requires_action') change(id, { status: 'cancelled', action_url: null })
      return find(id)
    },
    refund: async ({ gateway_payment_id: id, amount_cents: amountCents }, key) =>
      doOnce('refund', key, { id, amountCents }, () => addRefund(id, amountCents)),
    transfer: async ({ gateway_account_id: account, amount_cents: amountCents }, key) =>
      doOnce('transfer', key, { account, amountCents }, () => {
        if (double.refusesTransfersTo.has(account)) throw new GatewayRefused('The account can’t be paid.')
        const id = makeId('tr')
        transfers.set(id, { account, amount_cents: amountCents })
        return id
      }),
    reverseTransfer: async () => {
      throw new GatewayRefused('nothing is taken back')
    },
    readChargeback: async (id) => structuredClone(findIn(chargebacks, id)),
    readBalance: async () => ({ available_cents: double.sumMoney(), pending_cents: 0 }),
  }
  return double
}

/** For a fault that cuts the line at one call. */
export const cutLine = (): never => {
  throw new GatewayUnreachable('the line was cut')
}
