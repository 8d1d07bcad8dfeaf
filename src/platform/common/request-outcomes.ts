import { operation } from './operation.ts'
import type * as shapes from './request-outcomes.shapes.ts'

/**
 * For a caller that got no answer: tells whether the call took effect under its Idempotency-Key,
 * and withdraws it if it didn't, so that it never will.
 */
export const settleRequest = operation<typeof shapes.settleRequest>('PUT /request-outcome')({
  name: 'settleRequest',
  summary: 'Whether a call with an Idempotency-Key was answered; one that was not can be withdrawn',
  access: 'user',
  runsInMaintenance: true,
  limit: { calls: 240, per: 'minute' },
})
