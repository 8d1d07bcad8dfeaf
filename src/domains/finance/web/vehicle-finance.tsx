import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { findCheapestOffer } from '#domains/finance/common/finance-offers.ts'
import { getFinance } from '#domains/finance/common/finance.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import * as t from '#domains/finance/texts.ts'

const FinancePanel = lazyPart(async () => (await import('./panel/finance-panel.tsx')).FinancePanel)

/**
 * Loads when it's nearly in view or named in the address. Only for a vehicle with a fixed price.
 */
export function VehicleFinance({ listing }: { listing: Listing }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const priceCents = getPrice(listing)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    )
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [priceCents])
  if (priceCents === null) return null
  return (
    <div ref={place} id="finance" className="scroll-mt-28 -mt-6 min-w-0 has-[section]:mt-0">
      {(isNear || (isHydrated && hash.startsWith('#finance'))) && (
        <Suspense fallback={null}>
          <FinancePanel key={priceCents} listing={listing} />
        </Suspense>
      )}
    </div>
  )
}

/** Links to the calculator below. It has its height before the figure is there. */
export function WeeklyRepayment({ listing }: { listing: Listing }) {
  const priceCents = getPrice(listing)
  const { data } = useApiQuery(getFinance, { id: listing.id }, { enabled: priceCents !== null })
  if (priceCents === null) return null
  const isOffered = data?.price_cents != null && data.offers.length > 0
  return (
    <p className="min-h-6 text-sm print:hidden">
      {isOffered && (
        <a href="#finance" className="rounded-control text-pounamu underline">
          <Sentence
            parts={t.from_amount_a_week_with_finance({
              amount: formatMoney(findCheapestOffer(data.price_cents ?? 0, data.offers).weeklyCents),
              strong: (parts) => <strong className="num">{parts}</strong>,
            })}
          />
        </a>
      )}
    </p>
  )
}

function getPrice({
  type,
  status,
  sale_method: saleMethod,
  price_cents: priceCents,
  buy_now_price_cents: buyNowPriceCents,
}: Listing): number | null {
  if (type !== 'vehicle' || status !== 'active') return null
  return saleMethod === 'auction' ? buyNowPriceCents : priceCents || null
}
