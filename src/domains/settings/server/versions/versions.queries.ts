import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { TypedSettings } from '#domains/settings/common/settings.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'

const nameOf = sql<string>`trim(a.first_name || ' ' || a.last_name)`

export async function selectVersions(db: Db, { before, limit }: { before: number; limit: number }) {
  return await db
    .selectFrom('settings_versions as v')
    .leftJoin('accounts as a', 'a.id', 'v.published_by')
    .select(['v.version', 'v.chosen', 'v.published_at', 'v.restored_version'])
    .select(sql<string | null>`${nameOf}`.as('published_by'))
    .where('v.version', '<', before)
    .orderBy('v.version', 'desc')
    .limit(limit)
    .execute()
}

export async function selectVersion(db: Db, version: number): Promise<object | undefined> {
  const row = await db
    .selectFrom('settings_versions')
    .select('chosen')
    .where('version', '=', version)
    .executeTakeFirst()
  return row && fromColumn<object>(row.chosen)
}

/** Selects the latest by others, or else by the owner of the draft. */
export async function selectPublicationSince(db: Db, ownerId: AccountId, baseVersion: number) {
  return await db
    .selectFrom('settings_versions as v')
    .leftJoin('accounts as a', 'a.id', 'v.published_by')
    .select(['v.published_at'])
    .select(sql<string | null>`${nameOf}`.as('published_by'))
    .where('v.version', '>', baseVersion)
    .orderBy(sql`v.published_by = ${ownerId}`)
    .orderBy('v.version', 'desc')
    .executeTakeFirst()
}

export async function insertVersion(
  tx: Tx,
  row: {
    version: number
    chosen: string
    published_by: AccountId
    published_at: Date
    restored_version: number | null
  },
): Promise<void> {
  await tx.insertInto('settings_versions').values(row).execute()
}

export interface DraftRow {
  changes: TypedSettings
  base_version: number
  revision: number
  saved_at: Date
}

export async function selectDraft(db: Db, ownerId: AccountId): Promise<DraftRow | undefined> {
  const row = await db
    .selectFrom('settings_drafts')
    .select(['changes', 'base_version', 'revision', 'saved_at'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row && { ...row, changes: fromColumn<TypedSettings>(row.changes) }
}

/** Locks by advisory lock, as the first save of a draft has no row. */
export async function lockDraft(tx: Tx, ownerId: AccountId): Promise<DraftRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('settings draft', ${ownerId}))`.execute(tx)
  return await selectDraft(tx, ownerId)
}

export async function upsertDraft(
  tx: Tx,
  ownerId: AccountId,
  { changes, ...draft }: DraftRow,
): Promise<void> {
  const values = { ...draft, changes: JSON.stringify(changes) }
  await tx
    .insertInto('settings_drafts')
    .values({ owner_id: ownerId, ...values })
    .onConflict((on) => on.column('owner_id').doUpdateSet(values))
    .execute()
}

export async function deleteDraft(tx: Tx, ownerId: AccountId): Promise<void> {
  await tx.deleteFrom('settings_drafts').where('owner_id', '=', ownerId).execute()
}

/** Selects drafts of admins who could still publish them. */
export async function selectOtherDrafts(db: Db, ownerId: AccountId) {
  return await db
    .selectFrom('settings_drafts as d')
    .innerJoin('accounts as a', 'a.id', 'd.owner_id')
    .select(['d.saved_at'])
    .select(nameOf.as('name'))
    .select(sql<number>`(select count(*) from jsonb_object_keys(d.changes))`.as('count'))
    .where('d.owner_id', '!=', ownerId)
    .where('a.type', '=', 'admin')
    .where('a.status', '=', 'active')
    .where('a.staff_role', '=', 'full')
    .orderBy('d.saved_at', 'desc')
    .limit(20)
    .execute()
}
