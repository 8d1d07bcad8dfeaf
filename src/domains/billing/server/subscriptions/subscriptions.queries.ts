import { sql, type Selectable } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export type SubscriptionRow = Selectable<DB['subscriptions']>
export type PaymentRow = Selectable<DB['payments']>

export async function lockSubscription(tx: Tx, id: number): Promise<SubscriptionRow | undefined> {
  return await tx.selectFrom('subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function lockCurrentSubscription(
  tx: Tx,
  accountId: AccountId,
): Promise<SubscriptionRow | undefined> {
  return await currentOf(tx, accountId).forUpdate().executeTakeFirst()
}

export async function selectCurrentSubscription(
  db: Db | Tx,
  accountId: AccountId,
): Promise<SubscriptionRow | undefined> {
  return await currentOf(db, accountId).executeTakeFirst()
}

const currentOf = (db: Db | Tx, accountId: AccountId) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '<>', 'cancelled')

export async function selectPayment(db: Db | Tx, id: number): Promise<PaymentRow | undefined> {
  return await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockPayment(tx: Tx, id: number): Promise<PaymentRow> {
  return await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function selectOpenPayment(
  db: Db | Tx,
  subscriptionId: number,
): Promise<PaymentRow | undefined> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('status', 'in', ['pending', 'requires_action'])
    .executeTakeFirst()
}

/** Sums refunds of payments for the present period, including those under way. */
export async function selectRefundedCents(
  db: Db | Tx,
  { id, period_ends_at: periodEndsAt }: Pick<SubscriptionRow, 'id' | 'period_ends_at'>,
): Promise<number> {
  const { refunded_cents: refundedCents } = await db
    .selectFrom('payments as p')
    .select(
      sql<number>`coalesce(sum(p.refunded_cents + coalesce((
        select sum(r.amount_cents) from refunds r where r.payment_id = p.id and r.status = 'pending'), 0)), 0)::bigint`.as(
        'refunded_cents',
      ),
    )
    .where('p.subscription_id', '=', id)
    .where('p.status', '=', 'succeeded')
    .where('p.period_ends_at', '=', periodEndsAt)
    .executeTakeFirstOrThrow()
  return refundedCents
}

export async function selectPaymentOfGateway(
  db: Db,
  gateway: 'stripe' | 'sandbox',
  gatewayPaymentId: string,
): Promise<PaymentRow | undefined> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirst()
}

/** Selects the gateway's charge; the card as the gateway knows it, removed or not. */
export async function selectCharge(db: Db, paymentId: number) {
  return await db
    .selectFrom('payments')
    .innerJoin('cards', 'cards.id', 'payments.card_id')
    .innerJoin('payment_customers', (on) =>
      on
        .onRef('payment_customers.account_id', '=', 'payments.account_id')
        .onRef('payment_customers.gateway', '=', 'payments.gateway'),
    )
    .innerJoin('plans', 'plans.id', 'payments.plan_id')
    .select([
      'payments.amount_cents',
      'payments.is_attended',
      'payments.created_at as requested_at',
      'cards.payment_method_id',
      'payment_customers.customer_id',
      'plans.name as plan',
    ])
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow()
}

export async function selectLines(db: Db | Tx, paymentId: number) {
  return await db
    .selectFrom('payment_lines')
    .select(['description', 'amount_cents', 'starts_at', 'ends_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('position')
    .execute()
}

/** @param canCharge false if only free ones renew, or end */
export async function selectDueIds(db: Db, now: Date, canCharge: boolean): Promise<number[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('status', 'in', ['active', 'past_due'])
    .where(sql<boolean>`coalesce(next_attempt_at, period_ends_at) <= ${now}`)
    .$if(!canCharge, (due) =>
      due.where((where) =>
        where.or([where('cancels_at_period_end', '=', true), where('price_cents', '=', 0)]),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.subscription_id', '=', 'subscriptions.id')
            .where('payments.status', 'in', ['pending', 'requires_action']),
        ),
      ),
    )
    .orderBy(sql`coalesce(next_attempt_at, period_ends_at)`)
    .limit(dueAtOnce)
    .execute()
  return rows.map(({ id }) => id)
}

export const dueAtOnce = 200

export async function selectUnsettled(
  db: Db,
  gateway: string,
  before: Date,
): Promise<Pick<PaymentRow, 'id' | 'status' | 'created_at' | 'gateway_payment_id'>[]> {
  return await db
    .selectFrom('payments')
    .select(['id', 'status', 'created_at', 'gateway_payment_id'])
    .where('status', 'in', ['pending', 'requires_action'])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- No other gateway has payments.
    .where('gateway', '=', gateway as 'stripe')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(dueAtOnce)
    .execute()
}

export async function selectHistory(db: Db | Tx, subscriptionId: number) {
  return await db
    .selectFrom('subscription_changes as change')
    .leftJoin('plans as old', 'old.id', 'change.from_plan_id')
    .leftJoin('plans as new', 'new.id', 'change.to_plan_id')
    .select(['change.action', 'change.reason', 'change.at', 'old.name as from', 'new.name as to'])
    .where('change.subscription_id', '=', subscriptionId)
    .orderBy('change.id', 'desc')
    .limit(100)
    .execute()
}
