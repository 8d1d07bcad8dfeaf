import { clientErrors } from '#platform/common/client-errors.ts'
import type { Problem, RefusalKey } from '#platform/common/refusals.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#platform/texts.ts'

export type CallProblem = Omit<Problem, 'key'> & { key: RefusalKey | 'offline' }

export class ApiError extends Error {
  readonly problem: CallProblem
  constructor(problem: CallProblem) {
    super(problem.message)
    this.problem = problem
  }
}

export const getOffline = makeTexts((): CallProblem => ({
  status: 0,
  key: 'offline',
  message: t.we_couldnt_reach_hoko_check_your(),
  request_id: '',
}))

export function problemFrom(status: number, body: unknown): CallProblem {
  if (isProblem(body)) return body
  const key = status === 502 || status === 503 || status === 504 ? 'unavailable' : 'server_error'
  return { status, key, message: clientErrors[key].getMessage(), request_id: '' }
}

/** Checks the shape: errors thrown during server rendering come from another module graph. */
export function findProblem(error: unknown): CallProblem | null {
  if (typeof error !== 'object' || error === null) return null
  if ('problem' in error && isProblem(error.problem)) return error.problem
  return 'data' in error && isProblem(error.data) ? error.data : null
}

/** Includes the messages of the fields, for places without field errors. */
export function getMessage(error: unknown): string {
  const problem = findProblem(error)
  if (!problem) return clientErrors.server_error.getMessage()
  const wrong = problem.key === 'validation_failed' ? Object.values(problem.errors ?? {}) : []
  return wrong.length > 0 ? [...new Set(wrong)].join(' ') : problem.message
}

function isProblem(value: unknown): value is CallProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    'message' in value &&
    typeof value.key === 'string' &&
    typeof value.message === 'string'
  )
}
