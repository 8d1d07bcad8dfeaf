import type { SavedQuery } from '#domains/saved-searches/common/saved-searches.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { parseSearch } from '../query/search.request.service.ts'
import { buildTokenQuery } from '../query/search.matching.queries.ts'
import { joinQueries } from '../words/word-query.rules.ts'

/**
 * Prepares a search for matching rows: the tokens query of the search itself, and the numeric
 * answers. Refuses contradictory searches.
 */
export async function readSearchState(source: DataSource, query: SavedQuery) {
  const request = await parseSearch(source, { ...query, limit: 1 })
  // If none of the words remain, it matches nothing, whatever else is requested.
  const { words, subject } = request
  const tokens =
    words === '' ? '' : buildTokenQuery({ ...request, words: words && joinQueries(words, subject) }) || null
  return { tokens, ranges: request.wanted.ranges }
}
