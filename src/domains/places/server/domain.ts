import * as places from '../common/places.ts'
import * as placesShapes from '../common/places.shapes.ts'
import * as pointShapes from '../common/point.shapes.ts'
import { placesRoutes } from './places.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [places],
  shapes: [placesShapes, pointShapes],
  routes: [placesRoutes],
  tables: ['regions', 'districts', 'suburbs', 'suburb_neighbours'],
}
