import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeReview,
  disputeReview,
  listReviews,
  removeReview,
  upholdReview,
  type Review,
} from '#domains/reviews/common/reviews.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aReviewBy, aFinishedTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
})
afterAll(() => app[Symbol.asyncDispose]())

test('one review posted many times at once is stored once', async () => {
  const { trade_id, buyer } = await aFinishedTrade(app)
  const answers = await Promise.all(Array.from({ length: 10 }, () => aReviewBy(app, buyer, trade_id)))
  expect(answers.filter((answer) => 'key' in answer && answer.key === 'already_reviewed')).toHaveLength(9)
  expect((await app.as(buyer).call(listReviews, { mine: 'written' })).total).toBe(1)
})

test('both reviews are shown if both sides write at once', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { trade_id, buyer, seller } = await aFinishedTrade(app)
    await Promise.all([aReviewBy(app, buyer, trade_id), aReviewBy(app, seller, trade_id)])
    for (const { id } of [buyer, seller]) {
      expect((await app.as(null).call(listReviews, { user: id })).total).toBe(1)
    }
  }
})

test('only one of several parallel replies or disputes counts', async () => {
  const { trade_id, buyer, seller } = await aFinishedTrade(app)
  const { id } = (await aReviewBy(app, buyer, trade_id, 1)) as Review
  await aReviewBy(app, seller, trade_id)
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      app.as(seller).call(changeReview, { id, reply: `Reply number ${n}` }),
    ),
  )
  expect(replies.filter((answer) => 'key' in answer && answer.key === 'already_replied')).toHaveLength(5)
  const disputes = await Promise.all(
    Array.from({ length: 6 }, () => app.as(seller).call(disputeReview, { review_id: id, reason: 'Not so.' })),
  )
  expect(disputes.filter((answer) => 'key' in answer && answer.key === 'already_disputed')).toHaveLength(5)
})

test('two admins deciding a disputed review at once get one outcome', async () => {
  const [one, other] = [await aMember(app, { type: 'admin' }), await aMember(app, { type: 'admin' })]
  for (let n = 0; n < 4; n += 1) {
    const { trade_id, buyer, seller } = await aFinishedTrade(app)
    const { id } = (await aReviewBy(app, buyer, trade_id, 1)) as Review
    await aReviewBy(app, seller, trade_id)
    await app.as(seller).call(disputeReview, { review_id: id, reason: 'Not so.' })
    const answers = await Promise.all([
      app.as(one).call(upholdReview, { id, word: 'It stays.' }),
      app.as(other).call(removeReview, { id, reason: 'It goes.', dispute: 'open' }),
    ])
    expect(answers.filter((answer) => 'key' in answer && answer.key === 'review_closed')).toHaveLength(1)
  }
})
