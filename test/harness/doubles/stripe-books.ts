import { randomBytes } from 'node:crypto'
import { findTestCard, type TestCard } from '#platform/common/payments/card-rules.ts'
import type { FormValue } from './stripe-form.ts'

export interface Answer {
  status: number
  body: object
}

export type Form = Record<string, FormValue>

export const aNewId = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`
const inSeconds = () => Math.floor(Date.now() / 1000)
export const ok = (body: object): Answer => ({ status: 200, body })

export const fail = (status: number, error: object): Answer => ({ status, body: { error } })
export const failMissing = (param: string, status = 400): Answer =>
  fail(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${param}`,
  })
export const failInvalid = (code: string) => fail(400, { type: 'invalid_request_error', code, message: code })

interface Method {
  id: string
  card: TestCard
  expiry: { month: number; year: number }
  customer: string | null
  wasConfirmed: boolean
}

export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  status: string
  customer: string
  payment_method: string
  last_payment_error: object | null
  next_action: object | null
  metadata: FormValue
  transfer_group: string | null
  latest_charge: string | null
}

interface Refund {
  id: string
  payment_intent: string
  amount: number
  status: string
  metadata: FormValue
}

interface StoredEvent {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object; previous_attributes?: object }
}

const declines: Record<string, object> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
}
const getDecline = (code: string) => ({ type: 'card_error', message: code, ...(declines[code] ?? { code }) })

export const aStripeToken = (card: string, { month, year } = { month: 12, year: 2040 }) =>
  `tok_double_${card}_${String(month).padStart(2, '0')}${year}_${randomBytes(4).toString('hex')}`

const showMethod = ({ id, card, expiry, customer }: Method) => ({
  id,
  object: 'payment_method',
  type: 'card',
  customer,
  card: {
    brand: card.brand,
    last4: card.number.slice(-4),
    exp_month: expiry.month,
    exp_year: expiry.year,
    fingerprint: `fp${card.name}`,
  },
})

/** The part of Stripe's state that we use. */
export class StripeBooks {
  readonly #customers = new Set<string>()
  readonly #methods = new Map<string, Method>()
  readonly #intents = new Map<string, Intent>()
  readonly #sessions = new Map<string, object>()
  readonly refunds: Refund[] = []
  readonly events: StoredEvent[] = []

  noteEvent(type: string, object: object, previousAttributes?: object) {
    const data = {
      object: structuredClone(object),
      ...(previousAttributes && { previous_attributes: previousAttributes }),
    }
    this.events.unshift({ id: aNewId('evt'), object: 'event', type, created: inSeconds(), data })
  }

  createCustomer(): Answer {
    const id = aNewId('cus')
    this.#customers.add(id)
    return ok({ id, object: 'customer' })
  }

