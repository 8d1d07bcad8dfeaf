import { keepPreviousData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { OperationReply } from '#contract/core/operation.ts'
import { type LiveListing } from '#contract/listings/listings.ts'
import { getOwnListingNeeds } from '#contract/selling/own-listing-needs.ts'
import { listOwnListings } from '#contract/selling/own-listings.ts'
import { useReadAtNotification } from '#web/lib/loading/read-at-notification.ts'
import { useLiveListings } from '#web/lib/live/live-listings.ts'
import { getKey, useApiQuery } from '#web/lib/loading/query.tsx'
import type { OwnAsked } from './own-asked.ts'

type OwnTable = OperationReply<typeof listOwnListings>
export type OwnRow = OwnTable['items'][number]

/** Invalidates the table and what needs the seller. */
export async function readOwnAgain(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [listOwnListings.name] }),
    queries.invalidateQueries({ queryKey: [getOwnListingNeeds.name] }),
  ])
}

/** Kept live. */
export function useOwnListings({ status, q, sort, page }: OwnAsked) {
  const queries = useQueryClient()
  const input = { status, q: q || undefined, sort, page, limit: 20 }
  const answer = useApiQuery(listOwnListings, input, { placeholderData: keepPreviousData })
  const live = answer.data?.items.filter((row) => row.status === 'active') ?? []

  const invalidate = () => void readOwnAgain(queries)
  useReadAtNotification([listOwnListings], ({ notification: { kind } }) =>
    ['question', 'moderation'].includes(kind),
  )
  useLiveListings(
    live.map(({ id }) => id),
    (latest) => {
      queries.setQueryData(
        getKey(listOwnListings, input),
        (table: OwnTable | undefined) => table && withLive(table, latest),
      )
      // It has moved to another tab of the table, as the counts say.
      if (latest.status !== 'active') invalidate()
    },
  )
  return answer
}

function withLive(table: OwnTable, latest: LiveListing): OwnTable {
  const { price_cents, bid_count, reserve_state, closes_at, quantity_left, watchers, status } = latest
  const changes = { price_cents, bid_count, reserve_state, closes_at, quantity_left, watchers, status }
  return {
    ...table,
    items: table.items.map((row) => (row.id === latest.listing_id ? { ...row, ...changes } : row)),
  }
}
