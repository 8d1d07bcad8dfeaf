import { removeToken } from '#domains/identity/common/auth.ts'
import { redirectFor } from '#platform/common/addresses.ts'
import { publicApi } from './api.ts'
import { authStore } from './auth-store.ts'

/**
 * The server redirects first loads by a hint cookie that only it can read. The browser reports a
 * false hint, such as after storage was cleared or the session ended elsewhere.
 */
let isNotified = false
let endedHere = false
const openedAt = typeof window === 'undefined' ? '/' : window.location.pathname

authStore.subscribe((now, before) => {
  if (now.token) isNotified = false
  else if (before.token) endedHere = true
})

/** The server has just cleared the hint. */
export function noHint(): void {
  isNotified = true
}

/** Makes the server clear a visitor's hint if it is, or may be, false. */
export async function correctHint(): Promise<void> {
  if (isNotified || !(endedHere || wasTakenForUser())) return
  isNotified = true
  try {
    await publicApi.call(removeToken, {})
  } catch {
    isNotified = false
  }
}

/** True if a private page was served or a redirect led here. */
function wasTakenForUser(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (
    redirectFor(openedAt, '', null) !== null ||
    (entry instanceof PerformanceNavigationTiming && entry.redirectCount > 0)
  )
}
