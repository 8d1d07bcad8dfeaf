import { Eye, PackageX } from 'lucide-react'
import { getAdminListing, type AdminListing } from '#domains/moderation/common/moderation.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { ListingDisputes } from './listing-disputes.tsx'
import { ListingFlags } from './listing-flags.tsx'
import { ListingSheets } from './listing-sheets.tsx'
import { useDecisions } from './decisions/use-decisions.tsx'
import { useListingChanges } from './use-listing-changes.ts'
import * as t from '#domains/listings/texts.ts'

interface ListingDrawerProps {
  id: number
  /** The address of the public page. */
  preview: string
  onClose: () => void
}

export function ListingDrawer({ id, preview, onClose }: ListingDrawerProps) {
  const call = useApiQuery(getAdminListing, { id })
  useListingChanges(call.data?.status === 'active' ? id : null)
  return call.data ? (
    <Opened listing={call.data} preview={preview} onClose={onClose} />
  ) : (
    <Dialog open onClose={onClose} title={t.listings_listing_id({ id })} shape="drawer" width="wide">
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
        title={listing.title ?? t.listings_listing_id({ id: listing.id })}
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
