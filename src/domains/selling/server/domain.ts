import * as selling from '../common/selling.ts'
import * as holds from '../common/holds.ts'
import * as holdsShapes from '../common/holds.shapes.ts'
import * as ownListings from '../common/own-listings.ts'
import * as sellingShapes from '../common/selling.shapes.ts'
import * as ownListingsShapes from '../common/own-listings.shapes.ts'
import { sellingTasks } from './selling.jobs.ts'
import { reactionsOfSelling } from './selling.reactions.ts'
import { sellingRoutes } from './selling.routes.ts'
import { cachedCall } from '#platform/server/http/cached/cached-calls.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [selling, ownListings, holds],
  shapes: [sellingShapes, ownListingsShapes, holdsShapes],
  routes: [sellingRoutes],
  reactions: reactionsOfSelling,
  tasks: sellingTasks,
  cachedCalls: [cachedCall(selling.getListingHistory, ({ id }) => `listing:${id}`)],
  tables: [
    'listing_features',
    'listing_edits',
    'relistings',
    'listing_renewals',
    'expiry_reminders',
    'manual_sales',
  ],
}
