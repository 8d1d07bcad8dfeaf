import type { Platform } from '#platform/server/platform.ts'
import { GatewayRefused, GatewayUnreachable, type Gateway } from '#platform/server/payments/gateway.ts'
import { refuse } from '#platform/server/refusal.ts'
import * as t from '#domains/billing/texts.ts'

export function requireGateway({ gateway }: Pick<Platform, 'gateway'>): Gateway {
  return gateway ?? refuse('payments_unavailable', { message: t.no_payments_are_set_up_here() })
}

/** A failure of the gateway is reported plainly and isn't logged as our error. */
export async function callGateway<Answer>(
  log: Platform['log'],
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof GatewayUnreachable || error instanceof GatewayRefused)) throw error
    log.warn({ err: error }, 'the payment gateway did not do what it was asked')
    return refuse('payments_unavailable')
  }
}
