import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportMyData } from '#domains/accounts/common/accounts.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { getSeller } from '#domains/accounts/common/members/members.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  changeReview,
  disputeReview,
  getOwnReviewStats,
  getReview,
  getReviewStats,
  listDueReviews,
  listReviews,
  type Review,
  listAllReviews,
} from '#domains/reviews/common/reviews.ts'
import { aMember } from '#test/harness/market/people.ts'
import {
  ageReviews,
  ageTrade,
  aReviewBy,
  aFinishedTrade,
  bothWrote,
  reviewText,
} from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { unzip } from '#test/harness/doubles/unzip.ts'
import { announceDue } from './reviews.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const ofUser = async (person: Person | null, user: number) =>
  (await app.as(person).call(listReviews, { user })).items
const noticesOf = async (person: Person) => {
  await app.settle()
  return (await app.as(person).call(listNotifications, {})).items.filter(({ kind }) => kind === 'review')
}
const titlesOf = async (person: Person) =>
  (await noticesOf(person)).map(({ title }) => title.replace(/:.*/, ''))

async function exportOf({ token }: Person) {
  const answer = await app.server.inject({
    url: `/api${exportMyData.path}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return unzip(answer.rawPayload).get('reviews.json')!.toString()
}

test('a review is hidden everywhere until the other side has written', async () => {
  const { trade_id, listing_id, seller, buyer } = await aFinishedTrade(app)
  const written = (await aReviewBy(app, buyer, trade_id, 1.5)) as Review
  expect(written).toMatchObject({
    trade_id,
    rating: 1.5,
    about: { id: seller.id },
    about_role: 'seller',
    is_shown: false,
    may: { change: true, reply: false, dispute: false },
  })
  for (const person of [null, await aMember(app), seller]) {
    expect(await ofUser(person, seller.id)).toEqual([])
    expect(await app.as(person).call(getReview, { id: written.id })).toMatchObject({ key: 'not_found' })
    expect(await app.as(person).call(getReviewStats, { id: seller.id })).toMatchObject({
      average: null,
      count: 0,
      percentage: null,
    })
    expect(await app.as(person).call(getSeller, { id: seller.id })).toMatchObject({
      rating: null,
      review_count: 0,
    })
    expect(await app.as(person).call(getListing, { id: listing_id })).toMatchObject({
      seller: { rating: null, review_count: 0 },
    })
  }
  expect((await app.as(seller).call(listReviews, { mine: 'about' })).total).toBe(0)
  expect((await app.as(buyer).call(listReviews, { mine: 'written' })).items).toMatchObject([{ rating: 1.5 }])
  for (const call of [
    app.as(seller).call(changeReview, { id: written.id, reply: 'That is not so.' }),
    app.as(seller).call(disputeReview, { review_id: written.id, reason: 'That is not so.' }),
  ]) {
    expect(await call).toMatchObject({ key: 'not_found' })
  }

  const [notice, ...others] = await noticesOf(seller)
  expect(others).toEqual([])
  expect(notice!.body).toMatch(/been reviewed/)
  expect(notice!.body).not.toContain(reviewText)
  expect(await exportOf(seller)).not.toContain(reviewText)
  expect(await exportOf(buyer)).toContain(reviewText)
  const due = await app.as(seller).call(listDueReviews, {})
  expect(due.items).toMatchObject([
    { trade_id, role: 'seller', other: { id: buyer.id }, other_has_written: true },
  ])
  expect(JSON.stringify(due)).not.toContain(reviewText)
})

test('both reviews are public and count once both sides have written', async () => {
  const { seller, buyer, listing_id } = await bothWrote(app, 3.5)
  expect(await ofUser(null, seller.id)).toMatchObject([
    { rating: 3.5, text: reviewText, is_shown: true, may: { change: false, reply: false } },
  ])
  expect(await ofUser(null, buyer.id)).toMatchObject([{ rating: 5, about_role: 'buyer' }])
  const stats = await app.as(null).call(getReviewStats, { id: seller.id })
  expect(stats).toMatchObject({
    average: 3.5,
    count: 1,
    percentage: '70.00%',
    as_seller: { average: 3.5, count: 1 },
    as_buyer: { average: null, count: 0 },
  })
  expect(stats.distribution).toHaveLength(11)
  expect(stats.distribution.filter(({ count }) => count > 0)).toEqual([{ rating: 3.5, count: 1 }])
  expect(await app.as(seller).call(getOwnReviewStats, {})).toEqual(stats)
  expect(await app.as(null).call(getSeller, { id: seller.id })).toMatchObject({
    rating: 3.5,
    review_count: 1,
  })
  expect(await app.as(null).call(getListing, { id: listing_id })).toMatchObject({
    seller: { rating: 3.5, review_count: 1 },
  })
  expect(await titlesOf(buyer)).toEqual(['New review'])
  expect((await app.as(buyer).call(listDueReviews, {})).total).toBe(0)
  expect(await exportOf(seller)).toContain('"role":"reviewed"')
})

test('the average covers all shown reviews, to two decimals', async () => {
  const seller = await aMember(app)
  for (const rating of [5, 4.5, 2]) {
    const { trade_id, buyer } = await aFinishedTrade(app, { seller })
    await aReviewBy(app, buyer, trade_id, rating)
    await aReviewBy(app, seller, trade_id)
  }
  const { trade_id, buyer } = await aFinishedTrade(app, { seller })
  await aReviewBy(app, buyer, trade_id, 0)
  expect(await app.as(null).call(getReviewStats, { id: seller.id })).toMatchObject({
    average: 3.83,
    count: 3,
    percentage: '76.67%',
  })
  expect(await app.as(null).call(getReviewStats, { id: 999_999 })).toMatchObject({ key: 'not_found' })
})

test('a single review is shown after 14 days, and the other side may still write', async () => {
  const { trade_id, seller, buyer } = await aFinishedTrade(app)
  const { id } = (await aReviewBy(app, buyer, trade_id, 2)) as Review
  await ageReviews(app, trade_id, 13.9)
  await announceDue(app.platform.db)
  expect(await ofUser(null, seller.id)).toEqual([])
  expect(await noticesOf(seller)).toHaveLength(1)
  await ageReviews(app, trade_id, 0.2)
  await announceDue(app.platform.db)
  await announceDue(app.platform.db)
  expect(await ofUser(null, seller.id)).toMatchObject([{ id, rating: 2, is_after_reading: false }])
  expect(await noticesOf(seller)).toHaveLength(2)
  expect(await aReviewBy(app, seller, trade_id, 1)).toMatchObject({ is_shown: true })
  expect(await ofUser(null, buyer.id)).toMatchObject([{ rating: 1, is_after_reading: true }])
  expect(await ofUser(null, seller.id)).toMatchObject([{ id, is_after_reading: false }])
  expect(await noticesOf(seller)).toHaveLength(2)
})

test('a review written before the other was shown isn’t marked as written after reading', async () => {
  const { trade_id, seller, buyer } = await aFinishedTrade(app)
  await aReviewBy(app, buyer, trade_id, 2)
  await ageReviews(app, trade_id, 13.9)
  await aReviewBy(app, seller, trade_id, 1)
  expect(await ofUser(null, buyer.id)).toMatchObject([{ is_after_reading: false }])
  expect(await ofUser(null, seller.id)).toMatchObject([{ is_after_reading: false }])
})

test('only the two sides of a valid trade may review it, within 60 days', async () => {
  const { trade_id, buyer, seller } = await aFinishedTrade(app)
  expect(await aReviewBy(app, await aMember(app), trade_id)).toMatchObject({ key: 'not_found' })
  for (const rating of [-0.5, 5.5, 4.2]) {
    expect(await aReviewBy(app, buyer, trade_id, rating)).toMatchObject({
      key: 'validation_failed',
      errors: { rating: expect.any(String) },
    })
  }
  expect(await aReviewBy(app, buyer, trade_id, 4, 'Ring me on 021 555 1234')).toMatchObject({
    key: 'validation_failed',
  })
  const { db } = app.platform
  for (const status of ['agreed', 'sent', 'disputed', 'unconfirmed'] as const) {
    await db.updateTable('trades').set({ status }).where('id', '=', trade_id).execute()
    expect(await aReviewBy(app, buyer, trade_id)).toMatchObject({ key: 'not_reviewable' })
    expect((await app.as(buyer).call(listDueReviews, {})).total).toBe(0)
  }
  await db.updateTable('trades').set({ status: 'completed' }).where('id', '=', trade_id).execute()
  await ageTrade(app, trade_id, 60.1)
  expect(await aReviewBy(app, buyer, trade_id)).toMatchObject({ key: 'not_reviewable' })
  expect((await app.as(seller).call(listDueReviews, {})).total).toBe(0)
  await ageTrade(app, trade_id, 59.9)
  expect((await app.as(seller).call(listDueReviews, {})).total).toBe(1)
  expect(await aReviewBy(app, buyer, trade_id)).toMatchObject({ rating: 4.5 })
  expect(await aReviewBy(app, buyer, trade_id)).toMatchObject({ key: 'already_reviewed', status: 409 })
})

test('a review’s author changes it freely until it is shown, then once', async () => {
  const { trade_id, seller, buyer } = await aFinishedTrade(app)
  const { id } = (await aReviewBy(app, buyer, trade_id, 3)) as Review
  const change = (rating: number, person = buyer) => app.as(person).call(changeReview, { id, rating })
  expect(await change(2)).toMatchObject({ rating: 2, text: reviewText })
  expect(await change(1)).toMatchObject({ rating: 1, may: { change: true } })
  await aReviewBy(app, seller, trade_id, 5)
  expect(await change(5, seller)).toMatchObject({ key: 'not_found' })
  expect(await change(4)).toMatchObject({ rating: 4, changed_at: expect.any(String), may: { change: false } })
  expect(await change(5)).toMatchObject({ key: 'review_closed' })
  expect(await titlesOf(seller)).toEqual(['Review changed', 'New review', 'New review'])
  const earlier = await app.platform.db
    .selectFrom('review_changes')
    .select('half_stars')
    .where('review_id', '=', id)
    .orderBy('id')
    .execute()
  expect(earlier).toEqual([{ half_stars: 6 }, { half_stars: 4 }, { half_stars: 2 }])
  expect(await app.as(buyer).call(changeReview, { id, rating: 4, reply: 'Both' })).toMatchObject({
    key: 'validation_failed',
  })
})

test('the reviewed person replies once, publicly', async () => {
  const { seller, buyer, ofSeller } = await bothWrote(app)
  const reply = (person: Person, text = 'We have sent another.') =>
    app.as(person).call(changeReview, { id: ofSeller.id, reply: text })
  expect(await reply(buyer)).toMatchObject({ key: 'not_found' })
  expect(await reply(seller)).toMatchObject({
    reply: { text: 'We have sent another.' },
    may: { reply: false },
  })
  expect(await reply(seller, 'And another.')).toMatchObject({ key: 'already_replied' })
  expect(await ofUser(null, seller.id)).toMatchObject([{ reply: { text: 'We have sent another.' } }])
  expect((await titlesOf(buyer))[0]).toBe('Reply to your review')
})

test('a deleted member’s reviews remain, under “Deleted member”', async () => {
  const { seller, buyer } = await bothWrote(app, 4)
  await app.platform.db
    .updateTable('accounts')
    .set({ status: 'deleted', display_name: 'Deleted member', avatar: null })
    .where('id', '=', buyer.id)
    .execute()
  expect(await ofUser(null, seller.id)).toMatchObject([
    { rating: 4, author: { display_name: 'Deleted member', avatar: null } },
  ])
})

test('admins find reviews by words, stars and state', async () => {
  const { ofSeller, ofBuyer } = await bothWrote(app, 0.5)
  const { trade_id, buyer } = await aFinishedTrade(app)
  const hidden = (await aReviewBy(app, buyer, trade_id, 3, 'Kererū came to watch.')) as Review
  const admin = await aMember(app, { type: 'admin' })
  const found = async (search: object) =>
    (await app.as(admin).call(listAllReviews, { limit: 100, ...search })).items.map(({ id }) => id)
  expect(await found({ q: 'kereru' })).toEqual([hidden.id])
  expect(await found({ state: 'hidden', stars: 'middle' })).toContain(hidden.id)
  expect(await found({ state: 'shown' })).not.toContain(hidden.id)
  expect(await found({ stars: 'low' })).toContain(ofSeller.id)
  expect(await found({ stars: 'high' })).toContain(ofBuyer.id)
  expect(await found({ sort: 'rating', order: 'asc' })).toHaveLength((await found({})).length)
  expect((await found({ sort: 'rating', order: 'asc' }))[0]).not.toBe(ofBuyer.id)
  expect(await app.as(buyer).call(listAllReviews, {})).toMatchObject({ key: 'forbidden' })
})

test('listReviews needs a member or mine, and mine needs an account', async () => {
  expect(await app.as(null).call(listReviews, {})).toMatchObject({ key: 'validation_failed' })
  expect(await app.as(null).call(listReviews, { mine: 'about' })).toMatchObject({ key: 'unauthenticated' })
})
