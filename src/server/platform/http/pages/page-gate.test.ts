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

test('no more run at once than may, and what is asked for again and again goes first', async () => {
  const gate = createPageGate({ max_running: 2, rest_share: 0 })
  const { begun, work, end } = works()
  const all = ['a', 'b', 'c', 'd'].map((name) => gate.run(work(name), false))
  const known = gate.run(work('home'), true)
  expect(begun).toEqual(['a', 'b'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'home'])
  for (const name of ['b', 'home', 'c', 'd']) await end(name)
  expect([...(await Promise.all(all)), await known]).toEqual(['a', 'b', 'c', 'd', 'home'])
})

test('the queue is short, and nobody waits in it for long', async () => {
  const gate = createPageGate({ max_running: 1, max_waiting: 1, max_wait_ms: 30, rest_share: 0 })
  const { begun, work, end } = works()
  const running = gate.run(work('a'), false)
  const waiting = gate.run(work('b'), false)
  await expect(gate.run(work('c'), false)).rejects.toMatchObject({ status: 503, retry_after_s: 5 })
  await expect(waiting).rejects.toMatchObject({ status: 503 })
  await end('a')
  expect(await running).toBe('a')
  expect(begun).toEqual(['a'])
  const next = gate.run(work('d'), false)
  await pause(5)
  await end('d')
  expect(await next).toBe('d')
})

test('a place rests after a rendering, and one that fails gives it back too', async () => {
  const gate = createPageGate({ max_running: 1, rest_share: 2 })
  const failing = gate.run(async () => {
    await pause(40)
    throw new Error('no')
  }, false)
  const began = performance.now()
  const next = gate.run(async () => performance.now() - began, false)
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBeGreaterThan(100)
})
