import type { ListingCard } from '#domains/listings/common/listings.ts'
import { maxSimilar } from '#domains/search/common/similar-listings.ts'
import { readListingCards } from '#domains/listings/server/listing-cache.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectCompared, selectNearInPrice } from './similar.queries.ts'

export async function findSimilar(source: DataSource, listingId: ListingId): Promise<ListingCard[]> {
  const { db } = source
  const compared = (await selectCompared(db, listingId)) ?? refuse('not_found')
  const found: ListingId[] = []
  const categories = compared.path.toReversed().slice(0, 2)
  // People look for a home in one part of the country.
  const regions = compared.type === 'property' ? [compared.region, null] : [null]
  for (const region of regions) {
    for (const categoryId of categories) {
      if (found.length === maxSimilar) break
      const limit = maxSimilar - found.length
      const without = [listingId, ...found]
      found.push(
        ...(await selectNearInPrice(db, { ...compared, category_id: categoryId, region, without, limit })),
      )
    }
  }
  const cards = await readListingCards(source, found)
  return cards.filter((card) => card.status === 'active')
}
