import { own_sorts, type OwnSort } from '#domains/selling/common/own-listings.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

export type OwnStatus = 'active' | 'draft' | 'pending' | 'sold' | 'unsold' | 'withdrawn' | 'suspended'

/**
 * The parameters of the own-listings table in the address. The search is `title`, since `q`
 * searches the whole market.
 */
export interface OwnAsked {
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

export function readOwnAsked(said: URLSearchParams, page: number): OwnAsked {
  return {
    status: getOwnTabs().find((tab) => tab.status === said.get('status'))?.status ?? 'active',
    q: (said.get('title') ?? '').trim().slice(0, 80),
    sort: own_sorts.find((sort) => sort === said.get('sort')) ?? 'needs_me',
    page,
  }
}

export function ownAddress(asked: OwnAsked, change: Partial<OwnAsked>): string {
  const { status, q, sort, page } = { ...asked, page: 1, ...change }
  const said = new URLSearchParams()
  if (status !== 'active') said.set('status', status)
  if (q) said.set('title', q)
  if (sort !== 'needs_me') said.set('sort', sort)
  if (page > 1) said.set('page', String(page))
  return said.size > 0 ? `/isell?${said}` : '/isell'
}
