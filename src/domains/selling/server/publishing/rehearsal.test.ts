import { afterAll, beforeAll, expect, test } from 'vitest'
import { suspendMember } from '#domains/accounts/common/members/members.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { createListing, listOwnListings, validateListing } from '#domains/selling/common/own-listings.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { aCategory } from '#test/harness/market/market.ts'
import { requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aKey } from '#test/harness/market/partners.ts'
import { aMember } from '#test/harness/market/people.ts'
import { setFreeLimits } from '#test/harness/market/plans.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let whole: OperationInput<typeof createListing>
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  whole = {
    type: 'general',
    title: 'Folding bicycle',
    category_id: await aCategory(app, 'general'),
    condition: 'used',
    description: 'Ridden to the train.',
    sale_method: 'auction',
    start_price_cents: 1000,
    duration_minutes: 120,
    pickup: 'allowed',
    suburb: 'te-aro',
  }
})
afterAll(() => app[Symbol.asyncDispose]())

async function publish(seller: Person, body: OperationInput<typeof createListing>) {
  const draft = await app.as(seller).call(createListing, body)
  return draft.key ? draft : await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })
}

const countRows = async () => {
  const { db } = app.platform
  const count = async (table: 'listings' | 'deals' | 'outbox_events' | 'ledger_rows') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  return [
    await count('listings'),
    await count('deals'),
    await count('outbox_events'),
    await count('ledger_rows'),
  ]
}

test('a whole listing is publishable, and validating it changes nothing', async () => {
  const seller = await aMember(app)
  const before = await countRows()
  expect(await app.as(seller).call(validateListing, whole)).toEqual({
    publishable: true,
    status: 'active',
    closes_at: expect.any(String),
    errors: {},
    refusal: null,
  })
  expect(await countRows()).toEqual(before)
  expect((await app.as(seller).call(listOwnListings, {})).total).toBe(0)
})

test.each<[string, Partial<OperationInput<typeof createListing>>]>([
  ['nothing but a type', { title: null, category_id: null, condition: null, description: '', suburb: null }],
  ['an unknown suburb', { suburb: 'atlantis' }],
  ['a reserve below the start', { reserve_price_cents: 500 }],
  ['an auction of two', { quantity: 2 }],
  ['no end', { duration_minutes: null }],
  ['no delivery', { pickup: 'none' }],
  ['a photo that isn’t there', { image_ids: [999_999_999] }],
])('%s has the errors of publishing', async (_case, change) => {
  const seller = await aMember(app)
  const body = { ...whole, ...change }
  const verdict = await app.as(seller).call(validateListing, body)
  const published = await publish(seller, body)
  expect(published.errors).toBeDefined()
  expect(verdict).toMatchObject({ publishable: false, status: null, refusal: null })
  expect(verdict.errors).toEqual(published.errors)
})

test('a plan without a place, a stopped seller and an approval are named', async () => {
  const [seller, stopped] = [await aMember(app), await aMember(app)]
  await app
    .as(admin)
    .call(suspendMember, { id: stopped.id, kind: 'selling', reason: 'For a test.', until: null })
  const validate = async (person: Person) => await app.as(person).call(validateListing, whole)
  expect((await validate(stopped)).refusal).toMatchObject({ key: 'partly_suspended' })
  await setFreeLimits(app, admin, { free_general_listings: 0 })
  expect((await validate(seller)).refusal).toMatchObject({ key: 'subscription_required' })
  await setFreeLimits(app, admin, { free_general_listings: null })
  await requestApprovalFor(app, admin, 'everybody')
  expect(await validate(seller)).toMatchObject({ publishable: true, status: 'pending' })
  await requestApprovalFor(app, admin, 'nobody')
})

test('a key needs listings:write', async () => {
  const seller = await aMember(app)
  const [writing, reading] = [
    await aKey(app, seller, ['listings:write']),
    await aKey(app, seller, ['listings:read']),
  ]
  expect(await app.as({ ...seller, token: writing.token }).call(validateListing, whole)).toMatchObject({
    publishable: true,
  })
  expect(await app.as({ ...seller, token: reading.token }).call(validateListing, whole)).toMatchObject({
    key: 'forbidden',
  })
})
