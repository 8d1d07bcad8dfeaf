import { isBuyNowAvailable } from '#domains/deals/common/price-ladder.ts'
import { customaryRules, type TradingRules } from '#domains/deals/common/trading-rules.ts'
import { describeHoldForOthers } from '#domains/deals/common/hold-labels.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import { explainSuspension } from '#domains/accounts/common/members/suspension-labels.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/deals/texts.ts'

export interface DealTerms {
  kind: 'auction' | 'fixed_price' | 'enquire'
  seller_id: AccountId
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  price_cents: number
  bid_count: number
  quantity_left: number
  closes_at: Date | null
  closed_at: Date | null
}

export interface DealParty {
  id: AccountId
  type: 'user' | 'admin'
  status: 'pending' | 'active' | 'suspended' | 'deleted'
  /** When the phone was verified, or the email if that is required. */
  proven_at: Date | null
  shares_sellers_phone: boolean
  /** A browser was signed in to both accounts in the last 30 days. */
  shares_sellers_device: boolean
  /** The same card is stored in both accounts. */
  shares_sellers_card: boolean
  is_blocked: boolean
  is_voided: boolean
  /** On the team of the selling business. */
  is_on_sellers_team: boolean
  /** Between the deletion of the seller's account and the withdrawal of the listing. */
  seller_has_left: boolean
  seller_is_suspended: boolean
  /** The seller is suspended from selling; applies to listings without bids. */
  seller_may_not_sell: boolean
  /** Suspended from buying; the reason is missing if it was given while this waited for the row. */
  may_not_buy: { reason?: string; until?: string | null } | null
  has_open_requirement: boolean
  /** Until when the seller has set it aside for somebody else; may have passed. */
  others_hold_until: Date | null
}

export interface Eligibility {
  may_bid: boolean
  may_buy_now: boolean
  denialReason: string | null
}

/** `now` is read from the clock after the lock is taken. */
export function isOpenAt(deal: Pick<DealTerms, 'closes_at' | 'closed_at'>, now: Date): boolean {
  return deal.closed_at === null && (deal.closes_at === null || now.getTime() < deal.closes_at.getTime())
}

/** Ignores the closing time. */
export function buyNowIsOffered(deal: DealTerms): boolean {
  if (deal.kind === 'enquire' || deal.quantity_left < 1) return false
  return deal.kind === 'fixed_price' ? deal.buy_now_price_cents !== null : isBuyNowAvailable(deal)
}

/** trading-rules.md, "Who may not bid or buy", and the state of the sale. */
export function eligibilityFor({
  deal,
  account,
  listing_status: listingStatus,
  now,
}: {
  deal: DealTerms
  account: DealParty
  listing_status: string
  now: Date
}): Eligibility {
  const isOver = listingStatus !== 'active' || !isOpenAt(deal, now)
  const verdict = isOver ? rejected(t.this_listing_has_closed()) : judgePartyOpenly(deal, account)
  if (!verdict.isAllowed) return { may_bid: false, may_buy_now: false, denialReason: verdict.reason }
  const mayBid = deal.kind === 'auction'
  const hold = judgeHold(account, now)
  const mayBuyNow = hold.isAllowed && buyNowIsOffered(deal)
  return {
    may_bid: mayBid,
    may_buy_now: mayBuyNow,
    denialReason: mayBid || mayBuyNow ? null : hold.isAllowed ? describeNothing(deal) : hold.reason,
  }
}

/** A pending listing is bought, and offered for, only by the person it's pending for. */
export const judgeHold = (
  { others_hold_until: until }: Pick<DealParty, 'others_hold_until'>,
  now: Date,
): Verdict => (until !== null && now < until ? rejected(describeHoldForOthers(until)) : allowed)

export function judgeParty(deal: Pick<DealTerms, 'seller_id'>, account: DealParty): Verdict {
  const verdict = judgePartyOpenly(deal, account)
  if (!verdict.isAllowed || sharedIdentitySignals(account).length === 0) return verdict
  return rejected(getLinkedWords())
}

const getLinkedWords = makeTexts(() => t.your_account_is_linked_to_the_sellers())

export type IdentitySignal = 'shared_phone' | 'shared_device' | 'shared_card'

export function sharedIdentitySignals(
  account: Pick<DealParty, 'shares_sellers_phone' | 'shares_sellers_device' | 'shares_sellers_card'>,
): IdentitySignal[] {
  return [
    ...(account.shares_sellers_phone ? (['shared_phone'] as const) : []),
    ...(account.shares_sellers_device ? (['shared_device'] as const) : []),
    ...(account.shares_sellers_card ? (['shared_card'] as const) : []),
  ]
}

/** Leaves links out: a viewer isn't told about them, but a try is refused and flagged. */
export function judgePartyOpenly(deal: Pick<DealTerms, 'seller_id'>, account: DealParty): Verdict {
  if (account.id === deal.seller_id) return rejected(t.this_is_your_own_listing())
  if (account.type !== 'user') return rejected(t.admin_accounts_cant_bid_or_buy())
  if (account.status === 'suspended') return rejected(t.your_account_is_suspended_so_you_cant())
  if (account.status !== 'active' || account.proven_at === null)
    return rejected(t.verify_your_contact_details_in())
  if (account.may_not_buy) return rejected(explainRestriction(account.may_not_buy))
  if (account.seller_has_left) return rejected(t.the_seller_has_left_hoko())
  if (account.seller_is_suspended) return rejected(t.the_sellers_account_is_suspended_so())
  if (account.is_on_sellers_team) return rejected(t.youre_on_this_sellers_team())
  if (account.seller_may_not_sell) return rejected(t.the_seller_may_not_sell())
  if (account.is_voided) return rejected(t.your_bids_on_this_auction_were_voided())
  if (account.is_blocked) return rejected(t.this_seller_has_blocked_you_so_you())
  return allowed
}

function explainRestriction({ reason, until }: NonNullable<DealParty['may_not_buy']>): string {
  return explainSuspension({
    kind: 'buying',
    reason: reason ?? null,
    until: until === null || until === undefined ? null : new Date(until),
  })
}

function describeNothing(deal: DealTerms): string {
  if (deal.kind === 'enquire') return t.contact_the_seller_about_this_listing()
  return deal.quantity_left < 1 ? t.sold_out() : t.buy_now_is_no_longer_available_on_this()
}

/** The rules the auction went live with, whatever an admin has changed since. */
export function getRules(deal: { extension_s: number; reserve_floor_percent: number }): TradingRules {
  const { extension_s: extensionSeconds, reserve_floor_percent: reserveFloorPercent } = deal
  return {
    ...customaryRules,
    extension_ms: extensionSeconds * 1000,
    reserve_floor_percent: reserveFloorPercent,
  }
}
