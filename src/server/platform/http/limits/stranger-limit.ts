import { refuseCommon } from '#server/platform/refusal.ts'
import { createAddressLimit } from './address-limit.ts'

/** Calls in a minute from one address that were refused for want of a session. */
const max_refused = 120
const max_known = 20_000

export function refuseLimited(retry_after_s: number): void {
  if (retry_after_s > 0) refuseCommon('rate_limited', { retry_after_s })
}

/**
 * Looking for a session costs the database as much when there is none. Who has shown too many that are not is not
 * looked for any more, while those behind the same address whose sessions are known go on.
 */
export function createStrangerLimit({ most = max_refused } = {}) {
  const refused = createAddressLimit({ most })
  const known = new Set<string>()

  return {
    /** Throws where a session is not even to be looked for. */
    admit(token: string | undefined, key: string) {
      if (token === undefined || !known.has(token)) refuseLimited(refused.look(key))
    },
    noteKnown(token: string | undefined) {
      if (token === undefined) return
      if (known.size >= max_known) known.clear()
      known.add(token)
    },
    noteRefused(token: string | undefined, key: string) {
      if (token !== undefined) known.delete(token)
      refuseLimited(refused.take(key))
    },
  }
}
