import type { ReactNode } from 'react'
import type { ListingCard as CardView } from '#domains/listings/common/listings.ts'
import { maxCards } from '#domains/search/common/search.ts'
import { createPersistedStore } from '#platform/web/storage/persisted-store.ts'
import { CardGrid } from '#platform/web/ui/layout/card.tsx'
import { Shelf } from '#platform/web/ui/layout/shelf.tsx'
import { ListingCard } from './listing-card.tsx'

interface ListingShelfProps {
  title: string
  note?: ReactNode
  to?: string
  action?: ReactNode
  lead?: ReactNode
  cards: CardView[]
  eager?: boolean
  corner: (card: CardView) => ReactNode
}

export function ListingShelf({
  title,
  note,
  to,
  action,
  lead,
  cards,
  eager = false,
  corner,
}: ListingShelfProps) {
  if (cards.length === 0) return null
  return (
    <Shelf title={title} note={note} to={to} action={action}>
      {lead && <p className="mb-3.5 text-sm text-ink-2">{lead}</p>}
      <CardGrid even={cards.length === 8}>
        {cards.map((card, index) => (
          <ListingCard key={card.id} card={card} eager={eager && index < 4} corner={corner(card)} />
        ))}
      </CardGrid>
    </Shelf>
  )
}

/** Stored in this browser only, as ids, latest first. */
export const recentlyViewed = createPersistedStore<{ ids: number[] }>('hoko-recently-viewed', { ids: [] })

export function rememberViewed(id: number): void {
  const others = recentlyViewed.getState().ids.filter((one) => one !== id)
  recentlyViewed.setState({ ids: [id, ...others].slice(0, maxCards) })
}

export function forgetViewed(): void {
  recentlyViewed.setState({ ids: [] })
}
