import { keepPreviousData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { getListing, type LiveListing } from '#domains/listings/common/listings.ts'
import { useLiveListings } from '#domains/listings/web/shared/live-listings.ts'
import {
  ownSorts,
  type OwnSort,
  getOwnListingNeeds,
  listOwnListings,
} from '#domains/selling/common/own-listings.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import * as t from '#domains/selling/texts.ts'

export type OwnStatus = 'active' | 'draft' | 'pending' | 'sold' | 'unsold' | 'withdrawn' | 'suspended'

/**
 * The parameters of the own-listings table in the address. The search is `title`, since `q`
 * searches the whole market.
 */
export interface OwnListingsQuery {
  status: OwnStatus
  /** Sold things as sales, or as listings. */
  view: 'sales' | 'listings'
  q: string
  sort: OwnSort
  page: number
}

export const getOwnTabs = makeTexts((): { status: OwnStatus; label: string }[] => [
  { status: 'active', label: t.live() },
  { status: 'draft', label: t.drafts() },
  { status: 'pending', label: t.waiting() },
  { status: 'sold', label: t.sold() },
  { status: 'unsold', label: t.unsold() },
  { status: 'withdrawn', label: t.table_withdrawn() },
  { status: 'suspended', label: t.suspended() },
])

/** True where the sales take the place of the listings. */
export const showsSales = ({ status, view }: Pick<OwnListingsQuery, 'status' | 'view'>): boolean =>
  status === 'sold' && view === 'sales'

export function parseOwnListingsQuery(params: URLSearchParams, page: number): OwnListingsQuery {
  const q = (params.get('title') ?? '').trim().slice(0, 80)
  return {
    status: getOwnTabs().find((tab) => tab.status === params.get('status'))?.status ?? 'active',
    view: q !== '' || params.get('view') === 'listings' ? 'listings' : 'sales',
    q,
    sort: ownSorts.find((sort) => sort === params.get('sort')) ?? 'needs_me',
    page,
  }
}

export function ownAddress(query: OwnListingsQuery, change: Partial<OwnListingsQuery>): string {
  const { status, view, q, sort, page } = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (status !== 'active') params.set('status', status)
  if (status === 'sold' && view === 'listings') params.set('view', view)
  if (q) params.set('title', q)
  if (sort !== 'needs_me') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/isell?${params}` : '/isell'
}

type OwnTable = OperationReply<typeof listOwnListings>
export type OwnRow = OwnTable['items'][number]

export async function readOwnAgain(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [listOwnListings.name] }),
    queries.invalidateQueries({ queryKey: [getOwnListingNeeds.name] }),
    // Its page has the same acts.
    queries.invalidateQueries({ queryKey: [getListing.name] }),
  ])
}

/** Live. A message counts until a later fetch. */
export function useOwnListings(query: OwnListingsQuery) {
  const { status, q, sort, page } = query
  const isSales = showsSales(query)
  const queries = useQueryClient()
  const [updates, setUpdates] = useState<ReadonlyMap<number, LiveListing>>(new Map())
  // Beside the sales only the counts are shown.
  const input = {
    status,
    q: q || undefined,
    rounds: 'latest' as const,
    sort,
    page: isSales ? 1 : page,
    limit: 20,
  }
  const addReceived = useCallback((table: OwnTable) => withLive(table, updates), [updates])
  const answer = useApiQuery(listOwnListings, input, {
    placeholderData: keepPreviousData,
    select: addReceived,
  })
  const live = answer.data?.items.filter((row) => row.status === 'active') ?? []

  useReadAtNotification([listOwnListings], ({ notification: { kind } }) =>
    ['question', 'moderation', 'scheduled_start'].includes(kind),
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
    hold_until: holdUntil,
  } = latest
  return {
    ...row,
    price_cents: priceCents,
    bid_count: bidCount,
    reserve_state: reserveState,
    closes_at: closesAt,
    quantity_left: quantityLeft,
    watchers,
    hold: holdUntil === null ? null : row.hold,
  }
}
