import type { Db, Tx } from '#platform/server/database/db.ts'
import { transact } from '#platform/server/database/db.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Gateway } from '#platform/server/payments/gateway.ts'
import { refuse } from '#platform/server/refusal.ts'

interface Parts {
  db: Db
  gateway: Gateway
}

/**
 * Returns the account's customer id at the gateway, creating it the first time. Calls the gateway,
 * so never in a transaction.
 */
export async function ensureCustomer({ db, gateway }: Parts, account_id: number): Promise<string> {
  const known = await selectCustomer(db, account_id, gateway.name)
  if (known !== undefined) return known
  const person = await db
    .selectFrom('accounts')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', account_id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  const { email, first_name, last_name } = person ?? refuse('logout_user')
  const name = `${first_name} ${last_name}`
  const customer_id = await gateway.createCustomer({ account_id, email, name })
  return await transact(db, async (tx) => {
    await tx
      .insertInto('payment_customers')
      .values({ account_id, gateway: gateway.name, customer_id, created_at: await readClock(tx) })
      .onConflict((on) => on.doNothing())
      .execute()
    return (await selectCustomer(tx, account_id, gateway.name)) ?? customer_id
  })
}

async function selectCustomer(
  db: Db | Tx,
  account_id: number,
  gateway: Gateway['name'],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('account_id', '=', account_id)
    .where('gateway', '=', gateway)
    .executeTakeFirst()
  return row?.customer_id
}
