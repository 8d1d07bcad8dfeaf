import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { updatePlan, type Plan } from '#domains/billing/common/plans/plans.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { setFeatured } from '#domains/selling/common/selling.ts'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { checkPermission } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { letItEnd } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aFullDraft } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPlan } from '#test/harness/market/plans.ts'
import { aSubscription } from '#test/harness/market/subscriptions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let seller: Person
let plan: Plan
let made = 0
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  seller = await aMember(app)
  plan = await aPlan(app, admin, { featured_listings: 1, max_general_listings: null })
})

/** Uses a unique word, so that other tests' listings aren't found. */
const words = [
  'aardvark',
  'blizzard',
  'cormorant',
  'driftwood',
  'eclipse',
  'flamingo',
  'gondola',
  'harmonica',
]
const aWord = () => words[(made += 1) - 1]!
const live = async (word: string) => (await aLiveAuction(app, { seller, title: `Bicycle ${word}` })).id
const feature = (id: number, featured = true, person = seller) =>
  app.as(person).call(setFeatured, { id, featured })
const search = async (query: OperationInput<typeof searchListings>) => {
  await app.settle()
  return await app.as(null).call(searchListings, query)
}
const inFront = async (q: string) => (await search({ q })).featured.map(({ id }) => id)
const isMarked = async (id: number) => (await app.as(null).call(getListing, { id })).is_featured

test('featuring without a plan is refused, and the error names a plan', async () => {
  const id = await live(aWord())
  expect(await feature(id)).toMatchObject({
    key: 'subscription_required',
    message: 'To feature a listing you need a plan. See what there is and choose one.',
    permission: { used: 0, limit: 0, plan_needed: { price_cents: 1900 } },
  })
  expect(await isMarked(id)).toBeUndefined()
})

test('a featured listing comes before the other hits, and is marked everywhere', async () => {
  await aSubscription(app, seller, plan)
  const word = aWord()
  const [one, other] = [await live(word), await live(word)]
  expect(await feature(one)).toEqual({ id: one, featured: true })
  expect(await feature(one)).toEqual({ id: one, featured: true })
  const found = await search({ q: word })
  expect(found.featured.map(({ id }) => id)).toEqual([one])
  expect(found.items.map(({ id, is_featured }) => [id, is_featured])).toEqual([
    [other, undefined],
    [one, true],
  ])
  expect(found.total).toBe(2)
  expect(await inFront(aWord())).toEqual([])
  const own = await app.as(seller).call(listOwnListings, { status: 'active', sort: 'newest' })
  expect(own.items.map(({ id, is_featured }) => [id, is_featured])).toEqual([
    [other, false],
    [one, true],
  ])
  const permission = await app.as(seller).call(checkPermission, { action: 'feature_listing' })
  expect(permission).toMatchObject({ allowed: false, used: 1, limit: 1 })
})

test('a chosen order such as closing soon, and later pages, have no featured listings', async () => {
  await aSubscription(app, seller, plan)
  const word = aWord()
  const ids = [await live(word), await live(word), await live(word)]
  await feature(ids[0]!)
  const soon = await search({ q: word, sort: 'closing_soon' })
  expect([soon.featured, soon.items.length]).toEqual([[], 3])
  const first = await search({ q: word, sort: 'newest', limit: 2 })
  expect([first.featured.length, first.items.map(({ id }) => id)]).toEqual([1, [ids[2], ids[1]]])
  const second = await search({ q: word, sort: 'newest', limit: 2, cursor: first.next_cursor! })
  expect([second.featured, second.items.map(({ id }) => id)]).toEqual([[], [ids[0]]])
  expect((await search({ seller: seller.id })).featured).toEqual([])
})

test('featuring ends with the subscription, with the listing, and by the seller', async () => {
  const subscription = await aSubscription(app, seller, plan)
  const word = aWord()
  const [one, other] = [await live(word), await live(word)]
  await feature(one)
  await subscription.fall()
  expect([await inFront(word), await isMarked(one)]).toEqual([[], undefined])
  await app.platform.db
    .updateTable('subscriptions')
    .set({ status: 'active', past_due_since: null })
    .where('id', '=', subscription.id)
    .execute()
  expect(await inFront(word)).toEqual([one])
  expect(await feature(one, false)).toEqual({ id: one, featured: false })
  expect(await inFront(word)).toEqual([])
  await feature(other)
  await letItEnd(app, other)
  expect([await inFront(word), await isMarked(other)]).toEqual([[], undefined])
  expect(await feature(one)).toMatchObject({ featured: true })
})

test('the first ones stay featured under a smaller plan', async () => {
  await app.as(admin).call(updatePlan, { id: plan.id, featured_listings: 2 })
  await aSubscription(app, seller, plan)
  const word = aWord()
  const [one, other] = [await live(word), await live(word)]
  for (const id of [one, other]) await feature(id)
  await app.as(admin).call(updatePlan, { id: plan.id, featured_listings: 1 })
  expect(await inFront(word)).toEqual([one])
  expect(await feature(other)).toMatchObject({ key: 'subscription_required' })
  await feature(one, false)
  expect(await inFront(word)).toEqual([other])
})

test('only one’s own live listings can be featured', async () => {
  await aSubscription(app, seller, plan)
  const id = await live(aWord())
  expect(await feature(id, true, await aMember(app))).toMatchObject({ key: 'not_found' })
  expect(await feature(id, true, admin)).toMatchObject({ key: 'forbidden' })
  expect(await feature((await aFullDraft(app, seller)).id)).toMatchObject({ key: 'listing_closed' })
})

test('only one of five parallel requests gets the last featured place', async () => {
  await aSubscription(app, seller, plan)
  const word = aWord()
  const ids = await Promise.all(Array.from({ length: 5 }, () => live(word)))
  const replies = await Promise.all(ids.map((id) => feature(id)))
  expect(replies.filter(({ key }) => key === 'subscription_required')).toHaveLength(4)
  expect(await inFront(word)).toHaveLength(1)
})
