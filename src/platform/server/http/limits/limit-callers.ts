import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '#platform/server/refusal.ts'
import { clientAddress, limitKey } from './client-address.ts'
import { describeWait } from './describe-wait.ts'
import type { TakeLimit } from './limits.ts'
import { createRateLimit } from './rate-limit.ts'
import * as t from '#platform/texts.ts'

/**
 * Per minute, for calls refused for their caller: by an address without a session, and by a
 * session.
 */
const maxRefused = 120
const maxKnown = 20_000

/** From here on the message names the wait. */
const longWaitSeconds = 60

export function refuseLimited(retryAfterSeconds: number): void {
  if (retryAfterSeconds <= 0) return
  const wait = describeWait(retryAfterSeconds * 1000)
  refuse('rate_limited', {
    retry_after_s: retryAfterSeconds,
    ...(retryAfterSeconds > longWaitSeconds && { message: t.too_many_wait_and_try_again({ wait }) }),
  })
}

/**
 * Looking up an unknown token costs the database as much as a known one. After too many unknown
 * ones an address is refused before the look-up, while known sessions behind it go on.
 */
export function createStrangerLimit({ most = maxRefused } = {}) {
  const refused = createRateLimit({ most })
  const refusedKnown = createRateLimit({ most })
  const known = new Set<string>()

  return {
    admit(token: string | undefined, key: string) {
      if (token === undefined || !known.has(token)) refuseLimited(refused.peek(key))
    },
    recordKnown(token: string | undefined) {
      if (token === undefined) return
      if (known.size >= maxKnown) known.clear()
      known.add(token)
    },
    /** A session with many refusals may still make allowed calls. */
    recordRefused(refusal: Refusal, token: string | undefined, key: string) {
      const isStranger = refusal.key === 'unauthenticated' || refusal.key === 'logout_user'
      if (token !== undefined && !isStranger) return refuseLimited(refusedKnown.take(token))
      if (token !== undefined) known.delete(token)
      refuseLimited(refused.take(key))
    },
  }
}

/** A hook that counts each call for its account, or a visitor's for the address. */
export function limitCallers(take: TakeLimit) {
  return async (req: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = req.caller ? `account ${req.caller.id}` : limitKey(clientAddress(req))
    const { waitSeconds, headers } = await take(key)
    reply.headers(headers)
    refuseLimited(waitSeconds)
  }
}
