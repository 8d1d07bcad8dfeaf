import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchListings } from '#domains/search/common/search.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { everydayWords } from './everyday-words.ts'
import { fillFullDemo } from './fill-full-demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await fillFullDemo(app.platform)
}, 240_000)
afterAll(() => app[Symbol.asyncDispose]())

/** Lists the search results, best first, with their errors. */
async function judge({ q, first, not }: (typeof everydayWords)[number]) {
  const { featured, items } = await app.as(null).call(searchListings, { q, limit: 10 })
  const found = items.map(({ title }) => title ?? '')
  const shown = [...featured.map(({ title }) => title ?? ''), ...found]
  const missing = first.filter(
    (wanted) => !found.slice(0, 3).some((title) => new RegExp(`^(?:${wanted})`, 'u').test(title)),
  )
  const unwanted = not.filter((one) => shown.some((title) => new RegExp(one, 'u').test(title)))
  return { missing, unwanted, shown }
}

test.each(everydayWords)('searchListings understands $q', async (wanted) => {
  const { missing, unwanted, shown } = await judge(wanted)
  expect({ missing, unwanted, shown }).toEqual({ missing: [], unwanted: [], shown })
})
