import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createUploadGate } from './upload-gate.ts'

const limits = { most: 3, maxOfOne: 2, maxWaitingOfOne: 4, maxWaiting: 6, patienceMs: 60 }

function uploads(gate = createUploadGate({ ...limits, patienceMs: 5_000 })) {
  const inside: { who: number; end: () => void }[] = []
  const send = (who: number) =>
    gate(who, async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      inside.push({ who, end: resolve })
      await promise
    })
  const endOne = async () => {
    inside.shift()?.end()
    await wait(0)
  }
  return { inside, send, endOne }
}

test('one account gets two of the three slots, and the one with the fewest comes next', async () => {
  const { inside, send, endOne } = uploads()
  const all = [1, 1, 1, 1, 2, 2, 3].map(send)
  await wait(0)
  expect(inside.map(({ who }) => who)).toEqual([1, 1, 2])
  await endOne()
  expect(inside.map(({ who }) => who).at(-1)).not.toBe(1)
  const order: number[] = []
  while (inside.length > 0) {
    order.push(inside[0]!.who)
    await endOne()
  }
  expect(order.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 2, 2, 3])
  await Promise.all(all)
})

test('an account with too many uploads, and one that waits too long, must retry later', async () => {
  const gate = createUploadGate(limits)
  const { send, inside } = uploads(gate)
  const stored = [send(1), send(1)]
  const waiting = [1, 1, 1, 1].map(send).map((one) => one.catch((error: unknown) => error))
  await expect(send(1)).rejects.toMatchObject({ key: 'rate_limited', details: { retry_after_s: 10 } })
  for (const refused of await Promise.all(waiting))
    expect(refused).toMatchObject({ key: 'unavailable', details: { retry_after_s: 10 } })
  for (const { end } of inside) end()
  await Promise.all(stored)
  await expect(gate(1, async () => 'in')).resolves.toBe('in')
})

test('a failed upload frees its slot', async () => {
  const gate = createUploadGate({ ...limits, most: 1, maxOfOne: 1 })
  await expect(gate(1, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut')
  await expect(gate(2, async () => 'in')).resolves.toBe('in')
})
