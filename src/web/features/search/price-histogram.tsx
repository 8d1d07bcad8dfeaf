import { Link } from 'react-router'
import { formatMoney } from '#contract/formats.ts'
import { classes } from '#web/ui/classes.ts'
import type { Counts } from './facet-counts.ts'
import { type Asked, changed, searchAddress } from './search-address.ts'

type Bar = NonNullable<Counts>['price'][number]

const fewest_bars = 3

/**
 * How the prices lie, above the range they are chosen by. A bar chooses its range; the fields below do the same for
 * who does not point, so the bars are passed over by keyboard and told in one sentence.
 */
export function PriceHistogram({ asked, bars }: { asked: Asked; bars: Bar[] }) {
  if (bars.length < fewest_bars) return null
  const { search, face } = asked
  const highest = Math.max(...bars.map(({ count }) => count))
  const busiest = bars.find(({ count }) => count === highest)!
  const is_narrowed = search.price_min !== undefined || search.price_max !== undefined
  const isInside = ({ from_cents, to_cents }: Bar) =>
    is_narrowed &&
    (search.price_max === undefined || from_cents < search.price_max) &&
    (search.price_min === undefined || to_cents === null || to_cents > search.price_min)
  const to = ({ from_cents, to_cents }: Bar) =>
    searchAddress(changed(search, { price_min: from_cents, price_max: to_cents ?? undefined }), { face })
  return (
    <div className="mb-2">
      <p className="sr-only">Most cost {rangeWords(busiest)}.</p>
      <div aria-hidden className="flex h-14 items-stretch gap-px">
        {bars.map((bar) => (
          <Link
            key={bar.from_cents}
            to={to(bar)}
            preventScrollReset
            tabIndex={-1}
            title={`${rangeWords(bar)}: ${bar.count.toLocaleString('en-NZ')}`}
            className="group flex flex-1 items-end"
          >
            <span
              className={classes(
                'w-full rounded-t-[2px] transition-colors group-hover:bg-pounamu-deep',
                isInside(bar) ? 'bg-pounamu' : 'bg-line-strong',
              )}
              style={{ height: bar.count === 0 ? 0 : `${Math.max(6, (bar.count / highest) * 100)}%` }}
            />
          </Link>
        ))}
      </div>
      <p aria-hidden className="num mt-1 flex justify-between gap-2 text-xs text-ink-3">
        <span>{priceWords(bars[0]!.from_cents)}</span>
        <span>{endWords(bars.at(-1)!)}</span>
      </p>
    </div>
  )
}

/** Whole dollars, as the edges are. */
const priceWords = (cents: number) => formatMoney(cents).replace(/\.\d\d$/, '')

const endWords = ({ from_cents, to_cents }: Bar) =>
  to_cents === null ? `over ${priceWords(from_cents)}` : priceWords(to_cents)

const rangeWords = ({ from_cents, to_cents }: Bar) =>
  to_cents === null
    ? `over ${priceWords(from_cents)}`
    : `${priceWords(from_cents)} to ${priceWords(to_cents)}`
