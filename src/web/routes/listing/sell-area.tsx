import { CirclePause, Hourglass, PackageCheck } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import type { OwnListing } from '#contract/selling/own-listings.ts'
import { appealAddress, TakeBack } from '#web/features/selling/table/own-standing.tsx'
import { SellSkeleton } from '#web/features/selling/form/sell-skeleton.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

type Named = Pick<OwnListing, 'id' | 'type'>

/** Where the forms stand: at their seller's, or at the desk, where an admin writes in a seller's stead. */
export interface SellArea {
  /** Finds the account in whose name is written, and draws the form with it. */
  Seller: ComponentType<{ seller_id: number | null; children: (seller: Account) => ReactNode }>
  /** What is said of a listing that cannot be written now. */
  Shut: ComponentType<{ own: OwnListing }>
  editOf: (listing: Named) => string
  getPage: (listing: Named) => string
  /** Where drafts are found again. */
  drafts: { to: string; label: string }
  /** What is said where there is no such listing. */
  missing: { title: string; text: string }
  /** After publishing: where to, and what is said. */
  publishedAt: (listing: Named, is_live: boolean) => string
}

export const ownArea: SellArea = {
  Seller: Oneself,
  Shut: OwnShut,
  editOf: ({ id, type }) => `/${type}/${id}/edit`,
  getPage: ({ id, type }) => `/${type}/${id}/detail`,
  drafts: { to: '/isell?status=draft', label: 'See your drafts' },
  missing: { title: 'Draft not found', text: 'It was deleted, or belongs to another account.' },
  publishedAt: ({ id, type }, is_live) => (is_live ? `/${type}/${id}/detail` : '/isell?status=pending'),
}

function Oneself({ children }: { children: (seller: Account) => ReactNode }) {
  const { user } = useSession()
  return user ? children(user) : <SellSkeleton />
}

function OwnShut({ own: { id, type, status } }: { own: OwnListing }) {
  if (status === 'pending') {
    return (
      <EmptyState
        is_page
        icon={Hourglass}
        title="Waiting for approval"
        action={<TakeBack id={id} type={type} />}
      >
        An administrator will check it first. It goes live when it’s approved, and its time starts then.
      </EmptyState>
    )
  }
  if (status === 'suspended') {
    return (
      <EmptyState
        is_page
        icon={CirclePause}
        title="This listing is suspended"
        action={<LinkButton to={appealAddress(id)}>See why, and appeal</LinkButton>}
      >
        It’s hidden and its time is paused.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      is_page
      icon={PackageCheck}
      title="This listing has ended"
      action={<LinkButton to={`/${type}/${id}/detail`}>See the listing</LinkButton>}
    >
      You can’t change it after it ends. You can relist it in iSell.
    </EmptyState>
  )
}
