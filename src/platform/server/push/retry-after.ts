const maxWaitMs = 3_600_000

/** Reads a Retry-After (RFC 9110): seconds, or a date; null if it's neither. */
export function readRetryAfter(text: string | null, now: Date): number | null {
  if (!text) return null
  const waitMs = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(waitMs, 0), maxWaitMs)
}
