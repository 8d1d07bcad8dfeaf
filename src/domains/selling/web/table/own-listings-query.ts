import { ownSorts, type OwnSort } from '#domains/selling/common/own-listings.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

export type OwnStatus = 'active' | 'draft' | 'pending' | 'sold' | 'unsold' | 'withdrawn' | 'suspended'

/**
 * The parameters of the own-listings table in the address. The search is `title`, since `q`
 * searches the whole market.
 */
export interface OwnListingsQuery {
  status: OwnStatus
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

export function parseOwnListingsQuery(params: URLSearchParams, page: number): OwnListingsQuery {
  return {
    status: getOwnTabs().find((tab) => tab.status === params.get('status'))?.status ?? 'active',
    q: (params.get('title') ?? '').trim().slice(0, 80),
    sort: ownSorts.find((sort) => sort === params.get('sort')) ?? 'needs_me',
    page,
  }
}

export function ownAddress(query: OwnListingsQuery, change: Partial<OwnListingsQuery>): string {
  const { status, q, sort, page } = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (status !== 'active') params.set('status', status)
  if (q) params.set('title', q)
  if (sort !== 'needs_me') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/isell?${params}` : '/isell'
}
