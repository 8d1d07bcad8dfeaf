import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Listing, ListingCard } from '#domains/listings/common/listings.ts'
import { listSimilarListings } from '#domains/search/common/search.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { ListingShelf } from './listing-shelf.tsx'
import * as t from '#domains/listings/texts.ts'

interface SimilarListingsProps {
  listing: Pick<Listing, 'id' | 'categories'>
  corner: (card: ListingCard) => ReactNode
}

export function SimilarListings({ listing: { id, categories }, corner }: SimilarListingsProps) {
  const [isNear, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const call = useApiQuery(listSimilarListings, { id }, { enabled: isNear })

  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    )
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])

  const category = categories.at(-1)
  return (
    <div ref={place} className="min-w-0 lg:col-span-2">
      <ListingShelf
        title={t.similar_listings()}
        to={category ? `/ibuy?category=${category.id}` : '/ibuy'}
        cards={call.data?.items ?? []}
        corner={corner}
      />
    </div>
  )
}
