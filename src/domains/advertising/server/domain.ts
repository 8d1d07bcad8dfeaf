import * as advertisements from '../common/advertisements.ts'
import * as advertisementCounters from '../common/counters.ts'
import * as advertisementShowing from '../common/showing.ts'
import * as advertisementsShapes from '../common/advertisements.shapes.ts'
import * as advertisementCountersShapes from '../common/counters.shapes.ts'
import * as advertisementShowingShapes from '../common/showing.shapes.ts'
import { advertisementsTasks } from './advertisements.jobs.ts'
import { advertisementsRoutes } from './advertisements.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [advertisements, advertisementCounters, advertisementShowing],
  shapes: [advertisementsShapes, advertisementCountersShapes, advertisementShowingShapes],
  routes: [advertisementsRoutes],
  tasks: advertisementsTasks,
  tables: ['advertisements', 'advertisement_counters', 'advertisement_events', 'advertisement_days'],
}
