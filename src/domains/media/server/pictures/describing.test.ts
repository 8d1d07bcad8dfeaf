import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { describeImage, getUploadedImage } from '#domains/media/common/media.ts'
import { createListing, getOwnListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await createTestApp()
  owner = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const me = () => app.as(owner)

async function liveWith(imageId: number): Promise<number> {
  const like = await me().call(getOwnListing, { id: (await aLiveAuction(app, { seller: owner })).id })
  const { category_id, condition, description, start_price_cents, duration_minutes, suburb } = like
  const fields = { category_id, condition, description, start_price_cents, duration_minutes, suburb }
  const draft = await me().call(createListing, {
    type: 'general',
    title: 'With a picture',
    image_ids: [imageId],
    ...fields,
  })
  expect(await me().call(setListingStatus, { id: draft.id, status: 'active' })).toMatchObject({
    status: 'active',
  })
  return draft.id
}

test('a picture’s description is stored with it, and shown on its listing', async () => {
  const { id, alt } = await aPicture(app, owner)
  expect(alt).toBe('')
  const text = await me().call(describeImage, { id, alt: '  A  green bicycle,\n seen from the left ' })
  expect(text.alt).toBe('A green bicycle, seen from the left')
  expect(await me().call(getUploadedImage, { id })).toEqual(text)
  const listing = await app.as(null).call(getListing, { id: await liveWith(id) })
  expect(listing).toMatchObject({ cover: { alt: text.alt }, images: [{ alt: text.alt }] })
})

test('a description may be removed, and have at most 200 characters', async () => {
  const { id } = await aPicture(app, owner)
  const longest = 'ā'.repeat(200)
  expect(await me().call(describeImage, { id, alt: longest })).toMatchObject({ alt: longest })
  expect(await me().call(describeImage, { id, alt: `${longest}ā` })).toMatchObject({
    key: 'validation_failed',
    errors: { alt: 'The description may be at most 200 characters long.' },
  })
  expect(await me().call(describeImage, { id, alt: '' })).toMatchObject({ alt: '' })
})

test('a missing description can be added after the first bid, but none changed', async () => {
  const [described, bare] = [await aPicture(app, owner), await aPicture(app, owner)]
  await me().call(describeImage, { id: described.id, alt: 'A bicycle' })
  const listings = [await liveWith(described.id), await liveWith(bare.id)]
  expect(await me().call(describeImage, { id: described.id, alt: 'A red bicycle' })).toMatchObject({
    alt: 'A red bicycle',
  })
  const bidder = await aMember(app)
  for (const listingId of listings) {
    const answer = await app.as(bidder).call(placeBid, { listing_id: listingId, max_cents: 5000 })
    expect(answer.key).toBeUndefined()
  }
  expect(await me().call(describeImage, { id: described.id, alt: 'A new bicycle' })).toMatchObject({
    key: 'listing_not_editable',
  })
  expect(await me().call(describeImage, { id: bare.id, alt: 'A bicycle' })).toMatchObject({
    alt: 'A bicycle',
  })
  expect(await me().call(describeImage, { id: bare.id, alt: '' })).toMatchObject({
    key: 'listing_not_editable',
  })
})

test('somebody else’s picture answers as a missing one', async () => {
  const { id } = await aPicture(app, owner)
  const other = app.as(await aMember(app))
  expect(await other.call(describeImage, { id, alt: 'Mine' })).toMatchObject({ key: 'not_found' })
  expect(await other.call(describeImage, { id: 987_654_321, alt: 'Mine' })).toMatchObject({
    key: 'not_found',
  })
})
