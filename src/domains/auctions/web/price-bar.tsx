import { useEffect, useState } from 'react'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { describePrice } from '#domains/listings/common/property-price.ts'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { WordedPrice } from '#platform/web/ui/facts/worded-price.tsx'
import { type BarStep, barSteps, phonePanel } from './bid/bar-steps.ts'
import { ReconnectingMark } from './shared/price-head.tsx'
import { countBids, getOutcome } from './price-labels.ts'
import type { ListingSession } from './listing-session.ts'
import type { Bidding } from './bid/use-bidding.ts'
import { TimeLeft } from './time-left.tsx'
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
