import { aNewId, failInvalid, fail, failMissing, ok, type Answer, type Form } from './stripe-books.ts'
import type { StripeBooks } from './stripe-books.ts'
import type { FormValue } from './stripe-form.ts'

interface Account {
  id: string
  object: 'account'
  details_submitted: boolean
  payouts_enabled: boolean
  capabilities: { transfers: string }
  requirements: { currently_due: string[]; past_due: string[]; disabled_reason: string | null }
}

interface Reversal {
  id: string
  object: 'transfer_reversal'
  amount: number
  transfer: string
  metadata: FormValue
}

interface Transfer {
  id: string
  object: 'transfer'
  amount: number
  destination: string
  source_transaction: string | null
  transfer_group: string | null
  metadata: FormValue
}

interface Dispute {
  id: string
  object: 'dispute'
  amount: number
  charge: string | null
  payment_intent: string
  status: string
  reason: string
  balance_transactions: { amount: number }[]
  evidence_details: { due_by: number | null }
}

/** Stripe's state of connected accounts. */
export class StripeConnectBooks {
  readonly #books: StripeBooks
  readonly #accounts = new Map<string, Account>()
  readonly #refusing = new Set<string>()
  readonly transfers: Transfer[] = []
  readonly reversals: Reversal[] = []
  readonly #disputes: Dispute[] = []

  constructor(books: StripeBooks) {
    this.#books = books
  }

  createAccount(): Answer {
    const account: Account = {
      id: aNewId('acct'),
      object: 'account',
      details_submitted: false,
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      requirements: {
        currently_due: ['external_account', 'individual.verification.document'],
        past_due: [],
        disabled_reason: 'requirements.past_due',
      },
    }
    this.#accounts.set(account.id, account)
    return ok(account)
  }

  showAccount(id: string): Answer {
    const account = this.#accounts.get(id)
    if (account) return ok(account)
    const message = `The provided key does not have access to account '${id}'`
    return fail(403, { type: 'invalid_request_error', code: 'account_invalid', message })
  }

  createLink({ account }: Form): Answer {
    if (!this.#accounts.has(account as string)) return failMissing('account')
    const url = `https://connect.stripe.com/setup/e/${account as string}/${aNewId('x')}`
    return ok({ object: 'account_link', url, created: 1, expires_at: 2 })
  }

  /** Simulates the member on Stripe's page, or what Stripe decided later. */
  changeAccount(id: string, answer: 'approve' | 'ask-for-more' | 'refuse-transfers' | 'restrict'): void {
    const account = this.#accounts.get(id)!
    if (answer === 'refuse-transfers') this.#refusing.add(id)
    else this.#refusing.delete(id)
    const isReady = answer === 'approve' || answer === 'refuse-transfers'
    Object.assign(account, {
      details_submitted: true,
      payouts_enabled: isReady,
      capabilities: { transfers: isReady ? 'active' : 'inactive' },
      requirements: {
        currently_due: answer === 'ask-for-more' ? ['individual.verification.document'] : [],
        past_due: [],
        disabled_reason: isReady ? null : answer === 'restrict' ? 'rejected.other' : 'requirements.past_due',
      },
    })
    this.#books.noteEvent('account.updated', account)
  }

  createTransfer(form: Form): Answer {
    const { destination, source_transaction: source, transfer_group: group } = form
    const amount = Number(form.amount)
    const account = this.#accounts.get(destination as string)
    if (account?.capabilities.transfers !== 'active' || this.#refusing.has(account.id))
      return failInvalid('insufficient_capabilities_for_transfer')
    const paid = this.#books.listPaid()
    const intent = paid.find(({ latest_charge: charge }) => charge === source)
    if (source !== undefined && !intent) return failMissing('source_transaction')
    if (form.currency !== 'nzd' || (intent && (group ?? null) !== intent.transfer_group))
      return failInvalid('parameter_invalid')
    // Without a source it's from what is available.
    const limit = intent ? intent.amount : paid.reduce((sum, one) => sum + one.amount, 0)
    const sum = this.transfers
      .filter((one) => !intent || one.source_transaction === source)
      .reduce((total, one) => total + one.amount - this.#sumReversals(one.id), amount)
    if (sum > limit) return failInvalid(intent ? 'transfers_not_allowed' : 'balance_insufficient')
    const transfer: Transfer = {
      id: aNewId('tr'),
      object: 'transfer',
      amount,
      destination: account.id,
      source_transaction: (source as string | undefined) ?? null,
      transfer_group: (group as string | undefined) ?? null,
      metadata: form.metadata ?? {},
    }
    this.transfers.unshift(transfer)
    return ok(transfer)
  }

  createReversal(id: string, { amount, metadata = {} }: Form): Answer {
    const transfer = this.transfers.find((one) => one.id === id)
    if (!transfer) return failMissing('transfer', 404)
    if (this.#sumReversals(id) + Number(amount) > transfer.amount) return failInvalid('amount_too_large')
    const reversal: Reversal = {
      id: aNewId('trr'),
      object: 'transfer_reversal',
      amount: Number(amount),
      transfer: id,
      metadata,
    }
    this.reversals.unshift(reversal)
    return ok(reversal)
  }

  #sumReversals(transferId: string): number {
    return this.reversals
      .filter(({ transfer }) => transfer === transferId)
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  listDisputes({ payment_intent: paymentIntent }: Form): object[] {
    return this.#disputes.filter((one) => one.payment_intent === paymentIntent)
  }

  showDispute(id: string): Answer {
    const dispute = this.#disputes.find((one) => one.id === id)
    return dispute ? ok(dispute) : failMissing('dispute', 404)
  }

  /** Simulates the bank of the card. */
  openDispute(paymentIntent: string): string {
    const intent = this.#books.findIntent(paymentIntent)!
    const dispute: Dispute = {
      id: aNewId('dp'),
      object: 'dispute',
      amount: intent.amount,
      charge: intent.latest_charge,
      payment_intent: paymentIntent,
      status: 'needs_response',
      reason: 'fraudulent',
      balance_transactions: [{ amount: -intent.amount }],
      evidence_details: { due_by: Math.floor(Date.now() / 1000) + 7 * 86_400 },
    }
    this.#disputes.unshift(dispute)
    this.#books.noteEvent('charge.dispute.created', dispute)
    return dispute.id
  }

  endDispute(id: string, status: 'won' | 'lost'): void {
    const dispute = this.#disputes.find((one) => one.id === id)!
    dispute.status = status
    if (status === 'won') dispute.balance_transactions.push({ amount: dispute.amount })
    this.#books.noteEvent('charge.dispute.closed', dispute)
  }

  showBalance(): Answer {
    const sum = (amounts: { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)
    const amount =
      sum(this.#books.listPaid()) -
      sum(this.#books.refunds) -
      sum(this.transfers) +
      sum(this.reversals) +
      sum(this.#disputes.flatMap((dispute) => dispute.balance_transactions))
    return ok({
      object: 'balance',
      available: [
        { currency: 'nzd', amount: 100_000 },
        { currency: 'aud', amount: 5 },
      ],
      pending: [{ currency: 'nzd', amount }],
    })
  }
}
