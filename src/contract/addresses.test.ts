import { expect, test } from 'vitest'
import { addresses, homeOf, isSignin, ownPath, redirectFor, signinOf } from './addresses.ts'

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
  ['/', '', 'admin', '/admin-dashboard'],
  ['/admin-dashboard', '', 'admin', null],
  ['/admin-dashboard', '?days=7', null, '/admin-signin?next=%2Fadmin-dashboard%3Fdays%3D7'],
  ['/admin-dashboard', '', 'user', '/home'],
  ['/admin-signin', '', null, null],
  ['/admin-signin', '', 'admin', '/admin-dashboard'],
  ['/admin-signin', '?next=%2Fadmin-dashboard%3Fdays%3D7', 'admin', '/admin-dashboard?days=7'],
  ['/admin-signin', '', 'user', '/home'],
  ['/signin', '', 'admin', '/admin-dashboard'],
  ['/register', '', 'admin', '/admin-dashboard'],
  ['/home', '', 'admin', '/admin-dashboard'],
  ['/general/100001/detail', '', 'admin', '/admin-dashboard'],
  ['/isell', '?status=draft', 'admin', '/admin-dashboard'],
  ['/nowhere', '', 'admin', null],
] as const)('%s%s for %s leads to %s', (path, search, type, target) => {
  expect(redirectFor(path, search, type)).toBe(target)
})

test.each(['user', 'admin', null] as const)('nobody is sent in a circle: %s', (type) => {
  for (const { path } of addresses) {
    const [target, search = ''] = (redirectFor(path.replace('{id}', '100001'), '', type) ?? '').split('?')
    if (target) expect(redirectFor(target, `?${search}`, type)).toBeNull()
  }
  expect(redirectFor(homeOf(type), '', type)).toBeNull()
})

test('each type of account has its own way in', () => {
  expect([signinOf('user'), signinOf('admin')].every(isSignin)).toBe(true)
  expect(isSignin('/home')).toBe(false)
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/a b'])(
  '%s is not a path of our own',
  (next) => expect(ownPath(next)).toBeNull(),
)
