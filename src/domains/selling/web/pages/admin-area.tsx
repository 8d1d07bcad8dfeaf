import { PackageX, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { getMember } from '#domains/accounts/common/members/members.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { SellSkeleton } from '#domains/selling/web/form/sell-skeleton.tsx'
import { OnBehalfOfContext } from '#domains/selling/web/draft/on-behalf-of.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import type { SellArea } from './sell-page.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

const getPage = ({ id }: { id: number }) => `/listings?open=${id}`

export const getAdminArea = makeTexts((): SellArea => ({
  Seller: Member,
  Shut: AdminShut,
  editOf: ({ id, type }) => `/${type}-listing/${id}/edit`,
  getPage,
  drafts: { to: '/listings?status=draft', label: t.see_drafts() },
  missing: {
    title: t.no_listing_with_this_number(),
    text: t.it_may_have_been_a_draft_the_seller(),
  },
  publishedAt: getPage,
  hasPanel: false,
}))

function Member({
  seller_id: sellerId,
  children,
}: {
  seller_id: number | null
  children: (seller: Account) => ReactNode
}) {
  const { data, error, isFetching, refetch } = useApiQuery(
    getMember,
    { id: sellerId ?? 0 },
    { enabled: sellerId !== null, staleTime: 60_000 },
  )
  if (sellerId === null || findProblem(error)?.key === 'not_found' || data?.type === 'admin') {
    return <NoMember title={t.choose_a_member_first()}>{t.every_listing_belongs_to_a_member()}</NoMember>
  }
  if (data?.status === 'active') {
    const onBehalfOf = {
      seller_id: data.id,
      seller_name: data.display_name,
      getPage,
      drafts: getAdminArea().drafts.to,
    }
    return <OnBehalfOfContext value={onBehalfOf}>{children(data)}</OnBehalfOfContext>
  }
  if (data) {
    return (
      <NoMember title={t.this_account_isnt_active()}>
        {t.you_cant_list_or_change_anything_for({ display_name: data.display_name, status: data.status })}
      </NoMember>
    )
  }
  if (error) {
    return (
      <ErrorState title={t.the_member_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  return <SellSkeleton />
}

function NoMember({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      isPage
      icon={UserX}
      title={title}
      action={<LinkButton to="/add-listing">{t.choose_a_member()}</LinkButton>}
    >
      {children}
    </EmptyState>
  )
}

const getStatusTexts = makeTexts((): Partial<Record<OwnListing['status'], string>> => ({
  pending: t.its_waiting_for_approval_approve_it_or(),
  suspended: t.its_suspended_reinstate_it_first(),
}))

function AdminShut({ own }: { own: OwnListing }) {
  return (
    <EmptyState
      isPage
      icon={PackageX}
      title={t.you_cant_edit_it_now()}
      action={<LinkButton to={getPage(own)}>{t.open_the_listing()}</LinkButton>}
    >
      {getStatusTexts()[own.status] ?? t.you_cant_change_it_after_it_ends()}
    </EmptyState>
  )
}
