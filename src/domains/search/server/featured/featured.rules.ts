import { getSort } from '../query/search.rules.ts'
import type { SearchQuery } from '#domains/search/common/search.ts'

export const max_featured = 4
/** Each time is the next one's turn, so that a page kept for a moment favours nobody. */
const turn_ms = 60_000

export const getTurn = (now: Date): number => Math.floor(now.getTime() / turn_ms)

/**
 * In a circle that begins one further with each turn: over as many turns as there are, each stands in each place once.
 *
 * @param ids in an order that stays
 */
export function chooseFeatured(ids: number[], turn: number, places = max_featured): number[] {
  const first = turn % Math.max(1, ids.length)
  return [...ids.slice(first), ...ids.slice(0, first)].slice(0, places)
}

/** Where people chose an order such as closing soon, or one seller, they get exactly that. */
export function takesFeatured(query: SearchQuery): boolean {
  const isFirstPage = query.cursor === undefined && query.window === undefined
  return (
    isFirstPage &&
    query.seller === undefined &&
    query.agent === undefined &&
    ['newest', 'relevance'].includes(getSort(query))
  )
}
