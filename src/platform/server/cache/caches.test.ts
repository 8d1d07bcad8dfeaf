import { expect, test } from 'vitest'
import { createCaches } from './caches.ts'

const words = { name: 'words', maxBytes: 100, sizeOf: () => 1, ttlMs: Infinity, topics: ['site'] }

function aNode({ is_on = true } = {}) {
  let received = { touched: (_topic: string) => {}, missed: () => {} }
  const live = { onNotify: (listener: typeof received) => void (received = listener) }
  const caches = createCaches({ db: {}, live } as never, { is_on })
  let count = 0
  const read = async () => await caches.open<number>(words).read('', async () => (count += 1))
  return { caches, read, touch: (topic: string) => received.touched(topic), miss: () => received.missed() }
}

test('caches with the same name are one, until a topic or a gap in the topics invalidates it', async () => {
  const { read, touch, miss } = aNode()
  expect([await read(), await read()]).toEqual([1, 1])
  touch('listing:1')
  expect(await read()).toBe(1)
  touch('site')
  expect(await read()).toBe(2)
  miss()
  expect(await read()).toBe(3)
})

test('each node has its own caches', async () => {
  const [one, other] = [aNode(), aNode()]
  await one.read()
  one.touch('site')
  expect([await one.read(), await other.read()]).toEqual([2, 1])
})

test('disabled caches load each time', async () => {
  const { caches, read } = aNode({ is_on: false })
  expect([await read(), await read()]).toEqual([1, 2])
  const load = async (ids: number[]) => new Map(ids.filter((id) => id < 9).map((id) => [id, id]))
  expect(await caches.open<number>(words).readMany([2, 9, 1, 2], load, String)).toEqual([2, 1, 2])
})
