import { afterAll, beforeAll, expect, test } from 'vitest'
import { updatePlan } from '#domains/billing/common/plans/plans.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { setFeatured } from '#domains/selling/common/selling.ts'
import { adminChangeSubscription } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPlan } from '#test/harness/market/plans.ts'
import { aSubscription } from '#test/harness/market/subscriptions.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { hasCaches: true })
})
afterAll(() => app[Symbol.asyncDispose]())

const view = async () => {
  const { items, featured } = await app.as(null).call(searchListings, { sort: 'newest' })
  return [items.map(({ id }) => id), featured.map(({ id }) => id)]
}

test('a cached search is invalidated by a new listing, by featuring and by the end of either', async () => {
  const [admin, seller] = [await aMember(app, { type: 'admin' }), await aMember(app)]
  const plan = await aPlan(app, admin, { featured_listings: 2, max_general_listings: null })
  await aSubscription(app, seller, plan)
  const one = (await aLiveAuction(app, { seller })).id
  await app.settle()
  expect(await view()).toEqual([[one], []])
  const other = (await aLiveAuction(app, { seller })).id
  await app.settle()
  expect(await view()).toEqual([[other, one], []])
  for (const id of [one, other]) await app.as(seller).call(setFeatured, { id, featured: true })
  expect((await view())[1]).toHaveLength(2)

  await app.as(admin).call(updatePlan, { id: plan.id, featured_listings: 1 })
  expect((await view())[1]).toEqual([one])
  await app.as(seller).call(setFeatured, { id: one, featured: false })
  expect((await view())[1]).toEqual([other])
  const ended = { user_id: seller.id, plan_id: null, reason: 'Asked for by phone' }
  await app.as(admin).call(adminChangeSubscription, ended)
  expect((await view())[1]).toEqual([])
})
