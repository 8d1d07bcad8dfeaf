import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMapMarks, searchListings } from '#domains/search/common/search.ts'
import { writeWindow } from '#domains/places/common/map-window.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let seller: Person
const country = '-48,165.5,-33.8,184.5'
const wellington = '-41.4,174.6,-41.1,175.1'

const made: [title: string, suburb: string][] = [
  ['Chathams boat', 'waitangi-chatham-islands-district'],
  ['Auckland boat', 'ponsonby'],
  ['Wellington boat', 'te-aro'],
  ['Petone boat', 'petone'],
  ['Petone lamp', 'petone'],
]

beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
  for (const [title, suburb] of made) await aLiveAuction(app, { seller, title, suburb })
  await app.settle()
})
afterAll(() => app[Symbol.asyncDispose]())

const marks = (query: { window: string; zoom: number; q?: string }) => app.as(null).call(listMapMarks, query)

test('the map of the whole country has every listing in one mark, and merges close ones', async () => {
  const { marks: all, total, is_sampled } = await marks({ window: country, zoom: 5 })
  expect(total).toBe(5)
  expect(is_sampled).toBe(false)
  expect(all.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 1, 3])
  const chathams = all.find(({ longitude }) => longitude > 180)!
  expect(chathams.card?.title).toBe('Chathams boat')
})

test('a smaller window has the listings in it, and separates the marks', async () => {
  const { marks: near, total } = await marks({ window: wellington, zoom: 12 })
  expect(total).toBe(3)
  const petone = near.find(({ count }) => count === 2)!
  expect(petone.card).toBeNull()
  expect(near.find(({ count }) => count === 1)?.card?.title).toBe('Wellington boat')
  const { items } = await app.as(null).call(searchListings, { window: writeWindow(petone) })
  expect(items.map(({ title }) => title).toSorted()).toEqual(['Petone boat', 'Petone lamp'])
})

test('the map shows the hits of the search', async () => {
  const { total, marks: lamps } = await marks({ window: country, zoom: 5, q: 'lamp' })
  expect(total).toBe(1)
  expect(lamps[0]!.card?.title).toBe('Petone lamp')
  expect((await marks({ window: '-36,166,-35,167', zoom: 8 })).marks).toEqual([])
})

test.each([
  [{ window: country, zoom: 14 }, 'window'],
  [{ window: '-33,165,-48,184', zoom: 5 }, 'window'],
  [{ window: 'here', zoom: 5 }, 'window'],
  [{ window: country, zoom: 21 }, 'zoom'],
  [{ window: country, zoom: 1.5 }, 'zoom'],
])('%o is refused at its field', async (query, field) => {
  const refused = await app.as(null).call(listMapMarks, query)
  expect(refused).toMatchObject({ key: 'validation_failed', errors: { [field]: expect.any(String) } })
})
