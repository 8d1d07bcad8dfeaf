import { useQueryClient } from '@tanstack/react-query'
import { CirclePause, FileX2, Hourglass, PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { getOwnListing, type OwnListing } from '#contract/own-listings.ts'
import { appealAddress, TakeBack } from '#web/features/selling/own-standing.tsx'
import { SellSkeleton } from '#web/features/selling/sell-skeleton.tsx'
import { messageOf, problemOf } from '#web/lib/problem.ts'
import { useCall } from '#web/lib/query.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LiveEditPage } from './live-edit-page.tsx'
import { SellPage } from './sell-page.tsx'

interface EditPageProps {
  /** Of the address; a listing of another type has another. */
  type: OwnListing['type']
}

/** Going on with a draft, or changing what is live, whatever it is of. */
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
  if (data?.status === 'pending') {
    return (
      <EmptyState icon={Hourglass} title="It waits for approval" action={<TakeBack id={id} type={type} />}>
        An administrator looks at it first. It goes live when it is approved, and its time counts from then.
      </EmptyState>
    )
  }
  if (data?.status === 'suspended') {
    return (
      <EmptyState
        icon={CirclePause}
        title="This listing is suspended"
        action={<LinkButton to={appealAddress(id)}>See why, and appeal</LinkButton>}
      >
        Nobody sees it, and its time stands still.
      </EmptyState>
    )
  }
  if (data?.status === 'active') return <LiveEditPage own={data} onReload={onReload} />
  if (data) {
    return (
      <EmptyState
        icon={PackageCheck}
        title="This listing has ended"
        action={<LinkButton to={`/${type}/${id}/detail`}>See the listing</LinkButton>}
      >
        What is not live any more stays as it is. You can list it again under iSell.
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
