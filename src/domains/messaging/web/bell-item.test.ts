import { expect, test } from 'vitest'
import { formatAge, toastFor } from './bell-item.tsx'

const at = '2026-11-20T06:30:00.000Z'
const after = (minutes: number) => Date.parse(at) + minutes * 60_000

test.each([
  [-1, 'just now'],
  [0.9, 'just now'],
  [1, '1 min ago'],
  [59.9, '59 min ago'],
  [60, '1 h ago'],
  [719, '11 h ago'],
  [720, 'Fri 20 Nov, 7:30 pm'],
])('the age after %s minutes is %s', (minutes, words) => {
  expect(formatAge(at, after(minutes))).toBe(words)
})

test.each([
  ['outbid', 100012, '/home', 'info'],
  ['won', 100012, '/iwatch', 'success'],
  ['won', null, '/home', 'success'],
  ['question', 100012, '/home', null],
  ['outbid', 100012, '/general/100012/detail', null],
  ['won', 100012, '/vehicle/100012/detail/', null],
  ['outbid', 100012, '/general/1000123/detail', 'info'],
  ['outbid', 100012, '/general/100012/edit', 'info'],
] as const)('a notification of %s about %j at %s shows a toast: %j', (kind, id, path, toast) => {
  expect(toastFor(kind, id, path)).toBe(toast)
})
