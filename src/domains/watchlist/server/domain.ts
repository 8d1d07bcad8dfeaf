import * as watching from '../common/watching.ts'
import * as watchingShapes from '../common/watching.shapes.ts'
import { watchingTasks } from './watching.jobs.ts'
import { reactionsOfWatching } from './watching.reactions.ts'
import { watchingRoutes } from './watching.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [watching],
  shapes: [watchingShapes],
  routes: [watchingRoutes],
  reactions: reactionsOfWatching,
  tasks: watchingTasks,
  tables: [
    'favourites',
    'watch_counts',
    'watch_removals',
    'watch_snapshots',
    'favourite_reminders',
    'usual_reminders',
    'watch_choices',
    'unwatched_auctions',
  ],
}
