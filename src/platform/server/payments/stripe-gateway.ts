import { createHash, randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import {
  EventRefused,
  type CardOutcome,
  type Charge,
  type Gateway,
  type GatewayEvent,
  type GatewayPayment,
  type Refund,
} from './gateway.ts'
import type { StripeSettings } from './payments-settings.ts'
import {
  getDecline,
  isDeclined,
  isMissing,
  isStripeError,
  translateError,
  stripeEventTypes,
  viewStripeCard,
  viewStripeEvent,
  viewStripePayment,
  viewStripePrice,
} from './stripe-views.ts'

/** The version that this file and `stripe-views.ts` are written for. */
const apiVersion = '2026-10-28.endive'
const answersWithinMs = 20_000
const maxRetries = 2
/** The tolerance of a webhook's signature time, both ways. */
const maxClockDifferenceSeconds = 300
/** Stripe forgets keys after a day. */
const keysAreKnownMs = 12 * 3_600_000

interface Parts {
  settings: StripeSettings
  /** Distinguishes this installation's keys from another one's with the same Stripe account. */
  readKeyPrefix: () => Promise<string>
}

interface Client {
  stripe: Stripe
  makeKey: (key: string) => string
}

export function createStripeGateway({ settings, readKeyPrefix }: Parts): Gateway {
  let client: Promise<Client> | undefined
  const connect = async (): Promise<Client> => {
    const [stripe, prefix] = await Promise.all([createClient(settings), readKeyPrefix()])
    return { stripe, makeKey: (key) => `${prefix}-${key}` }
  }
  const callStripe = async <Answer>(act: (client: Client) => Promise<Answer>): Promise<Answer> => {
    client ??= connect()
    try {
      return await act(await client)
    } catch (error) {
      throw translateError(error)
    }
  }
  return {
    name: 'stripe',
    isPolled: settings.webhookSecret === null,
    listPrices: () =>
      callStripe(async ({ stripe }) => {
        const wanted = { active: true, currency: 'nzd', type: 'recurring' as const, expand: ['data.product'] }
        const prices = await stripe.prices.list({ ...wanted, limit: 100 })
        return prices.data.flatMap(viewStripePrice)
      }),
    createCustomer: (customer) => callStripe((own) => createCustomer(own, customer)),
    removeCustomer: (id) =>
      callStripe(({ stripe }) => unlessMissing(() => stripe.customers.del(id))).then(() => undefined),
    beginCardSetup: (setup) => callStripe((own) => beginCardSetup(own, setup)),
    readCardSetup: (id, customerId) => callStripe((own) => readCardSetup(own, id, customerId)),
    addCard: (customerId, token, key) =>
      callStripe((own) => addCard(own, { customer_id: customerId, token, key })),
    removeCard: (id) => callStripe((own) => removeCard(own, id)),
    charge: (charge, key) => callStripe((own) => chargeCard(own, charge, key)),
    readPayment: (id) => callStripe((own) => readPayment(own, id)),
    cancelPayment: (id) => callStripe((own) => cancelPayment(own, id)),
    refund: (refund, key) => callStripe((own) => refundPayment(own, refund, key)),
    readEvent: (body, signature) =>
      callStripe(async ({ stripe }) => readEvent(stripe, settings.webhookSecret, { body, signature })),
    listEvents: (since) => callStripe((own) => listEvents(own, since)),
  }
}

/** Loaded when first needed: it's large. */
async function createClient({ secretKey, url }: StripeSettings): Promise<Stripe> {
  const { default: StripeSdk } = await import('stripe')
  const { protocol, hostname, port } = new URL(url)
  return new StripeSdk(secretKey, {
    apiVersion,
    telemetry: false,
    timeout: answersWithinMs,
    maxNetworkRetries: maxRetries,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port: Number(port) }),
  })
}

async function unlessMissing<Answer>(act: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await act()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

async function createCustomer(
  { stripe, makeKey }: Client,
  { account_id: accountId, email, name }: Parameters<Gateway['createCustomer']>[0],
): Promise<string> {
  const idempotencyKey = makeKey(`customer-${accountId}-${hash(`${email} ${name}`)}`)
  const metadata = { account_id: String(accountId) }
  return (await stripe.customers.create({ email, name, metadata }, { idempotencyKey })).id
}

async function beginCardSetup(
  { stripe, makeKey }: Client,
  { customer_id: customerId, return_url: returnUrl }: { customer_id: string; return_url: string },
): Promise<{ id: string; url: string } | null> {
  const [page = '', section] = returnUrl.split('#')
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: 'setup',
      customer: customerId,
      allowed_payment_method_types: ['card'],
      success_url: `${page}?card_setup={CHECKOUT_SESSION_ID}${section ? `#${section}` : ''}`,
      cancel_url: returnUrl,
    },
    { idempotencyKey: makeKey(`setup-${randomUUID()}`) },
  )
  return url ? { id, url } : null
}

async function readCardSetup(
  { stripe }: Client,
  id: string,
  customerId: string,
): Promise<CardOutcome | null> {
  const wanted = { expand: ['setup_intent.payment_method'] }
  const session = await unlessMissing(() => stripe.checkout.sessions.retrieve(id, wanted))
  const { customer, setup_intent: setupIntent } = session ?? {}
  if (customer !== customerId || typeof setupIntent !== 'object') return null
  if (setupIntent?.status !== 'succeeded' || typeof setupIntent.payment_method !== 'object') return null
  const card = setupIntent.payment_method && viewStripeCard(setupIntent.payment_method)
  return card && { card }
}

interface NewCard {
  customer_id: string
  token: string
  key: string
}

