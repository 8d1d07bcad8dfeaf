import { CirclePause, Hourglass, PackageCheck } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { SellingStopped } from '#domains/moderation/web/selling-stopped.tsx'
import { appealAddress, TakeBack } from '#domains/selling/web/table/system-status.tsx'
import { SellSkeleton } from '#domains/selling/web/form/sell-skeleton.tsx'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useSession } from '#platform/web/session/session.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

type ListingKey = Pick<OwnListing, 'type'> & { id: number }

export interface SellArea {
  Seller: ComponentType<{ seller_id: number | null; children: (seller: Account) => ReactNode }>
  Shut: ComponentType<{ own: OwnListing }>
  editOf: (listing: ListingKey) => string
  getPage: (listing: ListingKey) => string
  drafts: { to: string; label: string }
  missing: { title: string; text: string }
  publishedAt: (listing: ListingKey, isLive: boolean) => string
}

export const getOwnArea = makeTexts((): SellArea => ({
  Seller: Oneself,
  Shut: OwnShut,
  editOf: ({ id, type }) => `/${type}/${id}/edit`,
  getPage: ({ id, type }) => `/${type}/${id}/detail`,
  drafts: { to: '/isell?status=draft', label: t.see_your_drafts() },
  missing: { title: t.draft_not_found(), text: t.it_was_deleted_or_belongs_to_another() },
  publishedAt: ({ id, type }, isLive) => (isLive ? `/${type}/${id}/detail` : '/isell?status=pending'),
}))

interface SellerProps {
  seller_id: number | null
  children: (seller: Account) => ReactNode
}

function Oneself({ seller_id: sellerId, children }: SellerProps) {
  const { user } = useSession()
  if (!user) return <SellSkeleton />
  if (sellerId === null || sellerId === user.id) {
    return (
      <>
        <SellingStopped />
        {children(user)}
      </>
    )
  }
  return (
    <Suspense fallback={<SellSkeleton />}>
      <TeamSeller user={user} seller_id={sellerId}>
        {children}
      </TeamSeller>
    </Suspense>
  )
}

// Only team members need it.
const TeamSeller = lazyPart(
  async () => (await import('#domains/listings/web/pages/team-seller.tsx')).TeamSeller,
)

function OwnShut({ own: { id, type, status } }: { own: OwnListing }) {
  if (status === 'pending') {
    return (
      <EmptyState
        isPage
        icon={Hourglass}
        title={t.waiting_for_approval()}
        action={<TakeBack id={id} type={type} />}
      >
        {t.an_administrator_will_check_it_first()}
      </EmptyState>
    )
  }
  if (status === 'suspended') {
    return (
      <EmptyState
        isPage
        icon={CirclePause}
        title={t.this_listing_is_suspended()}
        action={<LinkButton to={appealAddress(id)}>{t.see_why_and_appeal()}</LinkButton>}
      >
        {t.its_hidden_and_its_time_is_paused()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      isPage
      icon={PackageCheck}
      title={t.this_listing_has_ended()}
      action={<LinkButton to={`/${type}/${id}/detail`}>{t.see_the_listing()}</LinkButton>}
    >
      {t.you_cant_change_it_after_it_ends_you()}
    </EmptyState>
  )
}
