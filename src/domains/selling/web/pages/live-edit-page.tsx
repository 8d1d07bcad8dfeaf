import { useNavigate } from 'react-router'
import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import type { Account } from '#domains/accounts/common/accounts.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { getEditingTerms } from '#domains/selling/common/selling.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import { CategoryChooser } from '#domains/catalogue/web/category-chooser.tsx'
import { LocationStep } from '#domains/places/web/location-step.tsx'
import { usePlaceName } from '#domains/places/web/shared/use-place-name.ts'
import { AddingForm } from '#domains/selling/web/form/adding-form.tsx'
import { LiveForm } from '#domains/selling/web/live/live-form.tsx'
import { SellSkeleton } from '#domains/selling/web/form/sell-skeleton.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { SoldPricesHint } from '#domains/search/web/sold-prices/sold-prices-hint.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import type { SellArea } from './sell-area.tsx'
import * as t from '#domains/selling/texts.ts'

export function LiveEditPage({ area, ...edit }: LiveEditPageProps & { area: SellArea }) {
  return (
    <area.Seller seller_id={edit.own.seller_id}>
      {(seller) => <FormFor {...edit} area={area} seller={seller} />}
    </area.Seller>
  )
}

interface LiveEditPageProps {
  own: OwnListing
  onReload: () => void
}

function FormFor({ own, area, seller, onReload }: LiveEditPageProps & { area: SellArea; seller: Account }) {
  const navigate = useNavigate()
  const placeNameOf = usePlaceName()
  const settings = useApiQuery(getSettings, {}, { staleTime: 60_000 })
  // Fetched once: the form must not change into another one during editing.
  const terms = useApiQuery(
    getEditingTerms,
    { id: own.id },
    {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  )
  function onSaved() {
    notify.success(t.saved())
    void navigate(area.getPage(own))
  }

  if (terms.error && !terms.data) {
    return (
      <ErrorState onRetry={() => void terms.refetch()} busy={terms.isFetching}>
        {getMessage(terms.error)}
      </ErrorState>
    )
  }
  if (!terms.data) return <SellSkeleton />
  if (terms.data.has_bids) {
    return (
      <AddingForm
        own={own}
        terms={terms.data}
        placeNameOf={placeNameOf}
        onSaved={onSaved}
        onReload={onReload}
      />
    )
  }
  return (
    <LiveForm
      account={seller}
      own={own}
      rules={settings.data?.closing_rules ?? usualClosingRules}
      renderCategory={({ control, ...slot }) => <CategoryChooser {...control} {...slot} type={own.type} />}
      renderPlace={(slot) => <LocationStep {...slot} />}
      renderSoldPrices={(thing) => <SoldPricesHint {...thing} />}
      onSaved={onSaved}
      onReload={onReload}
    />
  )
}
