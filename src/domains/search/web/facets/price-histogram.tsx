import { Link } from 'react-router'
import { useChangeLink } from '#platform/web/ui/addresses/use-change-address.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { Counts } from './facet-counts.ts'
import { type SearchRequest, changeSearch, searchAddress } from '../search-address.ts'
import * as t from '#domains/search/texts.ts'

type Bar = NonNullable<Counts>['price'][number]

const minBars = 3
/** Below this many listings a histogram adds nothing to the list. */
const minListings = 10

export const showsHistogram = (bars: Bar[]): boolean =>
  bars.length >= minBars && bars.reduce((sum, { count }) => sum + count, 0) >= minListings

/**
 * A bar chooses its range. The fields below do the same, so the keyboard skips the bars and screen
 * readers get one sentence.
 */
export function PriceHistogram({ request, bars }: { request: SearchRequest; bars: Bar[] }) {
  const press = useChangeLink()
  if (!showsHistogram(bars)) return null
  const { search, face } = request
  const highest = Math.max(...bars.map(({ count }) => count))
  const isNarrowed = search.price_min !== undefined || search.price_max !== undefined
  const isInside = ({ from_cents, to_cents }: Bar) =>
    isNarrowed &&
    (search.price_max === undefined || from_cents < search.price_max) &&
    (search.price_min === undefined || to_cents === null || to_cents > search.price_min)
  const isChosen = ({ from_cents, to_cents }: Bar) =>
    (search.price_min ?? 0) === from_cents && (search.price_max ?? null) === to_cents
  const to = (bar: Bar) =>
    searchAddress(changeSearch(search, isChosen(bar) ? everyPrice : getRange(bar)), { face })
  return (
    <div className="mb-2">
      <p className="sr-only">{fullestRange(bars)}</p>
      <div aria-hidden className="flex h-14 items-stretch gap-px">
        {bars.map((bar) => (
          <Link
            key={bar.from_cents}
            to={to(bar)}
            onClick={press}
            preventScrollReset
            tabIndex={-1}
            title={`${formatRange(bar)}: ${formatCount(bar.count)}`}
            className="group price-bar"
          >
            <span
              className={joinClasses('price-level', isNarrowed && !isInside(bar) && 'bg-line-strong')}
              style={{ height: bar.count === 0 ? 0 : `${Math.max(6, (bar.count / highest) * 100)}%` }}
            />
          </Link>
        ))}
      </div>
      <p aria-hidden className="num mt-1 flex justify-between gap-2 text-xs text-ink-3">
        <span>{describeStart(bars[0]!)}</span>
        <span>{describeEnd(bars.at(-1)!)}</span>
      </p>
    </div>
  )
}

export function fullestRange(bars: readonly Bar[]): string {
  const highest = Math.max(...bars.map(({ count }) => count))
  const [fullest, ...others] = bars.filter(({ count }) => count === highest)
  const total = bars.reduce((sum, { count }) => sum + count, 0)
  if (!fullest || others.length > 0) return t.no_price_range_has_more_listings({ total, most: highest })
  return t.the_range_with_the_most_listings({
    range: formatRange(fullest),
    count: highest,
    total: formatCount(total),
  })
}

const describePrice = (cents: number) => formatMoney(cents).replace(/\.\d\d$/, '')

const everyPrice = { price_min: undefined, price_max: undefined }
const getRange = ({ from_cents, to_cents }: Bar) => ({
  price_min: from_cents === 0 ? undefined : from_cents,
  price_max: to_cents ?? undefined,
})

const describeStart = ({ from_cents, to_cents }: Bar) =>
  from_cents === 0 && to_cents !== null
    ? t.under_to({ to: describePrice(to_cents) })
    : describePrice(from_cents)

const describeEnd = ({ from_cents, to_cents }: Bar) =>
  to_cents === null ? t.over_from_value({ from_value: describePrice(from_cents) }) : describePrice(to_cents)

function formatRange({ from_cents, to_cents }: Bar): string {
  if (to_cents === null) return t.over_from_value({ from_value: describePrice(from_cents) })
  return from_cents === 0
    ? t.under_to({ to: describePrice(to_cents) })
    : t.from_value_to_to({ from_value: describePrice(from_cents), to: describePrice(to_cents) })
}
