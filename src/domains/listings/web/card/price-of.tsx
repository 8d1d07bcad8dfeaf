import { formatMoney } from '#platform/common/formats/formats.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { describePrice } from '#domains/listings/common/property-price.ts'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { WordedPrice } from '#platform/web/ui/facts/worded-price.tsx'

export function CardPrice({ card }: { card: Pick<ListingCard, 'price_cents' | 'property_brief'> }) {
  const words = describePrice(card)
  return words ? (
    <WordedPrice price={words} />
  ) : (
    <Amount value={card.price_cents} format={formatMoney} size="card" />
  )
}
