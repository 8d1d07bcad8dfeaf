import { sql } from 'kysely'
import type { TableName, TableView } from '#domains/insights/common/table-views/table-views.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

const views = (db: Db, accountId: AccountId) =>
  db
    .selectFrom('table_views as v')
    .innerJoin('accounts as a', 'a.id', 'v.owner_id')
    .select(['v.id', 'v.name', 'v.query', 'v.columns', 'v.is_shared'])
    .select(sql<boolean>`v.owner_id = ${accountId}`.as('is_mine'))
    .select(sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('owner_name'))
    .where('v.deleted_at', 'is', null)

const maxShown = 200

/** Lists one's own first. */
export async function selectViews(db: Db, accountId: AccountId, table: TableName): Promise<TableView[]> {
  return await views(db, accountId)
    .where('v.table_name', '=', table)
    .where((eb) => eb.or([eb('v.owner_id', '=', accountId), eb('v.is_shared', '=', true)]))
    .orderBy(sql`v.owner_id = ${accountId}`, 'desc')
    .orderBy(sql`lower(v.name)`)
    .orderBy('v.id')
    .limit(maxShown)
    .execute()
}

export async function selectView(db: Db, accountId: AccountId, id: number): Promise<TableView> {
  return await views(db, accountId).where('v.id', '=', id).executeTakeFirstOrThrow()
}

export async function selectChoices(db: Db, accountId: AccountId, table: TableName) {
  return await db
    .selectFrom('table_choices')
    .select(['columns', 'rows_per_page', 'default_view_id'])
    .where('account_id', '=', accountId)
    .where('table_name', '=', table)
    .executeTakeFirst()
}

export async function countViews(db: Db, ownerId: AccountId, table: TableName): Promise<number> {
  const { count } = await db
    .selectFrom('table_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('table_name', '=', table)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
