import { expect, test } from 'vitest'
import { ApiError, getOffline } from '#platform/web/session/problem.ts'
import { runInPieces } from './run-in-pieces.ts'

const items = Array.from({ length: 120 }, (_, n) => n + 1)
const base = { items, onProgress: () => undefined, isStopped: () => false, pause: async () => undefined }

test('a lost piece is sent again under its own idempotency key', async () => {
  const keys: unknown[] = []
  const progress: number[] = []
  const result = await runInPieces({
    ...base,
    onProgress: (done) => progress.push(done),
    send: async (piece, { idempotencyKey }) => {
      keys.push(idempotencyKey)
      if (keys.length === 2) throw new ApiError(getOffline())
      return { decided: piece.map((id) => ({ id })), refused: [] }
    },
  })
  expect(keys).toHaveLength(4)
  expect(keys[1]).toBe(keys[2])
  expect(new Set(keys).size).toBe(3)
  expect(progress).toEqual([50, 100, 120])
  expect(result).toMatchObject({ left: 0, problem: null })
  expect(result.decided.map(({ id }) => id)).toEqual(items)
})

test('stopping skips the remaining pieces and reports the finished ones', async () => {
  let done = 0
  const result = await runInPieces({
    ...base,
    onProgress: (count) => {
      done = count
    },
    isStopped: () => done > 0,
    send: async (piece) => ({ decided: [], refused: piece.map((id) => ({ id, message: 'Sold.' })) }),
  })
  expect(result).toMatchObject({ left: 70, decided: [] })
  expect(result.refused).toHaveLength(50)
})

test('runInPieces gives up after several tries without a connection', async () => {
  let tries = 0
  const result = await runInPieces({
    ...base,
    send: async () => {
      tries += 1
      throw new ApiError(getOffline())
    },
  })
  expect(tries).toBe(4)
  expect(result).toMatchObject({ left: 120, problem: expect.any(String) })
})
