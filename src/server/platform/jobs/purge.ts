import { sql } from 'kysely'
import { task } from './jobs.ts'

export const purgeTask = task<object>({
  name: 'purge_old_rows',
  every: 'day',
  run: async (_payload, { db }) => {
    const before = (days: number) => sql<Date>`clock_timestamp() - ${days} * interval '1 day'`
    await db.deleteFrom('outbox_events').where('dispatched_at', '<', before(30)).execute()
    await db.deleteFrom('idempotency_keys').where('created_at', '<', before(7)).execute()
    await db.deleteFrom('outages').where('to_at', '<', before(30)).execute()
    await db.deleteFrom('sent_messages').where('at', '<', before(90)).execute()
  },
})
