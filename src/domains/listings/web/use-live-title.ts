import { useEffect } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { getTitle } from './listing-meta.ts'

export function useLiveTitle(listing: Listing): void {
  const title = getTitle(listing)
  useEffect(() => {
    document.title = title
  }, [title])
}
