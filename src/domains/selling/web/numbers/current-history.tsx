import type { Listing } from '#domains/listings/common/listings.ts'
import { getListingHistory, type ListingHistory as Notified } from '#domains/selling/common/selling.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { ListingHistory } from './listing-history.tsx'

interface CurrentHistoryProps {
  listing: Pick<Listing, 'id' | 'version'>
  loaded: Pick<Listing, 'version'>
  history: Notified
}

/** Refetched with every change of the listing, so that both appear together. */
export function CurrentHistory(props: CurrentHistoryProps) {
  return <LoadedHistory key={props.listing.version} {...props} />
}

function LoadedHistory({ listing, loaded, history }: CurrentHistoryProps) {
  const { data } = useApiQuery(
    getListingHistory,
    { id: listing.id },
    { placeholderData: history, staleTime: 0, enabled: listing.version !== loaded.version },
  )
  return <ListingHistory history={data ?? history} />
}
