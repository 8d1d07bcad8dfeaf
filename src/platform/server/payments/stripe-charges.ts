import type Stripe from 'stripe'
import type { Charge, GatewayPayment, Refund } from './gateway.ts'
import { isForgotten, maxClockDifferenceSeconds, type StripeClient } from './stripe-client.ts'
import { isDeclined, isStripeError, viewStripePayment } from './stripe-views.ts'

export interface StripeCharge extends Omit<Charge, 'payment_id'> {
  /** Tells the charge from the customer's others. */
  metadata: Record<string, string>
  /** For members: transfers of the same trade have it too. */
  transfer_group?: string
  /** On the cardholder's statement. */
  statement_descriptor_suffix?: string
}

export async function chargeStripeCard(
  own: StripeClient,
  charge: StripeCharge,
  key: string,
): Promise<GatewayPayment> {
  const { return_url: returnUrl } = charge
  const request: Stripe.PaymentIntentCreateParams = {
    amount: charge.amount_cents,
    currency: 'nzd',
    customer: charge.customer_id,
    payment_method: charge.payment_method_id,
    allowed_payment_method_types: ['card'],
    confirm: true,
    description: charge.description,
    metadata: charge.metadata,
    ...(charge.transfer_group !== undefined && { transfer_group: charge.transfer_group }),
    ...(charge.statement_descriptor_suffix !== undefined && {
      statement_descriptor_suffix: charge.statement_descriptor_suffix,
    }),
    ...(returnUrl === null
      ? { off_session: true }
      : { return_url: returnUrl, setup_future_usage: 'off_session' }),
  }
  const options = { idempotencyKey: own.makeKey(key) }
  const before = isForgotten(charge.requested_at) ? await findIntent(own, charge) : null
  if (before) return await readStripePayment(own, before.id)
  try {
    const intent = await own.stripe.paymentIntents.create(request, options)
    return await viewAnswer(own, intent, intent.lastResponse.headers)
  } catch (error) {
    if (!isDeclined(error) || !error.payment_intent) throw error
    return await viewAnswer(own, error.payment_intent, error.headers ?? {})
  }
}

async function findIntent(
  { stripe }: StripeClient,
  { customer_id: customerId, metadata, requested_at: requestedAt }: StripeCharge,
) {
  const gte = Math.floor((requestedAt.getTime() - maxClockDifferenceSeconds * 1000) / 1000)
  const intents = stripe.paymentIntents.list({ customer: customerId, created: { gte }, limit: 100 })
  for await (const intent of intents)
    if (Object.entries(metadata).every(([name, value]) => intent.metadata[name] === value)) return intent
  return null
}

export async function refundStripePayment(
  { stripe, makeKey }: StripeClient,
  { gateway_payment_id: paymentIntent, amount_cents: amount, requested_at: requestedAt }: Refund,
  key: string,
): Promise<string> {
  const idempotencyKey = makeKey(key)
  if (isForgotten(requestedAt))
    for await (const refund of stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }))
      if (refund.metadata?.key === idempotencyKey) return refund.id
  const request = { payment_intent: paymentIntent, amount, metadata: { key: idempotencyKey } }
  return (await stripe.refunds.create(request, { idempotencyKey })).id
}

/** A repeated key returns the first answer, whatever has happened since. */
async function viewAnswer(own: StripeClient, intent: Stripe.PaymentIntent, headers: Record<string, string>) {
  const isReplayed = headers['idempotent-replayed'] === 'true'
  return isReplayed ? await readStripePayment(own, intent.id) : viewStripePayment(intent, [])
}

export async function readStripePayment({ stripe }: StripeClient, id: string): Promise<GatewayPayment> {
  const [intent, refunds] = await Promise.all([
    stripe.paymentIntents.retrieve(id),
    stripe.refunds.list({ payment_intent: id, limit: 100 }),
  ])
  return viewStripePayment(intent, refunds.data)
}

export async function cancelStripePayment(own: StripeClient, id: string): Promise<void> {
  const { status } = await readStripePayment(own, id)
  if (status === 'pending' || status === 'requires_action')
    await own.stripe.paymentIntents.cancel(id).catch((error: unknown) => {
      // Paid a moment earlier, or under way.
      if (!isStripeError(error) || error.code !== 'payment_intent_unexpected_state') throw error
    })
}
