import { Suspense, useEffect, useRef, useState } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import type { getSoldPrices } from '#domains/search/common/sold-prices/sold-prices.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import * as t from '#domains/search/texts.ts'

type Thing = OperationInput<typeof getSoldPrices>

export interface Described {
  type: Listing['type']
  category_id: number | null
  title: string
  condition: Listing['condition']
  vehicle: Partial<Pick<NonNullable<Listing['vehicle']>, 'subtype' | 'make' | 'model' | 'year'>> | null
}

export function getThing({
  type,
  category_id: categoryId,
  title,
  condition,
  vehicle,
}: Described): Thing | null {
  if (type === 'property' || categoryId === null) return null
  if (type === 'vehicle' && vehicle?.subtype !== 'parts') {
    const { make, model, year } = vehicle ?? {}
    if (!make || !model) return null
    return { category: categoryId, make, model, ...(isYear(year) && { year }) }
  }
  const words = title.trim().slice(0, 80)
  return { category: categoryId, ...(words && { title: words }), ...(condition && { condition }) }
}

const isYear = (year: number | null | undefined): year is number => !!year && year >= 1800 && year <= 2200

/** A published listing; its own sale doesn't count. */
export function getListedThing({ type, title, condition, vehicle, categories, id }: Listing): Thing | null {
  const thing = getThing({ type, title, condition, vehicle, category_id: categories.at(-1)?.id ?? null })
  return thing && { ...thing, except: id }
}

/** Its address on the listing's page. */
export const soldPricesId = 'sold-prices'

const SoldPricesNote = lazyPart(async () => (await import('./sold-prices-note.tsx')).SoldPricesNote)

/** Loads near the end of the page. */
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
  const thing = getListedThing(listing)
  if (!thing) return null
  return (
    <div
      ref={place}
      id={soldPricesId}
      className="-mt-7 min-w-0 scroll-mt-28 has-[section]:mt-0 lg:col-span-2"
    >
      {isNear && (
        <Suspense fallback={null}>
          <SoldPricesNote thing={thing} heading={t.what_similar_items_sold_for()} />
        </Suspense>
      )}
    </div>
  )
}
