import { type BidRow, listBids } from '#domains/auctions/common/bidding.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { outbidStory } from './outbid-story.ts'
import { bidsWithPage } from '../shared/use-bids.ts'
import * as t from '#domains/auctions/texts.ts'

export function OutbidDialog({
  listing_id: listingId,
  onClose,
}: {
  listing_id: number
  onClose: () => void
}) {
  const call = useApiQuery(listBids, { listing: listingId, page: 1, limit: bidsWithPage }, { staleTime: 0 })
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={t.why_was_i_outbid()}
      description={t.each_bidder_sets_a_secret_limit_and_we()}
      footer={
        <Button kind="quiet" onClick={onClose}>
          {t.close()}
        </Button>
      }
    >
      <Query call={call} loading={t.loading_bids()} skeleton={<SkeletonText lines={4} />}>
        {(data) => <Story bids={data.items} />}
      </Query>
    </Dialog>
  )
}

function Story({ bids }: { bids: BidRow[] }) {
  const lines = outbidStory(bids)
  if (lines.length === 0)
    return <p className="text-sm">{t.your_bids_are_further_back_than_the({ length: bids.length })}</p>
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
