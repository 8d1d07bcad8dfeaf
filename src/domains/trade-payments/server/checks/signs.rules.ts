/** Signs of fraud in a payment (beyond the seed, section 2). Pure. */

export interface SignFacts {
  /** The buyer's card is also a card of the seller. */
  isSellersCard: boolean
  /** By this buyer, with this one. */
  paymentsInAnHour: number
  /** As the gateway says: NZ. Null if unknown. */
  cardCountry: string | null
  /** Whether it goes to an address in New Zealand. */
  isPosted: boolean
}

export interface Sign {
  kind: 'own_card' | 'fast' | 'far_card'
  detail: string
}

const manyInAnHour = 5

export function judgeSigns({ isSellersCard, paymentsInAnHour, cardCountry, isPosted }: SignFacts): Sign[] {
  const signs: Sign[] = []
  if (isSellersCard) signs.push({ kind: 'own_card', detail: '' })
  if (paymentsInAnHour >= manyInAnHour) signs.push({ kind: 'fast', detail: String(paymentsInAnHour) })
  if (isPosted && cardCountry !== null && cardCountry !== 'NZ') {
    signs.push({ kind: 'far_card', detail: cardCountry })
  }
  return signs
}
