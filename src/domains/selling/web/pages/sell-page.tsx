import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import { CategoryChooser } from '#domains/catalogue/web/category-chooser.tsx'
import { LocationStep } from '#domains/places/web/location-step.tsx'
import { usePlaceName } from '#domains/places/web/shared/use-place-name.ts'
import { SellForm } from '#domains/selling/web/form/sell-form.tsx'
import { SoldPricesHint } from '#domains/search/web/sold-prices/sold-prices-hint.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import type { ListingPreviewProps } from '#domains/listings/web/pages/listing-preview.tsx'
import { getOwnArea, type SellArea } from './sell-area.tsx'
import * as t from '#domains/selling/texts.ts'

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

  return (
    <SellForm
      account={seller}
      own={own}
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
        void navigate(area.publishedAt({ id, type }, isLive), { replace: true })
        if (isLive) notify.success(t.listing_published())
        else notify.success(t.sent_for_approval(), { description: t.well_tell_you_when_its_approved() })
      }}
      onReload={onReload}
    />
  )
}
