import { maxCards } from '#domains/search/common/search.ts'
import { createPersistedStore } from '#platform/web/storage/persisted-store.ts'

/** Stored in this browser only, as ids, latest first. */
export const recentlyViewed = createPersistedStore<{ ids: number[] }>('hoko-recently-viewed', { ids: [] })

export function rememberViewed(id: number): void {
  const others = recentlyViewed.getState().ids.filter((one) => one !== id)
  recentlyViewed.setState({ ids: [id, ...others].slice(0, maxCards) })
}

export function forgetViewed(): void {
  recentlyViewed.setState({ ids: [] })
}
