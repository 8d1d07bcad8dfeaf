import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPageGate } from './page-gate.ts'

function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: async (name: string) => (ends.get(name)!(), await pause(5)) }
}

test('no more run at once than may; what others asked for before goes first, and what nobody waits for last', async () => {
  const gate = createPageGate({ max_running: 2 })
  const { begun, work, end } = works()
  const all = ['a', 'b', 'c', 'd'].map((name) => gate.run(work(name), name === 'c' ? 'behind' : 'new'))
  const known = gate.run(work('home'), 'known')
  expect(begun).toEqual(['a', 'b'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'home'])
  for (const name of ['b', 'home', 'd', 'c']) await end(name)
  expect(begun).toEqual(['a', 'b', 'home', 'd', 'c'])
  expect([...(await Promise.all(all)), await known]).toEqual(['a', 'b', 'c', 'd', 'home'])
})

test('the queue is short, and nobody waits in it for long', async () => {
  const gate = createPageGate({ max_running: 1, max_waiting: 1, max_wait_ms: 30 })
  const { begun, work, end } = works()
  const running = gate.run(work('a'), 'new')
  const waiting = gate.run(work('b'), 'new')
  await expect(gate.run(work('c'), 'new')).rejects.toMatchObject({ status: 503, retry_after_s: 5 })
  await expect(waiting).rejects.toMatchObject({ status: 503 })
  await end('a')
  expect(await running).toBe('a')
  expect(begun).toEqual(['a'])
  const next = gate.run(work('d'), 'new')
  await pause(5)
  await end('d')
  expect(await next).toBe('d')
})

test('one that fails gives its place back', async () => {
  const gate = createPageGate({ max_running: 1 })
  const failing = gate.run(async () => {
    await pause(5)
    throw new Error('no')
  }, 'new')
  const next = gate.run(async () => 'rendered', 'new')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('rendered')
})
