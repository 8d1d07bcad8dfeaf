import { useRef, useState } from 'react'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { type SearchRequest, changeSearch, searchAddress } from '../search-address.ts'
import type { Counts } from './facet-counts.ts'
import * as t from '#domains/search/texts.ts'

type Bar = NonNullable<Counts>['price'][number]
type Ends = [low: number, high: number]

/** The bars that the prices cover, as the edges before and after them: 0 is before the first bar. */
export function getEnds(
  bars: readonly Bar[],
  { price_min: min = 0, price_max: max }: { price_min?: number; price_max?: number },
): Ends {
  const low = Math.max(
    0,
    bars.findLastIndex(({ from_cents: fromCents }) => fromCents <= min),
  )
  const high =
    max === undefined ? -1 : bars.findIndex(({ to_cents: toCents }) => (toCents ?? Infinity) >= max)
  return [low, Math.max(low, high === -1 ? bars.length - 1 : high) + 1]
}

/** An end at the outermost edge leaves the price open. */
export const getPrices = (bars: readonly Bar[], [low, high]: Ends) => ({
  price_min: low === 0 ? undefined : bars[low]?.from_cents,
  price_max: high === bars.length ? undefined : (bars[high - 1]?.to_cents ?? undefined),
})

const keysPauseMs = 400

/** Two handles below the bars. The results follow once a handle is let go of, or the keys rest. */
export function PriceSlider({ request: { search, face }, bars }: { request: SearchRequest; bars: Bar[] }) {
  const changeAddress = useChangeAddress()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const searched = `${search.price_min} ${search.price_max}`
  // Holds until the results for it are there.
  const [moved, setMoved] = useState<{ from: string; ends: Ends } | null>(null)
  const [low, high] = moved?.from === searched ? moved.ends : getEnds(bars, search)
  const prices = getPrices(bars, [low, high])

  function finish() {
    clearTimeout(pause.current)
    if (`${prices.price_min} ${prices.price_max}` === searched) return
    changeAddress(searchAddress(changeSearch(search, prices), { face }), { preventScrollReset: true })
  }

  function finishAfterPause() {
    clearTimeout(pause.current)
    pause.current = setTimeout(finish, keysPauseMs)
  }

  const handle = (label: string, value: number, cents: number | undefined, move: (value: number) => Ends) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={cents === undefined ? t.any_price() : formatMoney(cents)}
      min={0}
      max={bars.length}
      step={1}
      value={value}
      onChange={({ target }) => setMoved({ from: searched, ends: move(target.valueAsNumber) })}
      onPointerUp={finish}
      onKeyUp={finishAfterPause}
      onBlur={finish}
      className="range-end"
    />
  )
  return (
    <div data-needs-scripts className="relative -mt-3 h-6">
      {handle(t.lowest_price_wanted(), low, prices.price_min, (value) => [Math.min(value, high - 1), high])}
      {handle(t.highest_price_wanted(), high, prices.price_max, (value) => [low, Math.max(value, low + 1)])}
    </div>
  )
}
