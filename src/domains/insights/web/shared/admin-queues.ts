import {
  type LucideIcon,
  ClipboardCheck,
  Flag,
  LifeBuoy,
  Link2,
  MessageSquareWarning,
  Scale,
  Star,
  UsersRound,
} from 'lucide-react'
import type { AdminTaskKind } from '#domains/moderation/common/records/records.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { Parts } from '#platform/common/texts/parts.ts'
import * as t from '#domains/insights/texts.ts'

interface AdminQueue {
  task: AdminTaskKind
  label: string
  href: string
  icon: LucideIcon
  also?: string
  describeWaiting: <Node>(values: {
    number: string
    count: number
    num: (parts: Parts<Node>) => Node
  }) => Parts<Node>
}

export const getAdminQueues = makeTexts((): AdminQueue[] => [
  {
    task: 'reports',
    label: t.reported_listings(),
    describeWaiting: t.count_reported_listings,
    href: '/listings?flagged=yes',
    icon: Flag,
    also: t.reports_flags_flagged(),
  },
  {
    task: 'member_reports',
    label: t.reported_members_and_reviews(),
    describeWaiting: t.count_member_reports,
    href: '/member-reports?state=open',
    icon: Flag,
  },
  {
    task: 'approvals',
    label: t.listings_to_approve(),
    describeWaiting: t.count_listings_to_approve,
    href: '/listings?status=pending',
    icon: ClipboardCheck,
    also: t.approval_approvals_pending_waiting(),
  },
  {
    task: 'appeals',
    label: t.appeals(),
    describeWaiting: t.count_appeals,
    href: '/listings?appeals=yes',
    icon: MessageSquareWarning,
    also: t.suspended_listings(),
  },
  {
    task: 'account_appeals',
    label: t.account_appeals(),
    describeWaiting: t.count_account_appeals,
    href: '/users-list?appeals=yes',
    icon: MessageSquareWarning,
    also: t.suspended_users_members(),
  },
  {
    task: 'support',
    label: t.support_requests(),
    describeWaiting: t.count_support_requests,
    href: '/support',
    icon: LifeBuoy,
  },
  ...getOtherQueues(),
])

const getOtherQueues = makeTexts((): AdminQueue[] => [
  {
    task: 'disputes',
    label: t.disputed_sales(),
    describeWaiting: t.count_disputed_sales,
    href: '/listings?disputed=yes',
    icon: Scale,
    also: t.disputes_trades(),
  },
  {
    task: 'reviews',
    label: t.disputed_reviews(),
    describeWaiting: t.count_disputed_reviews,
    href: '/reviews?state=disputed',
    icon: Star,
    also: 'disputes',
  },
  {
    task: 'warning_appeals',
    label: t.warning_appeals(),
    describeWaiting: t.count_warning_appeals,
    href: '/moderation?kind=warning_appeal',
    icon: MessageSquareWarning,
  },
  {
    task: 'linked_accounts',
    label: t.linked_accounts(),
    describeWaiting: t.count_linked_accounts,
    href: '/moderation?kind=link',
    icon: Link2,
  },
  {
    task: 'proposals',
    label: t.second_approvals(),
    describeWaiting: t.count_second_approvals,
    href: '/moderation?kind=second_person',
    icon: UsersRound,
  },
])
