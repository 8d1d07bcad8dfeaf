import * as requestOutcomes from '#platform/common/request-outcomes.ts'
import * as requestOutcomesShapes from '#platform/common/request-outcomes.shapes.ts'
import type { Domain } from '#platform/server/domain.ts'
import { requestOutcomesRoutes } from './request-outcomes.routes.ts'

export const appDomain: Domain = {
  operations: [requestOutcomes],
  shapes: [requestOutcomesShapes],
  routes: [(serve, platform, { operations }) => requestOutcomesRoutes(serve, platform, operations)],
}
