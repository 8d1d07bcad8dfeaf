import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Person, TestApp } from '#test/harness/test-app.ts'

const now = sql<Date>`clock_timestamp()`
const later = sql<Date>`clock_timestamp() + interval '30 days'`

interface TestSubscription {
  id: number
  account_id: AccountId
  plan_id: number
  change: (changes: Updateable<DB['subscriptions']>) => Promise<void>
}

/** Inserts only rows, for tests of pages. */
export async function aSubscription(
  { platform: { db } }: TestApp,
  { id }: Person,
): Promise<TestSubscription> {
  const terms = { price_cents: 4900, interval: 'month' as const }
  const plan = await db
    .insertInto('plans')
    .values({
      ...terms,
      name: `Plan ${randomUUID()}`,
      position: 1,
      max_pictures: 10,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const subscription = await db
    .insertInto('subscriptions')
    .values({
      ...terms,
      account_id: id,
      plan_id: plan.id,
      gateway: 'sandbox',
      status: 'active',
      anchored_at: now,
      period_starts_at: now,
      period_ends_at: later,
      created_at: now,
    })
    .returning(['id', 'account_id', 'plan_id'])
    .executeTakeFirstOrThrow()
  return {
    ...subscription,
    change: async (changes) =>
      void (await db.updateTable('subscriptions').set(changes).where('id', '=', subscription.id).execute()),
  }
}

interface Wishes {
  subscription: TestSubscription
  card_id: number
  status: Insertable<DB['payments']>['status']
}

export async function aPayment(
  { platform: { db } }: { platform: { db: Db | Tx } },
  { subscription: { id: subscriptionId, account_id, plan_id }, ...wishes }: Wishes,
): Promise<{ settle: (status: 'succeeded' | 'failed') => Promise<void> }> {
  const { id } = await db
    .insertInto('payments')
    .values({
      ...wishes,
      subscription_id: subscriptionId,
      account_id,
      plan_id,
      purpose: 'renewal',
      price_cents: 4900,
      interval: 'month',
      period: 1,
      period_starts_at: now,
      period_ends_at: later,
      amount_cents: 4900,
      gateway: 'sandbox',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    settle: async (status) =>
      void (await db.updateTable('payments').set({ status, settled_at: now }).where('id', '=', id).execute()),
  }
}