async function addCard(own: Client, added: NewCard): Promise<CardOutcome> {
  const { stripe, makeKey } = own
  try {
    const id = await makePaymentMethod(own, added)
    if (id === null) return { declined: 'declined' }
    const options = { idempotencyKey: makeKey(`${added.key}-attach`) }
    const method = await stripe.paymentMethods.attach(id, { customer: added.customer_id }, options)
    const card = viewStripeCard(method)
    return card ? { card } : { declined: 'declined' }
  } catch (error) {
    if (isDeclined(error)) return { declined: getDecline(error) }
    throw error
  }
}

/** Null if the token doesn't exist. */
async function makePaymentMethod(
  { stripe, makeKey }: Client,
  { token, key }: NewCard,
): Promise<string | null> {
  if (token.startsWith('pm_')) return token
  const options = { idempotencyKey: makeKey(`${key}-method`) }
  const card = { type: 'card', card: { token } } as const
  return (await unlessMissing(() => stripe.paymentMethods.create(card, options)))?.id ?? null
}

async function removeCard({ stripe }: Client, id: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(id)
  } catch (error) {
    if (!isStripeError(error) || error.type !== 'StripeInvalidRequestError') throw error
    const method = await unlessMissing(() => stripe.paymentMethods.retrieve(id))
    if (method?.customer) throw error
  }
}

async function chargeCard(own: Client, charge: Charge, key: string): Promise<GatewayPayment> {
  const { return_url: returnUrl } = charge
  const request: Stripe.PaymentIntentCreateParams = {
    amount: charge.amount_cents,
    currency: 'nzd',
    customer: charge.customer_id,
    payment_method: charge.payment_method_id,
    allowed_payment_method_types: ['card'],
    confirm: true,
    description: charge.description,
    metadata: { payment_id: String(charge.payment_id) },
    ...(returnUrl === null
      ? { off_session: true }
      : { return_url: returnUrl, setup_future_usage: 'off_session' }),
  }
  const options = { idempotencyKey: own.makeKey(key) }
  const before = isForgotten(charge.asked_at) ? await findIntent(own, charge) : null
  if (before) return await readPayment(own, before.id)
  try {
    const intent = await own.stripe.paymentIntents.create(request, options)
    return await viewAnswer(own, intent, intent.lastResponse.headers)
  } catch (error) {
    if (!isDeclined(error) || !error.payment_intent) throw error
    return await viewAnswer(own, error.payment_intent, error.headers ?? {})
  }
}

const isForgotten = (askedAt: Date) => Date.now() - askedAt.getTime() > keysAreKnownMs

async function findIntent(
  { stripe }: Client,
  { customer_id: customerId, payment_id: paymentId, asked_at: askedAt }: Charge,
) {
  const gte = Math.floor((askedAt.getTime() - maxClockDifferenceSeconds * 1000) / 1000)
  const intents = stripe.paymentIntents.list({ customer: customerId, created: { gte }, limit: 100 })
  for await (const intent of intents) if (intent.metadata.payment_id === String(paymentId)) return intent
  return null
}

async function refundPayment(
  { stripe, makeKey }: Client,
  { gateway_payment_id: paymentIntent, amount_cents: amount, asked_at: askedAt }: Refund,
  key: string,
): Promise<string> {
  const idempotencyKey = makeKey(key)
  if (isForgotten(askedAt))
    for await (const refund of stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }))
      if (refund.metadata?.key === idempotencyKey) return refund.id
  const request = { payment_intent: paymentIntent, amount, metadata: { key: idempotencyKey } }
  return (await stripe.refunds.create(request, { idempotencyKey })).id
}

/** A repeated key returns the first answer, whatever has happened since. */
async function viewAnswer(own: Client, intent: Stripe.PaymentIntent, headers: Record<string, string>) {
  const isReplayed = headers['idempotent-replayed'] === 'true'
  return isReplayed ? await readPayment(own, intent.id) : viewStripePayment(intent, [])
}

async function readPayment({ stripe }: Client, id: string): Promise<GatewayPayment> {
  const [intent, refunds] = await Promise.all([
    stripe.paymentIntents.retrieve(id),
    stripe.refunds.list({ payment_intent: id, limit: 100 }),
  ])
  return viewStripePayment(intent, refunds.data)
}

async function cancelPayment(own: Client, id: string): Promise<GatewayPayment> {
  const { status } = await readPayment(own, id)
  if (status === 'pending' || status === 'requires_action')
    await own.stripe.paymentIntents.cancel(id).catch((error: unknown) => {
      // Paid a moment earlier, or under way.
      if (!isStripeError(error) || error.code !== 'payment_intent_unexpected_state') throw error
    })
  return await readPayment(own, id)
}

interface SignedEvent {
  body: string
  signature: string
}

/** The SDK accepts a time in the future, and the second of two times. */
function readEvent(stripe: Stripe, secret: string | null, { body, signature }: SignedEvent): GatewayEvent {
  const [time = Infinity, ...others] = Array.from(signature.matchAll(/(?:^|,)\s*t=([^,]*)/g), ([, at]) =>
    Number(at),
  )
  const isPast = others.length === 0 && time <= Date.now() / 1000 + maxClockDifferenceSeconds
  if (secret === null || !isPast) throw new EventRefused('the time of the signature is not right')
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, maxClockDifferenceSeconds)
    return viewStripeEvent(event)
  } catch {
    throw new EventRefused('the signature is not right')
  }
}

async function listEvents({ stripe }: Client, since: Date): Promise<GatewayEvent[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const events: GatewayEvent[] = []
  for await (const event of stripe.events.list({ created, types: stripeEventTypes, limit: 100 }))
    events.push(viewStripeEvent(event))
  return events.toReversed()
}
