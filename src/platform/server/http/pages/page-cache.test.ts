import { expect, test, vi } from 'vitest'
import { createCaches } from '../../cache/caches.ts'
import type { CompressedPage } from './compressed-page.ts'
import { type Audience, cachePages, type PageAddress } from './page-cache.ts'
import { NotRendered } from './not-rendered.ts'

const lamp: PageAddress = { key: '/lamp', topics: ['listing:1'], apart_ms: 100 }

function aCache() {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
  let touch = (_topic: string) => {}
  const live = { onNotify: ({ touched }: { touched: typeof touch }) => void (touch = touched) }
  const readPage = cachePages({ caches: createCaches({ db: {}, live } as never) })
  let count = 0
  const page = (text: string, audience: Audience = 'everybody') => ({
    page: { location: text, bytes: 100, topics: [], status: 200 } as unknown as CompressedPage,
    audience,
  })
  const ask = async (audience?: Audience) =>
    (await readPage(lamp, async () => page(`page ${(count += 1)}`, audience))).location
  const askSlowly = () => {
    count += 1
    const end = Promise.withResolvers<ReturnType<typeof page>>()
    return {
      text: readPage(lamp, () => end.promise).then(({ location }) => location),
      finish: (...of: Parameters<typeof page>) => end.resolve(page(...of)),
      fail: end.reject,
    }
  }
  const pass = (ms: number) => void clock.mockReturnValue(performance.now() + ms)
  return { ask, askSlowly, pass, touch: (topic: string) => touch(topic) }
}

test('a failed page is shared by waiting requests, and never cached', async () => {
  const { ask, askSlowly } = aCache()
  const failing = askSlowly()
  const waiting = ask()
  failing.finish('failed', 'waiting')
  expect(await Promise.all([failing.text, waiting])).toEqual(['failed', 'failed'])
  expect(await ask()).toBe('page 2')
})

test('a page with one visitor’s limit reaches nobody else', async () => {
  const { ask, askSlowly } = aCache()
  const limited = askSlowly()
  const waiting = [ask(), ask()]
  limited.finish('too many searches', 'visitor')
  expect(await limited.text).toBe('too many searches')
  expect(await Promise.all(waiting)).toEqual(['page 2', 'page 2'])
  expect(await ask()).toBe('page 2')
})

test('a refused rendering of one visitor doesn’t refuse another’s', async () => {
  const { ask, askSlowly } = aCache()
  for (const [n, status] of ([429, 503] as const).entries()) {
    const refused = askSlowly()
    const waiting = ask('waiting')
    refused.fail(new NotRendered(status, 5))
    await expect(refused.text).rejects.toMatchObject({ status })
    expect(await waiting).toBe(`page ${2 * n + 2}`)
  }
})

test('a page that can’t be rendered now is served stale', async () => {
  const { ask, askSlowly, pass, touch } = aCache()
  await ask()
  pass(200)
  touch('listing:1')
  const busy = askSlowly()
  busy.fail(new NotRendered(503, 5))
  expect(await busy.text).toBe('page 1')
  pass(60_000)
  const later = askSlowly()
  later.fail(new NotRendered(503, 5))
  await expect(later.text).rejects.toMatchObject({ status: 503 })
})

test('a rendering that throws leaves nothing behind', async () => {
  const { ask, askSlowly } = aCache()
  const failing = askSlowly()
  failing.fail(new Error('no'))
  await expect(failing.text).rejects.toThrow('no')
  expect(await ask()).toBe('page 2')
})
