import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { countStatements } from '#test/harness/count-statements.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const view = (id: number, who: Person | null = null) =>
  countStatements(async () =>
    expect(await app.as(who).call(getListing, { id })).toMatchObject({ listing_id: id }),
  )

test('an uncached page view of a visitor takes at most three statements', async () => {
  const auction = await aLiveAuction(app)
  expect(await view(auction.id)).toBeLessThanOrEqual(3)
  const image = await aPicture(app, auction.seller)
  const { version } = await app.as(auction.seller).call(getOwnListing, { id: auction.id })
  const changes = { id: auction.id, version, image_ids: [image.id] }
  expect(await app.as(auction.seller).call(updateListing, changes)).toMatchObject({ images: [{}] })
  expect(await view(auction.id)).toBeLessThanOrEqual(3)
})

test('an uncached page view of a member takes the session and three statements more', async () => {
  const [auction, member] = [await aLiveAuction(app), await aMember(app)]
  expect(await view(auction.id, member)).toBeLessThanOrEqual(5)
})
