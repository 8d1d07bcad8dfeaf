import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { listChanges } from '#domains/insights/common/changes.ts'
import type { MarketReportKind, ReportPart } from '#domains/insights/common/market-report.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import { selectCount, selectShares } from '../market-report/market-report.queries.ts'
import { selectSpan } from '../span.queries.ts'
import { figure } from '../stats.view.ts'
import { type CountedKind, findChanges } from './changes.rules.ts'

/** Leaves out revenue, which not every role may see. */
const compared: [MarketReportKind, ReportPart[]][] = [
  ['sales', ['category', 'region']],
  ['listed', ['category', 'region']],
  ['bids', ['category', 'region']],
  ['offers', ['category', 'region']],
  ['members', ['region', 'seller_kind']],
  ['flags', ['category', 'region']],
]

export async function readChanges(
  db: Db,
  { days, compare }: OperationValues<typeof listChanges>,
): Promise<OperationReply<typeof listChanges>> {
  const {
    from,
    to,
    before_from: beforeFrom,
    before_to: beforeTo,
    first_day: firstDay,
    last_day: lastDay,
  } = await selectSpan(db, days, compare)
  const periods = { now: { from, to }, before: { from: beforeFrom, to: beforeTo } }
  const kinds: CountedKind[] = []
  // Runs one by one: in parallel they'd take every connection of the pool.
  for (const [kind, parts] of compared) {
    const [count, beforeCount, ...shares] = await Promise.all([
      selectCount(db, kind, periods.now),
      selectCount(db, kind, periods.before),
      ...parts.map((by) => selectShares(db, kind, by, periods)),
    ])
    kinds.push({
      kind,
      count,
      before_count: beforeCount,
      parts: parts.map((by, n) => ({ by, shares: must(shares[n], 'share') })),
    })
  }
  const items = findChanges(kinds).map(({ count, before_count: beforeCount, ...change }) => ({
    ...change,
    count: figure(count, beforeCount),
  }))
  return { from: firstDay, to: lastDay, items }
}
