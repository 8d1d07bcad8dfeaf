import type { Review, ReviewStats } from '#domains/reviews/common/reviews.ts'
import { must } from '#platform/common/must.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/reviews/texts.ts'

/** '4.5 of 5 (90.00%) from 12 reviews'. */
export function describeStats({ average, count, percentage }: ReviewStats): string {
  if (average === null) return t.no_reviews_yet_2()
  return t.average_of_5_from_count_reviews({ average, percentage: must(percentage, 'percentage'), count })
}

export const getRoleLabels = makeTexts((): Record<Review['about_role'], string> => ({
  buyer: t.buyer(),
  seller: t.seller(),
}))

export const authorRole = ({ about_role: aboutRole }: Pick<Review, 'about_role'>): Review['about_role'] =>
  aboutRole === 'seller' ? 'buyer' : 'seller'

export function describeStar(rating: number): string {
  if (rating === 0.5) return t.half_a_star()
  const whole = Math.floor(rating)
  return rating === whole ? t.count_stars({ count: whole }) : t.count_and_a_half_stars({ count: whole })
}
