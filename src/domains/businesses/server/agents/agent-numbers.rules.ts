import type { ListingId } from '#platform/common/ids.ts'

export interface CountedListing {
  listing_id: ListingId
  agent_ids: number[]
  is_live: boolean
  is_sold: boolean
  views: number
  watchers: number
  enquiries: number
}

export interface Numbers {
  live: number
  sold: number
  views: number
  watchers: number
  enquiries: number
}

export function addUp(listings: CountedListing[]): Numbers {
  const sum = { live: 0, sold: 0, views: 0, watchers: 0, enquiries: 0 }
  for (const one of listings) {
    sum.live += one.is_live ? 1 : 0
    sum.sold += one.is_sold ? 1 : 0
    sum.views += one.views
    sum.watchers += one.watchers
    sum.enquiries += one.enquiries
  }
  return sum
}

/** A listing with two agents counts for both. Null groups listings without an agent. */
export function splitByAgent(listings: CountedListing[]): Map<number | null, CountedListing[]> {
  const split = new Map<number | null, CountedListing[]>()
  for (const listing of listings) {
    const ids: (number | null)[] = listing.agent_ids.length > 0 ? listing.agent_ids : [null]
    for (const id of ids) split.set(id, [...(split.get(id) ?? []), listing])
  }
  return split
}
