import { PackageX, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import { getMember } from '#contract/members/members.ts'
import type { OwnListing } from '#contract/selling/own-listings.ts'
import { SellSkeleton } from '#web/features/selling/form/sell-skeleton.tsx'
import { OnBehalfOfContext } from '#web/features/selling/form/on-behalf-of.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import type { SellArea } from '../listing/sell-area.tsx'

const getPage = ({ id }: { id: number }) => `/listings?open=${id}`

/** The same forms at the desk: an admin writes in a member's stead. */
export const adminArea: SellArea = {
  Seller: Member,
  Shut: AdminShut,
  editOf: ({ id, type }) => `/${type}-listing/${id}/edit`,
  getPage,
  drafts: { to: '/listings?status=draft', label: 'See drafts' },
  missing: {
    title: 'No listing with this number',
    text: 'It may have been a draft the seller deleted.',
  },
  publishedAt: getPage,
}

function Member({
  seller_id,
  children,
}: {
  seller_id: number | null
  children: (seller: Account) => ReactNode
}) {
  const { data, error, isFetching, refetch } = useApiQuery(
    getMember,
    { id: seller_id ?? 0 },
    { enabled: seller_id !== null, staleTime: 60_000 },
  )
  if (seller_id === null || findProblem(error)?.key === 'not_found' || data?.type === 'admin') {
    return <NoMember title="Choose a member first">Every listing belongs to a member.</NoMember>
  }
  if (data?.status === 'active') {
    const on_behalf_of = {
      seller_id: data.id,
      seller_name: data.display_name,
      getPage,
      drafts: adminArea.drafts.to,
    }
    return <OnBehalfOfContext value={on_behalf_of}>{children(data)}</OnBehalfOfContext>
  }
  if (data) {
    return (
      <NoMember title="This account isn’t active">
        You can’t list or change anything for {data.display_name} while the account is {data.status}.
      </NoMember>
    )
  }
  if (error) {
    return (
      <ErrorState title="The member didn’t load" onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  return <SellSkeleton />
}

function NoMember({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      is_page
      icon={UserX}
      title={title}
      action={<LinkButton to="/add-listing">Choose a member</LinkButton>}
    >
      {children}
    </EmptyState>
  )
}

const standing: Partial<Record<OwnListing['status'], string>> = {
  pending: 'It’s waiting for approval. Approve it, or send it back with what to fix.',
  suspended: 'It’s suspended. Reinstate it first.',
}

function AdminShut({ own }: { own: OwnListing }) {
  return (
    <EmptyState
      is_page
      icon={PackageX}
      title="You can’t edit it now"
      action={<LinkButton to={getPage(own)}>Open the listing</LinkButton>}
    >
      {standing[own.status] ?? 'You can’t change it after it ends.'}
    </EmptyState>
  )
}
