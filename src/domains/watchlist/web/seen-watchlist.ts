import type { Favourite } from '#domains/watchlist/common/watching.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { priceText } from '#domains/listings/common/property-price.ts'

/** The offline page's data, as displayed texts. */
export interface SeenWatchlist {
  account_id: number
  /** The time it was seen. */
  at: string
  items: SeenItem[]
}

interface SeenItem {
  title: string
  price: string
  place: string
  picture: string | null
  closes_at: string | null
  closes: string | null
}

export function describeSeen(accountId: number, favourites: Favourite[], now: Date): SeenWatchlist {
  return { account_id: accountId, at: formatShortInstant(now), items: favourites.map(describeItem) }
}

function describeItem({ listing }: Favourite): SeenItem {
  const { title, place_name: placeName, cover, closes_at: closesAt } = listing
  return {
    title,
    price: priceText(listing),
    place: placeName,
    picture: cover?.thumb_url ?? null,
    closes_at: closesAt,
    closes: closesAt && formatShortInstant(new Date(closesAt)),
  }
}
