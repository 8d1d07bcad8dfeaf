import * as places from '../common/places.ts'
import * as placesShapes from '../common/places.shapes.ts'
import { placesRoutes } from './places.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [places],
  shapes: [placesShapes],
  routes: [placesRoutes],
  tables: ['regions', 'districts', 'suburbs'],
}
