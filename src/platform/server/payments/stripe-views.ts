import type Stripe from 'stripe'
import {
  GatewayRefused,
  GatewayUnreachable,
  type DeclineCode,
  type GatewayCard,
  type GatewayEvent,
  type GatewayPayment,
  type GatewayPrice,
} from './gateway.ts'

type StripeError = InstanceType<typeof Stripe.errors.StripeError>

/** Checked by the name of its class: the SDK itself is loaded late. */
export const isStripeError = (error: unknown): error is StripeError =>
  error instanceof Error && 'rawType' in error && 'type' in error

const declines: Record<string, DeclineCode> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_number: 'incorrect_number',
  invalid_number: 'incorrect_number',
  processing_error: 'processing_error',
  authentication_required: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_required',
  setup_intent_authentication_failure: 'authentication_required',
}

/** The bank's own reason is more precise than Stripe's. */
export const getDecline = ({
  code,
  decline_code: declineCode,
}: {
  code?: string
  decline_code?: string
}): DeclineCode => declines[declineCode ?? ''] ?? declines[code ?? ''] ?? 'declined'

export const isMissing = (error: unknown) => isStripeError(error) && error.code === 'resource_missing'

export const isDeclined = (error: unknown): error is StripeError =>
  isStripeError(error) && error.type === 'StripeCardError'

const final = ['StripeCardError', 'StripeInvalidRequestError', 'StripeIdempotencyError']

/** The operator corrects a wrong or missing key; then it's retried. */
export function translateError(error: unknown): unknown {
  if (!isStripeError(error)) return error
  const { type, code = '', message, statusCode, requestId = '' } = error
  const details = [type, code, requestId, message.slice(0, 300)].filter(Boolean).join(' ')
  // A member's account is gone, or never was.
  const isUnknownAccount = code === 'account_invalid'
  const isFinal = (final.includes(type) && statusCode !== 409 && statusCode !== 429) || isUnknownAccount
  return new (isFinal ? GatewayRefused : GatewayUnreachable)(details)
}

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

/** Event types about a payment, a card, a member's account or a chargeback: at most 20. */
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
  'account.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]

interface EventObject {
  object?: unknown
  id?: unknown
  customer?: unknown
  payment_intent?: unknown
}

/** External data: any of it may be missing. */
interface StripeEvent {
  id: string
  type: string
  created: number
  /** The member's account in which it happened; missing for our own. */
  account?: string
  data: { object: EventObject; previous_attributes?: { customer?: unknown } }
}

export function viewStripeEvent(event: unknown): GatewayEvent {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Stripe has a type for each of its hundreds of events.
  const { id, type, created, account, data } = event as StripeEvent
  // Payments and cards of a member's own account are none of ours.
  const isOurs = account === undefined || type === 'account.updated'
  return { id, type, created_at: new Date(created * 1000), subject: isOurs ? getSubject(type, data) : null }
}

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
    return id ? { customer: asId(previousAttributes?.customer) ?? '', removedPaymentMethod: id } : null
  if (type === 'checkout.session.completed') {
    const customer = asId(object.customer)
    return id && customer ? { setup: id, customer } : null
  }
  if (type === 'account.updated') return id ? { account: id } : null
  if (type.startsWith('charge.dispute.')) return id ? { chargeback: id } : null
  const payment = /^(?:charge|refund)\./.test(type) ? asId(object.payment_intent) : null
  return payment ? { payment } : null
}
