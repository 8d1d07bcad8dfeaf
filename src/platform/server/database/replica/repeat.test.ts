import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { repeat } from './repeat.ts'

test('repeat runs sooner when it is hurried, and goes on after a failure', async () => {
  let runs = 0
  const repeated = repeat(
    async () => {
      runs += 1
      if (runs === 1) throw new Error('lost')
    },
    { everyMs: 60_000, soonestMs: 10 },
  )
  repeated.start()
  await pause(50)
  expect(runs).toBe(1)
  repeated.hurry()
  repeated.hurry()
  await pause(50)
  expect(runs).toBe(2)
  await repeated.stop()
  await pause(50)
  expect(runs).toBe(2)
})
