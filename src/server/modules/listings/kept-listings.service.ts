import type { Listing, ListingCard } from '#contract/listings/listings.ts'
import { featured_topic } from '#server/modules/plans/plans.service.ts'
import { hearTopics } from '#server/platform/cache/hear-topics.ts'
import { createKeptById, type KeptById } from '#server/platform/cache/kept-by-id.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readListing } from './detail/detail.service.ts'
import { selectListingCards } from './listings.service.ts'

interface KeptListings {
  cards: KeptById<ListingCard>
  listings: KeptById<Listing>
}

/** Bound what no topic tells of: that an open home is over, and how often a listing was viewed. */
const cards_kept = { max_entries: 10_000, life_ms: 30_000 }
const listings_kept = { max_entries: 1_000, life_ms: 5_000 }

const keptOf = new WeakMap<Db, KeptListings>()

/** Of this node's handle; other handles, as a worker's or a transaction's, read everything. */
export function keepListings(platform: Pick<Platform, 'db' | 'live'>): void {
  const kept: KeptListings = { cards: createKeptById(cards_kept), listings: createKeptById(listings_kept) }
  keptOf.set(platform.db, kept)
  const all = Object.values(kept)
  const forgetAll = () => all.forEach((one) => one.clear())
  const forget = (topic: string) => {
    const [prefix, id] = topic.split(':')
    if (prefix === 'listing') for (const one of all) one.forget(Number(id))
    // A seller's name, face or kind is on all of theirs, and one that is featured may give way to another.
    if (prefix === 'seller' || topic === featured_topic) forgetAll()
  }
  hearTopics(platform, { forget, forgetAll })
}

/** As selectListingCards, for what anybody may see: as new as the live topics heard so far. */
export async function readListingCards(db: Db, ids: number[]): Promise<ListingCard[]> {
  const load = async (missing: number[]) =>
    new Map((await selectListingCards(db, missing)).map((card) => [card.id, card]))
  return (await keptOf.get(db)?.cards.read(ids, load)) ?? (await selectListingCards(db, ids))
}

/** As visitors see it. */
export async function readPublicListing(
  platform: Pick<Platform, 'db' | 'config'>,
  id: number,
): Promise<Listing | undefined> {
  const load = async () => {
    const listing = await readListing(platform, id, null)
    return new Map(listing ? [[id, listing]] : [])
  }
  const kept = keptOf.get(platform.db)
  return kept ? (await kept.listings.read([id], load))[0] : (await load()).get(id)
}
