import type { Listing } from '#domains/listings/common/listings.ts'
import { formatMoney, formatShortDay } from '#platform/common/formats/formats.ts'
import * as t from '#domains/listings/texts.ts'

/** Only a price that stood for two weeks. */
export function EarlierPrice({ listing: { earlier_price: earlier, status } }: { listing: Listing }) {
  if (!earlier || status !== 'active') return null
  const price = formatMoney(earlier.price_cents)
  return (
    <p className="num text-sm text-ink-2">
      {t.was_price_until({ price, day: formatShortDay(new Date(earlier.until)) })}
    </p>
  )
}
