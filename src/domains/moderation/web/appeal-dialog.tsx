import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { AppealThread } from './shared/appeal-thread.tsx'
import { useAppeal } from './appeal-form.tsx'
import * as t from '#domains/moderation/texts.ts'

export function AppealDialog({
  listing_id: listingId,
  onClose,
}: {
  listing_id: number
  onClose: () => void
}) {
  const { appeal } = useAppeal(listingId)
  const isLive = appeal?.listing.status === 'active'
  return (
    <Dialog
      open
      onClose={onClose}
      title={appeal?.listing.title ?? t.suspended_listing()}
      description={
        isLive ? t.its_live_again_with_the_time_it_had() : t.while_its_suspended_no_one_can_see_it()
      }
      shape="sheet"
    >
      <AppealThread listing_id={listingId} side="seller" />
    </Dialog>
  )
}
