import { type Refusal, refuse } from '#platform/server/refusal.ts'
import { createRateLimit } from './rate-limit.ts'
import { describeWait } from './describe-wait.ts'
import * as t from '#platform/texts.ts'

/**
 * Per minute, for calls refused for their caller: by an address without a session, and by a
 * session.
 */
const max_refused = 120
const max_known = 20_000

/** From here on the message names the wait. */
const long_wait_s = 60

export function refuseLimited(retry_after_s: number): void {
  if (retry_after_s <= 0) return
  const wait = describeWait(retry_after_s * 1000)
  refuse('rate_limited', {
    retry_after_s,
    ...(retry_after_s > long_wait_s && { message: t.too_many_wait_and_try_again({ wait }) }),
  })
}

/**
 * Looking up an unknown token costs the database as much as a known one. After too many unknown
 * ones an address is refused before the look-up, while known sessions behind it go on.
 */
export function createStrangerLimit({ most = max_refused } = {}) {
  const refused = createRateLimit({ most })
  const refused_known = createRateLimit({ most })
  const known = new Set<string>()

  return {
    admit(token: string | undefined, key: string) {
      if (token === undefined || !known.has(token)) refuseLimited(refused.peek(key))
    },
    recordKnown(token: string | undefined) {
      if (token === undefined) return
      if (known.size >= max_known) known.clear()
      known.add(token)
    },
    /** A session with many refusals may still make allowed calls. */
    recordRefused(refusal: Refusal, token: string | undefined, key: string) {
      const isStranger = refusal.key === 'unauthenticated' || refusal.key === 'logout_user'
      if (token !== undefined && !isStranger) return refuseLimited(refused_known.take(token))
      if (token !== undefined) known.delete(token)
      refuseLimited(refused.take(key))
    },
  }
}
