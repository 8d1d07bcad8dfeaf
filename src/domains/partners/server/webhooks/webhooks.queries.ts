import { sql, type Selectable } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { WebhookDeliveries, Webhooks } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export type WebhookRow = Selectable<Webhooks>
export type DeliveryRow = Selectable<WebhookDeliveries>

export async function selectOwnWebhooks(db: Db, accountId: AccountId): Promise<WebhookRow[]> {
  return await db
    .selectFrom('webhooks')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export async function lockOwnWebhook(
  tx: Tx,
  accountId: AccountId,
  id: number,
): Promise<WebhookRow | undefined> {
  return await tx
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** Selects webhooks of active members that chose the event. */
export async function selectChosen(db: Db, accountId: AccountId, type: string): Promise<number[]> {
  const rows = await db
    .selectFrom('webhooks')
    .innerJoin('accounts', 'accounts.id', 'webhooks.account_id')
    .select('webhooks.id')
    .where('account_id', '=', accountId)
    .where('accounts.status', '=', 'active')
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`${type} = any(events)`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function selectHavingWebhooks(db: Db, accountIds: AccountId[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('webhooks')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('disabled_at', 'is', null)
    .execute()
  return new Set(rows.map(({ account_id: accountId }) => accountId))
}

export async function selectDeliveries(
  db: Db,
  webhookId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const of = db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId)
  const [rows, { total }] = await Promise.all([
    of
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    of.select((q) => q.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export async function selectSeller(db: Db, listingId: ListingId): Promise<AccountId | undefined> {
  const row = await db
    .selectFrom('listings')
    .select('seller_id')
    .where('id', '=', listingId)
    .executeTakeFirst()
  return row?.seller_id
}

export async function selectWonTrade(db: Db, listingId: ListingId): Promise<number | null> {
  const row = await db
    .selectFrom('trades')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('how', '=', 'won')
    .executeTakeFirst()
  return row?.id ?? null
}
