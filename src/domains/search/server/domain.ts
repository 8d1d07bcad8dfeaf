import * as listingMap from '../common/listing-map.ts'
import * as searchSuggestions from '../common/search-suggestions.ts'
import * as search from '../common/search.ts'
import * as similarListings from '../common/similar-listings.ts'
import * as soldPrices from '../common/sold-prices/sold-prices.ts'
import * as listingMapShapes from '../common/listing-map.shapes.ts'
import * as searchSuggestionsShapes from '../common/search-suggestions.shapes.ts'
import * as searchShapes from '../common/search.shapes.ts'
import * as similarListingsShapes from '../common/similar-listings.shapes.ts'
import * as soldPricesShapes from '../common/sold-prices/sold-prices.shapes.ts'
import * as mapWindowShapes from '../common/map-window.shapes.ts'
import * as nearShapes from '../common/near.shapes.ts'
import { searchTasks } from './search.jobs.ts'
import { reactionsOfSearch } from './search.reactions.ts'
import { searchRoutes } from './search.routes.ts'
import { registerSitemap } from './sitemap/sitemap.routes.ts'
import { soldPricesRoutes } from './sold-prices/sold-prices.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [listingMap, searchSuggestions, search, similarListings, soldPrices],
  shapes: [
    listingMapShapes,
    searchSuggestionsShapes,
    searchShapes,
    similarListingsShapes,
    soldPricesShapes,
    mapWindowShapes,
    nearShapes,
  ],
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
