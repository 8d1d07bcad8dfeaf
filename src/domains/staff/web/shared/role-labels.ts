import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import type { ViewPart } from '#platform/common/access/view-as.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/staff/texts.ts'

export const getRoleLabels = makeTexts((): Record<StaffRole, { label: string; help: string }> => ({
  full: { label: t.full_admin(), help: t.can_do_everything() },
  moderation: { label: t.moderation(), help: t.decides_reports() },
  support: { label: t.support(), help: t.helps_members() },
  finance: { label: t.finance(), help: t.looks_after_money() },
  read_only: { label: t.read_only(), help: t.looks_but_changes_nothing() },
}))

export const getPartLabels = makeTexts((): Record<ViewPart, string> => ({
  account: t.part_account(),
  sessions: t.part_sessions(),
  plan: t.part_plan(),
  watchlist: t.part_watchlist(),
  searches: t.part_searches(),
  bids: t.part_bids(),
  offers: t.part_offers(),
  sales: t.part_sales(),
  listings: t.part_listings(),
  reviews: t.part_reviews(),
  reports: t.part_reports(),
  team: t.part_team(),
  stock_feed: t.part_stock_feed(),
  notifications: t.part_notifications(),
  chats: t.part_chats(),
  conversation: t.part_conversation(),
}))
