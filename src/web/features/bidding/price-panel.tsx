import type { ReactNode } from 'react'
import { Panel } from '#web/ui/panel.tsx'
import { PriceActions } from './price-actions.tsx'
import { PriceHead } from './price-head.tsx'
import type { Standing } from './standing.ts'

interface PricePanelProps {
  standing: Standing
  /** What else a visitor can do: make an offer, watch it. */
  beside: ReactNode
  /** How the price went. */
  children?: ReactNode
}

/** The price, the clock and what can be done, beside the listing on a wide screen. */
export function PricePanel({ standing, beside, children }: PricePanelProps) {
  return (
    <Panel flush>
      <div className="grid gap-4 px-5 py-5">
        <PriceHead listing={standing.listing} />
        <PriceActions standing={standing} />
        {!standing.viewer?.is_seller && beside}
      </div>
      {children && (
        <section aria-labelledby="price-chart" className="border-t border-line px-5 py-4">
          <header className="mb-2 flex items-baseline justify-between">
            <h2 id="price-chart" className="text-sm font-semibold">
              How the price went
            </h2>
            <a href="#bids" className="rounded-control text-sm font-semibold text-pounamu hover:underline">
              All bids
            </a>
          </header>
          {children}
        </section>
      )}
    </Panel>
  )
}
