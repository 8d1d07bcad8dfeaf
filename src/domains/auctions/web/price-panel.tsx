import type { ReactNode } from 'react'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { phonePanel } from './bid/bar-steps.ts'
import { PriceActions } from './price-actions.tsx'
import { PriceHead } from './shared/price-head.tsx'
import type { Bidding } from './bid/use-bidding.ts'
import * as t from '#domains/auctions/texts.ts'

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
        <PriceActions bidding={bidding} />
        {!listingView.viewer?.is_seller && beside}
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
          <PriceActions bidding={bidding} withoutBid />
          {!listingView.viewer?.is_seller && beside}
        </div>
      </Panel>
    </section>
  )
}
