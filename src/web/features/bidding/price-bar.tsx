import { type MouseEvent, type ReactNode, useState } from 'react'
import { formatMoney } from '#contract/formats.ts'
import type { Listing } from '#contract/listings.ts'
import { priceInWords } from '#contract/property-price.ts'
import { useTimeLeft } from '#web/lib/countdown.ts'
import { Amount } from '#web/ui/amount.tsx'
import { classes } from '#web/ui/classes.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { WordedPrice } from '#web/ui/worded-price.tsx'
import { PriceActions } from './price-actions.tsx'
import { PriceHead } from './price-head.tsx'
import { outcomeOf } from './price-words.ts'
import { leastFor } from './quick-amounts.ts'
import type { Standing } from './standing.ts'

interface PriceBarProps {
  standing: Standing
  /** Where the panel stands on this page, for who has no JavaScript. */
  panel: string
  /** What else a visitor can do: make an offer, watch it. */
  beside: ReactNode
}

/** The same at the bottom edge of a phone; pressed, it rises into a sheet. */
export function PriceBar({ standing, panel, beside }: PriceBarProps) {
  const [open, setOpen] = useState(false)
  const { listing } = standing
  const { words, kind } = wayIn(standing)

  const worded = priceInWords(listing)

  function rise(event: MouseEvent) {
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <section
        aria-label="Price"
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper px-4 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
      >
        <div className="mx-auto max-w-form">
          <div className="flex items-baseline gap-x-2.5">
            {worded ? (
              <WordedPrice price={worded} />
            ) : (
              <Amount value={listing.price_cents} format={formatMoney} size="card" />
            )}
            <span className="min-w-0 truncate text-xs font-medium text-ink-3">{stateOf(standing)}</span>
            <TimeLeft listing={listing} />
          </div>
          <LinkButton
            to={panel}
            onClick={rise}
            kind={kind}
            size="large"
            wide
            className="mt-2.5"
            aria-haspopup="dialog"
          >
            {words}
          </LinkButton>
        </div>
      </section>
      <Dialog open={open} onClose={() => setOpen(false)} title={listing.title} shape="sheet">
        <div className="grid gap-4 pt-2">
          <PriceHead listing={listing} />
          <PriceActions standing={standing} onLeave={() => setOpen(false)} />
          {!standing.viewer?.is_seller && beside}
        </div>
      </Dialog>
    </>
  )
}

function TimeLeft({ listing }: { listing: Listing }) {
  const left = useTimeLeft(listing.status === 'active' ? listing.closes_at : null)
  if (!left) return null
  return (
    <span
      className={classes(
        'num ml-auto shrink-0 text-sm',
        left.is_hot ? 'font-semibold text-pohutukawa' : 'text-ink-2',
      )}
    >
      {left.text}
    </span>
  )
}

function stateOf({ listing, viewer }: Standing): string {
  if (listing.status !== 'active' || listing.sale_method !== 'auction') return ''
  if (viewer?.is_leading) return 'you lead'
  if (viewer?.has_bid) return 'you are outbid'
  if (listing.reserve_state === 'met') return 'reserve met'
  return listing.bid_count === 0
    ? 'no bids yet'
    : `${listing.bid_count} ${listing.bid_count === 1 ? 'bid' : 'bids'}`
}

function wayIn({ listing, viewer, who }: Standing): { words: string; kind: 'bid' | 'primary' | 'quiet' } {
  const outcome = outcomeOf(listing, viewer)
  if (outcome) return { words: outcome.title, kind: 'quiet' }
  if (viewer?.is_seller) return { words: 'Your own listing', kind: 'quiet' }
  if (listing.sale_method === 'enquire') return { words: 'Contact the seller', kind: 'primary' }
  if (viewer && !viewer.may_bid && !viewer.may_buy_now) return { words: 'More', kind: 'quiet' }
  if (listing.sale_method === 'fixed_price')
    return { words: `Buy now ${formatMoney(listing.price_cents)}`, kind: 'primary' }
  if (viewer?.is_leading) return { words: 'Raise your limit', kind: 'bid' }
  const least = leastFor(listing.minimum_next_bid_cents ?? listing.price_cents, viewer?.my_max_cents ?? null)
  return {
    words: who === 'visitor' ? `Bid from ${formatMoney(least)}` : `Bid ${formatMoney(least)} or more`,
    kind: 'bid',
  }
}
