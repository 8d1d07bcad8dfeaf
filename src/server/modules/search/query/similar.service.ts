import type { ListingCard } from '#contract/listings/listings.ts'
import { listSimilarListings, max_similar } from '#contract/search/similar-listings.ts'
import { readListingCards } from '#server/modules/listings/kept-listings.service.ts'
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusal.ts'
import { selectCompared, selectNearInPrice } from './similar.queries.ts'

export async function findSimilar(db: Db, listing_id: number): Promise<ListingCard[]> {
  const compared = (await selectCompared(db, listing_id)) ?? refuse(listSimilarListings, 'not_found')
  const found: number[] = []
  for (const category_id of compared.path.toReversed().slice(0, 2)) {
    if (found.length === max_similar) break
    const limit = max_similar - found.length
    found.push(
      ...(await selectNearInPrice(db, { ...compared, category_id, without: [listing_id, ...found], limit })),
    )
  }
  const cards = await readListingCards(db, found)
  return cards.filter((card) => card.status === 'active')
}
