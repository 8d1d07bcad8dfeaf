import { expect, test } from 'vitest'
import type { Placement } from '#domains/advertising/common/advertisements.ts'
import { chooseNext, countRunning, type Candidate } from './rotation.rules.ts'

interface Wishes extends Partial<Omit<Candidate['row'], 'id'>> {
  handed?: Candidate['handed']
}

const candidate = (id: number, { handed = { results: 0, home: 0 }, ...row }: Wishes = {}): Candidate => ({
  handed,
  row: {
    id,
    placement: 'everywhere',
    shown: { results: 0, home: 0 },
    day: '2026-11-26',
    impressions: 0,
    clicks: 0,
    today: { impressions: 0, clicks: 0 },
    status: 'enabled',
    starts_on: null,
    ends_on: null,
    max_impressions: null,
    max_clicks: null,
    max_impressions_per_day: null,
    max_clicks_per_day: null,
    ...row,
  },
})
const shown = (results: number, home = 0) => ({ shown: { results, home } })
const booked = (placement: Placement) => ({ placement })

test.each<[string, Candidate[], number, number[]]>([
  ['the least shown', [candidate(1, shown(5)), candidate(2, shown(3)), candidate(3, shown(4))], 1, [2]],
  [
    'the two least shown',
    [candidate(1, shown(5)), candidate(2, shown(3)), candidate(3, shown(4))],
    2,
    [2, 3],
  ],
  ['no more than there are', [candidate(1), candidate(2)], 4, [2, 1]],
  ['the newest of equals', [candidate(1), candidate(2)], 1, [2]],
  ['what was shown elsewhere doesn’t count', [candidate(1, shown(1, 0)), candidate(2, shown(0, 90))], 1, [2]],
  [
    'what was handed out counts',
    [candidate(1, { handed: { results: 2, home: 0 } }), candidate(2, shown(1))],
    1,
    [2],
  ],
  [
    'none for another place',
    [candidate(1, booked('home')), candidate(2, { ...booked('results'), ...shown(99) })],
    2,
    [2],
  ],
  [
    'not over its limit',
    [candidate(1, { max_impressions: 5, impressions: 5 }), candidate(2, shown(99))],
    1,
    [2],
  ],
  [
    'not over its limit by what was handed out',
    [
      candidate(1, { max_impressions: 5, impressions: 3, handed: { results: 1, home: 1 } }),
      candidate(2, shown(99)),
    ],
    1,
    [2],
  ],
  [
    'nor over that of the day',
    [candidate(1, { max_impressions_per_day: 2, handed: { results: 2, home: 0 } }), candidate(2, shown(99))],
    1,
    [2],
  ],
  ['none at all', [candidate(1, { ends_on: '2026-11-25' })], 1, []],
])('%s', (_case, all, amount, ids) => {
  expect(chooseNext(all, 'results', amount).map(({ row }) => row.id)).toEqual(ids)
})

test('running advertisements are counted by place', () => {
  const all = [candidate(1), candidate(2, booked('home')), candidate(3, { starts_on: '2026-12-01' })]
  expect([countRunning(all, 'results'), countRunning(all, 'home')]).toEqual([1, 2])
})

test('three advertisements served a thousand times get a third each', () => {
  const all = [candidate(1, shown(7)), candidate(2, shown(40)), candidate(3)]
  for (let turn = 0; turn < 1000; turn += 1) {
    for (const { handed } of chooseNext(all, 'results', 1)) handed.results += 1
  }
  const totals = all.map(({ row, handed }) => row.shown.results + handed.results)
  expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(1)
})
