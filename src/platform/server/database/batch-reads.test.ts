import { expect, test } from 'vitest'
import { batchReads } from './batch-reads.ts'

function createReader() {
  const sent: { keys: number[]; answer: () => void; fail: () => void }[] = []
  const read = (keys: number[]) =>
    new Promise<string[]>((resolve, reject) => {
      const answer = () => resolve(keys.map((key) => `of ${key}`))
      sent.push({ keys, answer, fail: () => reject(new Error('no line')) })
    })
  return { sent, read }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('calls during statements share the next one, and never an earlier one', async () => {
  const { sent, read } = createReader()
  const readOne = batchReads(read, { at_once: 2 })
  const requests = [1, 2, 3, 4, 3].map((key) => readOne(key))
  expect(sent.map(({ keys }) => keys)).toEqual([[1], [2]])
  sent[1]!.answer()
  expect(await requests[1]).toBe('of 2')
  await turn()
  expect(sent.map(({ keys }) => keys)).toEqual([[1], [2], [3, 4, 3]])
  sent[2]!.answer()
  expect(await Promise.all(requests.slice(2))).toEqual(['of 3', 'of 4', 'of 3'])
  sent[0]!.answer()
  expect(await requests[0]).toBe('of 1')
  void readOne(5)
  expect(sent.at(-1)!.keys).toEqual([5])
})

test('a statement takes a limited number of keys, and a failure is only for its own', async () => {
  const { sent, read } = createReader()
  const readOne = batchReads(read, { at_once: 1, most: 2 })
  const requests = [1, 2, 3, 4].map((key) => readOne(key))
  const settled = Promise.allSettled(requests)
  sent[0]!.answer()
  await turn()
  expect(sent[1]!.keys).toEqual([2, 3])
  sent[1]!.fail()
  await turn()
  expect(sent[2]!.keys).toEqual([4])
  sent[2]!.answer()
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ])
})
