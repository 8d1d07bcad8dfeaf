import * as requestOutcomes from '#platform/common/request-outcomes.ts'
import * as bulkShapes from '#platform/common/bulk.shapes.ts'
import * as liveShapes from '#platform/common/live.shapes.ts'
import * as commonShapes from '#platform/common/shapes.ts'
import * as requestOutcomesShapes from '#platform/common/request-outcomes.shapes.ts'
import type { Domain } from '#platform/server/domain.ts'
import { requestOutcomesRoutes } from './request-outcomes.routes.ts'

export const appDomain: Domain = {
  operations: [requestOutcomes],
  shapes: [requestOutcomesShapes, bulkShapes, liveShapes, commonShapes],
  routes: [(serve, platform, { operations }) => requestOutcomesRoutes(serve, platform, operations)],
}
