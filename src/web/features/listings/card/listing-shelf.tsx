import type { ReactNode } from 'react'
import type { ListingCard as CardView } from '#contract/listings/listings.ts'
import { CardGrid } from '#web/ui/layout/card.tsx'
import { Shelf } from '#web/ui/layout/shelf.tsx'
import { KeptMarkup } from '#web/lib/loading/kept-markup.tsx'
import { ListingCard } from './listing-card.tsx'

interface ListingShelfProps {
  title: string
  note?: ReactNode
  to?: string
  action?: ReactNode
  lead?: ReactNode
  cards: CardView[]
  eager?: boolean
  /** The same wherever a shelf stands, so that a card's markup can be kept. */
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
        {cards.map((card, index) => {
          const isEager = eager && index < 4
          return (
            <KeptMarkup key={card.id} of={card} look={isEager ? 'shelf-eager' : 'shelf'}>
              <ListingCard card={card} eager={isEager} corner={corner(card)} />
            </KeptMarkup>
          )
        })}
      </CardGrid>
    </Shelf>
  )
}
