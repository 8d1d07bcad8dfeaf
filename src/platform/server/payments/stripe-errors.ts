import type Stripe from 'stripe'
import { GatewayRefused, GatewayUnreachable, type DeclineCode } from './gateway.ts'

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
  const isFinal = final.includes(type) && statusCode !== 409 && statusCode !== 429
  return new (isFinal ? GatewayRefused : GatewayUnreachable)(details)
}
