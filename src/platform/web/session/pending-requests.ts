const pending = new Set<Promise<unknown>>()

/**
 * Signing out waits for tracked requests.
 * @returns the request itself
 */
export function trackRequest<Reply>(request: Promise<Reply>): Promise<Reply> {
  const forget = () => pending.delete(settled)
  const settled: Promise<unknown> = request.then(forget, forget)
  pending.add(settled)
  return request
}

/** Resolves when none is pending, or after `maxMs`. */
export async function waitForPendingRequests(maxMs: number): Promise<void> {
  const end = performance.now() + maxMs
  while (pending.size > 0 && performance.now() < end) {
    const late = new Promise((resolve) => setTimeout(resolve, end - performance.now()))
    await Promise.race([late, Promise.all(pending)])
  }
}
