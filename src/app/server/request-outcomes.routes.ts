import type { OperationWithShapes } from '#platform/common/operation.ts'
import { settleRequest } from '#platform/common/request-outcomes.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { readOutcome, withdrawCall } from '#platform/server/http/idempotency.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'

/** Tells the outcome of a binding call whose answer was lost. */
export function requestOutcomesRoutes(
  serve: Serve,
  { db }: Platform,
  operations: readonly OperationWithShapes[],
): void {
  const names = new Set(operations.flatMap((op) => (op.idempotentByKey ? op.name : [])))
  serve(settleRequest, async ({ input: { operation, key, withdraw }, caller }) => {
    if (!names.has(operation)) {
      refuse('validation_failed', {
        errors: { operation: 'Name a call that takes an Idempotency-Key.' },
      })
    }
    const call = { account_id: caller.id, operation, key }
    return { outcome: await (withdraw ? withdrawCall(db, call) : readOutcome(db, call)) }
  })
}
