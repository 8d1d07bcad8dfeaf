import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { listWebhookDeliveries } from '#domains/partners/common/webhooks.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { queueDelivery, queueFor } from './queueing.service.ts'
import { lockOwnWebhook, selectDeliveries, selectOwnWebhooks } from './webhooks.queries.ts'
import { deliveryView } from './webhooks.view.ts'

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
export async function replayDelivery(tx: Tx, accountId: AccountId, id: number): Promise<void> {
  const delivery = await tx
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['d.webhook_id', 'w.disabled_at'])
    .where('d.id', '=', id)
    .where('w.account_id', '=', accountId)
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
}
