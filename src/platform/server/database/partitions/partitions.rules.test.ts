import { expect, test } from 'vitest'
import { parseBound } from './partitions.queries.ts'
import { listFull, partitionIds, planRotation, type Partition } from './partitions.rules.ts'

/** The first has all ids below the end of the number. */
const partition = (number: number, { isFirst = false } = {}): Partition => ({
  name: `facts_p${number}`,
  from: isFirst ? null : number * partitionIds,
  to: (number + 1) * partitionIds,
})

const first = partition(0, { isFirst: true })

test.each([
  ['creates nothing while two are ahead', [first, partition(1), partition(2)], 7, false, [], null],
  ['creates those that are missing ahead', [first], 7, false, [1, 2], null],
  ['moves on and creates one more', [first, partition(1), partition(2)], 7, true, [3], 1],
  ['moves on from the middle of many', [4, 5, 6].map((n) => partition(n)), 4 * partitionIds, true, [7], 5],
  ['creates even the current one', [first], 3 * partitionIds + 9, false, [3, 4, 5], null],
  ['closes a gap', [first, partition(2)], partitionIds - 1, false, [1], null],
])('planRotation %s', (_does, partitions, nextId, isDue, missing, moveTo) => {
  expect(planRotation({ partitions, nextId, isDue })).toEqual({ missing, moveTo })
})

test('listFull lists those before the next id, oldest first', () => {
  const partitions = [partition(2), partition(1), first, partition(3)]
  expect(listFull({ partitions, nextId: 2 * partitionIds - 1, isDue: false })).toEqual([first])
  expect(listFull({ partitions, nextId: 2 * partitionIds, isDue: false })).toEqual([first, partition(1)])
})

test('parseBound reads the ranges that PostgreSQL prints, and refuses others', () => {
  expect(parseBound("FOR VALUES FROM (MINVALUE) TO ('100000000000')")).toEqual({ from: null, to: 1e11 })
  expect(parseBound("FOR VALUES FROM ('100000000000') TO ('200000000000')")).toEqual({ from: 1e11, to: 2e11 })
  expect(() => parseBound('DEFAULT')).toThrow('A partition has the bounds DEFAULT.')
})
