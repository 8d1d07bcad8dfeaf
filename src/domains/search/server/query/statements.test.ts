import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationInput } from '#platform/common/operation.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { countStatements } from '#test/harness/count-statements.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let category: number

beforeAll(async () => {
  app = await createTestApp({}, { hasCaches: true })
  const { id } = await aLiveAuction(app, { title: 'Cinelli Tutto commuter' })
  await app.settle()
  // Places and categories are cached from the first search on.
  category = (await app.as(null).call(getListing, { id })).categories.at(-1)!.id
  await app.as(null).call(searchListings, { q: 'cinelli', category })
})
afterAll(() => app[Symbol.asyncDispose]())

const filters = { type: 'general' as const, region: ['wellington'], price_max: 500_000 }
const words = { q: 'commuter', exact: 'yes' } as const

test.each<[string, () => OperationInput<typeof searchListings>]>([
  ['filters', () => ({ ...filters })],
  ['words and filters', () => ({ ...words, ...filters })],
  ['words, filters and a category', () => ({ ...words, ...filters, category })],
])('an uncached search by %s takes at most six statements', async (_what, getQuery) => {
  const search = async () => {
    const { items } = await app.as(null).call(searchListings, getQuery())
    expect(items).toHaveLength(1)
  }
  expect(await countStatements(search)).toBeLessThanOrEqual(6)
})
