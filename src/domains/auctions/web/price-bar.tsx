import { useEffect, useState, type ReactNode } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { describePrice, priceText } from '#domains/listings/common/property-price.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { WordedPrice } from '#platform/web/ui/facts/worded-price.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { type BarStep, barSteps, phonePanel } from './bid/bar-steps.ts'
import type { Bidding } from './bid/use-bidding.ts'
import type { ListingSession } from './listing-session.ts'
import { PriceActions } from './price-actions.tsx'
import { countBids, getOutcome, formatSoldPrice, isSoldForPrice } from './price-labels.ts'
import { ReconnectingMark, PriceHead } from './shared/price-head.tsx'
import { TimeLeft } from './time-left.tsx'
import { TotalToMe } from './total-to-me.tsx'
import * as t from '#domains/auctions/texts.ts'

interface PriceBarProps {
  bidding: Bidding
  panel: string
}

export function PriceBar({ bidding, panel }: PriceBarProps) {
  const { listingView, isLive } = bidding
  const { listing } = listingView
  const worded = describePrice(listing)
  const steps = barSteps(listingView)
  const isRepeated = usePanelInView() && !steps.some(({ opens }) => opens === 'bid')
  return (
    <section
      hidden={isRepeated}
      aria-label={t.price()}
      data-needs-scripts
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper px-4 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))] low:py-1.5 lg:hidden print:hidden"
    >
      <div className="mx-auto max-w-form low:flex low:max-w-none low:items-center low:gap-4">
        <div className="flex items-baseline gap-x-2.5 low:min-w-0 low:flex-1">
          {worded ? (
            <WordedPrice price={worded} />
          ) : (
            <Amount value={listing.price_cents} format={formatMoney} size="card" />
          )}
          {isLive ? (
            <>
              <BarState listingView={listingView} />
              <TimeLeft listing={listing} />
            </>
          ) : (
            <ReconnectingMark />
          )}
        </div>
        <div className="mt-2.5 flex gap-2 empty:hidden low:mt-0">
          {steps.map((step) => (
            <Step key={step.words} step={step} bidding={bidding} panel={panel} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The panel has all buttons except the one to bid. */
function usePanelInView(): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const part = document.getElementById(phonePanel)
    if (!part) return undefined
    const watch = new IntersectionObserver((seen) => setSeen((seen.at(-1)?.intersectionRatio ?? 0) > 0.9), {
      threshold: [0, 0.9, 0.95, 1],
    })
    watch.observe(part)
    return () => watch.disconnect()
  }, [])
  return isSeen
}

function Step({ step, bidding, panel }: { step: BarStep; bidding: Bidding; panel: string }) {
  const props = { kind: step.kind, size: 'large', className: 'min-w-0 flex-1 px-3 low:h-11' } as const
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
      to={panel}
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
  const isMine = listingView.viewer?.has_bid && isAuctionOn(listingView)
  const props = !isMine
    ? 'text-xs font-medium text-ink-3'
    : listingView.viewer?.is_leading
      ? 'text-sm font-semibold text-pounamu'
      : 'text-sm font-semibold text-pohutukawa'
  return <span className={joinClasses('min-w-0 truncate', props)}>{describeState(listingView)}</span>
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
  if (listing.reserve_state === 'met') return t.reserve_met()
  if (listing.reserve_state === 'not_met') return t.reserve_not_met()
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
  beside: ReactNode
  children?: ReactNode
}

export function PricePanel({ bidding, extendedMinutes, beside, children }: PricePanelProps) {
  const { listingView, isLive } = bidding
  return (
    <Panel flush>
      <div className="grid gap-4 px-5 py-5">
        <PriceHead listing={listingView.listing} isLive={isLive} extendedMinutes={extendedMinutes} />
        <TotalToMe listingView={listingView} />
        <PriceActions bidding={bidding} />
        {beside}
      </div>
      {children && (
        <section aria-labelledby="price-chart" className="border-t border-line px-5 py-4">
          <header className="mb-2 flex items-baseline justify-between">
            <h2 id="price-chart" className="text-sm font-semibold">
              {t.how_the_price_went()}
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

/** The bar at the bottom of a phone has the button to bid. */
export function PhonePricePanel({ bidding, extendedMinutes, beside }: Omit<PricePanelProps, 'children'>) {
  const { listingView, isLive } = bidding
  return (
    <section
      id={phonePanel}
      aria-label={t.price_and_options()}
      className="scroll-mt-28 lg:hidden print:flow-root"
    >
      <Panel flush>
        <div className="grid gap-4 px-5 py-5">
          <PriceHead listing={listingView.listing} isLive={isLive} extendedMinutes={extendedMinutes} />
          <TotalToMe listingView={listingView} />
          <PriceActions bidding={bidding} withoutBid />
          {beside}
        </div>
      </Panel>
    </section>
  )
}
