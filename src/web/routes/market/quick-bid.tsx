import { useQueryClient } from '@tanstack/react-query'
import { getListing, type Listing } from '#contract/listings/listings.ts'
import { listFavourites } from '#contract/watching/watching.ts'
import { QuickBidDialog } from '#web/features/bidding/bid/quick-bid-dialog.tsx'
import { useListing } from '#web/features/listings/use-listing.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonRow } from '#web/ui/states/skeleton.tsx'
import * as t from './texts.ts'

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
  const standing = useListing(loaded)
  function close() {
    void queries.invalidateQueries({ queryKey: [listFavourites.name] })
    onClose()
  }
  return <QuickBidDialog standing={standing} onClose={close} />
}
