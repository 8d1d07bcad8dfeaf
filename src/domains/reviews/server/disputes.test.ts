import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSeller } from '#domains/accounts/common/members/members.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  changeReview,
  disputeReview,
  getReview,
  listReviews,
  removeReview,
  upholdReview,
  type Review,
  listAllReviews,
} from '#domains/reviews/common/reviews.ts'
import { aMember } from '#test/harness/market/people.ts'
import { ageReviews, aReviewBy, aFinishedTrade, bothWrote, reviewText } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
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
  return (await app.as(person).call(listNotifications, {})).items.filter(({ kind }) =>
    kind.endsWith('review'),
  )
}
const titlesOf = async (person: Person) =>
  (await noticesOf(person)).map(({ title }) => title.replace(/:.*/, ''))

test('an upheld review notifies both, and can’t be disputed again', async () => {
  const { seller, buyer, ofSeller, ofBuyer } = await bothWrote(app)
  const admin = await aMember(app, { type: 'admin' })
  const dispute = (person: Person, reviewId = ofSeller.id) =>
    app.as(person).call(disputeReview, { review_id: reviewId, reason: 'It was collected on time.' })
  expect(await dispute(buyer)).toMatchObject({ key: 'not_found' })
  expect(await dispute(buyer, ofBuyer.id)).toMatchObject({ key: 'review_closed' })
  expect(await dispute(seller)).toMatchObject({
    dispute: { reason: 'It was collected on time.', outcome: null },
    may: { dispute: false },
  })
  expect(await dispute(seller)).toMatchObject({ key: 'already_disputed' })
  expect(await titlesOf(admin)).toEqual(['Disputed review'])
  expect((await noticesOf(admin))[0]!.link).toBe(`/reviews/${ofSeller.id}`)
  const disputed = await app.as(admin).call(listAllReviews, { state: 'disputed' })
  expect(disputed.items.map(({ id }) => id)).toEqual([ofSeller.id])
  expect(await app.as(buyer).call(getReview, { id: ofSeller.id })).toMatchObject({
    dispute: { reason: null },
  })
  expect(await ofUser(null, seller.id)).toMatchObject([{ dispute: null }])

  const uphold = (id: number) => app.as(admin).call(upholdReview, { id, word: 'The mail shows it was late.' })
  expect(await uphold(ofBuyer.id)).toMatchObject({ key: 'review_closed' })
  expect(await uphold(ofSeller.id)).toMatchObject({ dispute: { outcome: 'upheld' } })
  expect(await uphold(ofSeller.id)).toMatchObject({ key: 'review_closed' })
  for (const person of [seller, buyer]) expect((await titlesOf(person))[0]).toBe('Review kept')
  expect(await ofUser(null, seller.id)).toHaveLength(1)
  expect((await app.as(admin).call(listAllReviews, { state: 'disputed' })).total).toBe(0)
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'review', subject_id: ofSeller.id })
  expect(items).toMatchObject([{ action: 'review.upheld', reason: 'The mail shows it was late.' }])
})

test('a removed review doesn’t count, both people see why, and it can’t be rewritten', async () => {
  const { seller, buyer, ofSeller, trade_id } = await bothWrote(app)
  const admin = await aMember(app, { type: 'admin' })
  await app.as(seller).call(disputeReview, { review_id: ofSeller.id, reason: 'Not about this.' })
  const remove = () =>
    app.as(admin).call(removeReview, { id: ofSeller.id, reason: 'About another trade.', word: 'It is gone.' })
  expect(await app.as(seller).call(removeReview, { id: ofSeller.id, reason: 'No.' })).toMatchObject({
    key: 'forbidden',
  })
  expect(await remove()).toEqual({ ok: true })
  expect(await remove()).toMatchObject({ key: 'review_closed' })
  expect(await ofUser(null, seller.id)).toEqual([])
  expect(await app.as(null).call(getSeller, { id: seller.id })).toMatchObject({
    rating: null,
    review_count: 0,
  })
  expect(await app.as(null).call(getReview, { id: ofSeller.id })).toMatchObject({ key: 'not_found' })
  const removed = (reason: string) => ({ removed: { reason }, dispute: { outcome: 'removed' } })
  expect((await app.as(seller).call(listReviews, { mine: 'about' })).items).toMatchObject([
    removed('It is gone.'),
  ])
  expect((await app.as(buyer).call(listReviews, { mine: 'written' })).items).toMatchObject([
    removed('About another trade.'),
  ])
  for (const person of [seller, buyer]) expect((await titlesOf(person))[0]).toBe('Review removed')
  expect(await aReviewBy(app, buyer, trade_id)).toMatchObject({ key: 'already_reviewed' })
  expect(await app.as(buyer).call(changeReview, { id: ofSeller.id, rating: 1 })).toMatchObject({
    key: 'review_closed',
  })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'review', subject_id: ofSeller.id })
  expect(items).toMatchObject([{ action: 'review.removed', before: { rating: 2, text: reviewText } }])
})

test('removing a hidden review doesn’t notify the reviewed person', async () => {
  const { trade_id, seller, buyer } = await aFinishedTrade(app)
  const { id } = (await aReviewBy(app, buyer, trade_id, 1)) as Review
  const admin = await aMember(app, { type: 'admin' })
  await app.as(admin).call(removeReview, { id, reason: 'Threats.' })
  expect(await titlesOf(seller)).toEqual(['New review'])
  expect(await titlesOf(buyer)).toEqual(['Review removed'])
  await ageReviews(app, trade_id, 15)
  await announceDue(app.platform.db)
  expect(await noticesOf(seller)).toHaveLength(1)
})

test('a removal based on an outdated dispute is refused', async () => {
  const { seller, ofSeller } = await bothWrote(app)
  const admin = await aMember(app, { type: 'admin' })
  await app.as(seller).call(disputeReview, { review_id: ofSeller.id, reason: 'Not about this.' })
  const remove = (dispute: 'none' | 'open' | 'upheld') =>
    app.as(admin).call(removeReview, { id: ofSeller.id, reason: 'Not about the trade.', dispute })
  expect(await remove('none')).toMatchObject({ key: 'review_closed' })
  await app.as(admin).call(upholdReview, { id: ofSeller.id, word: 'It is about the trade.' })
  expect(await remove('open')).toMatchObject({
    key: 'review_closed',
    message: expect.stringContaining('has changed since you opened it'),
  })
  expect(await ofUser(null, seller.id)).toHaveLength(1)
  expect(await remove('upheld')).toEqual({ ok: true })
})
