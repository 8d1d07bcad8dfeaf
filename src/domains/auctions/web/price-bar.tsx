import { CircleCheck } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { describePrice, priceText } from '#domains/listings/common/property-price.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { WordedPrice } from '#platform/web/ui/facts/worded-price.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { StickyBar } from '#platform/web/ui/layout/sticky-bar.tsx'
import { type BarStep, getBarStep, phonePanel } from './bid/bar-steps.ts'
import type { Bidding } from './bid/use-bidding.ts'
import type { ListingSession } from './listing-session.ts'
import { PriceActions } from './price-actions.tsx'
import { countBids, getOutcome, formatSoldPrice, isSoldForPrice } from './price-labels.ts'
import { ReconnectingMark, PriceHead } from './shared/price-head.tsx'
import { TimeLeft } from './time-left.tsx'
import { TotalToMe } from './total-to-me.tsx'
import * as t from '#domains/auctions/texts.ts'

/** The bar at a phone's foot. It repeats the panel's act while that is out of view. */
export function PriceBar({ bidding }: { bidding: Bidding }) {
  const { listingView, isLive } = bidding
  const { listing } = listingView
  const worded = describePrice(listing)
  const step = getBarStep(listingView)
  return (
    <StickyBar label={t.price()} panelId={phoneActions}>
      <div className="mx-auto flex min-h-11 max-w-form items-center gap-3">
        <div className="min-w-0 flex-1 text-sm leading-5 **:leading-5">
          {worded ? (
            <WordedPrice price={worded} />
          ) : (
            <Amount value={listing.price_cents} format={formatMoney} size="card" />
          )}
          {/* Words that don't fit wrap onto a line that is cut off. */}
          <div className="flex max-h-5 flex-wrap items-center gap-x-2 overflow-hidden text-xs empty:hidden">
            {isLive ? (
              <>
                <BarState listingView={listingView} />
                <TimeLeft listing={listing} isSmall />
              </>
            ) : (
              <ReconnectingMark />
            )}
          </div>
        </div>
        {step && <Step step={step} bidding={bidding} />}
      </div>
    </StickyBar>
  )
}

function Step({ step, bidding }: { step: BarStep; bidding: Bidding }) {
  const props = { kind: step.kind, className: 'shrink-0' } as const
  if (step.to !== undefined) {
    return (
      <LinkButton {...props} to={step.to}>
        {step.words}
      </LinkButton>
    )
  }
  if (step.opens === 'bid' && !bidding.isLive) {
    return (
      <Button {...props} kind="quiet" disabled>
        {t.reconnecting()}
      </Button>
    )
  }
  return (
    <LinkButton
      {...props}
      to={`#${phonePanel}`}
      onClick={(event) => {
        event.preventDefault()
        if (step.opens === 'buy') bidding.openBuyDialog()
        else bidding.openAmountDialog()
      }}
      aria-haspopup="dialog"
    >
      {step.words}
    </LinkButton>
  )
}

function BarState({ listingView }: { listingView: ListingSession }) {
  const { viewer } = listingView
  const words = describeState(listingView)
  if (words === '') return null
  if (!viewer?.has_bid || !isAuctionOn(listingView))
    return <span className="min-w-0 truncate text-ink-3">{words}</span>
  return viewer.is_leading ? (
    <span className="flex items-center gap-1 font-semibold whitespace-nowrap text-pounamu">
      <CircleCheck aria-hidden size={14} strokeWidth={1.75} />
      {words}
    </span>
  ) : (
    <span className="font-semibold whitespace-nowrap text-pohutukawa">{words}</span>
  )
}

const isAuctionOn = ({ listing }: ListingSession) =>
  listing.status === 'active' && listing.sale_method === 'auction'

function describeState(listingView: ListingSession): string {
  const { listing, viewer } = listingView
  if (listing.status === 'sold') return t.sold()
  if (listing.status !== 'active') return getOutcome(listing, viewer)?.title ?? ''
  if (!isAuctionOn(listingView)) return ''
  if (viewer?.is_leading) return t.youre_winning()
  if (viewer?.has_bid) return t.youre_outbid()
  if (listing.reserve_state === 'met') return t.reserve_met_2()
  if (listing.reserve_state === 'not_met') return t.reserve_not_met_2()
  return countBids(listing.bid_count)
}

export function liveSentence(listing: Listing): string {
  if (isSoldForPrice(listing)) return `${t.sold_for_price({ price: formatSoldPrice(listing) })}.`
  const outcome = getOutcome(listing, null)
  if (outcome) return `${outcome.title}.`
  const price = priceText(listing)
  return listing.sale_method === 'auction'
    ? t.the_price_is_now_with_bids({ price, count: listing.bid_count })
    : t.the_price_is_now({ price })
}

/** Announces a state to screen readers once it has lasted a moment; silent when the page opens. */
export function PriceAnnouncer({ listing }: { listing: Listing }) {
  const { closes_at: closesAt, status } = listing
  const sentence = liveSentence(listing)
  const [announced, setAnnounced] = useState({ sentence, closes_at: closesAt, words: '' })
  useEffect(() => {
    if (sentence === announced.sentence) return undefined
    const timer = setTimeout(() => {
      const moved = status === 'active' && closesAt !== announced.closes_at && t.the_closing_time_moved()
      setAnnounced({ sentence, closes_at: closesAt, words: joinSentences(sentence, moved) })
    }, 800)
    return () => clearTimeout(timer)
  }, [sentence, closesAt, status, announced])
  return (
    <p role="status" className="sr-only">
      {announced.words}
    </p>
  )
}

interface PricePanelProps {
  bidding: Bidding
  extendedMinutes: number | null
  /** Below the price, such as a weekly repayment. */
  underPrice: ReactNode
  /** The acts of the seller. */
  own: ReactNode
  beside: ReactNode
  children?: ReactNode
}

function PanelContent({
  bidding,
  extendedMinutes,
  underPrice,
  own,
  beside,
  actionsId,
}: Omit<PricePanelProps, 'children'> & { actionsId?: string }) {
  const { listingView, isLive } = bidding
  return (
    <div className="grid gap-4 px-5 py-5">
      <div className="grid gap-1.5">
        <PriceHead listing={listingView.listing} isLive={isLive} extendedMinutes={extendedMinutes} />
        {underPrice}
      </div>
      <TotalToMe listingView={listingView} />
      <div id={actionsId} className="grid gap-4 empty:hidden">
        <PriceActions bidding={bidding} own={own} />
      </div>
      {beside}
    </div>
  )
}

export function PricePanel({ children, ...content }: PricePanelProps) {
  return (
    <Panel flush>
      <PanelContent {...content} />
      {children && (
        <section aria-labelledby="price-chart" className="border-t border-line px-5 py-4">
          <header className="mb-2 flex items-baseline justify-between">
            <h2 id="price-chart" className="text-sm font-semibold">
              {t.price_history()}
            </h2>
            <a href="#bids" className="rounded-control text-sm font-semibold text-pounamu hover:underline">
              {t.all_bids()}
            </a>
          </header>
          {children}
        </section>
      )}
    </Panel>
  )
}

const phoneActions = 'price-actions'

export function PhonePricePanel(content: Omit<PricePanelProps, 'children'>) {
  return (
    <section
      id={phonePanel}
      aria-label={t.price_and_options()}
      className="scroll-mt-28 lg:hidden print:flow-root"
    >
      <Panel flush>
        <PanelContent {...content} actionsId={phoneActions} />
      </Panel>
    </section>
  )
}
