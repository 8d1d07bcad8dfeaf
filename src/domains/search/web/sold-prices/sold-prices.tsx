import { Suspense, useEffect, useRef, useState } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { getThing } from './sold-prices-of.ts'
import * as t from '#domains/search/texts.ts'

const SoldPricesNote = lazyPart(async () => (await import('./sold-prices-note.tsx')).SoldPricesNote)

/** Loads near the end of the page. The listing's own sale doesn't count. */
export function SoldPrices({ listing }: { listing: Listing }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    )
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  const { type, title, condition, vehicle, categories, id } = listing
  const thing = getThing({ type, title, condition, vehicle, category_id: categories.at(-1)?.id ?? null })
  if (!thing) return null
  return (
    <div ref={place} className="-mt-7 min-w-0 has-[section]:mt-0 lg:col-span-2">
      {isNear && (
        <Suspense fallback={null}>
          <SoldPricesNote thing={{ ...thing, except: id }} heading={t.what_similar_items_sold_for()} />
        </Suspense>
      )}
    </div>
  )
}
