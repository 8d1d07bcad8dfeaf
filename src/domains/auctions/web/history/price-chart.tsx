import type { Listing } from '#domains/listings/common/listings.ts'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { type BidPage, useBids } from '../shared/use-bids.ts'
import * as t from '#domains/auctions/texts.ts'

interface PriceStep {
  at: number
  price_cents: number
}

export interface StepChart {
  line: string
  area: string
  end: { x: number; y: number }
}

interface Frame {
  width: number
  height: number
  margin: number
}

/**
 * A step line from the first step to `until`. The lowest price is a little above the baseline, so
 * that an auction with one price doesn't look like one without.
 */
export function stepChart(
  steps: PriceStep[],
  until: number,
  { width, height, margin }: Frame,
): StepChart | null {
  const ordered = steps.toSorted((a, b) => a.at - b.at || a.price_cents - b.price_cents)
  const first = ordered[0]
  const last = ordered.at(-1)
  if (!first || !last) return null
  const span = Math.max(1, Math.max(until, last.at) - first.at)
  const prices = ordered.map((step) => step.price_cents)
  const lowest = Math.min(...prices)
  const range = Math.max(1, Math.max(...prices) - lowest)
  const ground = height - margin
  const room = ground - margin
  const x = (at: number) => round(margin + ((at - first.at) / span) * (width - 2 * margin))
  const y = (price: number) => round(ground - room * (0.12 + 0.88 * ((price - lowest) / range)))

  let line = `M${x(first.at)} ${y(first.price_cents)}`
  for (const step of ordered.slice(1)) line += `H${x(step.at)}V${y(step.price_cents)}`
  const end = { x: x(first.at + span), y: y(last.price_cents) }
  line += `H${end.x}`
  return { line, area: `${line}V${round(ground)}H${x(first.at)}Z`, end }
}

const round = (value: number) => Math.round(value * 10) / 10

const frame = { width: 340, height: 116, margin: 6 }

function listSteps(listing: Listing, { bids, total }: ReturnType<typeof useBids>): PriceStep[] {
  const steps = bids.flatMap(({ placed_at: placedAt, price_cents: priceCents, voided }) => [
    { at: Date.parse(placedAt), price_cents: priceCents },
    ...(voided ? [{ at: Date.parse(voided.at), price_cents: voided.price_cents }] : []),
  ])
  if (bids.length < total || listing.start_price_cents === null) return steps
  return [
    ...steps,
    { at: Date.parse(listing.starts_at ?? listing.created_at), price_cents: listing.start_price_cents },
  ]
}

export function PriceChart({ listing, loaded }: { listing: Listing; loaded: BidPage }) {
  const known = useBids(listing, loaded)
  const steps = listSteps(listing, known)
  const first = Math.min(...steps.map((step) => step.at))
  const now = useNow(30_000)
  const end = listing.closing ? Date.parse(listing.closing.at) : now
  const chart = stepChart(steps, end ?? 0, frame)
  if (known.total === 0 || !chart) return null
  return (
    <figure>
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={t.the_price_went_from_value_to_price_in({
          value: formatMoney(Math.min(...steps.map((step) => step.price_cents))),
          price: formatMoney(listing.price_cents),
          total: known.total,
        })}
        className="block h-auto w-full"
      >
        <path d={chart.area} className="fill-kowhai-wash" />
        <path d={`M0 ${frame.height - frame.margin}H${frame.width}`} className="stroke-line-strong" />
        <path d={chart.line} fill="none" strokeWidth="2" className="stroke-kowhai-deep" />
        <circle cx={chart.end.x} cy={chart.end.y} r="4.5" className="fill-kowhai-deep" />
      </svg>
      <figcaption className="num flex justify-between text-xs text-ink-3">
        <span>{formatShortInstant(new Date(first))}</span>
        <span>{listing.closing ? t.closed() : t.now()}</span>
      </figcaption>
    </figure>
  )
}
