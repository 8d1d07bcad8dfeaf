import { PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { CardGrid } from '#platform/web/ui/layout/card.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { LoadMore } from '#platform/web/ui/states/load-more.tsx'
import type { Search } from '../search-address.ts'
import { isFiltered } from '../stock/stock-search.ts'
import { type ResultPage, useResults } from './use-results.ts'
import * as t from '#domains/search/texts.ts'

interface SellerListingsProps {
  /** Includes the seller. */
  search: Search
  /** The page's address with the same filters and another cursor. */
  to: (cursor: string) => string
  first: ResultPage
  cursor: string | undefined
  renderCard: (card: ListingCard, eager: boolean) => ReactNode
  elsewhere: ReactNode
}

export function SellerListings({ search, to, first, cursor, renderCard, elsewhere }: SellerListingsProps) {
  const results = useResults({ search, cursor }, first)
  const { cards, next_cursor: nextCursor } = results
  if (cards.length === 0) {
    return (
      <EmptyState
        icon={PackageOpen}
        title={isFiltered(search) ? t.nothing_fits_these_filters() : t.nothing_for_sale_right_now()}
        action={elsewhere}
      >
        {isFiltered(search) ? t.change_the_filters_to_see_more() : t.check_back_later_or_see_what_others()}
      </EmptyState>
    )
  }
  return (
    <>
      <CardGrid>{cards.map((card, index) => renderCard(card, index < 4))}</CardGrid>
      {results.hasFailed ? (
        <div className="mt-8">
          <ErrorState onRetry={results.more} busy={results.isLoadingMore}>
            {t.more_listings_didnt_load()}
          </ErrorState>
        </div>
      ) : (
        nextCursor !== null && (
          <LoadMore
            to={to(nextCursor)}
            label={t.next_page()}
            busy={results.isLoadingMore}
            onMore={results.more}
          />
        )
      )}
    </>
  )
}
