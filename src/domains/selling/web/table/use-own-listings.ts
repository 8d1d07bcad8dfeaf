import { keepPreviousData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { OperationReply } from '#platform/common/operation.ts'
import { type LiveListing } from '#domains/listings/common/listings.ts'
import { getOwnListingNeeds } from '#domains/selling/common/own-listing-needs.ts'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { useLiveListings } from '#domains/listings/web/shared/live-listings.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import type { OwnListingsQuery } from './own-listings-query.ts'

type OwnTable = OperationReply<typeof listOwnListings>
export type OwnRow = OwnTable['items'][number]

export async function readOwnAgain(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [listOwnListings.name] }),
    queries.invalidateQueries({ queryKey: [getOwnListingNeeds.name] }),
  ])
}

/** Live. A message counts until a later fetch. */
export function useOwnListings({ status, q, sort, page }: OwnListingsQuery) {
  const queries = useQueryClient()
  const [updates, setUpdates] = useState<ReadonlyMap<number, LiveListing>>(new Map())
  const input = { status, q: q || undefined, sort, page, limit: 20 }
  const addReceived = useCallback((table: OwnTable) => withLive(table, updates), [updates])
  const answer = useApiQuery(listOwnListings, input, {
    placeholderData: keepPreviousData,
    select: addReceived,
  })
  const live = answer.data?.items.filter((row) => row.status === 'active') ?? []

  useReadAtNotification([listOwnListings], ({ notification: { kind } }) =>
    ['question', 'moderation'].includes(kind),
  )
  useLiveListings(
    live.map(({ id }) => id),
    (latest) => {
      // An ended listing moves to another tab of the table, which the counts reflect.
      if (latest.status !== 'active') {
        void readOwnAgain(queries)
        return
      }
      setUpdates((before) => {
        const shown = before.get(latest.listing_id)
        if (shown && shown.deal_version > latest.deal_version) return before
        return new Map(before).set(latest.listing_id, latest)
      })
    },
  )
  return answer
}

export function withLive(table: OwnTable, updates: ReadonlyMap<number, LiveListing>): OwnTable {
  return { ...table, items: table.items.map((row) => addLive(row, updates.get(row.id))) }
}

function addLive(row: OwnRow, latest: LiveListing | undefined): OwnRow {
  if (!latest || latest.deal_version < row.deal_version) return row
  const {
    price_cents: priceCents,
    bid_count: bidCount,
    reserve_state: reserveState,
    closes_at: closesAt,
    quantity_left: quantityLeft,
    watchers,
  } = latest
  return {
    ...row,
    price_cents: priceCents,
    bid_count: bidCount,
    reserve_state: reserveState,
    closes_at: closesAt,
    quantity_left: quantityLeft,
    watchers,
  }
}
