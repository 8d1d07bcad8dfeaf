import { sql } from 'kysely'
import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { gatewayPaymentChanged, cardChosen } from '#domains/billing/server/billing.events.ts'
import { readClock } from '#platform/server/clock.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { followPaymentKind } from './billing.jobs.ts'
import { forgetCards } from './payments/card-removal.service.ts'
import { endForDeletedAccount } from './subscriptions/ending.service.ts'

export const reactionsOfPayments = [
  reaction({
    name: 'forget-cards.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetCards(tx, payload.account_id, await readClock(tx)),
  }),
]

export const reactionsOfSubscriptions = [
  reaction({
    name: 'end-subscription.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload: { account_id: accountId } }) => await endForDeletedAccount(tx, accountId),
  }),
  /** The gateway is called outside the transaction. */
  reaction({
    name: 'follow-payment.gateway-payment-changed',
    on: gatewayPaymentChanged,
    run: async (tx, { payload }) => await enqueue(tx, followPaymentKind, payload),
  }),
  /** Paid by the next run of the renewals. It uses up no retry: a failure counts it again. */
  reaction({
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
  }),
]
