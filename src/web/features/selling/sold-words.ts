import { formatMoney } from '#contract/formats.ts'
import type { OwnRow } from './use-own-listings.ts'

/** 'Sold for NZ$ 200', or while other pieces are live '2 sold for NZ$ 100'. */
export function soldWords(
  { pieces, total_cents }: NonNullable<OwnRow['sold']>,
  status: OwnRow['status'],
): string {
  const price = formatMoney(total_cents)
  return status === 'sold' && pieces === 1 ? `Sold for ${price}` : `${pieces} sold for ${price}`
}

/** How a round ended that was listed again. */
export function endedWords({ sold, status }: Pick<OwnRow, 'sold' | 'status'>): string {
  if (sold) return 'Sale fell through.'
  return status === 'withdrawn' ? 'Withdrawn.' : 'Didn’t sell.'
}
