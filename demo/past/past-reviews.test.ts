import { expect, test } from 'vitest'
import { findContactDetail } from '#domains/listings/common/contact-details.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { imagineReviews } from './past-reviews.ts'
import { ofBuyers, ofSellers, replies } from '../words/review-texts.ts'
import { makeDice } from '../seeded.ts'

const day = 86_400_000
const until = new Date('2026-11-22T03:00:00Z')
const trade = (daysAgo: number) => ({
  seller_id: toAccountId(1),
  buyer_id: toAccountId(2),
  agreed_at: new Date(until.getTime() - daysAgo * day),
  until,
})

const many = Array.from({ length: 400 }, (_, n) => imagineReviews(trade(5 + (n % 25)), makeDice(1, 7, n)))

test('generated reviews follow the rules for real reviews', () => {
  for (const reviews of many) {
    for (const review of reviews) {
      expect(review.written_at < until).toBe(true)
      expect(review.author_id).toBe(review.about_role === 'seller' ? 2 : 1)
      expect(review.about_id).not.toBe(review.author_id)
      const alone = review.written_at.getTime() + 14 * day
      const both = reviews.length === 2 ? Math.max(...reviews.map(({ written_at }) => +written_at)) : alone
      expect(+review.shown_at).toBe(Math.min(alone, both))
      if (review.replied_at)
        expect(review.replied_at > review.shown_at && review.replied_at < until).toBe(true)
    }
  }
})

test('most trades have reviews, and most reviews are good', () => {
  const all = many.flat()
  expect(many.filter(({ length }) => length === 2).length).toBeGreaterThan(200)
  expect(many.some(({ length }) => length === 0)).toBe(true)
  const average = all.reduce((sum, { half_stars }) => sum + half_stars, 0) / all.length / 2
  expect(average).toBeGreaterThan(4.2)
  expect(average).toBeLessThan(4.9)
  expect(all.some(({ half_stars }) => half_stars <= 4)).toBe(true)
  expect(all.some(({ reply }) => reply !== null)).toBe(true)
})

test('no review text contains contact details', () => {
  const words = [...Object.values(ofSellers), ...Object.values(ofBuyers), replies].flat()
  expect(words.filter((text) => findContactDetail(text) !== null)).toEqual([])
})
