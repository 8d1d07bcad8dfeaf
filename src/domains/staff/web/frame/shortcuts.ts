import { Ban, type LucideIcon, ReceiptText, Settings, Users } from 'lucide-react'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/staff/texts.ts'

interface Shortcut {
  label: string
  href: string
  icon: LucideIcon
  also?: string
}

/** Rows that are found by name, and actions that start with finding a member. */
export const getShortcuts = makeTexts((): Shortcut[] => [
  { label: t.suspended_listings_2(), href: '/listings?status=suspended', icon: Ban, also: t.paused_hidden() },
  { label: t.suspended_users(), href: '/users-list?status=suspended', icon: Ban, also: t.members_blocked() },
  { label: t.admins(), href: '/users-list?type=admin', icon: Users, also: t.administrators_staff() },
  { label: t.suspend_a_member(), href: '/users-list?status=active', icon: Ban, also: t.ban_block_close() },
  {
    label: t.maintenance_notice(),
    href: '/edit-settings?section=texts',
    icon: Settings,
    also: t.outage_downtime(),
  },
  { label: t.plan_fees(), href: '/subscription-plans', icon: ReceiptText, also: t.prices_charges() },
  { label: t.reinstate_a_member(), href: '/users-list?status=suspended', icon: Users },
])
