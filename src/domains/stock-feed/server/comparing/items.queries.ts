import { sql } from 'kysely'
import type { FeedProblem, RunOutcome } from '#domains/stock-feed/common/stock-feed.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { Change } from './compare.rules.ts'

export interface Item {
  stock_number: string
  title: string
  outcome: RunOutcome
  changes: Change[]
  problems: FeedProblem[]
  record_id: number | null
}

export async function insertItems(tx: Tx, runId: number, items: Item[]): Promise<void> {
  if (items.length === 0) return
  const rows = items.map(({ changes, problems, ...item }) => ({
    ...item,
    run_id: runId,
    changes: JSON.stringify(changes),
    problems: JSON.stringify(problems),
    ...(item.outcome === 'refused' && {
      result: 'refused' as const,
      settled_at: sql<Date>`clock_timestamp()`,
    }),
  }))
  await tx.insertInto('stock_feed_items').values(rows).execute()
}
