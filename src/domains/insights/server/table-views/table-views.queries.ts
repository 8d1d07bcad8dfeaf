import { sql } from 'kysely'
import type { TableName, TableView } from '#domains/insights/common/table-views/table-views.ts'
import type { Db } from '#platform/server/database/db.ts'

const views = (db: Db, account_id: number) =>
  db
    .selectFrom('table_views as v')
    .innerJoin('accounts as a', 'a.id', 'v.owner_id')
    .select(['v.id', 'v.name', 'v.query', 'v.columns', 'v.is_shared'])
    .select(sql<boolean>`v.owner_id = ${account_id}`.as('is_mine'))
    .select(sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('owner_name'))
    .where('v.deleted_at', 'is', null)

const max_shown = 200

/** Lists one's own first. */
export async function selectViews(db: Db, account_id: number, table: TableName): Promise<TableView[]> {
  return await views(db, account_id)
    .where('v.table_name', '=', table)
    .where((eb) => eb.or([eb('v.owner_id', '=', account_id), eb('v.is_shared', '=', true)]))
    .orderBy(sql`v.owner_id = ${account_id}`, 'desc')
    .orderBy(sql`lower(v.name)`)
    .orderBy('v.id')
    .limit(max_shown)
    .execute()
}

export async function selectView(db: Db, account_id: number, id: number): Promise<TableView> {
  return await views(db, account_id).where('v.id', '=', id).executeTakeFirstOrThrow()
}

export async function selectChoices(db: Db, account_id: number, table: TableName) {
  return await db
    .selectFrom('table_choices')
    .select(['columns', 'rows_per_page', 'default_view_id'])
    .where('account_id', '=', account_id)
    .where('table_name', '=', table)
    .executeTakeFirst()
}

export async function countViews(db: Db, owner_id: number, table: TableName): Promise<number> {
  const { count } = await db
    .selectFrom('table_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner_id)
    .where('table_name', '=', table)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
