import type { Change } from '#domains/insights/common/changes.ts'
import type { MarketReportKind, ReportPart, ReportShare } from '#domains/insights/common/market-report.ts'

interface PartOfKind {
  by: ReportPart
  shares: Pick<ReportShare, 'value' | 'name' | 'count' | 'before_count'>[]
}

export interface CountedKind {
  kind: MarketReportKind
  count: number
  before_count: number
  parts: PartOfKind[]
}

const maxChanges = 5
const leastStep = 3
/** In standard deviations of the difference of two counts. */
const leastScore = 2

interface Counts {
  count: number
  before_count: number
}

const stepOf = ({ count, before_count: beforeCount }: Counts) => count - beforeCount

/** Counts vary by chance with their square root; a change of less than twice that is noise. */
const scoreOf = (counts: Counts) =>
  Math.abs(stepOf(counts)) / Math.sqrt(Math.max(1, counts.count + counts.before_count))

const isSignificant = (counts: Counts) =>
  Math.abs(stepOf(counts)) >= leastStep && scoreOf(counts) >= leastScore

/** Raw counts, which the service turns into figures. */
type FoundChange = Omit<Change, 'count'> & Counts

export function findChanges(kinds: CountedKind[]): FoundChange[] {
  return kinds
    .filter(isSignificant)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .slice(0, maxChanges)
    .map((one) => ({
      kind: one.kind,
      count: one.count,
      before_count: one.before_count,
      where: one.parts.flatMap((part) => findWhere(part, Math.sign(stepOf(one)))),
    }))
}

/** Finds the part that moved most in the same direction. */
function findWhere({ by, shares }: PartOfKind, way: number): Change['where'] {
  const [first] = shares.toSorted((one, other) => way * (stepOf(other) - stepOf(one)))
  if (!first || way * stepOf(first) <= 0) return []
  const { value, name, count, before_count: beforeCount } = first
  return [{ by, value, name, count, before_count: beforeCount }]
}
