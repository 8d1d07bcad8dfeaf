import type { AccountId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { type Db, type Tx, transact } from '#platform/server/database/db.ts'
import { type Gateway, GatewayRefused, GatewayUnreachable } from '#platform/server/payments/gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import * as t from '#domains/billing/texts.ts'

interface Parts {
  db: Db
  gateway: Gateway
}

/**
 * Returns the account's customer id at the gateway, creating it the first time. Calls the gateway,
 * so never in a transaction.
 */
export async function ensureCustomer({ db, gateway }: Parts, accountId: AccountId): Promise<string> {
  const known = await selectCustomer(db, accountId, gateway.name)
  if (known !== undefined) return known
  const person = await db
    .selectFrom('accounts')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  const { email, first_name: firstName, last_name: lastName } = person ?? refuse('logout_user')
  const name = `${firstName} ${lastName}`
  const customerId = await gateway.createCustomer({ account_id: accountId, email, name })
  return await transact(db, async (tx) => {
    await tx
      .insertInto('payment_customers')
      .values({
        account_id: accountId,
        gateway: gateway.name,
        customer_id: customerId,
        created_at: await readClock(tx),
      })
      .onConflict((on) => on.doNothing())
      .execute()
    return (await selectCustomer(tx, accountId, gateway.name)) ?? customerId
  })
}

async function selectCustomer(
  db: Db | Tx,
  accountId: AccountId,
  gateway: Gateway['name'],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .where('gateway', '=', gateway)
    .executeTakeFirst()
  return row?.customer_id
}

export function requireGateway({ gateway }: Pick<Platform, 'gateway'>): Gateway {
  return gateway ?? refuse('payments_unavailable', { message: t.no_payments_are_set_up_here() })
}

/** A failure of the gateway is reported plainly and isn't logged as our error. */
export async function callGateway<Answer>(
  log: Platform['log'],
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof GatewayUnreachable || error instanceof GatewayRefused)) throw error
    log.warn({ err: error }, 'the payment gateway did not do what it was asked')
    return refuse('payments_unavailable')
  }
}
