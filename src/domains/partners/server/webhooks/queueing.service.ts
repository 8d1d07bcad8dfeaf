import { sql } from 'kysely'
import type { SentEvent } from '#domains/partners/common/webhooks.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import { selectChosen } from './webhooks.queries.ts'

export const deliverTask: TaskKind<{ webhook_id: number }> = { name: 'deliver_webhook' }

export interface WebhookNews {
  event_id: string
  type: SentEvent
  occurredAt: Date
  data: Record<string, unknown>
}

/** Queues it for each webhook of the account that chose the event; a repeat changes nothing. */
export async function queueNews(tx: Tx, accountId: AccountId, news: WebhookNews): Promise<void> {
  for (const webhookId of await selectChosen(tx, accountId, news.type)) await queueFor(tx, webhookId, news)
}

export async function queueFor(tx: Tx, webhookId: number, news: WebhookNews): Promise<void> {
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
