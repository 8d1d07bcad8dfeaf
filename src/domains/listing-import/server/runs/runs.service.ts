import { sql } from 'kysely'
import { undoHours } from '#domains/listing-import/common/import-columns.ts'
import type {
  getListingImport,
  ImportItem,
  ListingImport,
  listListingImports,
} from '#domains/listing-import/common/listing-import.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { Db } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { ItemRow } from '../comparing/items.queries.ts'
import { countItems, type RunCounts, type RunRow } from './runs.queries.ts'

const runsWithNames = (db: Db) =>
  db
    .selectFrom('listing_import_runs as r')
    .leftJoin('accounts as a', 'a.id', 'r.started_by')
    .selectAll('r')
    .select('a.display_name as starter_name')
    .select(
      sql<Date | null>`case when r.status in ('done', 'cancelled', 'failed', 'undone') and r.confirmed_at is not null
        then r.finished_at + ${undoHours} * interval '1 h' end`.as('undo_until'),
    )
    .select(
      sql<
        { by: string; at: string }[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('by', b.display_name, 'at', u.at)
          order by u.id), '[]') from listing_import_undos u join accounts b on b.id = u.undone_by
        where u.run_id = r.id)`.as('undos'),
    )

type RunView = RunRow & {
  starter_name: string | null
  undo_until: Date | null
  undos: { by: string; at: string }[]
}

function runView(run: RunView, { found, results, undone, not_undone: notUndone }: RunCounts): ListingImport {
  const { id, status, failure, undo_until: undoUntil } = run
  const settled = results.made + results.updated + results.withdrawn + results.left + results.refused
  const isReading = status === 'queued' || status === 'reading'
  const isUndoing = status === 'undoing'
  const applied = results.made + results.updated + results.withdrawn
  const total = found.new + found.changed + found.gone + found.refused
  return {
    id,
    status,
    file_name: run.file_name,
    started_by: run.starter_name ?? '',
    withdraws_missing: run.withdraws_missing,
    unknown_columns: run.unknown_columns,
    guards: fromColumn<ListingImport['guards']>(run.guards),
    failure,
    progress: isReading
      ? { done: run.done_count, total: run.total_count }
      : isUndoing
        ? { done: undone + notUndone, total: applied }
        : { done: settled, total },
    found,
    report: {
      made: results.made,
      updated: results.updated,
      withdrawn: results.withdrawn,
      refused: results.refused,
      left: results.left,
      pictures: run.picture_count,
      undone,
      not_undone: notUndone,
    },
    undo_until: applied > undone && undoUntil !== null ? undoUntil.toISOString() : null,
    undos: run.undos.map(({ by, at }) => ({ by, at: new Date(at).toISOString() })),
    created_at: run.created_at.toISOString(),
    finished_at: run.finished_at && run.finished_at.toISOString(),
  }
}

async function viewRuns(db: Db, rows: RunView[]): Promise<ListingImport[]> {
  const counts = await countItems(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => runView(row, must(counts.get(row.id), 'count')))
}

export async function readRun(db: Db, id: number): Promise<ListingImport> {
  const row = await runsWithNames(db).where('r.id', '=', id).executeTakeFirstOrThrow()
  return must((await viewRuns(db, [row]))[0], 'run')
}

export async function readRuns(
  db: Db,
  sellerId: AccountId,
  { page, limit }: OperationValues<typeof listListingImports>,
): Promise<OperationReply<typeof listListingImports>> {
  const { total } = await db
    .selectFrom('listing_import_runs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow()
  const rows = await runsWithNames(db)
    .where('r.seller_id', '=', sellerId)
    .orderBy('r.id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute()
  return { items: await viewRuns(db, rows), total, page, limit }
}

export async function readRunWithItems(
  db: Db,
  sellerId: AccountId,
  { id, outcome, result, q, page, limit }: OperationValues<typeof getListingImport>,
): Promise<OperationReply<typeof getListingImport>> {
  const row = await runsWithNames(db)
    .where('r.id', '=', id)
    .where('r.seller_id', '=', sellerId)
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  const [run] = await viewRuns(db, [row])
  const items = db
    .selectFrom('listing_import_items as i')
    .where('i.run_id', '=', id)
    .$call(ifGiven(outcome, (query, value) => query.where('i.outcome', '=', value)))
    .$call(ifGiven(result, (query, value) => query.where('i.result', '=', value)))
    .$call(
      ifGiven(q === '' ? undefined : q, (query, value) =>
        query.where(sql<boolean>`position(lower(${value}) in lower(i.reference || ' ' || i.title)) > 0`),
      ),
    )
  const { total } = await items.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await items
    .selectAll('i')
    .orderBy('i.row_number')
    .orderBy('i.id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute()
  return { run: must(run, 'run'), items: rows.map(itemView), total, page, limit }
}

export const itemView = ({ row_number: row, changes, problems, ...item }: ItemRow): ImportItem => ({
  id: item.id,
  row,
  reference: item.reference,
  title: item.title,
  outcome: item.outcome,
  changes: fromColumn<ImportItem['changes']>(changes),
  problems: fromColumn<ImportItem['problems']>(problems),
  result: item.result,
  message: item.message,
  undo_result: item.undo_result,
  undo_message: item.undo_message,
  listing_id: item.listing_id,
})
