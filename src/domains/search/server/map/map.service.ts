import type { listMapMarks, MapMark } from '#domains/search/common/search.ts'
import { readWindow } from '#domains/places/common/map-window.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { readListingCards } from '#domains/listings/server/listings.service.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { refuse } from '#platform/server/refusal.ts'
import { parseSearch } from '../query/search.request.service.ts'
import { estimateHits } from '../query/search.pages.service.ts'
import { sampleFor } from '../query/search.cells.rules.ts'
import { selectCells } from './map.queries.ts'
import { isTooLarge, mergeClose } from './map.rules.ts'
import * as t from '#domains/search/texts.ts'

/** Single listings shown with their prices; further ones are plain dots. */
const maxCards = 120

const maxExact = 10_000

/** Exact up to 10,000 listings; above that a sample. */
export async function findMarks(
  source: DataSource,
  { zoom, ...query }: OperationValues<typeof listMapMarks> & { zoom: number },
): Promise<OperationReply<typeof listMapMarks>> {
  if (isTooLarge(must(readWindow(query.window), 'window'), zoom)) {
    refuse('validation_failed', {
      errors: { window: t.this_is_more_than_a_screen_shows_at() },
    })
  }
  const request = await parseSearch(source, { ...query, limit: 1 })
  const estimate = await estimateHits(source, request)
  const sample = estimate > maxExact ? sampleFor(estimate) : null
  const times = sample ?? 1
  const cells = await selectCells(source.db, request, { zoom, sample, most: 2 * maxExact })
  const marks = mergeClose(cells, zoom)
  const alone = marks.filter(({ count }) => count * times === 1).slice(0, maxCards)
  const cards = await readListingCards(
    source,
    alone.map(({ listing_id: listingId }) => listingId),
  )
  const byId = new Map(cards.filter(({ status }) => status === 'active').map((card) => [card.id, card]))
  return {
    marks: marks.map(({ listing_id: listingId, count, ...mark }): MapMark => ({
      ...mark,
      count: count * times,
      card: count * times === 1 ? (byId.get(listingId) ?? null) : null,
    })),
    total: times * marks.reduce((sum, { count }) => sum + count, 0),
    is_sampled: sample !== null,
  }
}
