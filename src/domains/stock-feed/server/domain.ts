import * as stockFeed from '../common/stock-feed.ts'
import * as stockFeedShapes from '../common/stock-feed.shapes.ts'
import { stockFeedTasks } from './stock-feed.jobs.ts'
import { reactionsOfStockFeed } from './stock-feed.reactions.ts'
import { stockFeedRoutes } from './stock-feed.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [stockFeed],
  shapes: [stockFeedShapes],
  routes: [stockFeedRoutes],
  reactions: reactionsOfStockFeed,
  tasks: stockFeedTasks,
  tables: [
    'stock_feeds',
    'stock_feed_rules',
    'stock_feed_runs',
    'stock_feed_items',
    'stock_records',
    'stock_record_pictures',
  ],
}
