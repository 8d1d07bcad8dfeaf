import { useQueryClient } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { getOwnListing, type OwnListing } from '#domains/selling/common/own-listings.ts'
import { SellSkeleton } from '#domains/selling/web/form/sell-skeleton.tsx'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { LiveEditPage } from './live-edit-page.tsx'
import { getOwnArea, type SellArea } from './sell-area.tsx'
import { SellPage } from './sell-page.tsx'

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
  // Fetched once and never from the cache: from then on the form is newer.
  const { data, error, isFetching, refetch } = useApiQuery(
    getOwnListing,
    { id },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  )
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
