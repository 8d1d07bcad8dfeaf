import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListingStatus } from '#domains/listings/common/listings.ts'
import { listingStatus } from '#domains/listings/common/listings.shapes.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { mayMove } from '#domains/listings/server/listings.service.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function aListing(status: ListingStatus) {
  const { id, seller } = await aLiveAuction(app)
  const { db } = app.platform
  await db.updateTable('listings').set({ status }).where('id', '=', id).execute()
  if (['sold', 'unsold', 'withdrawn', 'suspended'].includes(status)) {
    await db.updateTable('deals').set({ closed_at: new Date() }).where('listing_id', '=', id).execute()
  }
  return { id, seller }
}

const statuses = listingStatus.options
const moves = statuses
  .filter((from) => from !== 'draft' && from !== 'pending')
  .flatMap((from) => statuses.map((to): [ListingStatus, ListingStatus] => [from, to]))

test.each(moves)('a seller moving %s to %s follows the table', async (from, to) => {
  const { id, seller } = await aListing(from)
  const answer = await app.as(seller).call(setListingStatus, { id, status: to })
  if (mayMove(from, to, 'seller')) expect(answer).toMatchObject({ id, status: to })
  else expect(answer).toMatchObject({ status: 409 })
})

// Submitting for approval counts as publishing: its rules come first.
test.each(statuses.filter((to) => to !== 'active'))('a draft can’t become %s', async (status) => {
  const seller = await aMember(app)
  const { id } = await app.as(seller).call(createListing, { type: 'general' })
  expect(await app.as(seller).call(setListingStatus, { id, status })).toMatchObject({ status: 409 })
})

test('no other member can move a listing, and an unknown status is refused', async () => {
  const { id, seller } = await aLiveAuction(app)
  const other = await aMember(app)
  for (const status of statuses) {
    expect(await app.as(other).call(setListingStatus, { id, status })).toMatchObject({ status: 404 })
  }
  expect(await app.as(seller).call(setListingStatus, { id, status: 'gone' as never })).toMatchObject({
    status: 422,
  })
})
