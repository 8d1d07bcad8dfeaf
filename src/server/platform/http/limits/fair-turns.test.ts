import { expect, test } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('so many go in a turn, the others in the next ones as they came, and nobody waits who needn’t', async () => {
  const { take, isFull } = createFairTurns({ per_turn: 2, max_waiting: 3 })
  const gone: number[] = []
  const ask = (n: number) => {
    const wait = take()
    if (wait) void wait.then(() => gone.push(n))
    else gone.push(n)
  }
  for (const n of [1, 2, 3, 4, 5]) ask(n)
  expect(gone).toEqual([1, 2])
  expect(isFull()).toBe(true)
  await turn()
  expect(gone).toEqual([1, 2, 3, 4])
  expect(isFull()).toBe(false)
  ask(6)
  await turn()
  expect(gone).toEqual([1, 2, 3, 4, 5, 6])
  await turn()
  await turn()
  expect(take()).toBeUndefined()
})
