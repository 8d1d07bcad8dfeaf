import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInProcessApi } from '#platform/server/http/in-process-api.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { bothWrote } from '#test/harness/market/reviews.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { apiContext, topicsContext } from '#platform/web/session/api-context.ts'
import { loader as loadListing } from '#domains/listings/web/pages/listing.$id.detail.tsx'
import { loader as loadHome } from '#app/web/pages/home.tsx'
import { loader as loadResults } from '#domains/search/web/pages/ibuy.tsx'
import { loader as loadSeller } from '#domains/accounts/web/pages/seller-detail.$id.tsx'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function loadPage(
  loader: (requested: LoaderFunctionArgs) => Promise<unknown>,
  address: string,
  params: Record<string, string> = {},
) {
  const context = new RouterContextProvider()
  const topics = new Set<string>()
  context.set(apiContext, createInProcessApi(app.server, { address: '127.0.0.1' }))
  context.set(topicsContext, topics)
  const url = new URL(address, 'http://localhost')
  const requested = {
    context,
    params,
    request: new Request(url),
    url,
    pattern: '',
  } as unknown as LoaderFunctionArgs
  return { loaded: await loader(requested), topics: [...topics] }
}

function findListings(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, type } = value as { id?: unknown; type?: unknown }
  const own = typeof id === 'number' && ['general', 'vehicle', 'property'].includes(String(type))
  return [
    ...(own && 'title' in value ? [`listing:${id}`] : []),
    ...Object.values(value).flatMap((inner) => findListings(inner)),
  ]
}

test('a page’s topics are the listings that it shows and their sellers', async () => {
  const { seller } = await bothWrote(app)
  const auction = await aLiveAuction(app, { seller })
  await aFixedPriceListing(app)
  await app.settle()
  const pages = [
    await loadPage(loadHome, '/home'),
    await loadPage(loadResults, '/ibuy'),
    await loadPage(loadResults, `/ibuy?seller=${seller.id}`),
    await loadPage(loadSeller, `/seller-detail/${seller.id}`, { id: String(seller.id) }),
  ]
  for (const { loaded, topics } of pages) {
    const shown = findListings(loaded)
    expect(shown).toContain(`listing:${auction.id}`)
    expect(topics).toEqual(expect.arrayContaining(shown))
  }
  expect(new Set(findListings(pages[3]!.loaded)).size).toBe(2)
  expect(pages[2]!.topics).toContain(`seller:${seller.id}`)
  const detail = await loadPage(loadListing, `/general/${auction.id}/detail`, { id: String(auction.id) })
  expect(detail.topics).toContain(`seller:${seller.id}`)
})
