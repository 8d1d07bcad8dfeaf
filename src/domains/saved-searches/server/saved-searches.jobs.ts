import { sql } from 'kysely'
import { task } from '#platform/server/jobs/jobs.ts'
import { makeDigests } from './alert-emails.service.ts'
import { renewOutdatedSearches } from './saved-searches.service.ts'

export const savedSearchesTasks = [
  task({
    name: 'renew_saved_searches',
    every: 'minute',
    run: async (_payload: object, { db }) => await renewOutdatedSearches(db),
  }),
  task({
    name: 'make_search_digests',
    every: '15 minutes',
    run: async (_payload: object, { db }) => await makeDigests(db),
  }),
  task({
    name: 'purge_saved_searches',
    every: 'day',
    run: async (_payload: object, { db }) => {
      const before = (days: number) => sql<Date>`clock_timestamp() - ${days} * interval '1 day'`
      await db.deleteFrom('saved_searches').where('removed_at', '<', before(1)).execute()
      await db.deleteFrom('saved_search_digests').where('due_at', '<', before(60)).execute()
      await db.deleteFrom('alert_emails').where('sent_at', '<', before(400)).execute()
    },
  }),
]
