import { formatMoney } from '#shared/formats/formats.ts'
import type { ListingCard } from '#contract/listings/listings.ts'
import { describePrice } from '#shared/words/property-price.ts'
import { Amount } from '#web/ui/facts/amount.tsx'
import { WordedPrice } from '#web/ui/facts/worded-price.tsx'

export function CardPrice({ card }: { card: Pick<ListingCard, 'price_cents' | 'property_brief'> }) {
  const words = describePrice(card)
  return words ? (
    <WordedPrice price={words} />
  ) : (
    <Amount value={card.price_cents} format={formatMoney} size="card" />
  )
}
