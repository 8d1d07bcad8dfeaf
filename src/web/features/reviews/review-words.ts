import type { Review, ReviewStats } from '#contract/reviews/reviews.ts'

export const reviewCount = (count: number) =>
  `${count.toLocaleString('en-NZ')} ${count === 1 ? 'review' : 'reviews'}`

/** '4.5 of 5 (90.00%) from 12 reviews'. */
export function describeStats({ average, count, percentage }: ReviewStats): string {
  if (average === null) return 'No reviews yet'
  return `${average} of 5 (${percentage}) from ${reviewCount(count)}`
}

export const roleWords: Record<Review['about_role'], string> = { buyer: 'Buyer', seller: 'Seller' }

/** What the author was in the trade: the other of what the reviewed was. */
export const authorRole = ({ about_role }: Pick<Review, 'about_role'>): Review['about_role'] =>
  about_role === 'seller' ? 'buyer' : 'seller'

const half = { whole: '', half: ' and a half' }

/** What a rating is called where it is chosen. */
export function describeStar(rating: number): string {
  const whole = Math.floor(rating)
  const rest = rating === whole ? half.whole : half.half
  if (rating === 0.5) return 'Half a star'
  return whole === 1 && !rest ? '1 star' : `${whole}${rest} stars`
}
