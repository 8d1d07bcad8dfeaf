import { sql } from 'kysely'
import type { getFeedRun, FeedItem, FeedRun, listFeedRuns } from '#domains/stock-feed/common/stock-feed.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { Db } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { Guard } from '../comparing/guards.rules.ts'
import { countItems, type RunCounts, type RunRow } from './runs.queries.ts'

const runsWithNames = (db: Db) =>
  db
    .selectFrom('stock_feed_runs as r')
    .leftJoin('accounts as a', 'a.id', 'r.started_by')
    .selectAll('r')
    .select('a.display_name as starter_name')

type RunView = RunRow & { starter_name: string | null }

function runView(run: RunView, { found, results }: RunCounts): FeedRun {
  const { id, source, status, file_name: fileName, is_whole: isWhole, failure } = run
  const seen = { ...found, same: run.same_count }
  const settled = Object.values(results).reduce((sum, count) => sum + count, 0)
  const total = seen.new + seen.changed + seen.back + seen.gone + seen.refused
  const isReading = status === 'queued' || status === 'reading'
  return {
    id,
    source,
    status,
    file_name: fileName,
    is_whole: isWhole,
    started_by: run.starter_name,
    guards: fromColumn<Guard[]>(run.guards),
    failure,
    progress: isReading ? { done: run.done_count, total: run.total_count } : { done: settled, total },
    found: seen,
    report: {
      read: total - seen.gone + seen.same,
      made: results.made,
      updated: results.updated,
      withdrawn: results.withdrawn,
      refused: results.refused,
      pictures: run.picture_count,
    },
    created_at: run.created_at.toISOString(),
    finished_at: run.finished_at && run.finished_at.toISOString(),
  }
}

async function viewRuns(db: Db, rows: RunView[]): Promise<FeedRun[]> {
  const ids = rows.map(({ id }) => id)
  const counts = await countItems(db, ids)
  return rows.map((row) => runView(row, must(counts.get(row.id), 'count')))
}

export async function readRun(db: Db, id: number): Promise<FeedRun> {
  return must(
    (await viewRuns(db, [await runsWithNames(db).where('r.id', '=', id).executeTakeFirstOrThrow()]))[0],
    'run',
  )
}

/** Returns the latest first. */
export async function readLatestRuns(
  db: Db,
  accountId: AccountId,
  count: number,
  offset = 0,
): Promise<FeedRun[]> {
  const rows = await runsWithNames(db)
    .where('r.account_id', '=', accountId)
    .orderBy('r.id', 'desc')
    .offset(offset)
    .limit(count)
    .execute()
  return await viewRuns(db, rows)
}

export async function readRuns(
  db: Db,
  accountId: AccountId,
  { page, limit }: OperationValues<typeof listFeedRuns>,
): Promise<OperationReply<typeof listFeedRuns>> {
  const items = await readLatestRuns(db, accountId, limit, (page - 1) * limit)
  const { total } = await db
    .selectFrom('stock_feed_runs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { items, total, page, limit }
}

export async function readRunWithItems(
  db: Db,
  accountId: AccountId,
  { id, outcome, without_gone: withoutGone, page, limit }: OperationValues<typeof getFeedRun>,
): Promise<OperationReply<typeof getFeedRun>> {
  const row = await runsWithNames(db)
    .where('r.id', '=', id)
    .where('r.account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  const [run] = await viewRuns(db, [row])
  const items = db
    .selectFrom('stock_feed_items as i')
    .where('i.run_id', '=', id)
    .$call(ifGiven(outcome, (query, value) => query.where('i.outcome', '=', value)))
    .$if(withoutGone !== undefined, (query) => query.where('i.outcome', '<>', 'gone'))
  const { total } = await items.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await items
    .leftJoin('stock_records as s', 's.id', 'i.record_id')
    .leftJoin('listings as l', (on) =>
      on.onRef('l.id', '=', 's.listing_id').on('l.status', 'not in', ['draft', 'pending']),
    )
    .select([
      'i.id',
      'i.stock_number',
      'i.title',
      'i.outcome',
      'i.changes',
      'i.problems',
      'i.result',
      'i.message',
    ])
    .select(['l.id as listing_id', 'l.type as listing_type'])
    .orderBy(sql`array_position(array['refused', 'gone', 'new', 'back', 'changed', 'same'], i.outcome)`)
    .orderBy('i.id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute()
  return { run: must(run, 'run'), items: rows.map(itemView), total, page, limit }
}

interface ItemRow extends Pick<FeedItem, 'id' | 'stock_number' | 'title' | 'outcome' | 'result' | 'message'> {
  changes: unknown
  problems: unknown
  listing_id: ListingId | null
  listing_type: 'general' | 'vehicle' | 'property' | null
}

const itemView = ({
  changes,
  problems,
  listing_id: listingId,
  listing_type: listingType,
  ...item
}: ItemRow): FeedItem => ({
  ...item,
  changes: fromColumn<FeedItem['changes']>(changes),
  problems: fromColumn<FeedItem['problems']>(problems),
  listing: listingId === null ? null : { id: listingId, type: must(listingType, 'listing_type') },
})
