/** trading-rules.md › Time: an outage that overlaps the last minutes of an auction moves its closing. */

export interface OutageTerms {
  closes_at: Date
  /** Start of the run towards this closing; earlier outages don't count. */
  clock_started_at: Date
  outage_s: number
  outage_extension_s: number
}

export interface Outage {
  from_at: Date
  to_at: Date
}

export function closingAfterOutage(terms: OutageTerms, { from_at, to_at }: Outage): Date | null {
  const { closes_at, clock_started_at, outage_s, outage_extension_s } = terms
  const lastMinutesFrom = closes_at.getTime() - outage_extension_s * 1000
  const isOutage = to_at.getTime() - from_at.getTime() >= outage_s * 1000
  const overlaps = from_at < closes_at && to_at.getTime() > lastMinutesFrom
  if (!isOutage || !overlaps || to_at <= clock_started_at) return null
  return new Date(to_at.getTime() + outage_extension_s * 1000)
}

export function closingAfterOutages(terms: OutageTerms, outages: readonly Outage[]): Date | null {
  const after = outages.reduce<Date>(
    (closesAt, outage) => closingAfterOutage({ ...terms, closes_at: closesAt }, outage) ?? closesAt,
    terms.closes_at,
  )
  return after.getTime() === terms.closes_at.getTime() ? null : after
}
