import { expect, test } from 'vitest'
import {
  type Address,
  listAddresses,
  findAddress,
  getHome,
  isSignin,
  ownPath,
  redirectFor,
  getSignin,
} from './addresses.ts'

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
  ['/seller-detail/1001', '', null, null],
  ['/seller-detail/1001', '', 'admin', '/admin-dashboard'],
  ['/user-settings', '', null, '/signin?next=%2Fuser-settings'],
  ['/user-settings', '', 'user', null],
  ['/user-settings', '', 'admin', '/admin-dashboard'],
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
  ['/reset-password', '?token=x', null, null],
  ['/reset-password', '?token=x', 'user', '/home'],
  ['/otp-verification', '?isUserAdmin=true&next=%2Fadmin-dashboard', 'admin', '/admin-dashboard'],
  ['/forgot-password', '?isUserAdmin=true', 'user', '/home'],
  ['/delete-account', '', 'user', '/home'],
  ['/delete-account', '', null, null],
  ['/home', '', 'admin', '/admin-dashboard'],
  ['/general/100001/detail', '', 'admin', '/admin-dashboard'],
  ['/isell', '?status=draft', 'admin', '/admin-dashboard'],
  ['/nowhere', '', 'admin', null],
  ['/general/new', '', null, '/signin?next=%2Fgeneral%2Fnew'],
  ['/static-page/edit/privacy-policy', '', null, '/admin-signin?next=%2Fstatic-page%2Fedit%2Fprivacy-policy'],
  ['/static-page/edit/privacy-policy', '', 'user', '/home'],
  ['/info/about-us', '', null, null],
  ['/about-us', '', null, '/admin-signin?next=%2Fabout-us'],
  ['/mb/about-us', '', 'admin', '/admin-dashboard'],
  ['/reset-password', '?token=x', 'user', '/home'],
  // The router ignores case.
  ['/ISell', '', null, '/signin?next=%2FISell'],
  ['/isell//', '', null, '/signin?next=%2Fisell%2F%2F'],
  ['/%69sell', '', null, '/signin?next=%2F%2569sell'],
] as const)('%s%s for %s redirects to %s', (path, search, type, target) => {
  expect(redirectFor(path, search, type)).toBe(target)
})

test.each(['user', 'admin', null] as const)('redirects never form a cycle: %s', (type) => {
  for (const { path } of listAddresses()) {
    const [target, search = ''] = (
      redirectFor(path.replace('{id}', '100001').replace('{slug}', 'about-us'), '', type) ?? ''
    ).split('?')
    if (target) expect(redirectFor(target, `?${search}`, type)).toBeNull()
  }
  expect(redirectFor(getHome(type), '', type)).toBeNull()
})

/** Every address of the specification and our own first ones, by who may open it (specification › Screens). */
const specified: Record<Address['for'], string[]> = {
  visitor: [
    '/admin-signin',
    '/signin',
    '/register',
    '/forgot-password',
    '/otp-verification',
    '/reset-password',
    '/delete-account',
    '/verify-phone-number-otp',
  ],
  public: [
    '/home',
    '/categories',
    '/ibuy',
    '/general/{id}/detail',
    '/vehicle/{id}/detail',
    '/property/{id}/detail',
    '/frequently-asked-questions',
    '/info/about-us',
    '/info/privacy-policy',
    '/info/terms-and-conditions',
    '/info/transparency',
    '/info/fees',
    '/info/buyer-protection',
    '/contact-us',
    '/contact-us-app',
    '/seller-detail/{id}',
    '/shop/{slug}',
    '/mb/about-us',
    '/mb/privacy-policy',
    '/mb/terms-and-conditions',
    '/stop-alerts',
    '/stop-emails',
    '/trading-rules',
    '/plans',
    '/api-docs',
  ],
  user: [
    '/isell',
    '/stock-feed',
    '/listing-import',
    '/iwatch',
    '/irate',
    '/iwon-ilost',
    '/select-listing-type',
    '/general/new',
    '/general/{id}/edit',
    '/vehicle/new',
    '/vehicle/{id}/edit',
    '/property/new',
    '/property/{id}/edit',
    '/user-settings',
    '/reports',
    '/offers/{id}',
    '/notifications',
    '/ichat',
  ],
  admin: [
    '/admin-dashboard',
    '/users-list',
    '/user/new',
    '/user/{id}/edit',
    '/user/{id}/detail',
    '/categories-list',
    '/category/new',
    '/category/{id}/edit',
    '/filters-list',
    '/faqs',
    '/faq/new',
    '/faq/{id}/edit',
    '/subscription-plans',
    '/subscription-plan/new',
    '/subscription-plan/{id}/edit',
    '/subscription-invoices',
    '/revenue',
    '/listings',
    '/add-listing',
    '/general-listing/new',
    '/general-listing/{id}/edit',
    '/vehicle-listing/new',
    '/vehicle-listing/{id}/edit',
    '/property-listing/new',
    '/property-listing/{id}/edit',
    '/reviews',
    '/reviews/{id}',
    '/about-us',
    '/about-us/edit',
    '/privacy-policy',
    '/terms-and-conditions',
    '/static-page/edit/{slug}',
    '/settings',
    '/edit-settings',
    '/admin-notifications',
    '/admin-reports',
    '/user-payment-history/{id}',
    '/failed-emails',
    '/email-previews',
    '/email-previews/edit',
    '/chats',
    '/view-chat/{id}',
    '/chat-history/{id}',
    '/support',
    '/moderation',
    '/member-reports',
    '/audit-log',
    '/advertisements',
    '/advertisements/create',
    '/advertisements/{id}/update',
    '/finance',
  ],
}

test('the specified addresses exist for whom they are specified, each once', () => {
  const all = listAddresses()
  for (const [audience, paths] of Object.entries(specified)) {
    const found = all.filter((address) => address.for === audience).map((address) => address.path)
    expect(paths.filter((one) => !found.includes(one))).toEqual([])
  }
  expect(new Set(all.map((address) => address.path)).size).toBe(all.length)
})

test.each([
  '/general/0/detail',
  '/general/01/detail',
  '/general/abc/edit',
  '/general/-1/edit',
  '/general/1.5/edit',
  '/general/100001/edit/more',
  '/general/1%2F2/edit',
  '/user/12345678901234567/edit',
  '/static-page/edit/',
  '/static-page/edit/../x',
  '/static-page/edit/Māori',
  '/isell.data',
  '/isell%',
  '/home%00',
  '/users-list/1',
  '',
])('%s is an unknown address', (path) => expect(findAddress(path)).toBeNull())

test('each type of account has its own sign-in', () => {
  expect([getSignin('user'), getSignin('admin')].every(isSignin)).toBe(true)
  expect(isSignin('/home')).toBe(false)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/a b',
  '/\u0000',
  '/\u0001',
  '/home\u007f',
  '/home\u0085',
  '/home\u2028',
])('%j is refused as a path of ours', (next) => expect(ownPath(next)).toBeNull())

test.each([
  ['/iwatch?sort=new', '/iwatch?sort=new'],
  ['/ibuy?q=%C5%8Ctaki', '/ibuy?q=%C5%8Ctaki'],
  ['/ibuy?q=Ōtaki', '/ibuy?q=%C5%8Ctaki'],
  ['/\u{1f600}', '/%F0%9F%98%80'],
  ['/\ud83d', '/%EF%BF%BD'],
])('%j is the path %s', (next, path) => expect(ownPath(next)).toBe(path))
