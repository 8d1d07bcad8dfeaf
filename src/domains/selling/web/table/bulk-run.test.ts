import { expect, test } from 'vitest'
import { runBulk } from './bulk-run.ts'
import type { OwnRow } from './use-own-listings.ts'

const rows = [1, 2, 3, 4].map((id) => ({ id }) as OwnRow)

async function run(fails: number[], stopsAfter = 4) {
  const called: number[] = []
  const steps: number[] = []
  const outcome = await runBulk({
    rows,
    call: async ({ id }) => {
      called.push(id)
      if (fails.includes(id)) throw new Error(`${id} would not`)
    },
    describeProblem: (error) => (error as Error).message,
    onStep: ({ done, failed }) => steps.push(done.length + failed.length),
    isStopped: () => called.length >= stopsAfter,
  })
  const failed = outcome.failed.map(({ sentence }) => sentence)
  return { called, steps, done: outcome.done.map(({ id }) => id), failed, of: outcome.of }
}

test('a failed item shows its error, and the others continue in order', async () => {
  expect(await run([2])).toEqual({
    called: [1, 2, 3, 4],
    steps: [1, 2, 3, 4],
    done: [1, 3, 4],
    failed: ['2 would not'],
    of: 4,
  })
})

test('stopping leaves items alone that have not begun', async () => {
  expect(await run([1], 2)).toMatchObject({ called: [1, 2], done: [2], failed: ['1 would not'], of: 4 })
})
