import { MessageCircle, MessageCircleQuestionMark } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { useHold } from '#domains/listings/web/shared/hold.tsx'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { BidForm, BuyNow } from './bid/bid.tsx'
import type { Bidding } from './bid/use-bidding.ts'
import type { ListingSession } from './listing-session.ts'
import { nameContact } from './contact-name.ts'
import { describePurchases, getOutcome } from './price-labels.ts'
import { PurchaseCard } from './purchase-card.tsx'
import { HoldNotice, StatusNotice } from './status-notice.tsx'
import { VisitAndAgent } from './visit-and-agent.tsx'
import * as t from '#domains/auctions/texts.ts'

const LowerLimitDialog = lazyOnClick(
  async () => (await import('./bid/lower-limit-dialog.tsx')).LowerLimitDialog,
)

function LowerLimit({ listingView }: { listingView: ListingSession }) {
  const [isOpen, setOpen] = useState(false)
  const { listing, viewer } = listingView
  if (listing.status !== 'active' || !viewer?.may_lower_maximum || viewer.my_max_cents === null) return null
  const { my_max_cents: myMaxCents } = viewer
  return (
    <>
      {myMaxCents > listing.price_cents && (
        <Notice
          action={
            <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
              {t.lower_limit()}
            </Button>
          }
        >
          {t.another_bidders_bids_were_voided_so_2()}
        </Notice>
      )}
      {isOpen && (
        <LowerLimitDialog
          listingView={listingView}
          my_max_cents={myMaxCents}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface PriceActionsProps {
  bidding: Bidding
  /** The acts of the seller. */
  own?: ReactNode
}

export function PriceActions({ bidding, own }: PriceActionsProps) {
  const { listingView } = bidding
  const { listing, viewer, isSeller } = listingView
  const outcome = getOutcome(listing, viewer)
  if (outcome && viewer?.trade_id && !isSeller)
    return <PurchaseCard listing={listing} outcome={outcome} trade_id={viewer.trade_id} />
  if (outcome) {
    return (
      <>
        <Notice kind={outcome.kind} live>
          <strong className="block">{outcome.title}</strong>
          {outcome.text}
        </Notice>
        {isSeller ? own : <SimilarLink listing={listing} />}
      </>
    )
  }
  if (isSeller) return own
  if (listing.sale_method === 'enquire') {
    return (
      <>
        <HoldNotice listing={listing} viewer={viewer} />
        <Enquire listing={listing} />
      </>
    )
  }
  return (
    <>
      <HoldNotice listing={listing} viewer={viewer} />
      <StatusNotice listing={listing} viewer={viewer} />
      <LowerLimit listingView={listingView} />
      <Offers bidding={bidding} />
      <RequirementNote buyer_requirements={viewer ? viewer.open_requirements : listing.buyer_requirements} />
    </>
  )
}

function RequirementNote({ buyer_requirements: buyerRequirements }: Pick<Listing, 'buyer_requirements'>) {
  if (buyerRequirements.length === 0) return null
  return (
    <p className="text-xs text-ink-2">
      {t.before_you_bid_or_buy_here_youll_need()}{' '}
      {buyerRequirements.map(({ words }) => `“${words}”`).join(' ')}
    </p>
  )
}

function Enquire({ listing }: { listing: Listing }) {
  return (
    <>
      {listing.property && <VisitAndAgent listing={listing} />}
      <LinkButton data-needs-scripts to={`/ichat?listing=${listing.id}`} icon={MessageCircle} wide>
        {nameContact(listing)}
      </LinkButton>
      <LinkButton data-needs-scripts to="#questions" kind="quiet" icon={MessageCircleQuestionMark} wide>
        {t.ask_a_question()}
      </LinkButton>
      <p className="text-sm text-ink-2">
        {t.only_the_seller_can_read_your_message()}{' '}
        {listing.property_brief?.purpose === 'sale' && t.property_is_bought_with_a_written()}
        {listing.property_brief?.purpose === 'rent' && t.the_rent_is_fixed_landlords_cant_ask()}
      </p>
    </>
  )
}

/** The server renders everything the sale offers, for no particular viewer. */
function Offers({ bidding }: { bidding: Bidding }) {
  const { listing, viewer } = bidding.listingView
  const isPending = useHold(listing) !== null && !viewer?.is_hold_mine
  const mayBid = viewer ? viewer.may_bid : listing.sale_method === 'auction'
  const mayBuy = listing.buy_now_price_cents !== null && (viewer ? viewer.may_buy_now : !isPending)
  const trade = viewer?.trade_id && (
    <Notice
      kind="good"
      action={<ActionLink to={getTradePath('buyer', viewer.trade_id)}>{t.see_it_under_iwon()}</ActionLink>}
    >
      {describePurchases(viewer)}.
    </Notice>
  )
  if (isPending && listing.buy_now_price_cents !== null && !mayBuy) {
    return (
      <>
        {trade}
        <Button size="large" wide disabled>
          {t.buy_now_price({ price: formatMoney(listing.buy_now_price_cents) })}
        </Button>
      </>
    )
  }
  if (!mayBid && !mayBuy) {
    return (
      <>
        {trade}
        <Notice>{viewer?.why_not ?? t.you_cant_buy_this_at_the_moment()}</Notice>
      </>
    )
  }
  return (
    <>
      {trade}
      {mayBid && <BidOrRaise bidding={bidding} />}
      {mayBuy && listing.buy_now_price_cents !== null && (
        <div className="grid gap-2">
          {mayBid && (
            <p className="border-t border-line pt-3 text-xs text-ink-3">
              {t.buy_it_now_available_until({ has_reserve: listing.reserve_state !== 'none' })}
            </p>
          )}
          <BuyNow bidding={bidding} price_cents={listing.buy_now_price_cents} />
        </div>
      )}
    </>
  )
}

/** The leader needn't act, so raising is secondary. */
function BidOrRaise({ bidding }: { bidding: Bidding }) {
  if (!bidding.leads) return <BidForm bidding={bidding} />
  return (
    <Button kind="quiet" wide disabled={!bidding.isLive} onClick={bidding.openAmountDialog}>
      {bidding.isLive ? t.raise_your_limit() : t.reconnecting_bidding_is_on_hold()}
    </Button>
  )
}

function SimilarLink({ listing }: { listing: Listing }) {
  const category = listing.categories.at(-1)
  return (
    <LinkButton to={category ? `/ibuy?category=${category.id}` : '/ibuy'} kind="quiet" wide>
      {t.see_similar_listings()}
    </LinkButton>
  )
}

function ActionLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton to={to} kind="quiet" size="small">
      {children}
    </LinkButton>
  )
}
