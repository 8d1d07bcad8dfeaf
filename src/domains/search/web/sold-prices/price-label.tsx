import type { Listing } from '#domains/listings/common/listings.ts'
import { getSoldPrices, type SoldPrices } from '#domains/search/common/sold-prices/sold-prices.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import { getListedThing, soldPricesId } from './sold-prices.tsx'
import * as t from '#domains/search/texts.ts'

const tenMinutes = 600_000

type Priced = Pick<Listing, 'sale_method' | 'status' | 'price_cents' | 'buy_now_price_cents'>

/** The price that ends the sale; an auction's price now says nothing about its last. */
export function getComparedPrice(listing: Priced): number | null {
  const { sale_method: method, status, price_cents: price, buy_now_price_cents: buyNow } = listing
  if (status !== 'active') return null
  if (method === 'auction') return buyNow
  return price > 0 ? price : null
}

/** Within the middle half of the sales a price is about theirs. */
export function comparePrice(
  price: number,
  { low_cents: low, high_cents: high }: Pick<SoldPrices, 'low_cents' | 'high_cents'>,
): 'below' | 'about' | 'above' {
  if (price < low) return 'below'
  return price > high ? 'above' : 'about'
}

const labels = {
  below: t.below_what_these_sold_for,
  about: t.about_what_these_sold_for,
  above: t.above_what_these_sold_for,
}

/** Links to the figures; nothing where too few were sold. */
export function PriceLabel({ listing }: { listing: Listing }) {
  const isHydrated = useHydrated()
  const price = getComparedPrice(listing)
  const thing = price === null ? null : getListedThing(listing)
  const { data } = useApiQuery(getSoldPrices, thing ?? { category: 1 }, {
    staleTime: tenMinutes,
    enabled: isHydrated && thing !== null,
  })
  if (price === null || thing === null || !data?.found) return null
  return (
    <a
      href={`#${soldPricesId}`}
      className="w-fit rounded-control text-sm font-semibold text-pounamu hover:underline"
    >
      {labels[comparePrice(price, data.found)]()}
    </a>
  )
}
