import { sql, type Selectable } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Gateway, GatewayCard } from '#platform/server/payments/gateway.ts'

export interface Owner {
  account_id: AccountId
  gateway: Gateway['name']
}

export type CardRow = Selectable<DB['cards']>

const whereOwned = (db: Db | Tx, { account_id: accountId, gateway }: Owner) =>
  db
    .selectFrom('cards')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('gateway', '=', gateway)
    .where('removed_at', 'is', null)

/** Lists the default first, then the newest. */
export const selectCards = (db: Db | Tx, owner: Owner): Promise<CardRow[]> =>
  whereOwned(db, owner).orderBy('is_default', 'desc').orderBy('id', 'desc').execute()

export const selectCard = (tx: Tx, owner: Owner, id: number): Promise<CardRow | undefined> =>
  whereOwned(tx, owner).where('id', '=', id).executeTakeFirst()

export interface DefaultCard {
  id: number
  customer_id: string
  payment_method_id: string
  brand: string
  last4: string
  expires_month: number
  expires_year: number
}

export const selectDefaultCard = (
  db: Db | Tx,
  { account_id: accountId, gateway }: Owner,
): Promise<DefaultCard | undefined> =>
  db
    .selectFrom('cards as c')
    .innerJoin('payment_customers as p', (on) =>
      on.onRef('p.account_id', '=', 'c.account_id').onRef('p.gateway', '=', 'c.gateway'),
    )
    .select(['c.id', 'p.customer_id', 'c.payment_method_id', 'c.brand', 'c.last4'])
    .select(['c.expires_month', 'c.expires_year'])
    .where('c.account_id', '=', accountId)
    .where('c.gateway', '=', gateway)
    .where('c.is_default', '=', true)
    .executeTakeFirst()

/** Includes removed ones. */
export const selectByPaymentMethod = (
  tx: Tx,
  gateway: Gateway['name'],
  paymentMethodId: string,
): Promise<CardRow | undefined> =>
  tx
    .selectFrom('cards')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('payment_method_id', '=', paymentMethodId)
    .executeTakeFirst()

export const insertCard = (
  tx: Tx,
  { account_id: accountId, gateway }: Owner,
  card: GatewayCard & { is_default: boolean; created_at: Date },
): Promise<CardRow> =>
  tx
    .insertInto('cards')
    .values({ account_id: accountId, gateway, ...card })
    .returningAll()
    .executeTakeFirstOrThrow()

export async function updateRemoved(tx: Tx, ids: number[], removedAt: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('cards')
    .set({ removed_at: removedAt, is_default: false })
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute()
}

export async function updateDefault(tx: Tx, owner: Owner, id: number): Promise<void> {
  await tx
    .updateTable('cards')
    .set({ is_default: false })
    .where('account_id', '=', owner.account_id)
    .where('gateway', '=', owner.gateway)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute()
  await tx.updateTable('cards').set({ is_default: true }).where('id', '=', id).execute()
}

export async function selectHasOpenPayment(
  db: Db | Tx,
  gateway: Gateway['name'],
  paymentMethodId: string,
): Promise<boolean> {
  const open = await db
    .selectFrom('payments as p')
    .innerJoin('cards as c', 'c.id', 'p.card_id')
    .select('p.id')
    .where('c.gateway', '=', gateway)
    .where('c.payment_method_id', '=', paymentMethodId)
    .where('p.status', 'in', ['pending', 'requires_action'])
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

export async function selectPaysForPlan(tx: Tx, { account_id: accountId, gateway }: Owner): Promise<boolean> {
  const running = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('gateway', '=', gateway)
    .where('status', 'in', ['active', 'past_due'])
    .where('cancels_at_period_end', '=', false)
    .where('price_cents', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return running !== undefined
}

/** A card added while past due is charged. */
export async function selectIsPastDue(tx: Tx, { account_id: accountId, gateway }: Owner): Promise<boolean> {
  const unpaid = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('gateway', '=', gateway)
    .where('status', '=', 'past_due')
    .executeTakeFirst()
  return unpaid !== undefined
}

/** Every change of an account's cards, and every charge, locks this row first. */
export const lockCustomer = (
  tx: Tx,
  { account_id: accountId, gateway }: Owner,
): Promise<string | undefined> =>
  tx
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .where('gateway', '=', gateway)
    .forUpdate()
    .executeTakeFirst()
    .then((row) => row?.customer_id)

export async function selectIsActive(tx: Tx, accountId: AccountId): Promise<boolean> {
  const account = await tx
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.status === 'active'
}

export const selectNow = async (db: Db | Tx): Promise<Date> =>
  must((await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)).rows[0], 'now').now
