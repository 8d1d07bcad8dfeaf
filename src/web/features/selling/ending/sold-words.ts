import { formatMoney } from '#shared/formats/formats.ts'
import type { OwnRow } from '../table/use-own-listings.ts'

/** 'Sold for NZ$ 200', or while other pieces are live '2 sold for NZ$ 100'. */
export function describeSold(
  { pieces, total_cents }: NonNullable<OwnRow['sold']>,
  status: OwnRow['status'],
): string {
  const price = formatMoney(total_cents)
  return status === 'sold' && pieces === 1 ? `Sold for ${price}` : `${pieces} sold for ${price}`
}

/** How a round ended that was listed again. */
export function describeEnded({ sold, status }: Pick<OwnRow, 'sold' | 'status'>): string {
  if (sold) return 'Sale fell through.'
  return status === 'withdrawn' ? 'Withdrawn.' : 'Didn’t sell.'
}

const sale_words = {
  act: 'Mark as sold',
  done: 'Marked as sold',
  who: 'Who bought it',
  asked: 'We’ll ask the buyer to confirm it.',
  price_help: 'The buyer sees this before confirming.',
}

const rent_words = {
  act: 'Mark as rented',
  done: 'Marked as rented',
  who: 'Who rents it',
  asked: 'We’ll ask them to confirm it.',
  price_help: 'Per week. They see this before confirming.',
}

/** How a seller says that it has gone outside of Hoko; a home for rent, or a room in one, isn't sold. */
export const describeMark = ({ property_brief }: Pick<OwnRow, 'property_brief'>) =>
  (property_brief?.purpose ?? 'sale') === 'sale' ? sale_words : rent_words
