import { expect, test } from 'vitest'
import { addSample, findUpTo, judgeLook, unknownReplica, type Look, type Sample } from './lag.rules.ts'

const samples: Sample[] = [
  { beganAt: 1_000, lsn: 100 },
  { beganAt: 1_500, lsn: 100 },
  { beganAt: 2_000, lsn: 180 },
]

test.each([
  ['if it replayed all', 180, 2_000],
  ['if it replayed more than was sampled', 250, 2_000],
  ['if it lacks the end', 179, 1_500],
  ['if it has just what did not change', 100, 1_500],
  ['if it lacks all', 99, -Infinity],
])('findUpTo says up to when a replica has everything, %s', (_, replayed, upTo) => {
  expect(findUpTo(samples, replayed)).toBe(upTo)
})

test('addSample starts anew once the primary was replaced by one with less', () => {
  expect(addSample(samples, { beganAt: 2_500, lsn: 181 })).toHaveLength(4)
  expect(addSample(samples, { beganAt: 2_500, lsn: 179 })).toEqual([{ beganAt: 2_500, lsn: 179 }])
})

const judgeAll = (looks: Partial<Look>[]) => {
  let status = unknownReplica
  return looks.map((look, n) => {
    const now = 10_000 + 500 * n
    status = judgeLook(status, { now, upTo: now, problem: null, ...look })
    return status.isUsed
  })
}

test.each<[string, Partial<Look>[], boolean[]]>([
  ['after three good looks', [{}, {}, {}, {}], [false, false, true, true]],
  ['not while it is far behind', [{ upTo: 7_999 }, {}, {}, {}], [false, false, false, true]],
  [
    'at two seconds of lag, but no more',
    [{}, {}, { upTo: 9_000 }, { upTo: 9_499 }],
    [false, false, true, false],
  ],
  [
    'until it can’t be reached',
    [{}, {}, {}, { problem: 'gone' }, {}, {}],
    [false, false, true, false, false, false],
  ],
  ['not before all time', [{ upTo: -Infinity }, {}, {}, {}], [false, false, false, true]],
])('judgeLook uses a replica %s', (_, looks, used) => {
  expect(judgeAll(looks)).toEqual(used)
})

test('judgeLook names a lag only of a replica that has followed', () => {
  const behind = { now: 10_000, upTo: -Infinity, problem: null }
  expect(judgeLook(unknownReplica, behind).problem).toBeNull()
  expect(judgeLook({ ...unknownReplica, isUsed: true }, behind).problem).toBe(
    'it is more than 2 seconds behind',
  )
})
