import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getOwnListing } from '#domains/selling/common/own-listings.ts'
import { NotFetched, type FetchPublicly } from '#platform/server/push/fetch-publicly.ts'
import { NotPublic } from '#platform/server/push/post-publicly.ts'
import { anItem, itemsCsv, makeImportSteps } from '#test/harness/imports/listing-imports.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aJpeg, zipOf } from '#test/harness/market/stock-feeds.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let seller: Person
let fetched: string[] = []
beforeAll(async () => {
  app = await createTestApp()
  app.platform.fetchPublicly = fetchDouble
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  seller = await aMember(app)
  fetched = []
})

const fetchDouble: FetchPublicly = async (url, target, { maxBytes }) => {
  fetched.push(url.pathname)
  if (url.hostname === 'inside.example.nz') throw new NotPublic('not a public address')
  if (url.pathname.endsWith('/large.jpg')) throw new NotFetched('too_large')
  if (url.pathname.endsWith('/text.jpg')) await writeFile(target, 'no picture')
  else await writeFile(target, await aJpeg(url.pathname.includes('red') ? '#ff0000' : '#00ff00'))
  expect(maxBytes).toBeGreaterThan(1_000_000)
  return 500
}

const { importNow, compare } = makeImportSteps(() => ({ app, seller }))

const readImages = async (id: number | null) => {
  const { images } = await app.as(seller).call(getOwnListing, { id: id as never })
  return images.map((image) => image.id)
}

test('pictures are fetched in their order, once, and the same table again changes nothing', async () => {
  const row = anItem('A1', {
    pictures: 'https://shop.example.nz/red.jpg | https://shop.example.nz/green.jpg',
  })
  const { run, items } = await importNow([row])
  expect(run.report).toMatchObject({ made: 1, pictures: 2 })
  expect(await readImages(items[0]!.listing_id)).toHaveLength(2)
  expect((await importNow([row])).run.found).toMatchObject({ same: 1 })
  const again = await importNow([row, anItem('A2', { pictures: 'https://shop.example.nz/red.jpg' })])
  expect(again.run.report).toMatchObject({ made: 1, pictures: 0 })
  expect(fetched).toEqual(['/red.jpg', '/green.jpg'])
})

test('an export’s own addresses of pictures change nothing, and fetch nothing', async () => {
  await importNow([
    anItem('B1', { pictures: 'https://shop.example.nz/red.jpg | https://shop.example.nz/green.jpg' }),
  ])
  const { body } = await app.server.inject({
    url: '/api/listing-csv',
    headers: { authorization: `Bearer ${seller.token}` },
  })
  expect(body).toContain('/media/')
  fetched = []
  expect((await compare(body)).run.found).toMatchObject({ same: 1 })
  const fewer = body.replace(/ \| \S+\/media\/\S+?(?=[,"])/, '')
  expect((await importNow(fewer)).run).toMatchObject({
    found: { changed: 1 },
    report: { updated: 1, pictures: 0 },
  })
  expect(fetched).toEqual([])
})

test.each([
  ['inside.example.nz/a.jpg', 'public internet'],
  ['shop.example.nz/large.jpg', 'too large'],
  ['shop.example.nz/text.jpg', 'can’t be read'],
])('an item whose picture is %s is listed without it, and its row says why', async (address, words) => {
  const { run, items } = await importNow([anItem('C1', { pictures: `https://${address}` })])
  expect(run.report).toMatchObject({ made: 1, pictures: 0 })
  expect(items[0]!.message).toContain('1 photo is missing.')
  expect(items[0]!.message).toContain(words)
})

test('pictures in the ZIP are found by their names', async () => {
  const rows = [anItem('D1', { pictures: 'Red one.JPG; green.jpg' }), anItem('D2', { pictures: 'gone.jpg' })]
  const zip = await zipOf({
    'items.csv': itemsCsv(rows),
    'Red one.jpg': await aJpeg('#ff0000'),
    'green.jpg': await aJpeg('#00ff00'),
    'Thumbs.db': 'x',
  })
  const { run, items } = await importNow(zip)
  expect(run.report).toMatchObject({ made: 1, pictures: 2, refused: 1 })
  expect(await readImages(items[0]!.listing_id)).toHaveLength(2)
  expect(items[1]!.problems).toEqual([{ column: 'pictures', says: 'The ZIP has no file “gone.jpg”.' }])
  expect((await importNow(zip)).run.found).toMatchObject({ same: 1 })
})
