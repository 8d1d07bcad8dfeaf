import type { Db } from '#platform/server/database/db.ts'
import type { Exported } from './export.queries.ts'

/** Includes revoked keys; no key can be read from it. */
export const exportApiKeys = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('api_keys')
        .select(['name', 'hint', 'scopes', 'created_at', 'created_from'])
        .select(['expires_at', 'last_used_at', 'revoked_at'])
        .where('account_id', '=', account.id)
        .orderBy('id')
        .execute()

export const exportWebhooks = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('webhooks')
        .select(['url', 'events', 'created_at', 'failing_since', 'disabled_at'])
        .where('account_id', '=', account.id)
        .orderBy('id')
        .execute()
