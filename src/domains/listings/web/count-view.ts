import { useEffect } from 'react'
import { countListingView } from '#domains/listings/common/listings.ts'
import { api } from '#platform/web/session/api.ts'
import { rememberViewed } from './card/listing-shelf.tsx'

/** The server counts a viewer once a day. Failures are ignored. */
export function useCountedView(id: number): void {
  useEffect(() => {
    rememberViewed(id)
    void api.call(countListingView, { id }).catch(() => undefined)
  }, [id])
}
