import { listMapMarks } from '#domains/search/common/listing-map.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { listSimilarListings } from '#domains/search/common/similar-listings.ts'
import {
  listListingCards,
  suggestCategories,
  suggestSearches,
} from '#domains/search/common/search-suggestions.ts'
import { toListingId } from '#platform/common/ids.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { findCategories } from './category-choice/category-choice.service.ts'
import { findMarks } from './map/map.service.ts'
import { findListings } from './search.service.ts'
import { findSimilar } from './similar/similar.service.ts'
import { readCards, findSuggestions } from './suggestions/suggestions.service.ts'

export function searchRoutes(serve: Serve, platform: Platform): void {
  serve(searchListings, async ({ input }) => await findListings(platform, input))
  serve(listMapMarks, async ({ input }) => await findMarks(platform, input))
  serve(listSimilarListings, async ({ input }) => ({ items: await findSimilar(platform, input.id) }))
  serve(suggestSearches, async ({ input }) => ({ items: await findSuggestions(platform, input.q) }))
  serve(suggestCategories, async ({ input }) => ({ items: await findCategories(platform, input) }))
  serve(listListingCards, async ({ input }) => ({
    items: await readCards(
      platform,
      input.ids.split(',').map((id) => toListingId(Number(id))),
    ),
  }))
}
