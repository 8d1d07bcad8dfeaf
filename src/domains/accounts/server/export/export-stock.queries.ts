import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import { type Exported, getLastId, rowsPerPage } from './export.queries.ts'

export const exportStockFeed = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('stock_feeds')
        .select(['mc_dealership_id', 'suburb', 'on_road_costs_included', 'has_security_interest'])
        .select(['wof_at_sale', 'year_is_first_registered', 'ending', 'updated_at'])
        .where('account_id', '=', account.id)
        .execute()

export const exportStockTexts = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('stock_feed_rules')
    .select(['id', 'field', 'heard', 'means', 'created_at'])
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

/** Includes each run's comparison and its outcome. */
export const exportStockRuns = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('stock_feed_runs as r')
    .select(['r.id', 'r.source', 'r.status', 'r.file_name', 'r.guards', 'r.confirmed_at', 'r.failure'])
    .select(['r.total_count', 'r.same_count', 'r.picture_count', 'r.created_at', 'r.finished_at'])
    .select(
      sql<object[]>`coalesce((
        select json_agg(json_build_object('stock_number', i.stock_number, 'title', i.title, 'outcome', i.outcome,
                                          'changes', i.changes, 'problems', i.problems, 'result', i.result,
                                          'message', i.message, 'settled_at', i.settled_at) order by i.id)
          from stock_feed_items i where i.run_id = r.id), '[]')`.as('vehicles'),
    )
    .where('r.account_id', '=', account.id)
    .where('r.id', '>', getLastId(last))
    .orderBy('r.id')
    // One run has thousands of vehicles.
    .limit(1)
    .execute()

export const exportStockRecords = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('stock_records')
    .select(['id', 'stock_number', 'title', 'state', 'said', 'pictures', 'problems', 'applied'])
    .select(['listing_id', 'withdrawn_at', 'created_at', 'seen_at', 'updated_at'])
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()
