import { sql } from 'kysely'
import type { AccountChange } from '#domains/trades/common/trades.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Client } from '#platform/server/http/call.ts'
import { deviceKind, getNetwork } from './known-devices.rules.ts'

/** How long buyers are warned after changes that may mean somebody else has the account. */

const warnedFor = sql`interval '24 hours'`

export async function recordAccountChange(tx: Tx, accountId: AccountId, what: AccountChange): Promise<void> {
  await tx
    .insertInto('account_changes')
    .values({ account_id: accountId, what, at: sql<Date>`clock_timestamp()` })
    .execute()
}

/** The first details are no change: no buyer has seen other details before. */
export async function recordPaymentDetailsChange(
  tx: Tx,
  accountId: AccountId,
  hadBefore: boolean,
): Promise<{ is_first: boolean }> {
  const earlier = await tx
    .selectFrom('account_changes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('what', '=', 'payment_details')
    .limit(1)
    .executeTakeFirst()
  const isFirst = !hadBefore && !earlier
  if (!isFirst) await recordAccountChange(tx, accountId, 'payment_details')
  return { is_first: isFirst }
}

export async function recordDeviceChange(
  tx: Tx,
  accountId: AccountId,
  { device, address }: Pick<Client, 'device' | 'address'>,
): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  const { is_new: isNew, is_first: isFirst } = await tx
    .insertInto('known_devices')
    .values({
      account_id: accountId,
      device: deviceKind(device),
      network: getNetwork(address),
      first_seen_at: now,
      last_seen_at: now,
    })
    .onConflict((on) => on.columns(['account_id', 'device', 'network']).doUpdateSet({ last_seen_at: now }))
    .returning([
      // True for an insert, false for an update.
      sql<boolean>`xmax = 0`.as('is_new'),
      // The row written here isn't visible to this query yet.
      sql<boolean>`not exists (select from known_devices other where other.account_id = known_devices.account_id)`.as(
        'is_first',
      ),
    ])
    .executeTakeFirstOrThrow()
  if (isNew && !isFirst) await recordAccountChange(tx, accountId, 'device')
}

export interface RecentChange {
  account_id: AccountId
  what: AccountChange
  at: Date
}

export async function selectRecentChanges(db: Db, accountIds: AccountId[]): Promise<RecentChange[]> {
  if (accountIds.length === 0) return []
  return await db
    .selectFrom('account_changes')
    .select(['account_id', 'what'])
    .select((eb) => eb.fn.max('at').as('at'))
    .where('account_id', 'in', accountIds)
    .where('at', '>', sql<Date>`clock_timestamp() - ${warnedFor}`)
    .groupBy(['account_id', 'what'])
    .orderBy('at', 'desc')
    .execute()
}
