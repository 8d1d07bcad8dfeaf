import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { listWorkplaces, type TeamRight, type Workplace } from '#domains/businesses/common/team.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/businesses/texts.ts'

interface WorkplaceGateProps {
  seller_id: number
  right: TeamRight
  children: (business: Workplace['seller']) => ReactNode
}

/** Renders for a business if the reader has the right, and otherwise explains what to do. */
export function WorkplaceGate({ seller_id: sellerId, right, children }: WorkplaceGateProps) {
  const { data, error, refetch, isFetching } = useApiQuery(
    listWorkplaces,
    {},
    { refetchOnWindowFocus: false },
  )
  if (error && !data) {
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label={t.loading_the_business()}>
        <Skeleton className="h-60 rounded-panel" />
      </Loading>
    )
  }
  const workplace = data.items.find(({ seller, status }) => seller.id === sellerId && status === 'active')
  if (!workplace?.rights.includes(right)) {
    return (
      <EmptyState
        icon={Store}
        title={t.you_cant_see_this_for_the_business()}
        action={
          <LinkButton to={{ pathname: '/user-settings', hash: 'workplaces' }} kind="quiet">
            {t.businesses_you_help()}
          </LinkButton>
        }
      >
        {t.ask_its_owner()}
      </EmptyState>
    )
  }
  return children(workplace.seller)
}
