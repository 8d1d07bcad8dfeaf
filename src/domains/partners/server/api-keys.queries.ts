import type { Selectable } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { ApiKeys } from '#platform/server/database/db-types.ts'

export type KeyRow = Selectable<ApiKeys>

export async function selectOwnKeys(db: Db, accountId: AccountId): Promise<KeyRow[]> {
  return await db
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
}
