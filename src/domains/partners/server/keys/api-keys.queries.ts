import type { Selectable } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import type { ApiKeys } from '#platform/server/database/db-types.ts'

export type KeyRow = Selectable<ApiKeys>

export async function selectOwnKeys(db: Db, accountId: number): Promise<KeyRow[]> {
  return await db
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
}
