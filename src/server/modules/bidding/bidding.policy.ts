import {
  whoMayDeal,
  type Deal,
  type DealParty,
  type LockedDeal,
} from '#server/modules/deals/deals.service.ts'
import type { AuctionState } from './bidding.rules.ts'

/** Why this account may not deal here, in plain words; null when it may. */
export function barOf({ deal, now }: LockedDeal, account: DealParty | undefined): string | null {
  if (!account) return 'Your account may not bid here.'
  // The state of the sale is decided by the rules; asked of an open sale, only the account can be in the way.
  const open = { ...deal, closed_at: null, closes_at: null }
  const { is_barred, why_not } = whoMayDeal({ deal: open, account, listing_status: 'active', now })
  return is_barred ? why_not : null
}

/** A locked deal as the rules look at it. */
export function auctionOf(deal: Deal): AuctionState {
  return { ...deal, closes_at: deal.closes_at!, closed: deal.closed_at !== null }
}
