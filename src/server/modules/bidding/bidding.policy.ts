import {
  ineligibleReason as barOfParty,
  type Deal,
  type DealParty,
} from '#server/modules/deals/deals.service.ts'
import type { AuctionState } from './bidding.rules.ts'
import * as t from './texts.ts'

export const biddingIneligibleReason = (deal: Deal, account: DealParty | undefined): string | null =>
  account ? barOfParty(deal, account) : t.your_account_cant_bid_here()

export function getAuction(deal: Deal): AuctionState {
  return { ...deal, closes_at: deal.closes_at!, closed: deal.closed_at !== null }
}
