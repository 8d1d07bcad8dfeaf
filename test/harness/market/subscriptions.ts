import type { Plan } from '#domains/billing/common/plans/plans.ts'
import type { Person, TestApp } from '#test/harness/test-app.ts'

const monthMs = 30 * 24 * 3_600_000

/** A plan chosen a day ago; `end` cancels it, `fall` makes its payment fail. */
export async function aSubscription(
  app: TestApp,
  { id: accountId }: Pick<Person, 'id'>,
  plan: Pick<Plan, 'id' | 'price_cents' | 'interval'>,
) {
  const { db } = app.platform
  const started = new Date(Date.now() - 24 * 3_600_000)
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      account_id: accountId,
      plan_id: plan.id,
      gateway: 'sandbox',
      status: 'active',
      price_cents: plan.price_cents,
      interval: plan.interval,
      anchored_at: started,
      period_starts_at: started,
      period_ends_at: new Date(started.getTime() + monthMs),
      created_at: started,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const change = (
    values: { status: 'cancelled'; ended_at: Date } | { status: 'past_due'; past_due_since: Date },
  ) => db.updateTable('subscriptions').set(values).where('id', '=', id).execute()
  return {
    id,
    end: () => change({ status: 'cancelled', ended_at: new Date() }),
    fall: () => change({ status: 'past_due', past_due_since: new Date() }),
  }
}
