import { Ban, Check, Pencil, RotateCcw, Undo2, Eye, PackageX } from 'lucide-react'
import { type ReactNode, useState, useEffect, useRef } from 'react'
import { type AdminListing, decideListings, getAdminListing } from '#domains/moderation/common/moderation.ts'
import { getListingActivity } from '#domains/moderation/common/records/records.ts'
import { updateListing } from '#domains/selling/common/own-listings.ts'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { KeyHint, useLetterKey } from '#domains/staff/web/shared/key-hint.tsx'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { useLive } from '#platform/web/live/live.ts'
import { useInvalidate, useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { editAddress, mayDecide } from '../shared/listing-labels.ts'
import { ApproveDialog, useDecide } from './decisions/approve-key.tsx'
import { ListingDisputes } from './listing-disputes.tsx'
import { ListingFlags } from './listing-flags.tsx'
import { ListingSheets } from './listing-sheets.tsx'
import * as t from '#domains/listings/texts.ts'

type Decision = 'approve' | 'send_back' | 'suspend' | 'reinstate'

interface Decisions {
  buttons: ReactNode
  dialog: ReactNode
  /** Opens the suspend dialog with this reason; null when suspending isn't possible. */
  suspend: ((reason: string) => void) | null
}

const mayNothing = { approve: false, send_back: false, suspend: false, reinstate: false }

function useDecisions(listing: AdminListing): Decisions {
  const [pending, setPending] = useState<Decision | null>(null)
  const [found, setFound] = useState('')
  const decide = useDecide(listing.id)
  const mayCall = useMay()
  const may = mayCall(decideListings) ? mayDecide(listing) : mayNothing
  const name = listing.seller.display_name
  const close = () => {
    setPending(null)
    setFound('')
  }
  const suspend = (reason: string) => {
    setFound(reason)
    setPending('suspend')
  }

  useLetterKey('a', may.approve && pending === null ? () => setPending('approve') : null, 1)

  const editAt = mayCall(updateListing) && editAddress(listing)
  const buttons = (editAt || may.approve || may.suspend || may.reinstate) && (
    <>
      {editAt && (
        <LinkButton kind="quiet" icon={Pencil} to={editAt}>
          {t.edit()}
        </LinkButton>
      )}
      {may.send_back && (
        <Button kind="quiet" icon={Undo2} onClick={() => setPending('send_back')}>
          {t.send_back()}
        </Button>
      )}
      {may.approve && (
        <Button icon={Check} aria-keyshortcuts="A" onClick={() => setPending('approve')}>
          {t.approve()} <KeyHint letter="A" />
        </Button>
      )}
      {may.suspend && (
        <Button kind="quiet" icon={Ban} onClick={() => setPending('suspend')}>
          {t.suspend()}
        </Button>
      )}
      {may.reinstate && (
        <Button icon={RotateCcw} onClick={() => setPending('reinstate')}>
          {t.reinstate()}
        </Button>
      )}
    </>
  )
  const suspended = { status: 'suspended', done: t.suspended() } as const
  const reinstated = { status: 'active', done: t.reinstated() } as const
  const dialogs: Record<Decision, ReactNode> = {
    approve: <ApproveDialog listing={listing} onClose={close} />,
    send_back: (
      <ReasonDialog
        title={t.send_this_listing_back()}
        help={t.name_will_get_this({ name })}
        confirm={t.send_back()}
        onClose={close}
        act={(reason) => decide({ status: 'draft', reason, done: t.sent_back() })}
      >
        {t.it_goes_back_to_draft_so_the_seller()}
      </ReasonDialog>
    ),
    suspend: (
      <ReasonDialog
        title={t.suspend_listing()}
        help={t.name_will_get_this({ name })}
        confirm={t.suspend_listing_2()}
        initial={found}
        kind="danger"
        onClose={close}
        act={(reason) => decide({ ...suspended, reason, undo: reinstated })}
      >
        {t.well_hide_it_and_pause_its_time()}
      </ReasonDialog>
    ),
    reinstate: (
      <ReasonDialog
        title={t.reinstate_this_listing()}
        help={t.name_will_get_this({ name })}
        confirm={t.reinstate_listing()}
        onClose={close}
        act={(reason) => decide({ ...reinstated, reason, undo: suspended })}
      >
        {listing.suspended_for.includes('account')
          ? t.its_shown_again_when_the_sellers()
          : t.its_shown_again_with_the_time_it_had()}
      </ReasonDialog>
    ),
  }
  return { buttons, dialog: pending && dialogs[pending], suspend: may.suspend ? suspend : null }
}

/** An auction's last minutes bring many changes a second; the drawer updates once a second. */
const pauseMs = 1000

/** Refetches when the public listing changes; `null` while it isn't public. */
function useListingChanges(id: number | null): void {
  const invalidate = useInvalidate()
  const waiting = useRef<number>(undefined)
  const readSoon = () => {
    waiting.current ??= window.setTimeout(() => {
      waiting.current = undefined
      if (id === null) return
      invalidate(getAdminListing, { id })
      invalidate(getListingActivity, { id })
    }, pauseMs)
  }
  useLive(id === null ? null : `listing:${id}`, readSoon, readSoon)
  useEffect(() => () => window.clearTimeout(waiting.current), [])
}

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
