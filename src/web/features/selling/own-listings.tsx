import { type LucideIcon, PackageCheck, PackageOpen, PackageX, PencilLine, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '#web/lib/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ItemRows } from '#web/ui/item-row.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Loading, SkeletonRow } from '#web/ui/skeleton.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { OwnListingRow } from './own-listing-row.tsx'
import { type OwnStatus, useOwnListings } from './use-own-listings.ts'

export const ownTabs: { status: OwnStatus; label: string }[] = [
  { status: 'active', label: 'Live' },
  { status: 'draft', label: 'Drafts' },
  { status: 'sold', label: 'Sold' },
  { status: 'unsold', label: 'Unsold' },
  { status: 'withdrawn', label: 'Withdrawn' },
]

interface OwnListingsProps {
  status: OwnStatus
  page: number
  /** The buyers of one listing, with how to reach them. */
  renderBuyers: (listing_id: number) => ReactNode
}

export function OwnListings({ status, page, renderBuyers }: OwnListingsProps) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useOwnListings(status, page)
  const shown = data && !isPlaceholderData ? data : null
  return (
    <>
      <TabLinks
        label="My listings by status"
        links={ownTabs.map((tab) => ({
          to: tab.status === 'active' ? '/isell' : `/isell?status=${tab.status}`,
          label: tab.label,
          count: data?.counts[tab.status],
          current: tab.status === status,
        }))}
      />
      <div className="pt-5">
        {error && !shown ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching}>
            {messageOf(error)}
          </ErrorState>
        ) : !shown ? (
          <OwnSkeleton />
        ) : shown.items.length === 0 ? (
          <Nothing status={status} drafts={shown.counts.draft} />
        ) : (
          <ItemRows label="My listings">
            {shown.items.map((row) => (
              <OwnListingRow key={row.id} row={row} buyers={renderBuyers(row.id)} />
            ))}
          </ItemRows>
        )}
        {shown && shown.items.length > 0 && (
          <Pager
            page={page}
            limit={shown.limit}
            total={shown.total}
            to={(to) => `/isell?status=${status}&page=${to}`}
          />
        )}
      </div>
    </>
  )
}

function OwnSkeleton() {
  return (
    <Loading label="Loading your listings">
      <div className="rounded-panel border border-line bg-paper px-4">
        {[1, 2, 3, 4].map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </Loading>
  )
}

const sell = (
  <LinkButton to="/select-listing-type" kind="primary">
    Sell something
  </LinkButton>
)

const nothing: Record<OwnStatus, { icon: LucideIcon; title: string; text: string }> = {
  active: {
    icon: PackageOpen,
    title: 'Nothing is live',
    text: 'Take a few photos, say what it is, and it is up in five minutes.',
  },
  draft: {
    icon: PencilLine,
    title: 'No drafts',
    text: 'What you begin to write is kept here until you publish it.',
  },
  sold: {
    icon: PackageCheck,
    title: 'Nothing sold yet',
    text: 'When something sells, the buyer’s name, phone and email stand here.',
  },
  unsold: { icon: PackageX, title: 'Nothing went unsold', text: 'What closes without a buyer is kept here.' },
  withdrawn: {
    icon: Undo2,
    title: 'Nothing withdrawn',
    text: 'What you take down before it sells is kept here.',
  },
}

function Nothing({ status, drafts }: { status: OwnStatus; drafts: number }) {
  const { icon, title, text } = nothing[status]
  const waiting = status === 'active' && drafts > 0
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        waiting ? (
          <>
            <LinkButton to="/isell?status=draft">
              {drafts === 1 ? 'Finish your draft' : `Finish one of ${drafts} drafts`}
            </LinkButton>
            <LinkButton to="/select-listing-type" kind="quiet">
              Sell something else
            </LinkButton>
          </>
        ) : (
          sell
        )
      }
    >
      {text}
    </EmptyState>
  )
}
