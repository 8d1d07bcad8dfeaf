import type { Api } from '#platform/common/api.ts'
import { RefusedCall } from '../in-process-api.ts'
import type { Audience } from './page-cache.ts'

export function observedCalls(api: Api): { api: Api; refused: number[] } {
  const refused: number[] = []
  const call: Api['call'] = async (...args) => {
    try {
      return await api.call(...args)
    } catch (error) {
      if (!(error instanceof RefusedCall)) {
        refused.push(500)
        throw error
      }
      refused.push(error.problem.status)
      // The request id means nothing to later readers of the page.
      throw new RefusedCall({ ...error.problem, request_id: '' })
    }
  }
  return { api: { call }, refused }
}

/** Rate limits concern one visitor, and a failure may be over sooner than a cached page expires. */
export function getAudience(status: number, refused: number[]): Audience {
  if (refused.includes(429)) return 'visitor'
  if (refused.some((each) => each >= 500)) return 'waiting'
  return status === 200 || status === 404 ? 'everybody' : 'waiting'
}
