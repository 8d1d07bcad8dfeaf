import type { ReactNode } from 'react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { listWorkplaces } from '#domains/businesses/common/team.ts'
import { getSeller } from '#domains/accounts/common/members/members.ts'
import { SellSkeleton } from '#domains/selling/web/form/sell-skeleton.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import * as t from '#domains/listings/texts.ts'

interface TeamSellerProps {
  user: Account
  seller_id: number
  children: (seller: Account) => ReactNode
}

/** The facts about a team's business that a form needs, without its contact details. */
export function TeamSeller({ user, seller_id: sellerId, children }: TeamSellerProps) {
  const workplaces = useApiQuery(listWorkplaces, {}, { refetchOnWindowFocus: false })
  const seller = useApiQuery(getSeller, { id: sellerId }, { refetchOnWindowFocus: false })
  const error = workplaces.error ?? seller.error
  if (error) return <ErrorState>{getMessage(error)}</ErrorState>
  if (!workplaces.data || !seller.data) return <SellSkeleton />
  const workplace = workplaces.data.items.find((one) => one.seller.id === sellerId)
  if (workplace?.status !== 'active') {
    return <ErrorState title={t.you_cant_list_for_this_business()}>{t.ask_them_to_invite_you()}</ErrorState>
  }
  const {
    display_name: displayName,
    trading_name: tradingName,
    avatar,
    seller_kind: sellerKind,
    member_since: memberSince,
  } = seller.data
  const business = {
    id: workplace.seller.id,
    display_name: displayName,
    trading_name: tradingName,
    avatar,
    seller_kind: sellerKind,
    member_since: memberSince,
  }
  return children({ ...user, ...business, agency_licence: workplace.seller.agency_licence })
}
