const max_wait_ms = 3_600_000

/** Reads a Retry-After (RFC 9110): seconds, or a date; null if it's neither. */
export function readRetryAfter(text: string | null, now: Date): number | null {
  if (!text) return null
  const wait_ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(wait_ms) ? null : Math.min(Math.max(wait_ms, 0), max_wait_ms)
}
