import { useEffect } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { getTitle } from './listing-meta.ts'

/** The tab's title says the price as it is now. */
export function useLiveTitle(listing: Listing): void {
  const title = getTitle(listing)
  useEffect(() => {
    document.title = title
  }, [title])
}
