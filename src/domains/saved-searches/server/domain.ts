import * as savedSearches from '../common/saved-searches.ts'
import * as savedSearchesShapes from '../common/saved-searches.shapes.ts'
import { savedSearchesTasks, savedSearchRetention } from './saved-searches.jobs.ts'
import { reactionsOfSavedSearches } from './saved-searches.reactions.ts'
import { registerStopAlerts, savedSearchesRoutes } from './saved-searches.routes.ts'
import { extend } from '#platform/server/extensions.ts'
import { retentions } from '#platform/server/jobs/retention.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [savedSearches],
  shapes: [savedSearchesShapes],
  routes: [savedSearchesRoutes],
  registrations: [registerStopAlerts],
  reactions: reactionsOfSavedSearches,
  tasks: savedSearchesTasks,
  extensions: [extend(retentions, savedSearchRetention)],
  tables: [
    'saved_searches',
    'saved_search_keys',
    'saved_search_matches',
    'saved_search_digests',
    'alert_emails',
  ],
}
