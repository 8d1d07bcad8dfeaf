import { NotPublic } from '#platform/server/push/post-publicly.ts'
import type { Outcome } from './delivering.rules.ts'

/** Where nothing came back. An address that isn't public won't become so by waiting. */
export function outcomeOfError(error: unknown): Outcome {
  if (error instanceof NotPublic) return { is: 'refused', answer_code: null, error: 'not_public' }
  const is_slow = error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name)
  return { is: 'failed', answer_code: null, error: is_slow ? 'timeout' : 'unreachable' }
}
