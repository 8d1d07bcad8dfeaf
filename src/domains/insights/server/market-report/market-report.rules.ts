import type {
  ReportInterval,
  ReportPart,
  ReportPoint,
  ReportShare,
} from '#domains/insights/common/market-report.ts'

export interface DayCount {
  /** In Auckland, YYYY-MM-DD. */
  day: string
  count: number
  amount_cents: number | null
  sold: number
}

const none = (day: string): DayCount => ({ day, count: 0, amount_cents: 0, sold: 0 })

/** Lists all calendar days from the first to the last. */
export function listDays(from: string, to: string): string[] {
  const days: string[] = []
  for (const at = new Date(`${from}T00:00:00Z`); ; at.setUTCDate(at.getUTCDate() + 1)) {
    const day = at.toISOString().slice(0, 10)
    if (day > to) return days
    days.push(day)
  }
}

/**
 * Returns the day itself, the Monday of its week, or its month: the key shared by the days of an
 * interval.
 */
export function getIntervalKey(day: string, interval: ReportInterval): string {
  if (interval === 'day') return day
  if (interval === 'month') return day.slice(0, 7)
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return at.toISOString().slice(0, 10)
}

interface ReportCount {
  days: string[]
  beforeDays: string[]
  now: DayCount[]
  before: DayCount[]
}

/**
 * The nth day of a period is compared with the nth of the other, so that every point covers equally
 * many days. The first and last weeks and months have only the period's days.
 */
export function listPoints(
  { days, beforeDays, now, before }: ReportCount,
  interval: ReportInterval,
): ReportPoint[] {
  const countOf = new Map(now.map((one) => [one.day, one]))
  const beforeOf = new Map(before.map((one) => [one.day, one]))
  const points = new Map<string, ReportPoint>()
  for (const [n, day] of days.entries()) {
    const key = getIntervalKey(day, interval)
    const [one, other] = [countOf.get(day) ?? none(day), beforeOf.get(beforeDays[n] ?? '') ?? none(day)]
    const known = points.get(key)
    points.set(key, {
      from: known?.from ?? day,
      to: day,
      count: (known?.count ?? 0) + one.count,
      amount_cents: add(known?.amount_cents, one.amount_cents),
      before_count: (known?.before_count ?? 0) + other.count,
      before_amount_cents: add(known?.before_amount_cents, other.amount_cents),
    })
  }
  return [...points.values()]
}

const add = (sum: number | null | undefined, more: number | null) => (sum ?? 0) + (more ?? 0)

/** Returns the days to compare with: as many just before it, or those of a year earlier. */
export function getBefore(
  from: string,
  to: string,
  compare: 'period' | 'year',
): { from: string; to: string } {
  const days = listDays(from, to).length
  const start = new Date(`${from}T00:00:00Z`)
  if (compare === 'year') start.setUTCFullYear(start.getUTCFullYear() - 1)
  else start.setUTCDate(start.getUTCDate() - days)
  const end = new Date(start)
  end.setUTCDate(end.getUTCDate() + days - 1)
  return { from: start.toISOString().slice(0, 10), to: end.toISOString().slice(0, 10) }
}

export interface ShareGroup extends Omit<ReportShare, 'value' | 'name'> {
  type: string
  category: string | null
  category_name: string | null
  region: string | null
  region_name: string | null
}

type ListingPart = Extract<ReportPart, 'type' | 'category' | 'region'>

const getPart: Record<ListingPart, (group: ShareGroup) => [string | null, string | null]> = {
  type: ({ type }) => [type, null],
  category: ({ category, category_name: categoryName }) => [category, categoryName],
  region: ({ region, region_name: regionName }) => [region, regionName],
}

/** Sums the largest first; groups without a value are left out. */
export function sumShares(groups: ShareGroup[], by: ListingPart, most: number): ReportShare[] {
  const shares = new Map<string, ReportShare>()
  for (const group of groups) {
    const [value, name] = getPart[by](group)
    if (value === null) continue
    const sum = shares.get(value)
    const sumOf = (of: 'count' | 'before_count' | 'amount_cents' | 'before_amount_cents') =>
      (sum?.[of] ?? 0) + (group[of] ?? 0)
    shares.set(value, {
      value,
      name,
      count: sumOf('count'),
      amount_cents: sumOf('amount_cents'),
      before_count: sumOf('before_count'),
      before_amount_cents: sumOf('before_amount_cents'),
    })
  }
  return [...shares.values()]
    .toSorted(
      (one, other) =>
        other.count - one.count ||
        other.before_count - one.before_count ||
        (one.value < other.value ? -1 : 1),
    )
    .slice(0, most)
}
