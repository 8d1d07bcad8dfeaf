import { blindDays } from '#domains/reviews/common/reviews.ts'
import type { PastReview } from '#domains/reviews/server/reviews.history.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { ofBuyers, ofSellers, replies } from '../words/review-texts.ts'
import type { Seeded } from '../seeded.ts'

interface PastTrade {
  seller_id: AccountId
  buyer_id: AccountId
  agreed_at: Date
  until: Date
}

const day = 86_400_000

export function imagineReviews(trade: PastTrade, dice: Seeded): PastReview[] {
  const mood = dice.chance()
  const sides = mood < 0.62 ? (['seller', 'buyer'] as const) : mood < 0.85 ? (['seller'] as const) : []
  const written = sides.map((aboutRole) => imagineOne(trade, aboutRole, dice))
  const bothAt =
    written.length === 2 ? Math.max(...written.map(({ written_at: writtenAt }) => +writtenAt)) : Infinity
  return written.map((review) => {
    const shownAt = new Date(Math.min(bothAt, review.written_at.getTime() + blindDays * day))
    return { ...review, shown_at: shownAt, ...replyTo(review.half_stars, shownAt, trade.until, dice) }
  })
}

function imagineOne(trade: PastTrade, aboutRole: 'buyer' | 'seller', dice: Seeded) {
  const { seller_id: sellerId, buyer_id: buyerId, agreed_at: agreedAt, until } = trade
  const spanMs = Math.min(until.getTime() - agreedAt.getTime(), 20 * day)
  const mood = dice.chance()
  const manner = mood < 0.82 ? 'good' : mood < 0.95 ? 'fair' : 'poor'
  const halfStars = { good: [10, 10, 10, 9, 9, 8], fair: [8, 7, 6], poor: [4, 3, 2] }[manner]
  const words = aboutRole === 'seller' ? ofSellers : ofBuyers
  return {
    author_id: aboutRole === 'seller' ? buyerId : sellerId,
    about_id: aboutRole === 'seller' ? sellerId : buyerId,
    about_role: aboutRole,
    half_stars: dice.pick(halfStars),
    text: dice.pick(words[manner]),
    written_at: new Date(agreedAt.getTime() + spanMs * (0.3 + 0.6 * dice.chance())),
  }
}

function replyTo(halfStars: number, shownAt: Date, until: Date, dice: Seeded) {
  const repliedAt = new Date(shownAt.getTime() + dice.between(60, 2_000) * 60_000)
  const isMoved = dice.chance() < 0.6
  const text = dice.pick(replies)
  const repliesNow = halfStars <= 7 && isMoved && repliedAt < until
  return repliesNow ? { reply: text, replied_at: repliedAt } : { reply: null, replied_at: null }
}
