import { toListingId, type ListingId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { searchListings, type SearchQuery } from '#domains/search/common/search.ts'
import { readNumber } from '#platform/common/formats/search-numbers.ts'
import { readListingCards } from '#domains/listings/server/listing-cache.service.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { parseSearch } from './query/search.request.service.ts'
import { readCursor, writeCursor } from './query/search.cursor.service.ts'
import { findFacets } from './facets/search.facets.service.ts'
import type { SearchRequest } from './query/search.matching.queries.ts'
import { findMeant } from './query/search.corrections.service.ts'
import type { FoundPage } from './query/search.pages.service.ts'
import { findFeatured } from './featured/featured.service.ts'
import { readSearch } from './search-cache.service.ts'

export { refreshSearchRow } from './index/search-row.service.ts'

export async function findListings(
  source: DataSource,
  query: SearchQuery,
): Promise<OperationReply<typeof searchListings>> {
  const byNumber = await findByNumber(source, query)
  if (byNumber) return byNumber
  const { ids, featuredIds, ...found } = await readSearch(source, query, () => findIds(source, query))
  const shown = await readListingCards(source, [...new Set([...ids, ...featuredIds])])
  const cards = new Map(shown.map((card) => [card.id, card]))
  const inOrder = (wanted: ListingId[]) => wanted.flatMap((id) => cards.get(id) ?? [])
  return {
    featured: inOrder(featuredIds).filter(({ is_featured: isFeatured }) => isFeatured),
    // One that closed a moment ago may still have its row.
    items: inOrder(ids).filter((card) => card.status === 'active'),
    ...found,
  }
}

async function findIds(source: DataSource, query: SearchQuery) {
  const start = query.cursor === undefined ? null : readCursor(query, query.cursor)
  const typed = await parseSearch(source, query)
  const getFacets = async (request: SearchRequest) =>
    query.facets === 'yes' ? await findFacets(source, request) : undefined
  const getBeside = (request: SearchRequest) =>
    Promise.all([getFacets(request), findFeatured(source, request)])
  const [{ request, page, corrected, partial }, besideTyped] = await Promise.all([
    findMeant(source, typed, start),
    getBeside(typed),
  ])
  const [facets, featuredIds] = request === typed ? besideTyped : await getBeside(request)
  return {
    ids: page.ids,
    featuredIds,
    next_cursor: page.next && writeCursor(query, page.next),
    ...describeTotal(page),
    corrected,
    partial,
    ...(facets && { facets }),
  }
}

const maxDescribed = 10_000

function describeTotal({ total, isTotalSampled }: FoundPage) {
  const isCapped = total > maxDescribed
  return {
    total: Math.min(total, maxDescribed),
    total_is_approximate: isTotalSampled && !isCapped,
    total_is_capped: isCapped,
  }
}

const publicStatuses = new Set(['active', 'sold', 'unsold', 'withdrawn'])

/** Finds only the listing with this number. Without one, the number is an ordinary word. */
async function findByNumber(
  source: DataSource,
  { q, facets }: SearchQuery,
): Promise<OperationReply<typeof searchListings> | null> {
  const number = q === undefined ? null : readNumber(q)
  if (number === null || !Number.isSafeInteger(number)) return null
  const items = (await readListingCards(source, [toListingId(number)])).filter(({ status }) =>
    publicStatuses.has(status),
  )
  if (items.length === 0) return null
  return {
    items,
    featured: [],
    next_cursor: null,
    total: 1,
    total_is_approximate: false,
    total_is_capped: false,
    corrected: null,
    partial: null,
    ...(facets === 'yes' && { facets: { is_sampled: false, choices: {}, price: [] } }),
  }
}
