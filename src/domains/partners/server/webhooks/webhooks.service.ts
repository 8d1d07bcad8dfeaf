import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import {
  type createWebhook,
  maxWebhooks,
  type NewWebhook,
  type updateWebhook,
  type Webhook,
} from '#domains/partners/common/webhooks.ts'
import { lockOwnAccount } from '#domains/identity/server/account/account.service.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { webhookAddedMail, webhookMovedMail, webhookSecretMail } from '../partners.messages.ts'
import { lockOwnWebhook, selectOwnWebhooks } from './webhooks.queries.ts'
import { webhookView } from './webhooks.view.ts'

const makeSecret = () => `whsec_${randomBytes(32).toString('base64url')}`

/** The time that receivers have to adopt the new secret. */
const overlap = sql<Date>`clock_timestamp() + interval '24 hours'`

export async function addWebhook(
  tx: Tx,
  accountId: AccountId,
  { url, events }: OperationValues<typeof createWebhook>,
  publicUrl: string,
): Promise<NewWebhook> {
  // Locked, so that two added at once are counted.
  const { email } = await lockOwnAccount(tx, accountId)
  if ((await selectOwnWebhooks(tx, accountId)).length >= maxWebhooks) refuse('webhooks_full')
  const secret = makeSecret()
  const row = await tx
    .insertInto('webhooks')
    .values({ account_id: accountId, url, events: [...new Set(events)], secret })
    .returningAll()
    .executeTakeFirstOrThrow()
  await writeMessage(tx, accountId, webhookAddedMail(email, publicUrl, new URL(url).host))
  return { ...webhookView(row), secret }
}

export async function listOwnWebhooks(db: Db, accountId: AccountId): Promise<Webhook[]> {
  return (await selectOwnWebhooks(db, accountId)).map(webhookView)
}

export async function changeWebhook(
  tx: Tx,
  accountId: AccountId,
  { id, url, events }: OperationValues<typeof updateWebhook>,
  publicUrl: string,
): Promise<Webhook> {
  const { email } = await lockOwnAccount(tx, accountId)
  const webhook = await lockOwnWebhook(tx, accountId, id)
  if (!webhook) refuse('not_found')
  const row = await tx
    .updateTable('webhooks')
    .set({ url, events: [...new Set(events)], disabled_at: null })
    .$if(webhook.disabled_at !== null || webhook.url !== url, (update) => update.set({ failing_since: null }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (webhook.url !== url)
    await writeMessage(tx, accountId, webhookMovedMail(email, publicUrl, new URL(url).host))
  return webhookView(row)
}

export async function renewSecret(
  tx: Tx,
  accountId: AccountId,
  id: number,
  publicUrl: string,
): Promise<NewWebhook> {
  const { email } = await lockOwnAccount(tx, accountId)
  const webhook = await lockOwnWebhook(tx, accountId, id)
  if (!webhook) refuse('not_found')
  const secret = makeSecret()
  const row = await tx
    .updateTable('webhooks')
    .set({ secret, old_secret: webhook.secret, old_secret_until: overlap })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await writeMessage(tx, accountId, webhookSecretMail(email, publicUrl, new URL(webhook.url).host))
  return { ...webhookView(row), secret }
}

export async function removeWebhook(tx: Tx, accountId: AccountId, id: number): Promise<void> {
  const removed = await tx
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) refuse('not_found')
}
