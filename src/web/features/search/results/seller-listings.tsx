import { PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListingCard } from '#contract/listings/listings.ts'
import { CardGrid } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { type ResultPage, useResults } from './use-results.ts'
import * as t from './texts.ts'

interface SellerListingsProps {
  seller_id: number
  first: ResultPage
  cursor: string | undefined
  drawCard: (card: ListingCard, eager: boolean) => ReactNode
  elsewhere: ReactNode
}

export function SellerListings({ seller_id, first, cursor, drawCard, elsewhere }: SellerListingsProps) {
  const results = useResults({ search: { seller: seller_id, sort: 'newest' }, cursor }, first)
  const { cards, next_cursor } = results
  if (cards.length === 0) {
    return (
      <EmptyState icon={PackageOpen} title={t.nothing_for_sale_right_now()} action={elsewhere}>
        {t.check_back_later_or_see_what_others()}
      </EmptyState>
    )
  }
  return (
    <>
      <CardGrid>{cards.map((card, index) => drawCard(card, index < 4))}</CardGrid>
      {results.hasFailed ? (
        <div className="mt-8">
          <ErrorState onRetry={results.more} busy={results.isLoadingMore}>
            {t.more_listings_didnt_load()}
          </ErrorState>
        </div>
      ) : (
        next_cursor !== null && (
          <LoadMore
            to={`/seller-detail/${seller_id}?cursor=${encodeURIComponent(next_cursor)}`}
            label={t.next_page()}
            busy={results.isLoadingMore}
            onMore={results.more}
          />
        )
      )}
    </>
  )
}
