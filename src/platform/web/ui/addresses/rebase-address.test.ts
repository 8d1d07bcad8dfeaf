import { expect, test } from 'vitest'
import { rebaseAddress } from './rebase-address.ts'

test.for([
  ['two names', '/l', '/l?b=2', '/l?a=1', '/l?a=1&b=2'],
  ['the same name twice', '/l?a=1', '/l?a=3', '/l?a=2', '/l?a=3'],
  ['one that is taken away', '/l?a=1&b=2', '/l?a=1', '/l?a=3&b=2', '/l?a=3'],
  ['all of them taken away', '/l?a=1', '/l', '/l?a=1&b=2', '/l?b=2'],
  ['the first page again', '/l?page=3', '/l?b=2', '/l?a=1', '/l?a=1&b=2'],
  ['a value beside another', '/l', '/l?many=x', '/l?many=y', '/l?many=y&many=x'],
  ['a value less', '/l?many=x&many=y', '/l?many=y', '/l?many=x&many=y&many=z', '/l?many=y&many=z'],
  ['another page', '/l', '/m?b=2', '/l?a=1', '/m?b=2'],
  ['on the way to another page', '/l', '/l?b=2', '/m?a=1', '/l?b=2'],
  ['nothing on the way', '/l?a=1', '/l?b=2', '/l?a=1', '/l?b=2'],
])('%s', ([_what, rendered, wanted, latest, expected]) => {
  expect(rebaseAddress(rendered!, wanted!, latest!, (name) => name === 'many')).toBe(expected)
})
