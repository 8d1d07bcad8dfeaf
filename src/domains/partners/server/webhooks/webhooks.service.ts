import { sql } from 'kysely'
import { randomBytes, randomUUID } from 'node:crypto'
import { lockOwnAccount } from '#domains/identity/server/account/account.service.ts'
import {
  type createWebhook,
  maxWebhooks,
  type NewWebhook,
  type updateWebhook,
  type Webhook,
  type SentEvent,
  type listWebhookDeliveries,
} from '#domains/partners/common/webhooks.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationValues, OperationReply } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import { NotPublic } from '#platform/server/push/post-publicly.ts'
import { refuse } from '#platform/server/refusal.ts'
import { webhookAddedMail, webhookMovedMail, webhookSecretMail } from '../partners.messages.ts'
import type { Outcome } from './delivering.rules.ts'
import { lockOwnWebhook, selectOwnWebhooks, selectChosen, selectDeliveries } from './webhooks.queries.ts'
import { webhookView, deliveryView } from './webhooks.view.ts'

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

export const deliverTask: TaskKind<{ webhook_id: number }> = { name: 'deliver_webhook' }

export interface WebhookNews {
  event_id: string
  type: SentEvent
  occurredAt: Date
  data: Record<string, unknown>
}

type Complete = (tx: Tx, data: WebhookNews['data']) => Promise<WebhookNews['data']>

/**
 * Queues it for each webhook of the account that chose the event; a repeat changes nothing.
 * @param complete adds to the data; called only if there is a webhook
 */
export async function queueNews(
  tx: Tx,
  accountId: AccountId,
  news: WebhookNews,
  complete?: Complete,
): Promise<void> {
  const webhookIds = await selectChosen(tx, accountId, news.type)
  if (webhookIds.length === 0) return
  const data = complete ? await complete(tx, news.data) : news.data
  for (const webhookId of webhookIds) await queueFor(tx, webhookId, { ...news, data })
}

async function queueFor(tx: Tx, webhookId: number, news: WebhookNews): Promise<void> {
  const { event_id: eventId, type, occurredAt, data } = news
  const body = JSON.stringify({ id: eventId, type, created_at: occurredAt.toISOString(), data })
  await tx
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: webhookId,
      event_id: eventId,
      type,
      body,
      next_try_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((on) => on.columns(['webhook_id', 'event_id']).doNothing())
    .execute()
  await queueDelivery(tx, webhookId)
}

/** Runs after other waiting jobs. */
const priority = 10

/**
 * Two queues, one for quick receivers, so that they never wait for slow ones; other workers send
 * email and pushes. Within a queue each webhook has one job at a time, however many deliveries
 * wait.
 */
export async function queueDelivery(tx: Tx, webhookId: number, runAt?: Date): Promise<void> {
  const webhook = await tx
    .selectFrom('webhooks')
    .select(sql<boolean>`is_slow or failing_since is not null`.as('is_behind'))
    .where('id', '=', webhookId)
    .executeTakeFirst()
  if (!webhook) return
  await enqueue(
    tx,
    deliverTask,
    { webhook_id: webhookId },
    {
      jobKey: `webhook:${webhookId}`,
      queue: webhook.is_behind ? 'webhooks:slow' : 'webhooks:quick',
      priority,
      ...(runAt && { runAt }),
    },
  )
}

/** A killed worker leaves deliveries without a job. */
export async function queueOverdue(tx: Tx): Promise<void> {
  const overdue = await tx
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .innerJoin('accounts', 'accounts.id', 'webhooks.account_id')
    .select('webhook_id')
    .distinct()
    .where('webhook_deliveries.status', '=', 'waiting')
    .where('accounts.status', '=', 'active')
    .where('disabled_at', 'is', null)
    .where('next_try_at', '<', sql<Date>`clock_timestamp() - interval '2 minutes'`)
    .execute()
  for (const { webhook_id: webhookId } of overdue) await queueDelivery(tx, webhookId)
}

export async function sendTest(tx: Tx, accountId: AccountId, id: number): Promise<void> {
  const webhook = await lockOwnWebhook(tx, accountId, id)
  if (!webhook) refuse('not_found')
  if (webhook.disabled_at) refuse('webhook_off')
  await queueFor(tx, id, {
    event_id: `evt_test_${randomUUID()}`,
    type: 'test',
    occurredAt: await readClock(tx),
    data: { webhook_id: id },
  })
}

export async function listDeliveries(
  db: Db,
  accountId: AccountId,
  { id, page, limit }: OperationValues<typeof listWebhookDeliveries>,
): Promise<OperationReply<typeof listWebhookDeliveries>> {
  const own = await selectOwnWebhooks(db, accountId)
  if (!own.some((webhook) => webhook.id === id)) refuse('not_found')
  const { rows, total } = await selectDeliveries(db, id, { page, limit })
  return { items: rows.map(deliveryView), total, page, limit }
}

/** Uses the same row and event id: receivers recognise a repeat by that. */
export async function replayDelivery(
  tx: Tx,
  { id, owner_id: ownerId }: { id: number; owner_id?: AccountId },
): Promise<{ account_id: AccountId; type: string }> {
  const delivery = await tx
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['d.webhook_id', 'd.type', 'w.account_id', 'w.disabled_at'])
    .where('d.id', '=', id)
    .$if(ownerId !== undefined, (q) => q.where('w.account_id', '=', must(ownerId, 'owner_id')))
    .forUpdate()
    .executeTakeFirst()
  if (!delivery) refuse('not_found')
  if (delivery.disabled_at) refuse('webhook_off')
  const now = sql<Date>`clock_timestamp()`
  await tx
    .updateTable('webhook_deliveries')
    .set({ status: 'waiting', waits_since: now, next_try_at: now, tries: 0 })
    .where('id', '=', id)
    .execute()
  await queueDelivery(tx, delivery.webhook_id)
  return delivery
}

/** Used if there was no answer. An address that isn't public stays so, so it isn't retried. */
export function getErrorOutcome(error: unknown): Outcome {
  if (error instanceof NotPublic) return { is: 'refused', answer_code: null, error: 'not_public' }
  const isSlow = error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name)
  return { is: 'failed', answer_code: null, error: isSlow ? 'timeout' : 'unreachable' }
}
