import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { listFavourites } from '#domains/watchlist/common/watching.ts'
import { type Seen, useRecordView } from './use-seen.ts'

/** Opening a watched listing's page marks it as seen. Renders nothing. */
export function LookNote({ listing_id: listingId, deal_version: dealVersion, version }: Seen) {
  const queries = useQueryClient()
  const recordView = useRecordView(() => void queries.invalidateQueries({ queryKey: [listFavourites.name] }))
  const viewed = useEffectEvent(recordView)
  useEffect(
    () => viewed({ listing_id: listingId, deal_version: dealVersion, version }),
    [listingId, dealVersion, version],
  )
  return null
}
