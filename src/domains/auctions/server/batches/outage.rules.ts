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

export function closingAfterOutage(
  terms: OutageTerms,
  { from_at: fromAt, to_at: toAt }: Outage,
): Date | null {
  const {
    closes_at: closesAt,
    clock_started_at: clockStartedAt,
    outage_s: outageSeconds,
    outage_extension_s: outageExtensionSeconds,
  } = terms
  const lastMinutesFrom = closesAt.getTime() - outageExtensionSeconds * 1000
  const isOutage = toAt.getTime() - fromAt.getTime() >= outageSeconds * 1000
  const overlaps = fromAt < closesAt && toAt.getTime() > lastMinutesFrom
  if (!isOutage || !overlaps || toAt <= clockStartedAt) return null
  return new Date(toAt.getTime() + outageExtensionSeconds * 1000)
}

export function closingAfterOutages(terms: OutageTerms, outages: readonly Outage[]): Date | null {
  const after = outages.reduce<Date>(
    (closesAt, outage) => closingAfterOutage({ ...terms, closes_at: closesAt }, outage) ?? closesAt,
    terms.closes_at,
  )
  return after.getTime() === terms.closes_at.getTime() ? null : after
}
