import type { Listing, ListingCard } from '#domains/listings/common/listings.ts'
import { featuredTopic } from '#domains/billing/server/plans/plans.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readListing } from './detail/detail.service.ts'
import { selectListingCards } from './listings.service.ts'

/**
 * A seller's name, avatar or kind is on all their cards, and a featured one may be replaced by
 * another.
 */
const topics = ['seller:', featuredTopic]

const cardCache: CacheOptions<ListingCard> = {
  name: 'listing cards',
  maxBytes: 24 * 2 ** 20,
  sizeOf: () => 2_400,
  /** For changes that no topic announces: an open home that has passed, and view counts. */
  ttlMs: 30_000,
  topics,
}
const detailCache: CacheOptions<Listing> = {
  name: 'listings',
  maxBytes: 16 * 2 ** 20,
  sizeOf: ({ description }) => 16_000 + 2 * description.length,
  ttlMs: 5_000,
  topics,
}

const getTopic = (id: number) => `listing:${id}`

/**
 * Answers as `selectListingCards`, for public data: as fresh as the live topics received so far.
 */
export async function readListingCards({ db, caches }: DataSource, ids: ListingId[]): Promise<ListingCard[]> {
  const load = async (missing: ListingId[]) =>
    new Map((await selectListingCards(db, missing)).map((card) => [card.id, card]))
  return await caches.open(cardCache).readMany(ids, load, getTopic)
}

/** Returns the public view. */
export async function readPublicListing(
  platform: Pick<Platform, 'db' | 'caches' | 'config'>,
  id: ListingId,
): Promise<Listing | undefined> {
  const load = async () => {
    const listing = await readListing(platform, id, null)
    return new Map(listing ? [[id, listing]] : [])
  }
  return (await platform.caches.open(detailCache).readMany([id], load, getTopic))[0]
}
