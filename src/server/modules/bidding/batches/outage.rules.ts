/** trading-rules.md › Time: an outage that overlaps the last minutes of an auction moves its closing. Pure. */

/** What an auction went live with, and how its clock runs. */
export interface OutageTerms {
  closes_at: Date
  /** Since when it runs towards that closing; what was before says nothing to it. */
  clock_since: Date
  outage_s: number
  outage_extension_s: number
}

/** While no node said that it runs. */
export interface Silence {
  from_at: Date
  to_at: Date
}

/** Where the closing moves to, or null where it stays: a silence that is too short, or not in the last minutes. */
export function closingAfterSilence(terms: OutageTerms, { from_at, to_at }: Silence): Date | null {
  const { closes_at, clock_since, outage_s, outage_extension_s } = terms
  const last_minutes_from = closes_at.getTime() - outage_extension_s * 1000
  const isOutage = to_at.getTime() - from_at.getTime() >= outage_s * 1000
  const overlaps = from_at < closes_at && to_at.getTime() > last_minutes_from
  if (!isOutage || !overlaps || to_at <= clock_since) return null
  return new Date(to_at.getTime() + outage_extension_s * 1000)
}

/** The same after one silence and the next, in their order. */
export function closingAfterSilences(terms: OutageTerms, silences: readonly Silence[]): Date | null {
  const after = silences.reduce<Date>(
    (closes_at, silence) => closingAfterSilence({ ...terms, closes_at }, silence) ?? closes_at,
    terms.closes_at,
  )
  return after.getTime() === terms.closes_at.getTime() ? null : after
}
