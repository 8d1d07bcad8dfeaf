import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import { getLastId, rowsPerPage, type Exported } from './export.queries.ts'

export const exportReferences = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('listing_references')
    .select(['id', 'reference', 'listing_id', 'gtin', 'brand', 'created_at', 'updated_at'])
    .where('seller_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

/** Includes each run's comparison and its outcome, and who undid it. */
export const exportImports = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('listing_import_runs as r')
    .select(['r.id', 'r.status', 'r.file_name', 'r.withdraws_missing', 'r.guards', 'r.confirmed_at'])
    .select(['r.failure', 'r.total_count', 'r.picture_count', 'r.created_at', 'r.finished_at'])
    .select(
      sql<object[]>`coalesce((
        select json_agg(json_build_object('row', i.row_number, 'reference', i.reference, 'title', i.title,
                                          'outcome', i.outcome, 'changes', i.changes, 'problems', i.problems,
                                          'result', i.result, 'message', i.message, 'settled_at', i.settled_at,
                                          'undo_result', i.undo_result, 'undo_message', i.undo_message)
                        order by i.id)
          from listing_import_items i where i.run_id = r.id), '[]')`.as('rows'),
    )
    .select(
      sql<object[]>`coalesce((
        select json_agg(json_build_object('by_me', u.undone_by = r.seller_id, 'at', u.at) order by u.id)
          from listing_import_undos u where u.run_id = r.id), '[]')`.as('undos'),
    )
    .where('r.seller_id', '=', account.id)
    .where('r.id', '>', getLastId(last))
    .orderBy('r.id')
    // One run has thousands of rows.
    .limit(1)
    .execute()
