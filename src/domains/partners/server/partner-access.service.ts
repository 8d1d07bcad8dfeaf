import { sql } from 'kysely'
import type { OtherAccess } from '#domains/identity/server/password/other-access.service.ts'
import { selectOwnKeys } from './keys/api-keys.queries.ts'
import { revokeKeys } from './partners.service.ts'
import { selectOwnWebhooks } from './webhooks/webhooks.queries.ts'
import * as t from '#domains/partners/texts.ts'

const nameKey = ({ name }: { name: string }) => t.api_key_name({ name })

const getHost = ({ url }: { url: string }) => ({ host: new URL(url).host })

export const partnerAccess: OtherAccess = {
  list: async (db, accountId) => [
    ...(await selectOwnKeys(db, accountId)).map(nameKey),
    ...(await selectOwnWebhooks(db, accountId))
      .filter(({ disabled_at: disabledAt }) => disabledAt === null)
      .map((webhook) => t.webhook_to_host(getHost(webhook))),
  ],
  revoke: async (tx, accountId) => {
    const keys = await selectOwnKeys(tx, accountId)
    await revokeKeys(tx, accountId)
    // Clears failing_since, so that they don't look disabled because of failures.
    const webhooks = await tx
      .updateTable('webhooks')
      .set({ disabled_at: sql<Date>`clock_timestamp()`, failing_since: null })
      .where('account_id', '=', accountId)
      .where('disabled_at', 'is', null)
      .returning('url')
      .execute()
    return [
      ...keys.map(nameKey),
      ...webhooks.map((webhook) => t.webhook_to_host_turned_off(getHost(webhook))),
    ]
  },
}
