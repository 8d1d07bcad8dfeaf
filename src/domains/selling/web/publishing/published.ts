import type { ListingStatus } from '#domains/listings/common/listings.ts'
import type { ListingId } from '#platform/common/ids.ts'

/** In the history entry of the page that follows publishing, so that no other page shows it. */
export interface Published {
  ids: ListingId[]
  status: ListingStatus
  /** How many reloads it still survives. */
  reloads: number
}

export const makePublishedState = (ids: ListingId[], status: ListingStatus): { published: Published } => ({
  published: { ids, status, reloads: 1 },
})

export function readPublished(state: unknown): Published | null {
  if (typeof state !== 'object' || state === null || !('published' in state)) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only makePublishedState writes it.
  return state.published as Published
}

/** Writes into the history entry what the next reload shows. */
export function storePublished(published: Published | null): void {
  const entry: unknown = window.history.state
  const next = published && published.reloads > 0 ? { ...published, reloads: published.reloads - 1 } : null
  window.history.replaceState(
    { ...(typeof entry === 'object' ? entry : {}), usr: next && { published: next } },
    '',
  )
}
