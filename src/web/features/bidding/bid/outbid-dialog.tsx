import { type BidRow, listBids } from '#contract/bidding/bidding.ts'
import { formatShortInstant } from '#shared/formats/formats.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { outbidStory } from './outbid-story.ts'
import { bids_with_page } from '../history/use-bids.ts'

/** Why somebody does not lead, step by step. */
export function OutbidDialog({ listing_id, onClose }: { listing_id: number; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useApiQuery(
    listBids,
    { listing: listing_id, page: 1, limit: bids_with_page },
    { staleTime: 0 },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title="Why was I outbid?"
      description="Each bidder sets a secret limit, and we bid for them only as much as it takes. The higher limit leads. If two are equal, the earlier one leads."
      footer={
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      {error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : data ? (
        <Story bids={data.items} />
      ) : (
        <Loading label="Loading bids">
          <SkeletonText lines={4} />
        </Loading>
      )}
    </Dialog>
  )
}

function Story({ bids }: { bids: BidRow[] }) {
  const lines = outbidStory(bids)
  if (lines.length === 0)
    return <p className="text-sm">Your bids are further back than the last {bids.length}.</p>
  return (
    <ol className="grid gap-3 border-l-2 border-line pl-4 text-sm">
      {lines.map(({ key, at, text }) => (
        <li key={key}>
          <time dateTime={at} className="num block text-xs text-ink-3">
            {formatShortInstant(new Date(at))}
          </time>
          {text}
        </li>
      ))}
    </ol>
  )
}
