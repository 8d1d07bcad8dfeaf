import { expect, test } from 'vitest'
import { ownPath, redirectFor } from './addresses.ts'

test.each([
  ['/', '', null, '/home'],
  ['/', '', 'user', '/home'],
  ['/home', '', null, null],
  ['/home', '', 'user', null],
  ['/isell', '', null, '/signin?next=%2Fisell'],
  ['/isell', '?status=draft', null, '/signin?next=%2Fisell%3Fstatus%3Ddraft'],
  ['/isell', '', 'user', null],
  ['/general/100001/detail', '', null, null],
  ['/general/100001/edit', '', null, '/signin?next=%2Fgeneral%2F100001%2Fedit'],
  ['/signin', '', null, null],
  ['/signin', '', 'user', '/home'],
  ['/signin', '?next=%2Fisell', 'user', '/isell'],
  ['/signin', '?next=%2F%2Fevil.example', 'user', '/home'],
  ['/nowhere', '', null, null],
] as const)('%s%s for %s leads to %s', (path, search, type, target) => {
  expect(redirectFor(path, search, type)).toBe(target)
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/a b'])(
  '%s is not a path of our own',
  (next) => expect(ownPath(next)).toBeNull(),
)
