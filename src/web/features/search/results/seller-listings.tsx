import { PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListingCard } from '#contract/listings/listings.ts'
import { CardGrid } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { type ResultPage, useResults } from './use-results.ts'

interface SellerListingsProps {
  seller_id: number
  /** The page of the list that came with the page, and where it begins. */
  first: ResultPage
  cursor: string | undefined
  drawCard: (card: ListingCard, eager: boolean) => ReactNode
  /** Where to go when there is nothing. */
  elsewhere: ReactNode
}

/** What one member sells now, newest first. */
export function SellerListings({ seller_id, first, cursor, drawCard, elsewhere }: SellerListingsProps) {
  const results = useResults({ search: { seller: seller_id, sort: 'newest' }, cursor }, first)
  const { cards, next_cursor } = results
  if (cards.length === 0) {
    return (
      <EmptyState icon={PackageOpen} title="Nothing for sale right now" action={elsewhere}>
        Check back later, or see what others are selling.
      </EmptyState>
    )
  }
  return (
    <>
      <CardGrid>{cards.map((card, index) => drawCard(card, index < 4))}</CardGrid>
      {results.hasFailed ? (
        <div className="mt-8">
          <ErrorState onRetry={results.more} busy={results.isLoadingMore}>
            More listings didn’t load.
          </ErrorState>
        </div>
      ) : (
        next_cursor !== null && (
          <LoadMore
            to={`/seller-detail/${seller_id}?cursor=${encodeURIComponent(next_cursor)}`}
            label="Next page"
            busy={results.isLoadingMore}
            onMore={results.more}
          />
        )
      )}
    </>
  )
}
