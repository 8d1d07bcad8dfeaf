import type { OperationReply } from '#contract/operation.ts'
import { searchListings, type SearchQuery } from '#contract/search.ts'
import { selectListingCards } from '#server/modules/listings/listings.service.ts'
import type { Db } from '#server/platform/db.ts'
import { readAsked } from './search.asked.ts'
import { readCursor, writeCursor } from './search.cursor.ts'
import { findPage } from './search.pages.ts'
import { most_counted } from './search.queries.ts'

export { refreshSearchRow } from './search-row.service.ts'

/** Live listings that fit, a page at a time. */
export async function findListings(
  db: Db,
  query: SearchQuery,
): Promise<OperationReply<typeof searchListings>> {
  const asked = await readAsked(db, query)
  const start = query.cursor === undefined ? null : readCursor(query, query.cursor)
  const { ids, next, total } = await findPage(db, { ...asked, start })
  const cards = await selectListingCards(db, ids)
  return {
    // One that closed a moment ago may still have its row.
    items: cards.filter((card) => card.status === 'active'),
    next_cursor: next && writeCursor(query, next),
    total: Math.min(total, most_counted),
    total_is_capped: total > most_counted,
  }
}
