import { expect, test } from 'vitest'
import { compareAddress, readComparedIds } from './compare-address.ts'

test.each([
  [null, []],
  ['', []],
  ['100001', [100_001]],
  ['100002,100001,100002', [100_002, 100_001]],
  ['100001,', null],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['a', null],
])('readComparedIds reads %j as %j', (text, ids) => {
  expect(readComparedIds(text)).toEqual(ids)
})

test('compareAddress names the ids, and none without any', () => {
  expect([compareAddress([1, 2]), compareAddress([])]).toEqual(['/compare?ids=1,2', '/compare'])
})
