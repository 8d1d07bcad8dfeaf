import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { getAdminListing, listAdminListings } from '#domains/moderation/common/moderation.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { createListing, getOwnListing } from '#domains/selling/common/own-listings.ts'
import { getListingAdvice, getListingHistory, relistListing } from '#domains/selling/common/selling.ts'
import { aBidOn, edit, letItEnd } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const subtitle = 'Columbus tubing, serviced'

test('a subtitle is on the listing and its card, and its words are searched', async () => {
  const { id } = await aLiveAuction(app, { subtitle })
  const plain = await aLiveAuction(app)
  await app.settle()
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ subtitle })
  expect(await app.as(null).call(getListing, { id: plain.id })).toMatchObject({ subtitle: '' })
  const { items } = await app.as(null).call(searchListings, { q: 'columbus' })
  expect(items.map((card) => [card.id, card.subtitle])).toEqual([[id, subtitle]])
})

test('the back office shows a subtitle and finds the listing by its words and phone number', async () => {
  const admin = await aMember(app, { type: 'admin' })
  const { id } = await aLiveAuction(app, { subtitle: 'Reynolds, 021 555 0177' })
  expect(await app.as(admin).call(getAdminListing, { id })).toMatchObject({
    subtitle: 'Reynolds, 021 555 0177',
  })
  for (const q of ['reynolds', '021 555 0177']) {
    const { items } = await app.as(admin).call(listAdminListings, { q })
    expect(items.map((row) => row.id)).toEqual([id])
  }
})

test('updateListing changes a subtitle before the first bid, and refuses to after it', async () => {
  const { id, seller } = await aLiveAuction(app, { subtitle })
  expect(await edit(app, seller, id, { subtitle: 'Campagnolo throughout' })).toMatchObject({
    subtitle: 'Campagnolo throughout',
  })
  await app.settle()
  const { items } = await app.as(null).call(searchListings, { q: 'campagnolo' })
  expect(items.map((card) => card.id)).toEqual([id])
  const history = await app.as(null).call(getListingHistory, { id })
  expect(history.edits.flatMap(({ lines }) => lines)).toEqual(['Changed the subtitle'])
  await aBidOn(app, id)
  expect(await edit(app, seller, id, { subtitle: '' })).toMatchObject({
    key: 'validation_failed',
    errors: { subtitle: expect.any(String) },
  })
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ subtitle: 'Campagnolo throughout' })
})

test('relistListing copies the subtitle', async () => {
  const { id, seller } = await aLiveAuction(app, { subtitle })
  await letItEnd(app, id)
  const again = await app.as(seller).call(relistListing, { id, as_it_was: false })
  expect(await app.as(seller).call(getOwnListing, { id: again.id })).toMatchObject({ subtitle })
})

test('getListingAdvice finds contact details in a subtitle', async () => {
  const seller = await aMember(app)
  const { id } = await app.as(seller).call(createListing, { type: 'general', subtitle: 'Ring 021 555 0199' })
  const { items } = await app.as(seller).call(getListingAdvice, { id })
  expect(items).toMatchObject([{ rule: 'contact_details', field: 'subtitle', weight: 'advice' }])
})

test('createListing refuses a subtitle of more than 60 characters', async () => {
  const draft = { type: 'general', subtitle: 'a'.repeat(61) } as const
  expect(await app.as(await aMember(app)).call(createListing, draft)).toMatchObject({
    key: 'validation_failed',
    errors: { subtitle: 'The subtitle may be at most 60 characters long.' },
  })
})
