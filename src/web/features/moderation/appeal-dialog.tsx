import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { AppealThread } from './appeal-thread.tsx'
import { useAppeal } from './use-appeal.ts'

/** What the seller of a suspended listing reads and writes about it. */
export function AppealDialog({ listing_id, onClose }: { listing_id: number; onClose: () => void }) {
  const { appeal } = useAppeal(listing_id)
  const isLive = appeal?.listing.status === 'active'
  return (
    <Dialog
      open
      onClose={onClose}
      title={appeal?.listing.title ?? 'Suspended listing'}
      description={
        isLive
          ? 'It’s live again, with the time it had left.'
          : 'While it’s suspended, no one can see it and its time is paused. Existing bids are kept.'
      }
      shape="sheet"
    >
      <AppealThread listing_id={listing_id} side="seller" />
    </Dialog>
  )
}
