import { getPurgeLimit, type Retention } from '#platform/server/jobs/retention.ts'
import { task } from '#platform/server/jobs/jobs.ts'
import { makeDigests } from './alert-emails.service.ts'
import { renewOutdatedSearches } from './saved-searches.service.ts'

const ofRemoved: Retention = { name: 'removed_saved_searches', count: 1, unit: 'day' }
const ofDigests: Retention = { name: 'saved_search_digests', count: 60, unit: 'day' }
const ofAlerts: Retention = { name: 'alert_emails', count: 400, unit: 'day' }

export const savedSearchRetention: readonly Retention[] = [ofRemoved, ofDigests, ofAlerts]

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
      await db.deleteFrom('saved_searches').where('removed_at', '<', getPurgeLimit(ofRemoved)).execute()
      await db.deleteFrom('saved_search_digests').where('due_at', '<', getPurgeLimit(ofDigests)).execute()
      await db.deleteFrom('alert_emails').where('sent_at', '<', getPurgeLimit(ofAlerts)).execute()
    },
  }),
]
