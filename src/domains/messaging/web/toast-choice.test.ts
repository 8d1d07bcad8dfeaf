import { expect, test } from 'vitest'
import { toastFor } from './toast-choice.ts'

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
