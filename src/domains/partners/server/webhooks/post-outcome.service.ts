import { NotPublic } from '#platform/server/push/post-publicly.ts'
import type { Outcome } from './delivering.rules.ts'

/** Used if there was no answer. An address that isn't public stays so, so it isn't retried. */
export function getErrorOutcome(error: unknown): Outcome {
  if (error instanceof NotPublic) return { is: 'refused', answer_code: null, error: 'not_public' }
  const isSlow = error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name)
  return { is: 'failed', answer_code: null, error: isSlow ? 'timeout' : 'unreachable' }
}
