import type { ListingCard } from '#contract/listings/listings.ts'
import { max_similar } from '#contract/search/similar-listings.ts'
import { readListingCards } from '#server/modules/listings/listing-cache.service.ts'
import type { DataSource } from '#server/platform/cache/caches.ts'
import { refuse } from '#server/platform/refusal.ts'
import { selectCompared, selectNearInPrice } from './similar.queries.ts'

export async function findSimilar(source: DataSource, listing_id: number): Promise<ListingCard[]> {
  const { db } = source
  const compared = (await selectCompared(db, listing_id)) ?? refuse('not_found')
  const found: number[] = []
  const categories = compared.path.toReversed().slice(0, 2)
  // Who looks for a home looks for it in one part of the country.
  const regions = compared.type === 'property' ? [compared.region, null] : [null]
  for (const region of regions) {
    for (const category_id of categories) {
      if (found.length === max_similar) break
      const limit = max_similar - found.length
      const without = [listing_id, ...found]
      found.push(...(await selectNearInPrice(db, { ...compared, category_id, region, without, limit })))
    }
  }
  const cards = await readListingCards(source, found)
  return cards.filter((card) => card.status === 'active')
}
