import { CirclePause, Hourglass, PackageCheck } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense, lazy, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { numberIn } from '#domains/accounts/web/pages/number-in.ts'
import { CategoryChooser } from '#domains/catalogue/web/category-chooser.tsx'
import type { ListingPreviewProps } from '#domains/listings/web/pages/listing-preview.tsx'
import { SellingStopped } from '#domains/moderation/web/selling-stopped.tsx'
import { LocationStep } from '#domains/places/web/location-step.tsx'
import { usePlaceName } from '#domains/places/web/shared/use-place-name.ts'
import { SoldPricesHint } from '#domains/search/web/sold-prices/sold-prices-hint.tsx'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { copiedFrom } from '#domains/selling/web/owner/use-sell-similar.ts'
import { SellForm } from '#domains/selling/web/form/sell-form.tsx'
import { SellSkeleton } from '#domains/selling/web/form/sell-skeleton.tsx'
import { makePublishedState } from '#domains/selling/web/publishing/published.ts'
import { appealAddress, TakeBack } from '#domains/selling/web/table/system-status.tsx'
import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import { toListingId } from '#platform/common/ids.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
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
  /** True if the page after publishing shows a PublishedPanel. */
  hasPanel: boolean
}

export const getOwnArea = makeTexts((): SellArea => ({
  Seller: Oneself,
  Shut: OwnShut,
  editOf: ({ id, type }) => `/${type}/${id}/edit`,
  getPage: ({ id, type }) => `/${type}/${id}/detail`,
  drafts: { to: '/isell?status=draft', label: t.see_your_drafts() },
  missing: { title: t.draft_not_found(), text: t.it_was_deleted_or_belongs_to_another() },
  publishedAt: ({ id, type }, isLive) => (isLive ? `/${type}/${id}/detail` : '/isell?status=pending'),
  hasPanel: true,
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

const loadPreview = () =>
  lazy(async () => {
    const loaded = await import('#domains/listings/web/pages/listing-preview.tsx').catch(() => null)
    return { default: loaded?.ListingPreview ?? PreviewMissing }
  })

/**
 * If the preview's code fails to load, the form and its values stay, and each opening tries again.
 */
function PreviewOnDemand(props: ListingPreviewProps) {
  const [ListingPreview] = useState(loadPreview)
  return (
    <Suspense
      fallback={
        <Loading label={t.loading_the_preview()}>
          <SkeletonText lines={6} />
        </Loading>
      }
    >
      <ListingPreview {...props} />
    </Suspense>
  )
}

const PreviewMissing = () => <Notice kind="wrong">{t.the_preview_didnt_load()}</Notice>

interface SellPageProps {
  type: OwnListing['type']
  own: OwnListing | null
  area?: SellArea
  seller_id?: number | null
  onReload: () => void
}

export function SellPage({ area = getOwnArea(), seller_id: sellerId = null, ...form }: SellPageProps) {
  return (
    <area.Seller seller_id={form.own?.seller_id ?? sellerId}>
      {(seller) => <FormFor {...form} area={area} seller={seller} />}
    </area.Seller>
  )
}

type FormForProps = Pick<SellPageProps, 'type' | 'own' | 'onReload'> & { area: SellArea; seller: Account }

function FormFor({ type, own, area, seller, onReload }: FormForProps) {
  const navigate = useNavigate()
  const placeNameOf = usePlaceName()
  const settings = useApiQuery(getSettings, {}, { staleTime: 60_000 })
  const [query] = useSearchParams()

  return (
    <SellForm
      account={seller}
      own={own}
      copied_from={numberIn(query, copiedFrom)}
      type={type}
      rules={settings.data?.closing_rules ?? usualClosingRules}
      placeNameOf={placeNameOf}
      renderCategory={({ control, ...slot }) => <CategoryChooser {...control} {...slot} type={type} />}
      renderPlace={(slot) => <LocationStep {...slot} />}
      renderSoldPrices={(thing) => <SoldPricesHint {...thing} />}
      renderListing={(listing, agentIds) => (
        <PreviewOnDemand
          listing={listing}
          agent_ids={agentIds}
          isBusiness={seller.seller_kind === 'in_trade'}
        />
      )}
      onCreated={(id) => {
        // Bypasses the router, which would render the page anew while the user types.
        window.history.replaceState(window.history.state, '', area.editOf({ id, type }))
      }}
      onMoved={(id, movedTo) => void navigate(area.editOf({ id, type: movedTo }), { replace: true })}
      onPublished={(id, status) => {
        const isLive = status === 'active'
        void navigate(area.publishedAt({ id, type }, isLive), {
          replace: true,
          state: area.hasPanel ? makePublishedState([toListingId(id)], status) : null,
        })
        if (!area.hasPanel) notify.success(isLive ? t.listing_published() : t.sent_for_approval())
      }}
      onScheduled={() => void navigate(area.drafts.to, { replace: true })}
      onReload={onReload}
    />
  )
}
