import { sql } from 'kysely'
import { cardChosen } from '#domains/billing/server/payments/payments.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'

/** Paid by the next run of the renewals. It uses up no retry: a failure counts it again. */
export const retryWithChosenCard = reaction({
  name: 'retry-payment.card-chosen',
  on: cardChosen,
  run: async (tx, { payload: { account_id: accountId, gateway } }) => {
    await tx
      .updateTable('subscriptions')
      .set({
        next_attempt_at: sql<Date>`clock_timestamp()`,
        attempts: sql<number>`greatest(attempts - 1, 0)`,
      })
      .where('account_id', '=', accountId)
      .where('gateway', '=', gateway)
      .where('status', '=', 'past_due')
      .where('next_attempt_at', '>', sql<Date>`clock_timestamp()`)
      .execute()
  },
})
