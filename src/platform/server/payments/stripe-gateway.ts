import { createHash, randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { EventRefused, type CardOutcome, type Gateway, type GatewayEvent } from './gateway.ts'
import type { StripeSettings } from './payments-settings.ts'
import {
  cancelStripePayment,
  chargeStripeCard,
  readStripePayment,
  refundStripePayment,
} from './stripe-charges.ts'
import {
  connectStripe,
  maxClockDifferenceSeconds,
  unlessMissing,
  type StripeClient,
  type StripeParts,
} from './stripe-client.ts'
import {
  getDecline,
  isDeclined,
  isStripeError,
  stripeEventTypes,
  viewStripeCard,
  viewStripeEvent,
  viewStripePrice,
} from './stripe-views.ts'

export function createStripeGateway(parts: StripeParts): Gateway {
  const { settings } = parts
  const callStripe = connectStripe(parts)
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
    charge: (charge, key) =>
      callStripe((own) => {
        const metadata = { payment_id: String(charge.payment_id) }
        return chargeStripeCard(own, { ...charge, metadata }, key)
      }),
    readPayment: (id) => callStripe((own) => readStripePayment(own, id)),
    cancelPayment: (id) =>
      callStripe(async (own) => {
        await cancelStripePayment(own, id)
        return await readStripePayment(own, id)
      }),
    refund: (refund, key) => callStripe((own) => refundStripePayment(own, refund, key)),
    readEvent: (body, signature) =>
      callStripe(async ({ stripe }) => readEvent(stripe, listSecrets(settings), { body, signature })),
    listEvents: (since) => callStripe((own) => listEvents(own, since)),
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

async function createCustomer(
  { stripe, makeKey }: StripeClient,
  { account_id: accountId, email, name }: Parameters<Gateway['createCustomer']>[0],
): Promise<string> {
  const idempotencyKey = makeKey(`customer-${accountId}-${hash(`${email} ${name}`)}`)
  const metadata = { account_id: String(accountId) }
  return (await stripe.customers.create({ email, name, metadata }, { idempotencyKey })).id
}

async function beginCardSetup(
  { stripe, makeKey }: StripeClient,
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
  { stripe }: StripeClient,
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

async function addCard(own: StripeClient, added: NewCard): Promise<CardOutcome> {
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
  { stripe, makeKey }: StripeClient,
  { token, key }: NewCard,
): Promise<string | null> {
  if (token.startsWith('pm_')) return token
  const options = { idempotencyKey: makeKey(`${key}-method`) }
  const card = { type: 'card', card: { token } } as const
  return (await unlessMissing(() => stripe.paymentMethods.create(card, options)))?.id ?? null
}

async function removeCard({ stripe }: StripeClient, id: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(id)
  } catch (error) {
    if (!isStripeError(error) || error.type !== 'StripeInvalidRequestError') throw error
    const method = await unlessMissing(() => stripe.paymentMethods.retrieve(id))
    if (method?.customer) throw error
  }
}

interface SignedEvent {
  body: string
  signature: string
}

/** The address has a second webhook for events of connected accounts, which signs with its own secret. */
const listSecrets = ({ webhookSecret, connectWebhookSecret }: StripeSettings): string[] =>
  [webhookSecret, connectWebhookSecret].filter((secret) => secret !== null)

/** The SDK accepts a time in the future, and the second of two times. */
function readEvent(stripe: Stripe, secrets: string[], { body, signature }: SignedEvent): GatewayEvent {
  const [time = Infinity, ...others] = Array.from(signature.matchAll(/(?:^|,)\s*t=([^,]*)/g), ([, at]) =>
    Number(at),
  )
  const isPast = others.length === 0 && time <= Date.now() / 1000 + maxClockDifferenceSeconds
  if (!isPast) throw new EventRefused('the time of the signature is not right')
  for (const secret of secrets) {
    try {
      const event = stripe.webhooks.constructEvent(body, signature, secret, maxClockDifferenceSeconds)
      return viewStripeEvent(event)
    } catch {
      // The other secret may fit.
    }
  }
  throw new EventRefused('the signature is not right')
}

async function listEvents({ stripe }: StripeClient, since: Date): Promise<GatewayEvent[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const events: GatewayEvent[] = []
  for await (const event of stripe.events.list({ created, types: stripeEventTypes, limit: 100 }))
    events.push(viewStripeEvent(event))
  return events.toReversed()
}
