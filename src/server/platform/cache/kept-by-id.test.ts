import { expect, test, vi } from 'vitest'
import { createKeptById } from './kept-by-id.ts'

const named = async (ids: number[]) => new Map(ids.filter((id) => id < 100).map((id) => [id, `no. ${id}`]))

function createKept() {
  let now = 1_000
  const kept = createKeptById<string>({ max_entries: 10, life_ms: 50, now: () => now })
  return { kept, pass: (ms: number) => void (now += ms) }
}

test('only what is missing is loaded, once and together, and given in the order asked for', async () => {
  const { kept, pass } = createKept()
  const load = vi.fn<typeof named>(named)
  expect(await kept.read([3, 1], load)).toEqual(['no. 3', 'no. 1'])
  expect(await kept.read([1, 2, 2, 3], load)).toEqual(['no. 1', 'no. 2', 'no. 2', 'no. 3'])
  expect(load.mock.calls).toEqual([[[3, 1]], [[2]]])
  pass(51)
  await kept.read([1], load)
  expect(load).toHaveBeenCalledTimes(3)
})

test('those who ask at once share the loading', async () => {
  const { kept } = createKept()
  const load = vi.fn<typeof named>(named)
  await Promise.all([kept.read([1, 2], load), kept.read([2, 3], load)])
  expect(load.mock.calls).toEqual([[[1, 2]], [[3]]])
})

test('what is not there is left out and asked for again', async () => {
  const { kept } = createKept()
  const load = vi.fn<typeof named>(named)
  expect(await kept.read([100, 1], load)).toEqual(['no. 1'])
  await kept.read([100, 1], load)
  expect(load.mock.calls).toEqual([[[100, 1]], [[100]]])
})

test('what is forgotten while it is loaded is not kept', async () => {
  const { kept } = createKept()
  const slow = Promise.withResolvers<Map<number, string>>()
  const reading = kept.read([1, 2], () => slow.promise)
  kept.forget(1)
  slow.resolve(new Map([1, 2].map((id) => [id, 'old'])))
  expect(await reading).toEqual(['old', 'old'])
  expect(await kept.read([1, 2], named)).toEqual(['no. 1', 'old'])
  kept.clear()
  expect(await kept.read([1, 2], named)).toEqual(['no. 1', 'no. 2'])
})

test('a failure reaches everybody who waited and is not kept', async () => {
  const { kept } = createKept()
  const fail = () => Promise.reject(new Error('gone'))
  const reads = await Promise.allSettled([kept.read([1, 2], fail), kept.read([1], fail)])
  expect(reads.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await kept.read([1, 2], named)).toEqual(['no. 1', 'no. 2'])
})
