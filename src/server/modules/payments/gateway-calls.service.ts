import type { AnyOperation, OperationRefusal } from '#contract/core/operation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { GatewayRefused, GatewayUnreachable, type Gateway } from '#server/platform/payments/gateway.ts'
import { refuse } from '#server/platform/refusal.ts'
import * as t from './texts.ts'

type Refusing<Op extends AnyOperation> = 'payments_unavailable' extends OperationRefusal<Op> ? Op : never

export function requireGateway<Op extends AnyOperation>(
  op: Refusing<Op>,
  { gateway }: Pick<Platform, 'gateway'>,
): Gateway {
  return gateway ?? refuse(op, unavailable, { message: t.no_payments_are_set_up_here() })
}

const unavailable = 'payments_unavailable' as never

/** Somebody else’s trouble is told plainly and is none of our defects. */
export async function askGateway<Op extends AnyOperation, Answer>(
  op: Refusing<Op>,
  log: Platform['log'],
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof GatewayUnreachable || error instanceof GatewayRefused)) throw error
    log.warn({ err: error }, 'the payment gateway did not do what it was asked')
    refuse(op, unavailable)
  }
}
