import * as selling from '../common/selling.ts'
import * as bulkActs from '../common/bulk-acts.ts'
import * as bulkActsShapes from '../common/bulk-acts.shapes.ts'
import * as holds from '../common/holds.ts'
import * as holdsShapes from '../common/holds.shapes.ts'
import * as ownListings from '../common/own-listings.ts'
import * as sellingShapes from '../common/selling.shapes.ts'
import * as ownListingsShapes from '../common/own-listings.shapes.ts'
import { bulkRetention } from './bulk/bulk-acts.queries.ts'
import { bulkActsRoutes } from './bulk/bulk-acts.routes.ts'
import { sellingTasks } from './selling.jobs.ts'
import { reactionsOfSelling } from './selling.reactions.ts'
import { sellingRoutes } from './selling.routes.ts'
import { cachedCall } from '#platform/server/http/cached/cached-calls.ts'
import { extend } from '#platform/server/extensions.ts'
import { retentions } from '#platform/server/jobs/retention.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [selling, ownListings, holds, bulkActs],
  shapes: [sellingShapes, ownListingsShapes, holdsShapes, bulkActsShapes],
  routes: [sellingRoutes, bulkActsRoutes],
  reactions: reactionsOfSelling,
  tasks: sellingTasks,
  extensions: [extend(retentions, [bulkRetention])],
  cachedCalls: [cachedCall(selling.getListingHistory, ({ id }) => `listing:${id}`)],
  tables: [
    'listing_features',
    'listing_edits',
    'relistings',
    'listing_renewals',
    'expiry_reminders',
    'manual_sales',
    'bulk_acts',
    'bulk_act_items',
    'scheduled_starts',
  ],
}
