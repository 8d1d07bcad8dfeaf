import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import {
  type createTableView,
  maxViews,
  type setTableChoices,
  type updateTableView,
  type TableChoices,
  type TableName,
  type TableView,
} from '#domains/insights/common/table-views/table-views.ts'
import { changesBetween, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { countViews, selectChoices, selectView, selectViews } from './table-views.queries.ts'
import * as t from '#domains/insights/texts.ts'

/** A default view that can no longer be seen is left out. */
export async function readChoices(db: Db, accountId: AccountId, table: TableName): Promise<TableChoices> {
  const [views, chosen] = await Promise.all([
    selectViews(db, accountId, table),
    selectChoices(db, accountId, table),
  ])
  const defaultViewId = views.find(({ id }) => id === chosen?.default_view_id)?.id ?? null
  return {
    columns: chosen?.columns ?? null,
    rows_per_page: chosen?.rows_per_page ?? null,
    default_view_id: defaultViewId,
    views,
  }
}

export async function rememberChoices(
  db: Db,
  accountId: AccountId,
  { table, ...chosen }: OperationValues<typeof setTableChoices>,
): Promise<TableChoices> {
  return await transact(db, async (tx) => {
    const views = await selectViews(tx, accountId, table)
    if (chosen.default_view_id !== null && !views.some(({ id }) => id === chosen.default_view_id)) {
      refuse('validation_failed', { errors: { default_view_id: t.theres_no_such_view() } })
    }
    await tx
      .insertInto('table_choices')
      .values({ account_id: accountId, table_name: table, ...chosen })
      .onConflict((conflict) => conflict.columns(['account_id', 'table_name']).doUpdateSet(chosen))
      .execute()
    return { ...chosen, views }
  })
}

export async function addView(
  db: Db,
  ownerId: AccountId,
  { table, ...values }: OperationValues<typeof createTableView>,
): Promise<TableView> {
  return await transact(db, async (tx) => {
    await lockViews(tx, ownerId)
    await tx
      .deleteFrom('table_views')
      .where('owner_id', '=', ownerId)
      .where('deleted_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
      .execute()
    if ((await countViews(tx, ownerId, table)) >= maxViews) refuse('table_views_full')
    const { id } = await tx
      .insertInto('table_views')
      .values({ owner_id: ownerId, table_name: table, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
    await auditView(tx, ownerId, id, 'table_view.added', { after: { table, ...values } })
    return await selectView(tx, ownerId, id)
  })
}

export async function changeView(
  db: Db,
  ownerId: AccountId,
  { id, ...values }: OperationValues<typeof updateTableView>,
): Promise<TableView> {
  return await transact(db, async (tx) => {
    const before = await tx
      .selectFrom('table_views')
      .select(['name', 'query', 'columns', 'is_shared'])
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('not_found')
    await tx.updateTable('table_views').set(values).where('id', '=', id).execute()
    await auditView(tx, ownerId, id, 'table_view.changed', changesBetween(before, values))
    return await selectView(tx, ownerId, id)
  })
}

export async function removeView(db: Db, ownerId: AccountId, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const removed = await tx
      .updateTable('table_views')
      .set({ deleted_at: await readClock(tx) })
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .returning(['table_name as table', 'name', 'query'])
      .executeTakeFirst()
    if (!removed) refuse('not_found')
    await auditView(tx, ownerId, id, 'table_view.deleted', { before: removed })
  })
}

export async function putViewBack(db: Db, ownerId: AccountId, id: number): Promise<TableView> {
  return await transact(db, async (tx) => {
    const back = await tx
      .updateTable('table_views')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .where('deleted_at', 'is not', null)
      .returning(['table_name as table', 'name'])
      .executeTakeFirst()
    if (!back) refuse('not_found')
    await auditView(tx, ownerId, id, 'table_view.put-back', { after: back })
    return await selectView(tx, ownerId, id)
  })
}

/** Includes shared ones: they show their owner's name. */
export async function forgetViews(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('table_choices').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('table_views').where('owner_id', '=', accountId).execute()
}

/** Serialises changes, so that the limit holds. */
async function lockViews(tx: Tx, ownerId: AccountId) {
  await sql`select pg_advisory_xact_lock(hashtextextended('table views', ${ownerId}))`.execute(tx)
}

const auditView = (
  tx: Tx,
  actorId: AccountId,
  subjectId: number,
  action: string,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) =>
  recordAudit(tx, {
    actor_id: actorId,
    action,
    subject_kind: 'table_view',
    subject_id: subjectId,
    ...changes,
  })
