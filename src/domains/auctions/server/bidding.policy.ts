import { must } from '#platform/common/must.ts'
import { rejected, type Verdict } from '#platform/common/verdict.ts'
import { judgeParty, type Deal, type DealParty } from '#domains/deals/server/deals.service.ts'
import type { AuctionState } from './bidding.rules.ts'
import * as t from '#domains/auctions/texts.ts'

export const judgeBidder = (deal: Deal, account: DealParty | undefined): Verdict =>
  account ? judgeParty(deal, account) : rejected(t.your_account_cant_bid_here())

export function getAuction(deal: Deal): AuctionState {
  return { ...deal, closes_at: must(deal.closes_at, 'closes_at'), closed: deal.closed_at !== null }
}
