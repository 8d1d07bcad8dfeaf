import pino from 'pino'
import { expect, test } from 'vitest'
import {
  type Audience,
  createPageCache,
  type Keepable,
  type PageAddress,
  type Rendered,
} from './page-cache.ts'
import { NotRendered, type Turn } from './page-gate.ts'

interface Sheet extends Keepable {
  text: string
}

const lamp: PageAddress = { key: '/lamp', tags: ['listing:1'], apart_ms: 100 }
const rug: PageAddress = { key: '/rug', tags: ['listing:2'], apart_ms: 100 }

function aCache({ max_bytes = 1_000 } = {}) {
  const clock = { now: 1_000_000 }
  const cache = createPageCache<Sheet>({ log: pino({ level: 'silent' }), max_bytes, now: () => clock.now })
  const renders: string[] = []
  const sheet = (text: string, more: Partial<Sheet> = {}, audience: Audience = 'everybody') => ({
    page: { text, bytes: 100, tags: [], ...more },
    audience,
  })
  const ask = async (address: PageAddress, more?: Partial<Sheet>, audience?: Audience) => {
    const page = await cache.find(address, async () => {
      renders.push(address.key)
      return sheet(`${address.key} ${renders.length}`, more, audience)
    })
    return page.text
  }
  const askSlowly = (address: PageAddress) => {
    const end = Promise.withResolvers<Rendered<Sheet>>()
    const page = Promise.resolve(
      cache.find(address, () => {
        renders.push(address.key)
        return end.promise
      }),
    )
    return {
      text: page.then(({ text }) => text),
      finish: (...of: Parameters<typeof sheet>) => end.resolve(sheet(...of)),
      fail: end.reject,
    }
  }
  return { clock, cache, renders, ask, askSlowly }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('a page is rendered once and then served as it is while it is fresh', async () => {
  const { ask, clock } = aCache()
  expect(await ask(lamp)).toBe('/lamp 1')
  clock.now += 4_999
  expect(await ask(lamp)).toBe('/lamp 1')
  expect(await ask(rug)).toBe('/rug 2')
})

test('a stale page is served while one renderer renews it', async () => {
  const { ask, askSlowly, clock, renders } = aCache()
  await ask(lamp)
  clock.now += 5_000
  const renewing = askSlowly(lamp)
  expect(await renewing.text).toBe('/lamp 1')
  expect(await ask(lamp)).toBe('/lamp 1')
  expect(renders).toHaveLength(2)
  renewing.finish('renewed')
  await turn()
  expect(await ask(lamp)).toBe('renewed')
  expect(renders).toHaveLength(2)
})

test('a page that is too old is waited for', async () => {
  const { ask, clock } = aCache()
  await ask(lamp)
  clock.now += 60_000
  expect(await ask(lamp)).toBe('/lamp 2')
})

test('those who ask at once share one rendering', async () => {
  const { ask, askSlowly, renders } = aCache()
  const first = askSlowly(lamp)
  const others = [ask(lamp), ask(lamp)]
  first.finish('shared')
  expect(await Promise.all([first.text, ...others])).toEqual(['shared', 'shared', 'shared'])
  expect(renders).toHaveLength(1)
})

test('a change overtakes the pages that show it and no others', async () => {
  const { ask, cache, clock } = aCache()
  await ask(lamp)
  await ask(rug)
  clock.now += 100
  cache.overtake('listing:1')
  expect(await ask(lamp)).toBe('/lamp 3')
  expect(await ask(rug)).toBe('/rug 2')
})

test('a change also overtakes pages that were found to show it when rendered', async () => {
  const { ask, cache, clock } = aCache()
  await ask(rug, { tags: ['listing:1'] })
  clock.now += 100
  cache.overtake('listing:1')
  expect(await ask(rug)).toBe('/rug 2')
})

test('a stream of changes renders no more often than the page allows', async () => {
  const { ask, cache, clock, renders } = aCache()
  for (let elapsed = 0; elapsed < 1_000; elapsed += 10) {
    await ask(lamp)
    cache.overtake('listing:1')
    clock.now += 10
  }
  expect(renders).toHaveLength(10)
})

test('a list that its market overtook is served for a moment while one renderer renews it', async () => {
  const { ask, askSlowly, cache, clock, renders } = aCache()
  const list = { ...lamp, renewed_ms: 200 }
  await ask(list)
  cache.overtake('listing:1')
  clock.now += 150
  const renewing = askSlowly(list)
  expect(await renewing.text).toBe('/lamp 1')
  expect(await ask(list)).toBe('/lamp 1')
  expect(renders).toHaveLength(2)
  renewing.finish('renewed')
  await turn()
  expect(await ask(list)).toBe('renewed')
  clock.now += 200
  cache.overtake('listing:1')
  expect(await ask(list)).toBe('/lamp 3')
})

test('a change during the rendering is not lost', async () => {
  const { ask, askSlowly, cache, clock } = aCache()
  const begun = askSlowly(lamp)
  cache.overtake('listing:1')
  begun.finish('from before')
  expect(await begun.text).toBe('from before')
  clock.now += 100
  expect(await ask(lamp)).toBe('/lamp 2')
})

test('a change during the rendering counts for what the page is then found to show', async () => {
  const { ask, askSlowly, cache, clock } = aCache()
  const begun = askSlowly(rug)
  cache.overtake('listing:9')
  begun.finish('from before', { tags: ['listing:9'] })
  await begun.text
  clock.now += 100
  expect(await ask(rug)).toBe('/rug 2')
})

test('who asks after a change does not wait for a rendering from long before it', async () => {
  const { ask, askSlowly, cache, clock } = aCache()
  const slow = askSlowly(lamp)
  clock.now += 100
  cache.overtake('listing:1')
  expect(await ask(lamp)).toBe('/lamp 2')
  slow.finish('from before')
  await slow.text
  expect(await ask(lamp)).toBe('/lamp 2')
})

test('after a gap nothing kept is trusted', async () => {
  const { ask, cache, clock } = aCache()
  await ask(lamp)
  await ask(rug)
  clock.now += 100
  cache.overtakeAll()
  expect(await ask(lamp)).toBe('/lamp 3')
  expect(await ask(rug)).toBe('/rug 4')
})

test('a failed page is shared by those who wait, and never kept', async () => {
  const { ask, askSlowly } = aCache()
  const failing = askSlowly(lamp)
  const waiting = ask(lamp)
  failing.finish('failed', {}, 'waiting')
  expect(await Promise.all([failing.text, waiting])).toEqual(['failed', 'failed'])
  expect(await ask(lamp)).toBe('/lamp 2')
})

test('a page drawn around one visitor’s limit reaches nobody else', async () => {
  const { ask, askSlowly, renders } = aCache()
  const limited = askSlowly(lamp)
  const waiting = ask(lamp)
  limited.finish('too many searches', {}, 'asker')
  expect(await limited.text).toBe('too many searches')
  expect(await waiting).toBe('/lamp 2')
  expect(await ask(lamp)).toBe('/lamp 2')
  expect(renders).toHaveLength(2)
})

test('a renewal that fails leaves the stale page and is tried again', async () => {
  const { ask, askSlowly, clock } = aCache()
  await ask(lamp)
  clock.now += 5_000
  askSlowly(lamp).fail(new Error('no'))
  await turn()
  expect(await ask(lamp)).toBe('/lamp 1')
  await turn()
  expect(await ask(lamp)).toBe('/lamp 3')
})

test('a rendering that throws leaves nothing behind', async () => {
  const { ask, askSlowly } = aCache()
  const failing = askSlowly(lamp)
  failing.fail(new Error('no'))
  await expect(failing.text).rejects.toThrow('no')
  expect(await ask(lamp)).toBe('/lamp 2')
})

test('what was asked for longest ago makes room', async () => {
  const { ask, cache } = aCache({ max_bytes: 250 })
  const chair = { key: '/chair', tags: [], apart_ms: 0 }
  await ask(lamp)
  await ask(rug)
  await ask(lamp)
  await ask(chair)
  expect(cache.bytes()).toBe(200)
  expect(await ask(lamp)).toBe('/lamp 1')
  expect(await ask(rug)).toBe('/rug 4')
})

test('a page in another’s place gives its room back, and one too large is not kept', async () => {
  const { ask, cache, clock } = aCache({ max_bytes: 250 })
  await ask(lamp)
  clock.now += 60_000
  await ask(lamp, { bytes: 150 })
  expect(cache.bytes()).toBe(150)
  await ask(rug, { bytes: 251 })
  expect(cache.bytes()).toBe(150)
  expect(await ask(lamp)).toBe('/lamp 2')
})

test('who waits for a page is rendered before what is renewed behind a page that is served', async () => {
  const { cache, clock } = aCache()
  const turns: Turn[] = []
  const ask = () =>
    cache.find(lamp, async (of_page) => {
      turns.push(of_page)
      return { page: { text: 'lamp', bytes: 100, tags: [] }, audience: 'everybody' }
    })
  await ask()
  clock.now += 5_000
  await ask()
  await turn()
  clock.now += 60_000
  await ask()
  expect(turns).toEqual(['new', 'behind', 'known'])
})

test('who waits is not put off because nobody waited before', async () => {
  const { askSlowly, ask, clock } = aCache()
  await ask(lamp)
  clock.now += 5_000
  const renewing = askSlowly(lamp)
  await renewing.text
  clock.now += 60_000
  const waiting = ask(lamp)
  renewing.fail(new NotRendered(503, 5))
  expect(await waiting).toBe('/lamp 3')
})
