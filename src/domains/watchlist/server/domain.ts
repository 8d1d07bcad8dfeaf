import * as watching from '../common/watching.ts'
import * as watchingShapes from '../common/watching.shapes.ts'
import * as yoursNow from '../common/yours-now.ts'
import * as yoursNowShapes from '../common/yours-now.shapes.ts'
import { watchingTasks } from './watching.jobs.ts'
import { reactionsOfWatching } from './watching.reactions.ts'
import { watchingRoutes } from './watching.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [watching, yoursNow],
  shapes: [watchingShapes, yoursNowShapes],
  routes: [watchingRoutes],
  reactions: reactionsOfWatching,
  tasks: watchingTasks,
  tables: [
    'favourites',
    'watch_counts',
    'watch_removals',
    'watch_snapshots',
    'watch_thresholds',
    'favourite_reminders',
    'usual_reminders',
    'watch_choices',
    'unwatched_auctions',
  ],
}
