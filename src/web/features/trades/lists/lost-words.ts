import type { MyAuction } from './running-rows.tsx'

export interface LostWords {
  /** What the figure is. */
  label: string
  price_cents: number
  why: string | null
}

type Lost = Pick<MyAuction, 'went_for_cents' | 'was_voided'> & {
  listing: Pick<MyAuction['listing'], 'status' | 'price_cents'>
}

/** How something went that somebody bid on and did not get. */
export function describeLost({
  listing: { status, price_cents },
  went_for_cents,
  was_voided,
}: Lost): LostWords {
  const voided = was_voided ? 'Your bids were voided.' : null
  if (went_for_cents !== null) return { label: 'Went for', price_cents: went_for_cents, why: voided }
  if (status === 'sold') return { label: 'Last price', price_cents, why: voided ?? 'Its sale fell through.' }
  if (status === 'unsold') {
    const why = voided ?? 'It didn’t reach the reserve, so no one bought it.'
    return { label: 'Highest bid', price_cents, why }
  }
  if (status === 'withdrawn') {
    return { label: 'Last price', price_cents, why: voided ?? 'The seller withdrew it.' }
  }
  return { label: 'Price now', price_cents, why: voided }
}