  removeCustomer(id: string): Answer {
    if (!this.#customers.delete(id)) return failMissing('customer', 404)
    for (const method of this.#methods.values()) if (method.customer === id) method.customer = null
    return ok({ id, object: 'customer', deleted: true })
  }

  createMethod(form: Form): Answer {
    const { token } = form.card as { token: string }
    const [, name = '', month, year] = /^tok_double_([a-z0-9-]+)_(\d\d)(\d{4})_/.exec(token) ?? []
    const card = findTestCard(name)
    if (!card) return failMissing('token')
    const expiry = { month: Number(month), year: Number(year) }
    const method: Method = { id: aNewId('pm'), card, expiry, customer: null, wasConfirmed: false }
    this.#methods.set(method.id, method)
    return ok(showMethod(method))
  }

  showMethod(id: string): Answer {
    const method = this.#methods.get(id)
    return method ? ok(showMethod(method)) : failMissing('payment_method', 404)
  }

  attachMethod(id: string, { customer }: Form): Answer {
    const method = this.#methods.get(id)
    if (!method) return failMissing('payment_method')
    if (!this.#customers.has(customer as string)) return failMissing('customer')
    if (method.card.refusedAs) return fail(402, getDecline(method.card.refusedAs))
    if (method.expiry.year < 2026) return fail(402, getDecline('expired_card'))
    method.customer = customer as string
    return ok(showMethod(method))
  }

  detachMethod(id: string): Answer {
    const method = this.#methods.get(id)
    if (!method) return failMissing('payment_method', 404)
    if (!method.customer) return failInvalid('payment_method_unexpected_state')
    const { customer } = method
    method.customer = null
    this.noteEvent('payment_method.detached', showMethod(method), { customer })
    return ok(showMethod(method))
  }

  createIntent(form: Form): Answer {
    const { customer, payment_method, return_url } = form
    const method = this.#methods.get(payment_method as string)
    if (typeof customer !== 'string' || !this.#customers.has(customer)) return failMissing('customer')
    if (!method || method.customer !== customer) return failMissing('payment_method')
    const intent: Intent = {
      id: aNewId('pi'),
      object: 'payment_intent',
      amount: Number(form.amount),
      status: 'succeeded',
      customer,
      payment_method: method.id,
      last_payment_error: null,
      next_action: null,
      metadata: form.metadata ?? {},
      transfer_group: (form.transfer_group as string | undefined) ?? null,
      latest_charge: aNewId('ch'),
    }
    this.#intents.set(intent.id, intent)
    const { whenCharged } = method.card
    const requests = whenCharged === 'asks_always' || (whenCharged === 'asks_once' && !method.wasConfirmed)
    if (whenCharged === 'is_declined') return this.#decline(intent, 'declined')
    if (requests && form.off_session === 'true') return this.#decline(intent, 'authentication_required')
    if (requests) {
      intent.status = 'requires_action'
      const url = `https://hooks.stripe.com/3d_secure/${intent.id}`
      intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url } }
    }
    this.noteEvent(`payment_intent.${intent.status}`, intent)
    return ok(intent)
  }

  #decline(intent: Intent, code: string): Answer {
    intent.status = 'requires_payment_method'
    intent.last_payment_error = getDecline(code)
    this.noteEvent('payment_intent.payment_failed', intent)
    return fail(402, { ...getDecline(code), payment_intent: structuredClone(intent) })
  }

  listIntents({ customer }: Form): object[] {
    return [...this.#intents.values()].filter((intent) => intent.customer === customer).toReversed()
  }

  showIntent(id: string, { expand }: Form = {}): Answer {
    const intent = this.#intents.get(id)
    if (!intent) return failMissing('payment_intent', 404)
    const isExpanded = Array.isArray(expand) && expand.includes('latest_charge')
    return ok(isExpanded ? { ...intent, latest_charge: this.#showCharge(intent) } : intent)
  }

  #showCharge(intent: Intent) {
    const { card } = this.#methods.get(intent.payment_method)!
    return {
      id: intent.latest_charge,
      object: 'charge',
      status: intent.status === 'succeeded' ? 'succeeded' : 'failed',
      transfer_group: intent.transfer_group,
      payment_method_details: {
        type: 'card',
        card: { fingerprint: `fp${card.name}`, country: card.country },
      },
    }
  }

  findIntent(id: string): Intent | undefined {
    return this.#intents.get(id)
  }

  listPaid(): Intent[] {
    return [...this.#intents.values()].filter(({ status }) => status === 'succeeded')
  }

  cancelIntent(id: string): Answer {
    const intent = this.#intents.get(id)
    if (!intent) return failMissing('payment_intent', 404)
    if (!intent.status.startsWith('requires_')) return failInvalid('payment_intent_unexpected_state')
    Object.assign(intent, { status: 'canceled', next_action: null })
    this.noteEvent('payment_intent.canceled', intent)
    return ok(intent)
  }

  /** Simulates the cardholder's answer to their bank. */
  confirmIntent(id: string, isApproved: boolean): void {
    const intent = this.#intents.get(id)!
    if (intent.status !== 'requires_action') return
    intent.next_action = null
    if (!isApproved) {
      this.#decline(intent, 'payment_intent_authentication_failure')
      return
    }
    intent.status = 'succeeded'
    this.#methods.get(intent.payment_method)!.wasConfirmed = true
    this.noteEvent('payment_intent.succeeded', intent)
  }

  createRefund({ payment_intent, amount, metadata = {} }: Form): Answer {
    const intent = this.#intents.get(payment_intent as string)
    if (!intent) return failMissing('payment_intent')
    const before = this.refunds.filter((one) => one.payment_intent === intent.id)
    const sum = before.reduce((total, one) => total + one.amount, Number(amount))
    if (intent.status !== 'succeeded' || sum > intent.amount) return failInvalid('charge_already_refunded')
    const refund = {
      id: aNewId('re'),
      payment_intent: intent.id,
      amount: Number(amount),
      status: 'succeeded',
      metadata,
    }
    this.refunds.unshift(refund)
    this.noteEvent('charge.refunded', { id: aNewId('ch'), object: 'charge', payment_intent: intent.id })
    return ok(refund)
  }

  createSession({ customer, success_url }: Form): Answer {
    if (!this.#customers.has(customer as string)) return failMissing('customer')
    const id = aNewId('cs_test')
    const session = { id, object: 'checkout.session', mode: 'setup', customer, setup_intent: null }
    this.#sessions.set(id, session)
    return ok({ ...session, url: `https://checkout.stripe.com/c/pay/${id}`, success_url })
  }

  showSession(id: string): Answer {
    const session = this.#sessions.get(id)
    return session ? ok(session) : failMissing('session', 404)
  }

  /** Simulates the cardholder entering a card on Stripe's page. */
  completeSession(id: string, card: string): void {
    const session = this.#sessions.get(id) as { customer: string }
    const made = this.createMethod({ card: { token: aStripeToken(card) } }).body as { id: string }
    const method = this.#methods.get(made.id)!
    method.customer = session.customer
    const setupIntent = { status: 'succeeded', payment_method: showMethod(method) }
    this.#sessions.set(id, { ...session, setup_intent: setupIntent })
    this.noteEvent('checkout.session.completed', { ...session, setup_intent: aNewId('seti') })
  }
}
