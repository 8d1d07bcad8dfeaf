import type { ReactNode } from 'react'
import type { Member } from '#domains/accounts/common/members/members.ts'
import { getSubscriptionOf } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { useMemberChanged } from '../shared/use-member.ts'
import { MemberFeed } from './member-feed.tsx'
import { MemberPlan } from './member-plan.tsx'

interface MemberPanelProps {
  member: Member
  renderBusiness: (member: Member) => ReactNode
  panel: 'plan' | 'feed' | 'shop'
}

/** The tabs with a panel of their own. */
export function MemberPanel({ member, panel, renderBusiness }: MemberPanelProps) {
  if (member.type === 'admin') return null
  if (panel === 'plan') {
    return (
      <May op={getSubscriptionOf}>
        <MemberPlan {...member} />
      </May>
    )
  }
  if (member.seller_kind !== 'in_trade' || member.status === 'deleted') return null
  return panel === 'feed' ? <FeedOf id={member.id} /> : renderBusiness(member)
}

function FeedOf({ id }: { id: number }) {
  const changed = useMemberChanged()
  return <MemberFeed id={id} onChanged={() => void changed(id)} />
}
