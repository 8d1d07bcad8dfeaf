import { useQueryClient } from '@tanstack/react-query'
import { FileX2, Radio } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { getOwnListing, type OwnListing } from '#contract/own-listings.ts'
import { SellSkeleton } from '#web/features/selling/sell-skeleton.tsx'
import { messageOf, problemOf } from '#web/lib/problem.ts'
import { useCall } from '#web/lib/query.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SellPage } from './sell-page.tsx'

interface EditPageProps {
  /** Of the address; a listing of another type has another. */
  type: OwnListing['type']
}

/** Going on with a draft, whatever it is of. */
export function EditPage({ type }: EditPageProps) {
  const id = Number(useParams().id)
  const queries = useQueryClient()
  const [readings, setReadings] = useState(0)
  function reload() {
    queries.removeQueries({ queryKey: [getOwnListing.name, { id }] })
    setReadings(readings + 1)
  }
  return <Draft key={`${id} ${readings}`} id={id} type={type} onReload={reload} />
}

function Draft({ id, type, onReload }: EditPageProps & { id: number; onReload: () => void }) {
  // Read once and never from memory: from then on the form knows better.
  const { data, error, isFetching, refetch } = useCall(
    getOwnListing,
    { id },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  )
  if (data && data.type !== type) return <Navigate to={`/${data.type}/${id}/edit`} replace />
  if (data?.status === 'draft') return <SellPage type={type} own={data} onReload={onReload} />
  if (data) {
    return (
      <EmptyState
        icon={Radio}
        title="This is not a draft any more"
        action={<LinkButton to={`/${type}/${id}/detail`}>See the listing</LinkButton>}
      >
        It has been published, so its words, photos and prices stand as they are.
      </EmptyState>
    )
  }
  if (problemOf(error)?.key === 'not_found') {
    return (
      <EmptyState
        icon={FileX2}
        title="There is no such draft"
        action={<LinkButton to="/isell?status=draft">See your drafts</LinkButton>}
      >
        It was thrown away, or it belongs to another account.
      </EmptyState>
    )
  }
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {messageOf(error)}
      </ErrorState>
    )
  }
  return <SellSkeleton />
}
