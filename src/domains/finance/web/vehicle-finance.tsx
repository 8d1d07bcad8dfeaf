import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Listing } from '#domains/listings/common/listings.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'

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
