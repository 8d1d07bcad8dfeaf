import { expect, test, vi } from 'vitest'
import { createCaches } from '../../cache/caches.ts'
import type { CompressedPage } from './compressed-page.ts'
import { NotRendered } from './not-rendered.ts'
import { type Audience, cachePages, type PageAddress } from './page-cache.ts'

const lamp: PageAddress = { key: '/lamp', topics: ['listing:1'], apartMs: 100 }

function aCache() {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
  let touch = (_topic: string) => {}
  const live = { onNotify: ({ touched }: { touched: typeof touch }) => void (touch = touched) }
  let isConnected = true
  const readPage = cachePages({
    replica: null,
    caches: createCaches({ db: {}, live } as never),
    live: { isConnected: () => isConnected },
  })
  let count = 0
  const page = (text: string, audience: Audience = 'everybody', status = 200) => ({
    page: { location: text, bytes: 100, topics: [], status } as unknown as CompressedPage,
    audience,
  })
  const request = async (audience?: Audience) =>
    (await readPage(lamp, async () => page(`page ${(count += 1)}`, audience))).location
  const describe = async (status: number) => {
    const { location, isStale = false } = await readPage(lamp, async () => page('outage', 'waiting', status))
    return [location, isStale]
  }
  const requestSlowly = () => {
    count += 1
    const end = Promise.withResolvers<ReturnType<typeof page>>()
    return {
      text: readPage(lamp, () => end.promise).then(({ location }) => location),
      finish: (...of: Parameters<typeof page>) => end.resolve(page(...of)),
      fail: end.reject,
    }
  }
  const pass = (ms: number) => void clock.mockReturnValue(performance.now() + ms)
  const connect = (is: boolean) => void (isConnected = is)
  return { request, requestSlowly, describe, connect, pass, touch: (topic: string) => touch(topic) }
}

test('a failed page is shared by waiting requests, and never cached', async () => {
  const { request, requestSlowly } = aCache()
  const failing = requestSlowly()
  const waiting = request()
  failing.finish('failed', 'waiting')
  expect(await Promise.all([failing.text, waiting])).toEqual(['failed', 'failed'])
  expect(await request()).toBe('page 2')
})

test('a page with one visitor’s limit reaches nobody else', async () => {
  const { request, requestSlowly } = aCache()
  const limited = requestSlowly()
  const waiting = [request(), request()]
  limited.finish('too many searches', 'visitor')
  expect(await limited.text).toBe('too many searches')
  expect(await Promise.all(waiting)).toEqual(['page 2', 'page 2'])
  expect(await request()).toBe('page 2')
})

test('a refused rendering of one visitor doesn’t refuse another’s', async () => {
  const { request, requestSlowly } = aCache()
  for (const [n, status] of ([429, 503] as const).entries()) {
    const refused = requestSlowly()
    const waiting = request('waiting')
    refused.fail(new NotRendered(status, 5))
    await expect(refused.text).rejects.toMatchObject({ status })
    expect(await waiting).toBe(`page ${2 * n + 2}`)
  }
})

test('a page that can’t be rendered now is served stale', async () => {
  const { request, requestSlowly, pass, touch } = aCache()
  await request()
  pass(200)
  touch('listing:1')
  const busy = requestSlowly()
  busy.fail(new NotRendered(503, 5))
  expect(await busy.text).toBe('page 1')
  pass(60_000)
  const later = requestSlowly()
  later.fail(new NotRendered(503, 5))
  await expect(later.text).rejects.toMatchObject({ status: 503 })
})

test('a page whose topic was lost is served for twenty seconds at most', async () => {
  const { request, pass } = aCache()
  await request()
  pass(19_999)
  expect(await request()).toBe('page 1')
  pass(20_000)
  expect(await request()).toBe('page 3')
})

test('a rendering that throws leaves nothing behind', async () => {
  const { request, requestSlowly } = aCache()
  const failing = requestSlowly()
  failing.fail(new Error('no'))
  await expect(failing.text).rejects.toThrow('no')
  expect(await request()).toBe('page 2')
})

test('cachePages serves a page stale for ten minutes while the database can’t be reached', async () => {
  const { request, describe, connect, pass, touch } = aCache()
  await request()
  touch('listing:1')
  connect(false)
  pass(599_000)
  expect(await describe(200)).toEqual(['page 1', true])
  pass(2_000)
  expect(await describe(503)).toEqual(['outage', false])
  connect(true)
  expect(await describe(200)).toEqual(['outage', false])
})

test('cachePages serves a page stale if it fails to render, and renders it for the next visitor', async () => {
  const { request, describe, pass } = aCache()
  await request()
  pass(61_000)
  expect(await describe(503)).toEqual(['page 1', true])
  expect(await request()).toBe('page 2')
})

test('cachePages serves a page stale after three seconds of waiting for another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { request, requestSlowly, pass } = aCache()
    await request()
    pass(61_000)
    const hanging = requestSlowly()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await hanging.text).toBe('page 1')
    hanging.finish('page late')
  } finally {
    vi.useRealTimers()
  }
})
