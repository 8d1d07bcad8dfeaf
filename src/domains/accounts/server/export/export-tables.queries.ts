import type { Db } from '#platform/server/database/db.ts'
import { type Exported, getLastId, rowsPerPage } from './export.queries.ts'

/** The back-office table views of staff. */
export const exportTableViews = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('table_views')
    .select(['id', 'table_name', 'name', 'query', 'columns', 'is_shared', 'created_at', 'deleted_at'])
    .where('owner_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

/** There is one per table, so there are few. */
export const exportTableChoices = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('table_choices')
        .select(['table_name', 'columns', 'rows_per_page', 'default_view_id'])
        .where('account_id', '=', account.id)
        .orderBy('table_name')
        .execute()
