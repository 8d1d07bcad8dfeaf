import { useQueryClient } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, Navigate, useParams } from 'react-router'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { CategoryChooser } from '#domains/catalogue/web/category-chooser.tsx'
import { LocationStep } from '#domains/places/web/location-step.tsx'
import { usePlaceName } from '#domains/places/web/shared/use-place-name.ts'
import { SoldPricesHint } from '#domains/search/web/sold-prices/sold-prices-hint.tsx'
import { type OwnListing, getOwnListing } from '#domains/selling/common/own-listings.ts'
import { getEditingTerms } from '#domains/selling/common/selling.ts'
import { AddingForm } from '#domains/selling/web/form/adding-form.tsx'
import { SellSkeleton } from '#domains/selling/web/form/sell-skeleton.tsx'
import { LiveForm } from '#domains/selling/web/live/live-form.tsx'
import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { type SellArea, getOwnArea, SellPage } from './sell-page.tsx'
import * as t from '#domains/selling/texts.ts'

function LiveEditPage({ area, ...edit }: LiveEditPageProps & { area: SellArea }) {
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

interface EditPageProps {
  type: OwnListing['type']
  area?: SellArea
}

export function EditPage({ type, area = getOwnArea() }: EditPageProps) {
  const id = Number(useParams().id)
  const queries = useQueryClient()
  const [readings, setReadings] = useState(0)
  function reload() {
    queries.removeQueries({ queryKey: [getOwnListing.name, { id }] })
    setReadings(readings + 1)
  }
  return <Draft key={`${id} ${readings}`} id={id} type={type} area={area} onReload={reload} />
}

type DraftProps = Required<EditPageProps> & { id: number; onReload: () => void }

function Draft({ id, type, area, onReload }: DraftProps) {
  // Fetched once and never from the cache, where other pages leave it: from then on the form is newer.
  const {
    data: fetched,
    error,
    isFetching,
    isFetchedAfterMount,
    refetch,
  } = useApiQuery(
    getOwnListing,
    { id },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  )
  const data = isFetchedAfterMount && !error ? fetched : undefined
  if (data && data.type !== type) return <Navigate to={area.editOf(data)} replace />
  if (data?.status === 'draft') return <SellPage type={type} own={data} area={area} onReload={onReload} />
  if (data?.status === 'active') return <LiveEditPage own={data} area={area} onReload={onReload} />
  if (data) return <area.Shut own={data} />
  if (findProblem(error)?.key === 'not_found') {
    return (
      <EmptyState
        isPage
        icon={FileX2}
        title={area.missing.title}
        action={<LinkButton to={area.drafts.to}>{area.drafts.label}</LinkButton>}
      >
        {area.missing.text}
      </EmptyState>
    )
  }
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  return <SellSkeleton />
}
