import { MessageCircle, MessageCircleQuestionMark, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { useHold } from '#domains/listings/web/shared/hold.tsx'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { getTrade } from '#domains/trades/common/trades.ts'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { BidForm, BuyNow } from './bid/bid.tsx'
import type { Bidding } from './bid/use-bidding.ts'
import type { ListingSession } from './listing-session.ts'
import { describePurchases, getOutcome } from './price-labels.ts'
import { HoldNotice, StatusNotice } from './status-notice.tsx'
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
  withoutBid?: boolean
  onLeave?: () => void
}

export function PriceActions({ bidding, withoutBid = false, onLeave }: PriceActionsProps) {
  const { listingView } = bidding
  const { listing, viewer } = listingView
  const outcome = getOutcome(listing, viewer)
  if (outcome) {
    return (
      <>
        <Notice kind={outcome.kind} live>
          <strong className="block">{outcome.title}</strong>
          {outcome.text}
        </Notice>
        <AfterTheClose listingView={listingView} />
      </>
    )
  }
  if (viewer?.is_seller) return <OwnListing listingView={listingView} />
  if (listing.sale_method === 'enquire') {
    return (
      <>
        <HoldNotice listing={listing} viewer={viewer} />
        <Enquire listing={listing} onLeave={onLeave} />
      </>
    )
  }
  return (
    <>
      <HoldNotice listing={listing} viewer={viewer} />
      <StatusNotice listing={listing} viewer={viewer} />
      <LowerLimit listingView={listingView} />
      <Offers bidding={bidding} withoutBid={withoutBid} />
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

function Enquire({ listing, onLeave }: { listing: Listing; onLeave?: (() => void) | undefined }) {
  return (
    <>
      <LinkButton
        data-needs-scripts
        to={`/ichat?listing=${listing.id}`}
        icon={MessageCircle}
        wide
        onClick={onLeave}
      >
        {t.contact_the_seller()}
      </LinkButton>
      <LinkButton
        data-needs-scripts
        to="#questions"
        kind="quiet"
        icon={MessageCircleQuestionMark}
        wide
        onClick={onLeave}
      >
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
function Offers({ bidding, withoutBid }: { bidding: Bidding; withoutBid: boolean }) {
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
      {mayBid && !withoutBid && <BidOrRaise bidding={bidding} />}
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

function OwnListing({ listingView: { listing, viewer } }: { listingView: ListingSession }) {
  const figures = [
    { term: t.views(), value: formatCount(listing.views) },
    { term: t.watching(), value: formatCount(listing.watchers) },
    ...(listing.sale_method === 'auction' ? [{ term: t.bids(), value: formatCount(listing.bid_count) }] : []),
    ...(listing.buy_now_price_cents !== null && listing.sale_method === 'auction'
      ? [{ term: t.buy_now(), value: formatMoney(listing.buy_now_price_cents) }]
      : []),
  ]
  return (
    <>
      <Notice>{t.this_is_your_own_listing()}</Notice>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-xs text-ink-3">{term}</dt>
            <dd className="num text-lg font-bold tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-2 gap-2">
        <LinkButton to={`/${listing.type}/${listing.id}/edit`} kind="quiet" icon={Pencil} wide>
          {t.edit()}
        </LinkButton>
        <LinkButton to="/isell" kind="quiet" wide>
          {t.isell()}
        </LinkButton>
      </div>
      {viewer?.trade_id && (
        <LinkButton to={getTradePath('seller', viewer.trade_id)} kind="quiet" wide>
          {t.see_the_sale()}
        </LinkButton>
      )}
    </>
  )
}

function AfterTheClose({ listingView: { listing, viewer } }: { listingView: ListingSession }) {
  const category = listing.categories.at(-1)
  if (viewer?.is_seller) {
    const mayOffer = listing.status === 'unsold' && listing.bid_count + listing.watchers > 0
    return (
      <>
        {mayOffer && (
          <LinkButton to="#offers" wide>
            {t.offer_it_to_bidders_or_watchers()}
          </LinkButton>
        )}
        <LinkButton
          to={viewer.trade_id ? getTradePath('seller', viewer.trade_id) : `/isell?status=${listing.status}`}
          kind="quiet"
          wide
        >
          {viewer.trade_id ? t.see_the_sale() : t.see_it_under_isell()}
        </LinkButton>
      </>
    )
  }
  if (viewer?.trade_id) {
    return <Purchase trade_id={viewer.trade_id} isUndisclosed={listing.closing?.price_cents === null} />
  }
  return (
    <LinkButton to={category ? `/ibuy?category=${category.id}` : '/ibuy'} kind="quiet" wide>
      {t.see_similar_listings()}
    </LinkButton>
  )
}

/** After a win the buyer chooses the delivery first. */
function Purchase({ trade_id: tradeId, isUndisclosed }: { trade_id: number; isUndisclosed: boolean }) {
  const { data } = useApiQuery(getTrade, { id: tradeId }, { enabled: !isUndisclosed, staleTime: 0 })
  const chooseBy = data?.terms && data.terms.delivery === null ? data.terms.choose_by : null
  return (
    <>
      {chooseBy !== null && (
        <p className="num text-sm text-ink-2">
          {t.choose_delivery_by({ by: formatShortInstant(new Date(chooseBy)) })}
        </p>
      )}
      <LinkButton to={getTradePath('buyer', tradeId)} wide>
        {isUndisclosed
          ? t.answer_under_iwon()
          : chooseBy === null
            ? t.see_the_sellers_details()
            : t.choose_delivery()}
      </LinkButton>
    </>
  )
}

function ActionLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton to={to} kind="quiet" size="small">
      {children}
    </LinkButton>
  )
}
