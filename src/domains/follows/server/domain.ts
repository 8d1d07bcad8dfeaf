import * as follows from '../common/follows.ts'
import * as followsShapes from '../common/follows.shapes.ts'
import { followsTasks } from './follows.jobs.ts'
import { reactionsOfFollows } from './follows.reactions.ts'
import { followsRoutes } from './follows.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [follows],
  shapes: [followsShapes],
  routes: [followsRoutes],
  reactions: reactionsOfFollows,
  tasks: followsTasks,
  tables: ['seller_follows', 'follow_news', 'follow_notices'],
}
