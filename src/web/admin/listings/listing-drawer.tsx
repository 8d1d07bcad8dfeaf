import { Eye, PackageX } from 'lucide-react'
import { getAdminListing, type AdminListing } from '#contract/moderation/moderation.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AuditLog } from '../audit-log.tsx'
import { ListingDisputes } from './listing-disputes.tsx'
import { ListingFlags } from './listing-flags.tsx'
import { ListingSheets } from './listing-sheets.tsx'
import { useDecisions } from './decisions/use-decisions.tsx'
import { useListingChanges } from './use-listing-changes.ts'
import * as t from './texts.ts'

interface ListingDrawerProps {
  id: number
  /** Where it's seen as the public sees it. */
  preview: string
  onClose: () => void
}

export function ListingDrawer({ id, preview, onClose }: ListingDrawerProps) {
  const call = useApiQuery(getAdminListing, { id })
  useListingChanges(call.data?.status === 'active' ? id : null)
  return call.data ? (
    <Opened listing={call.data} preview={preview} onClose={onClose} />
  ) : (
    <Dialog open onClose={onClose} title={t.listing_id({ id })} shape="drawer" width="wide">
      {findProblem(call.error)?.key === 'not_found' ? (
        <EmptyState icon={PackageX} title={t.no_listing_with_this_number()}>
          {t.it_may_have_been_a_draft_the_seller()}
        </EmptyState>
      ) : call.error ? (
        <ErrorState
          title={t.the_listing_didnt_load()}
          onRetry={() => void call.refetch()}
          busy={call.isFetching}
        >
          {getMessage(call.error)}
        </ErrorState>
      ) : (
        <Loading label={t.loading_the_listing()}>
          <Skeleton className="mb-4 h-40 rounded-panel" />
          <SkeletonText lines={8} />
        </Loading>
      )}
    </Dialog>
  )
}

interface OpenedProps extends Omit<ListingDrawerProps, 'id'> {
  listing: AdminListing
}

function Opened({ listing, preview, onClose }: OpenedProps) {
  const { buttons, dialog, suspend } = useDecisions(listing)
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={listing.title ?? t.listing_id({ id: listing.id })}
        shape="drawer"
        width="wide"
        footer={
          <>
            <LinkButton
              kind="ghost"
              icon={Eye}
              to={preview}
              replace
              preventScrollReset
              className="mr-auto max-sm:px-0!"
            >
              {t.preview_page()}
            </LinkButton>
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
            nothing={t.no_admin_has_changed_this_listing()}
          />
        </div>
      </Dialog>
      {dialog}
    </>
  )
}
