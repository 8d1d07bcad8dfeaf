import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { deleteListing, createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { listSimilarListings } from '#domains/search/common/search.ts'
import { aBidOn, letItEnd } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ http: { publicUrl: 'https://hoko.example' } })
})
afterAll(() => app[Symbol.asyncDispose]())

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })

async function locations(url: string): Promise<Map<string, string | undefined>> {
  const { statusCode, headers, body } = await get(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const found = body.matchAll(/<loc>(.+?)<\/loc>(?:<lastmod>(.+?)<\/lastmod>)?/g)
  return new Map(Array.from(found, ([, address = '', day]) => [address.replaceAll('&amp;', '&'), day]))
}

test('the sitemap has live listings, their sellers and searches, and nothing else', async () => {
  const [live, closedReason, gone] = [
    await aLiveAuction(app),
    await aLiveAuction(app),
    await aFixedPriceListing(app),
  ]
  await letItEnd(app, closedReason.id)
  await app
    .as(gone.seller)
    .call(setListingStatus, { id: gone.id, status: 'withdrawn', reason: 'Given away.' })

  const index = await locations('/sitemap.xml')
  expect([...index.keys()]).toEqual([
    'https://hoko.example/sitemap/pages.xml',
    'https://hoko.example/sitemap/searches.xml',
    expect.stringMatching(/^https:\/\/hoko\.example\/sitemap\/listings-\d+\.xml$/),
    expect.stringMatching(/^https:\/\/hoko\.example\/sitemap\/sellers-\d+\.xml$/),
  ])
  const [pages, searches, listings, sellers] = await Promise.all(
    [...index.keys()].map((address) => locations(new URL(address).pathname)),
  )
  expect([...pages!.keys()]).toContain('https://hoko.example/home')
  const listing = await app.as(null).call(getListing, { id: live.id })
  expect([...listings!]).toEqual([[`https://hoko.example/general/${live.id}/detail`, listing.updated_at]])
  expect([...sellers!.keys()]).toEqual([`https://hoko.example/seller-detail/${live.seller.id}`])
  expect([...searches!.keys()]).toEqual([
    'https://hoko.example/ibuy?type=general',
    ...listing.categories.map(({ id }) => `https://hoko.example/ibuy?category=${id}`).toSorted(),
    'https://hoko.example/ibuy?region=wellington',
  ])
})

test('a file is compressed if accepted, and a missing one is not found', async () => {
  const zipped = await get('/sitemap/pages.xml', { 'accept-encoding': 'gzip' })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe((await get('/sitemap/pages.xml')).body)
  for (const name of ['listings-999999', 'listings-01', 'listings--1', 'sellers-x', 'listings', 'nothing'])
    expect([name, (await get(`/sitemap/${name}.xml`)).statusCode]).toEqual([name, 404])
})

test('addresses use the configured origin, whatever the Host header', async () => {
  const { body } = await get('/robots.txt', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  expect(body).toContain('Sitemap: https://hoko.example/sitemap.xml')
  expect(body).not.toContain('evil')
})

test('an ended listing keeps its page with similar ones, and a hidden one has none', async () => {
  const [sold, unsold, stopped] = [await aLiveAuction(app), await aLiveAuction(app), await aLiveAuction(app)]
  const withdrawn = await aFixedPriceListing(app)
  await aBidOn(app, sold.id)
  for (const { id } of [sold, unsold]) await letItEnd(app, id)
  await app
    .as(withdrawn.seller)
    .call(setListingStatus, { id: withdrawn.id, status: 'withdrawn', reason: 'Given away.' })
  const admin = await aMember(app, { type: 'admin' })
  await app
    .as(admin)
    .call(putMemberStatus, { id: stopped.seller.id, status: 'suspended', reason: 'Under review' })
  const writer = await aMember(app)
  const [draft, thrown] = await Promise.all(
    [1, 2].map(() => app.as(writer).call(createListing, { type: 'general', title: 'A lamp' })),
  )
  await app.as(writer).call(deleteListing, { id: thrown!.id })
  await app.settle()

  const shown = async ({ id }: { id: number }) => {
    const { status, key } = await app.as(null).call(getListing, { id })
    return key ?? status
  }
  const similar = async ({ id }: { id: number }) => {
    const { items, key } = await app.as(null).call(listSimilarListings, { id })
    return key ?? items.every((card) => card.status === 'active')
  }
  for (const [listing, status] of [
    [sold, 'sold'],
    [unsold, 'unsold'],
    [withdrawn, 'withdrawn'],
  ] as const)
    expect([await shown(listing), await similar(listing)]).toEqual([status, true])
  for (const listing of [stopped, draft!, thrown!])
    expect([await shown(listing), await similar(listing)]).toEqual(['not_found', 'not_found'])
})
