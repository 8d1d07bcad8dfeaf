import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { type PriceStep, stepChart } from '../price-steps.ts'
import { type BidPage, useBids } from '../shared/use-bids.ts'
import * as t from '#domains/auctions/texts.ts'

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
