import { useNavigate } from 'react-router'
import { usual_closing_rules } from '#shared/rules/closing-rules.ts'
import type { Account } from '#contract/accounts/accounts.ts'
import type { OwnListing } from '#contract/selling/own-listings.ts'
import { getEditingTerms } from '#contract/selling/selling.ts'
import { getSettings } from '#contract/settings/settings.ts'
import { CategoryChooser } from '#web/features/catalogue/category-chooser.tsx'
import { LocationStep } from '#web/features/places/location-step.tsx'
import { usePlaceName } from '#web/features/places/use-place-name.ts'
import { AddingForm } from '#web/features/selling/form/adding-form.tsx'
import { LiveForm } from '#web/features/selling/live/live-form.tsx'
import { SellSkeleton } from '#web/features/selling/form/sell-skeleton.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { SoldPricesHint } from '#web/features/sold-prices/sold-prices-hint.tsx'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import type { SellArea } from './sell-area.tsx'
import * as t from './texts.ts'

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
  // Fetched once: the form mustn't turn into another one while it's edited.
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
      rules={settings.data?.closing_rules ?? usual_closing_rules}
      renderCategory={({ control, ...slot }) => <CategoryChooser {...control} {...slot} type={own.type} />}
      renderPlace={(slot) => <LocationStep {...slot} />}
      renderSoldPrices={(thing) => <SoldPricesHint {...thing} />}
      onSaved={onSaved}
      onReload={onReload}
    />
  )
}
