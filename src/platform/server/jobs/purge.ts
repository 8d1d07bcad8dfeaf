import { sql } from 'kysely'
import { deleteInPieces } from './delete-in-pieces.ts'
import { task } from './jobs.ts'
import { getPurgeLimit, type Retention } from './retention.ts'

const ofOutages: Retention = { name: 'outages', count: 30, unit: 'day' }
const ofFacts: Retention = { name: 'facts', count: 30, unit: 'day' }
const ofKeys: Retention = { name: 'idempotency_keys', count: 7, unit: 'day' }
const ofMessages: Retention = { name: 'messages', count: 90, unit: 'day' }

export const platformRetention: readonly Retention[] = [ofMessages, ofOutages, ofFacts, ofKeys]

export const purgeTask = task<object>({
  name: 'purge_old_rows',
  every: 'day',
  run: async (_payload, { db }) => {
    await db.deleteFrom('outages').where('to_at', '<', getPurgeLimit(ofOutages)).execute()
    await deleteInPieces(db, (some, most) =>
      some
        .deleteFrom('outbox_events')
        .where('id', 'in', (q) =>
          q
            .selectFrom('outbox_events')
            .select('id')
            .where('dispatched_at', '<', getPurgeLimit(ofFacts))
            .limit(most),
        )
        .executeTakeFirstOrThrow(),
    )
    await deleteInPieces(db, (some, most) =>
      some
        .deleteFrom('idempotency_keys')
        .where(
          sql<boolean>`(account_id, operation, key) in (
            select account_id, operation, key from idempotency_keys where created_at < ${getPurgeLimit(ofKeys)} limit ${most})`,
        )
        .executeTakeFirstOrThrow(),
    )
    await deleteInPieces(db, (some, most) =>
      some
        .deleteFrom('sent_messages')
        .where('id', 'in', (q) =>
          q.selectFrom('sent_messages').select('id').where('at', '<', getPurgeLimit(ofMessages)).limit(most),
        )
        .executeTakeFirstOrThrow(),
    )
  },
})
