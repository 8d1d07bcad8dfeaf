import { useEffect, useRef } from 'react'
import { getListingActivity } from '#domains/moderation/common/records/admin.ts'
import { getAdminListing } from '#domains/moderation/common/moderation.ts'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { useLive } from '#platform/web/live/live.ts'

/** An auction's last minutes bring many changes a second; the drawer updates once a second. */
const pauseMs = 1000

/** Refetches when the public listing changes; `null` while it isn't public. */
export function useListingChanges(id: number | null): void {
  const invalidate = useInvalidate()
  const waiting = useRef<number>(undefined)
  const readSoon = () => {
    waiting.current ??= window.setTimeout(() => {
      waiting.current = undefined
      if (id === null) return
      invalidate(getAdminListing, { id })
      invalidate(getListingActivity, { id })
    }, pauseMs)
  }
  useLive(id === null ? null : `listing:${id}`, readSoon, readSoon)
  useEffect(() => () => window.clearTimeout(waiting.current), [])
}
