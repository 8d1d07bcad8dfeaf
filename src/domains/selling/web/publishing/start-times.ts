import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'

const quarterMs = 15 * 60_000
const hourMs = 60 * 60_000

/** The next full quarter that is at least an hour ahead, as a datetime-local field writes it. */
export const suggestStart = (now: number): string =>
  aucklandLocal(new Date(Math.ceil((now + hourMs) / quarterMs) * quarterMs))
