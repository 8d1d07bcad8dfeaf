import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/db.ts'

export type SettingsRow = Awaited<ReturnType<typeof selectSettings>>

export async function selectSettings(db: Db) {
  return await db
    .selectFrom('settings as s')
    .leftJoin('accounts as a', 'a.id', 's.changed_by')
    .select(['s.chosen', 's.version', 's.changed_at'])
    .select(sql<string | null>`a.first_name || ' ' || a.last_name`.as('changed_by'))
    .executeTakeFirstOrThrow()
}

export async function lockSettings(tx: Tx) {
  return await tx.selectFrom('settings').select(['chosen', 'version']).forUpdate().executeTakeFirstOrThrow()
}
