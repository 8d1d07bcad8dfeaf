import { Eye, PackageX } from 'lucide-react'
import { useState } from 'react'
import { getAdminListing, type AdminListing } from '#contract/moderation/moderation.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AuditLog } from '../audit-log.tsx'
import { ListingDisputes } from './listing-disputes.tsx'
import { ListingFlags } from './listing-flags.tsx'
import { ListingSheets } from './listing-sheets.tsx'
import { PublicPreview } from './public-preview.tsx'
import { useDecisions } from './use-decisions.tsx'

/** One listing beside the table: all that there is to it, and what can be decided. */
export function ListingDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const call = useApiQuery(getAdminListing, { id })
  return call.data ? (
    <Opened listing={call.data} onClose={onClose} />
  ) : (
    <Dialog open onClose={onClose} title={`Listing ${id}`} shape="drawer" width="wide">
      {findProblem(call.error)?.key === 'not_found' ? (
        <EmptyState icon={PackageX} title="No listing with this number">
          It may have been a draft the seller deleted.
        </EmptyState>
      ) : call.error ? (
        <ErrorState
          title="The listing didn’t load"
          onRetry={() => void call.refetch()}
          busy={call.isFetching}
        >
          {getMessage(call.error)}
        </ErrorState>
      ) : (
        <Loading label="Loading the listing">
          <Skeleton className="mb-4 h-40 rounded-panel" />
          <SkeletonText lines={8} />
        </Loading>
      )}
    </Dialog>
  )
}

function Opened({ listing, onClose }: { listing: AdminListing; onClose: () => void }) {
  const { buttons, dialog, suspend } = useDecisions(listing)
  const [previews, setPreviews] = useState(false)
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={listing.title ?? `Listing ${listing.id}`}
        shape="drawer"
        width="wide"
        footer={
          <>
            <Button kind="ghost" icon={Eye} onClick={() => setPreviews(true)} className="mr-auto">
              Preview page
            </Button>
            {buttons}
          </>
        }
      >
        <ListingSheets
          listing={listing}
          flags={
            <>
              <ListingDisputes listing_id={listing.id} />
              <ListingFlags listing_id={listing.id} onSuspend={suspend} />
            </>
          }
        />
        <div className="mt-5">
          <AuditLog
            subject={{ subject_kind: 'listing', subject_id: listing.id }}
            nothing="No admin has changed this listing."
          />
        </div>
      </Dialog>
      {dialog}
      {previews && <PublicPreview id={listing.id} onClose={() => setPreviews(false)} />}
    </>
  )
}
