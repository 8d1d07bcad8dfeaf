import * as advertisements from '../common/advertisements.ts'
import * as advertisementsShapes from '../common/advertisements.shapes.ts'
import { advertisementsTasks } from './advertisements.jobs.ts'
import { advertisementsRoutes } from './advertisements.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [advertisements],
  shapes: [advertisementsShapes],
  routes: [advertisementsRoutes],
  tasks: advertisementsTasks,
  tables: ['advertisements', 'advertisement_counters', 'advertisement_events', 'advertisement_days'],
}
