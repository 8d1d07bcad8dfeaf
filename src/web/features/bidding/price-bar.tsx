import { formatMoney } from '#shared/formats/formats.ts'
import { describePrice } from '#shared/words/property-price.ts'
import { Amount } from '#web/ui/facts/amount.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { WordedPrice } from '#web/ui/facts/worded-price.tsx'
import { type BarStep, barSteps } from './bid/bar-steps.ts'
import { ReconnectingMark } from './price-head.tsx'
import { countBids } from './price-words.ts'
import type { ListingSession } from './listing-session.ts'
import type { Bidding } from './bid/use-bidding.ts'
import { TimeLeft } from './time-left.tsx'
import * as t from './texts.ts'

interface PriceBarProps {
  bidding: Bidding
  panel: string
}

export function PriceBar({ bidding, panel }: PriceBarProps) {
  const { standing, isLive } = bidding
  const { listing } = standing
  const worded = describePrice(listing)
  return (
    <section
      aria-label={t.price()}
      data-needs-scripts
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper px-4 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <div className="mx-auto max-w-form">
        <div className="flex items-baseline gap-x-2.5">
          {worded ? (
            <WordedPrice price={worded} />
          ) : (
            <Amount value={listing.price_cents} format={formatMoney} size="card" />
          )}
          {isLive ? (
            <>
              <span className="min-w-0 truncate text-xs font-medium text-ink-3">
                {describeState(standing)}
              </span>
              <TimeLeft listing={listing} />
            </>
          ) : (
            <ReconnectingMark />
          )}
        </div>
        <div className="mt-2.5 flex gap-2">
          {barSteps(standing).map((step) => (
            <Step key={step.words} step={step} bidding={bidding} panel={panel} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Step({ step, bidding, panel }: { step: BarStep; bidding: Bidding; panel: string }) {
  const look = { kind: step.kind, size: 'large', className: 'min-w-0 flex-1 px-3' } as const
  if (step.to !== undefined) {
    return (
      <LinkButton {...look} to={step.to}>
        {step.words}
      </LinkButton>
    )
  }
  if (step.asks === 'bid' && !bidding.isLive) {
    return (
      <Button {...look} kind="quiet" disabled>
        {t.reconnecting()}
      </Button>
    )
  }
  return (
    <LinkButton
      {...look}
      to={panel}
      onClick={(event) => {
        event.preventDefault()
        if (step.asks === 'buy') bidding.askToBuy()
        else bidding.askForAmount()
      }}
      aria-haspopup="dialog"
    >
      {step.words}
    </LinkButton>
  )
}

function describeState({ listing, viewer }: ListingSession): string {
  if (listing.status !== 'active' || listing.sale_method !== 'auction') return ''
  if (viewer?.is_leading) return t.youre_winning()
  if (viewer?.has_bid) return t.youre_outbid()
  if (listing.reserve_state === 'met') return t.reserve_met()
  if (listing.reserve_state === 'not_met') return t.reserve_not_met()
  return countBids(listing.bid_count)
}
