import { sql } from 'kysely'
import { deleteInPieces } from './delete-in-pieces.ts'
import { task } from './jobs.ts'

const before = (days: number) => sql<Date>`clock_timestamp() - ${days} * interval '1 day'`

export const purgeTask = task<object>({
  name: 'purge_old_rows',
  every: 'day',
  run: async (_payload, { db }) => {
    await db.deleteFrom('outages').where('to_at', '<', before(30)).execute()
    await deleteInPieces(db, (some, most) =>
      some
        .deleteFrom('outbox_events')
        .where('id', 'in', (q) =>
          q.selectFrom('outbox_events').select('id').where('dispatched_at', '<', before(30)).limit(most),
        )
        .executeTakeFirstOrThrow(),
    )
    await deleteInPieces(db, (some, most) =>
      some
        .deleteFrom('idempotency_keys')
        .where(
          sql<boolean>`(account_id, operation, key) in (
            select account_id, operation, key from idempotency_keys where created_at < ${before(7)} limit ${most})`,
        )
        .executeTakeFirstOrThrow(),
    )
    await deleteInPieces(db, (some, most) =>
      some
        .deleteFrom('sent_messages')
        .where('id', 'in', (q) =>
          q.selectFrom('sent_messages').select('id').where('at', '<', before(90)).limit(most),
        )
        .executeTakeFirstOrThrow(),
    )
  },
})
