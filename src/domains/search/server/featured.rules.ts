import { getSort } from './query/search.rules.ts'
import type { SearchQuery } from '#domains/search/common/search.ts'

export const maxFeatured = 4
/** The rotation moves on each minute, so that a briefly cached page favours nobody. */
const turnMs = 60_000

export const getTurn = (now: Date): number => Math.floor(now.getTime() / turnMs)

/**
 * Rotates by one with each turn: over as many turns as there are ids, each is in each place once.
 *
 * @param ids in a stable order
 */
export function chooseFeatured<Id extends number>(ids: Id[], turn: number, places = maxFeatured): Id[] {
  const first = turn % Math.max(1, ids.length)
  return [...ids.slice(first), ...ids.slice(0, first)].slice(0, places)
}

/** If people chose an order such as closing soon, or one seller, they get exactly that. */
export function takesFeatured(query: SearchQuery): boolean {
  const isFirstPage = query.cursor === undefined && query.window === undefined
  return (
    isFirstPage &&
    query.seller === undefined &&
    query.agent === undefined &&
    ['newest', 'relevance'].includes(getSort(query))
  )
}
