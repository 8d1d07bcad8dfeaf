import { Link } from 'react-router'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { useChangeLink } from '#platform/web/ui/addresses/use-change-address.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { textFromCents } from '#platform/web/ui/fields/money-text.ts'
import { RailField, type Typed } from '../box/typed-form.tsx'
import { type SearchRequest, changeSearch, searchAddress } from '../search-address.ts'
import type { Counts } from './facet-counts.ts'
import { PriceSlider } from './price-slider.tsx'
import * as t from '#domains/search/texts.ts'

type Bar = NonNullable<Counts>['price'][number]

const minBars = 3
/** Below this many listings a histogram adds nothing to the list. */
const minListings = 10

export const showsHistogram = (bars: Bar[]): boolean =>
  bars.length >= minBars && bars.reduce((sum, { count }) => sum + count, 0) >= minListings

/**
 * A bar chooses its range. The handles below it and the fields do the same, so the keyboard skips
 * the bars and screen readers get one sentence.
 */
export function PriceHistogram({ request, bars }: { request: SearchRequest; bars: Bar[] }) {
  const press = useChangeLink()
  if (!showsHistogram(bars)) return null
  const { search, face } = request
  const highest = Math.max(...bars.map(({ count }) => count))
  const isNarrowed = search.price_min !== undefined || search.price_max !== undefined
  const isInside = ({ from_cents: fromCents, to_cents: toCents }: Bar) =>
    isNarrowed &&
    (search.price_max === undefined || fromCents < search.price_max) &&
    (search.price_min === undefined || toCents === null || toCents > search.price_min)
  const isChosen = ({ from_cents: fromCents, to_cents: toCents }: Bar) =>
    (search.price_min ?? 0) === fromCents && (search.price_max ?? null) === toCents
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
      <PriceSlider request={request} bars={bars} />
      <p aria-hidden className="num mt-0.5 flex justify-between gap-2 text-xs text-ink-3">
        <span>{describeStart(must(bars[0], 'first bar'))}</span>
        <span>{describeEnd(must(bars.at(-1), 'last bar'))}</span>
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
const getRange = ({ from_cents: fromCents, to_cents: toCents }: Bar) => ({
  price_min: fromCents === 0 ? undefined : fromCents,
  price_max: toCents ?? undefined,
})

const describeStart = ({ from_cents: fromCents, to_cents: toCents }: Bar) =>
  fromCents === 0 && toCents !== null ? t.under_to({ to: describePrice(toCents) }) : describePrice(fromCents)

const describeEnd = ({ from_cents: fromCents, to_cents: toCents }: Bar) =>
  toCents === null ? t.over_from_value({ from_value: describePrice(fromCents) }) : describePrice(toCents)

function formatRange({ from_cents: fromCents, to_cents: toCents }: Bar): string {
  if (toCents === null) return t.over_from_value({ from_value: describePrice(fromCents) })
  return fromCents === 0
    ? t.under_to({ to: describePrice(toCents) })
    : t.from_value_to_to({ from_value: describePrice(fromCents), to: describePrice(toCents) })
}

interface PriceFacetProps {
  request: SearchRequest
  typed: Typed
  name: string
}

export function PriceFacet({ request: { search }, typed, name }: PriceFacetProps) {
  const error = typed.errors.price_min ?? typed.errors.price_max
  const errorId = error ? `${name}-price-error` : undefined
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {(['price_min', 'price_max'] as const).map((field) => (
          <RailField
            key={field}
            typed={typed}
            label={field === 'price_min' ? t.from_nz() : t.to_nz()}
            name={field}
            value={textFromCents(search[field] ?? null)}
            figures="decimal"
            error={errorId}
          />
        ))}
      </div>
      {error && errorId && (
        <div className="mt-1.5" role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </>
  )
}
