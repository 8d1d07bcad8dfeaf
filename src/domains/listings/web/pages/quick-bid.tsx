import { useQueryClient } from '@tanstack/react-query'
import { getListing, type Listing } from '#domains/listings/common/listings.ts'
import { listFavourites } from '#domains/watchlist/common/watching.ts'
import { QuickBidDialog } from '#domains/auctions/web/bid/quick-bid-dialog.tsx'
import { useListing } from '#domains/listings/web/use-listing.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/listings/texts.ts'

interface QuickBidProps {
  id: number
  onClose: () => void
}

export function QuickBid({ id, onClose }: QuickBidProps) {
  const { data, error, isFetching, refetch } = useApiQuery(getListing, { id })
  if (data) return <Loaded loaded={data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} shape="sheet" title={t.bid()}>
      {error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : (
        <Loading label={t.loading_the_auction()}>
          <SkeletonRow />
        </Loading>
      )}
    </Dialog>
  )
}

function Loaded({ loaded, onClose }: { loaded: Listing; onClose: () => void }) {
  const queries = useQueryClient()
  const listingView = useListing(loaded)
  function close() {
    void queries.invalidateQueries({ queryKey: [listFavourites.name] })
    onClose()
  }
  return <QuickBidDialog listingView={listingView} onClose={close} />
}
