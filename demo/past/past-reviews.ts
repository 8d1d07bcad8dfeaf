import { blind_days } from '#domains/reviews/common/reviews.ts'
import type { PastReview } from '#domains/reviews/server/reviews.history.service.ts'
import { ofBuyers, ofSellers, replies } from '../words/review-words.ts'
import type { Seeded } from '../seeded.ts'

interface PastTrade {
  seller_id: number
  buyer_id: number
  agreed_at: Date
  until: Date
}

const day = 86_400_000

export function imagineReviews(trade: PastTrade, dice: Seeded): PastReview[] {
  const mood = dice.chance()
  const sides = mood < 0.62 ? (['seller', 'buyer'] as const) : mood < 0.85 ? (['seller'] as const) : []
  const written = sides.map((about_role) => imagineOne(trade, about_role, dice))
  const both_at = written.length === 2 ? Math.max(...written.map(({ written_at }) => +written_at)) : Infinity
  return written.map((review) => {
    const shown_at = new Date(Math.min(both_at, review.written_at.getTime() + blind_days * day))
    return { ...review, shown_at, ...replyTo(review.half_stars, shown_at, trade.until, dice) }
  })
}

function imagineOne(trade: PastTrade, about_role: 'buyer' | 'seller', dice: Seeded) {
  const { seller_id, buyer_id, agreed_at, until } = trade
  const span_ms = Math.min(until.getTime() - agreed_at.getTime(), 20 * day)
  const mood = dice.chance()
  const manner = mood < 0.82 ? 'good' : mood < 0.95 ? 'fair' : 'poor'
  const half_stars = { good: [10, 10, 10, 9, 9, 8], fair: [8, 7, 6], poor: [4, 3, 2] }[manner]
  const words = about_role === 'seller' ? ofSellers : ofBuyers
  return {
    author_id: about_role === 'seller' ? buyer_id : seller_id,
    about_id: about_role === 'seller' ? seller_id : buyer_id,
    about_role,
    half_stars: dice.pick(half_stars),
    text: dice.pick(words[manner]),
    written_at: new Date(agreed_at.getTime() + span_ms * (0.3 + 0.6 * dice.chance())),
  }
}

function replyTo(half_stars: number, shown_at: Date, until: Date, dice: Seeded) {
  const replied_at = new Date(shown_at.getTime() + dice.between(60, 2_000) * 60_000)
  const isMoved = dice.chance() < 0.6
  const text = dice.pick(replies)
  const replies_now = half_stars <= 7 && isMoved && replied_at < until
  return replies_now ? { reply: text, replied_at } : { reply: null, replied_at: null }
}
