import { buyNow } from '#domains/auctions/common/bidding.ts'
import { writeReview, type Review } from '#domains/reviews/common/reviews.ts'
import { aFixedPriceListing } from './market.ts'
import { aMember } from './people.ts'
import type { Market, Person, TestApp } from '../test-app.ts'

export const reviewText = 'Quick, friendly, and just as described.'

export async function aTrade(app: Market, people: { seller?: Person; buyer?: Person } = {}) {
  const { id: listingId, seller } = await aFixedPriceListing(
    app,
    people.seller ? { seller: people.seller } : {},
  )
  const buyer = people.buyer ?? (await aMember(app))
  await app.as(buyer).call(buyNow, { id: listingId })
  const { id: tradeId } = await app.platform.db
    .selectFrom('trades')
    .select('id')
    .where('listing_id', '=', listingId)
    .executeTakeFirstOrThrow()
  return { trade_id: tradeId, listing_id: listingId, seller, buyer }
}

/** Received, so that both may review. */
export async function aFinishedTrade(app: Market, people: Parameters<typeof aTrade>[1] = {}) {
  const trade = await aTrade(app, people)
  await app.platform.db
    .updateTable('trades')
    .set({ status: 'completed' })
    .where('id', '=', trade.trade_id)
    .execute()
  return trade
}

export async function ageTrade({ platform }: TestApp, tradeId: number, days: number): Promise<void> {
  const agreedAt = new Date(Date.now() - days * 86_400_000)
  await platform.db.updateTable('trades').set({ agreed_at: agreedAt }).where('id', '=', tradeId).execute()
}

export async function ageReviews({ platform }: TestApp, tradeId: number, days: number): Promise<void> {
  const earlier = (at: Date) => new Date(at.getTime() - days * 86_400_000)
  const rows = await platform.db
    .selectFrom('reviews')
    .select(['id', 'written_at', 'shown_at'])
    .where('trade_id', '=', tradeId)
    .execute()
  for (const { id, written_at, shown_at } of rows) {
    await platform.db
      .updateTable('reviews')
      .set({ written_at: earlier(written_at), shown_at: earlier(shown_at) })
      .where('id', '=', id)
      .execute()
  }
}

export const aReviewBy = (app: Market, person: Person, tradeId: number, rating = 4.5, text = reviewText) =>
  app.as(person).call(writeReview, { trade_id: tradeId, rating, text })

export async function bothWrote(app: Market, rating = 2) {
  const trade = await aFinishedTrade(app)
  const ofSeller = (await aReviewBy(app, trade.buyer, trade.trade_id, rating)) as Review
  const ofBuyer = (await aReviewBy(app, trade.seller, trade.trade_id, 5)) as Review
  return { ...trade, ofSeller, ofBuyer }
}
