import type Stripe from 'stripe'
import type { GatewayCard, GatewayEvent, GatewayPayment, GatewayPrice } from './gateway.ts'
import { getDecline } from './stripe-errors.ts'

export function viewStripeCard({ id, card }: Stripe.PaymentMethod): GatewayCard | null {
  if (!card) return null
  return {
    payment_method_id: id,
    brand: card.brand,
    last4: card.last4,
    expires_month: card.exp_month,
    expires_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
  }
}

/** A failed payment can't be paid any more: its secret isn't returned. */
const statuses: Record<string, GatewayPayment['status']> = {
  succeeded: 'succeeded',
  canceled: 'cancelled',
  requires_action: 'requires_action',
  requires_payment_method: 'failed',
}

const counts = ['succeeded', 'pending', 'requires_action']

export function viewStripePayment(intent: Stripe.PaymentIntent, refunds: Stripe.Refund[]): GatewayPayment {
  const status = statuses[intent.status] ?? 'pending'
  return {
    id: intent.id,
    status,
    amount_cents: intent.amount,
    refunds: refunds
      .filter((refund) => counts.includes(refund.status ?? ''))
      .map(({ id, amount }) => ({ id, amount_cents: amount })),
    failure_code: status === 'failed' ? getDecline(intent.last_payment_error ?? {}) : null,
    action_url: status === 'requires_action' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
  }
}

export function viewStripePrice({
  id,
  nickname,
  product,
  unit_amount: unitAmount,
  recurring,
}: Stripe.Price): GatewayPrice[] {
  const interval = (['month', 'year'] as const).find((one) => one === recurring?.interval)
  if (!interval || recurring?.interval_count !== 1 || !unitAmount) return []
  const productName = typeof product === 'object' && 'name' in product ? product.name : id
  return [{ id, name: nickname ?? productName, amount_cents: unitAmount, interval }]
}

/** Event types about a payment or a card. */
export const stripeEventTypes = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.requires_action',
  'payment_intent.processing',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'payment_method.detached',
  'checkout.session.completed',
]

interface EventObject {
  object?: unknown
  id?: unknown
  customer?: unknown
  payment_intent?: unknown
}

/** External data: any of it may be missing. */
export interface StripeEvent {
  id: string
  type: string
  created: number
  data: { object: EventObject; previous_attributes?: { customer?: unknown } }
}

export const viewStripeEvent = ({ id, type, created, data }: StripeEvent): GatewayEvent => ({
  id,
  type,
  created_at: new Date(created * 1000),
  subject: getSubject(type, data),
})

const asId = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null && 'id' in value
      ? asId(value.id)
      : null

function getSubject(
  type: string,
  { object, previous_attributes: previousAttributes }: StripeEvent['data'],
): GatewayEvent['subject'] {
  const id = asId(object.id)
  if (type.startsWith('payment_intent.')) return id ? { payment: id } : null
  if (type === 'payment_method.detached')
    return id ? { customer: asId(previousAttributes?.customer) ?? '', removed_payment_method: id } : null
  if (type === 'checkout.session.completed') {
    const customer = asId(object.customer)
    return id && customer ? { setup: id, customer } : null
  }
  const payment = /^(?:charge|refund)\./.test(type) ? asId(object.payment_intent) : null
  return payment ? { payment } : null
}
