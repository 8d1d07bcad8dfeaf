import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import type { Gateway } from '#platform/server/payments/gateway.ts'
import { selectHasOpenPayment, type Owner } from './cards.queries.ts'

interface RemovedCard {
  gateway: Gateway['name']
  payment_method_id: string
}

export const removeCardAtGatewayKind: TaskKind<RemovedCard> = { name: 'remove_card_at_gateway' }
export const removeCustomerKind: TaskKind<Owner> = { name: 'remove_customer_at_gateway' }

const retryMs = 600_000

export async function removeLater(
  tx: Tx,
  { gateway, payment_method_id: paymentMethodId }: RemovedCard,
): Promise<void> {
  await enqueue(tx, removeCardAtGatewayKind, { gateway, payment_method_id: paymentMethodId })
}

/** A payment that waits to be confirmed still needs its card. */
export async function removeCardAtGateway(
  { db, gateway }: Pick<Platform, 'db' | 'gateway'>,
  removed: RemovedCard,
): Promise<void> {
  if (gateway?.name !== removed.gateway) return
  if (await selectHasOpenPayment(db, removed.gateway, removed.payment_method_id)) {
    await db.transaction().execute((tx) => enqueue(tx, removeCardAtGatewayKind, removed, { inMs: retryMs }))
    return
  }
  await gateway.removeCard(removed.payment_method_id)
}

/**
 * For a deleted account: removes its cards now, and its customer at the gateway once no payment is
 * under way.
 */
export async function forgetCards(tx: Tx, accountId: AccountId, removedAt: Date): Promise<void> {
  await tx
    .updateTable('cards')
    .set((eb) => ({
      removed_at: eb.fn.coalesce('removed_at', eb.val(removedAt)),
      is_default: false,
      fingerprint: null,
    }))
    .where('account_id', '=', accountId)
    .execute()
  const customers = await tx
    .selectFrom('payment_customers')
    .select('gateway')
    .where('account_id', '=', accountId)
    .execute()
  for (const { gateway } of customers)
    await enqueue(tx, removeCustomerKind, { account_id: accountId, gateway })
}

export async function removeCustomerAtGateway(
  { db, gateway }: Pick<Platform, 'db' | 'gateway'>,
  owner: Owner,
): Promise<void> {
  if (gateway?.name !== owner.gateway) return
  if (await hasOpenPayment(db, owner)) {
    await db.transaction().execute((tx) => enqueue(tx, removeCustomerKind, owner, { inMs: retryMs }))
    return
  }
  const customer = await db
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('account_id', '=', owner.account_id)
    .where('gateway', '=', owner.gateway)
    .executeTakeFirst()
  if (!customer) return
  await gateway.removeCustomer(customer.customer_id)
  await db
    .deleteFrom('payment_customers')
    .where('gateway', '=', owner.gateway)
    .where('customer_id', '=', customer.customer_id)
    .execute()
}

async function hasOpenPayment(db: Db, { account_id: accountId, gateway }: Owner): Promise<boolean> {
  const open = await db
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('gateway', '=', gateway)
    .where('status', 'in', ['pending', 'requires_action'])
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
