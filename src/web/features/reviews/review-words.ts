import type { Review, ReviewStats } from '#contract/reviews/reviews.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export const reviewCount = (count: number) =>
  `${count.toLocaleString('en-NZ')} ${count === 1 ? 'review' : 'reviews'}`

/** '4.5 of 5 (90.00%) from 12 reviews'. */
export function describeStats({ average, count, percentage }: ReviewStats): string {
  if (average === null) return t.no_reviews_yet_2()
  return t.average_of_5_percentage_from_count({ average, percentage: percentage!, count: reviewCount(count) })
}

export const getRoleWords = makeTexts((): Record<Review['about_role'], string> => ({
  buyer: t.buyer(),
  seller: t.seller(),
}))

/** What the author was in the trade: the other of what the reviewed was. */
export const authorRole = ({ about_role }: Pick<Review, 'about_role'>): Review['about_role'] =>
  about_role === 'seller' ? 'buyer' : 'seller'

const getHalf = makeTexts(() => ({ whole: '', half: t.and_a_half() }))

/** What a rating is called where it is chosen. */
export function describeStar(rating: number): string {
  const whole = Math.floor(rating)
  const rest = rating === whole ? getHalf().whole : getHalf().half
  if (rating === 0.5) return t.half_a_star()
  return whole === 1 && !rest ? t.n_1_star() : t.whole_rest_stars({ whole, rest })
}
