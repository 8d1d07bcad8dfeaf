import * as search from '../common/search.ts'
import * as soldPrices from '../common/sold-prices/sold-prices.ts'
import * as searchShapes from '../common/search.shapes.ts'
import * as soldPricesShapes from '../common/sold-prices/sold-prices.shapes.ts'
import * as mapWindowShapes from '../common/map-window.shapes.ts'
import * as nearShapes from '../common/near.shapes.ts'
import { searchTasks } from './search.jobs.ts'
import { reactionsOfSearch } from './search.reactions.ts'
import { searchRoutes, registerSitemap, soldPricesRoutes } from './search.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [search, soldPrices],
  shapes: [searchShapes, soldPricesShapes, mapWindowShapes, nearShapes],
  routes: [searchRoutes, soldPricesRoutes],
  registrations: [registerSitemap],
  reactions: reactionsOfSearch,
  tasks: searchTasks,
  tables: [
    'search_rows',
    'suggested_vehicles',
    'suggested_places',
    'search_points',
    'search_words',
    'search_word_counts',
    'search_rebuilds',
  ],
}
