export type AccountType = 'user' | 'admin'

/** `public` is for visitors and users, `visitor` only for those who aren't signed in. */
export interface Address {
  path: string
  for: 'public' | 'user' | 'admin' | 'visitor'
}

const openTo = (audience: Address['for'], ...paths: string[]): Address[] =>
  paths.map((path) => ({ path, for: audience }))

/** Every address of the specification and our own, and who may open it (specification › Screens). */
export const addresses: Address[] = [
  ...openTo(
    'visitor',
    '/admin-signin',
    '/signin',
    '/register',
    '/forgot-password',
    '/otp-verification',
    '/reset-password',
    '/delete-account',
    '/verify-phone-number-otp',
  ),
  ...openTo(
    'public',
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
  ),
  ...openTo(
    'user',
    '/isell',
    '/stock-feed',
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
  ),
  ...openTo(
    'admin',
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
  ),
]

export const userHome = '/home'
export const userSignin = '/signin'

const homes: Record<AccountType, string> = { user: userHome, admin: '/admin-dashboard' }
const signins: Record<AccountType, string> = { user: userSignin, admin: '/admin-signin' }

export const getHome = (type: AccountType | null): string => homes[type ?? 'user']

export const getSignin = (type: AccountType): string => signins[type]

export const getForgotPassword = (type: AccountType): string =>
  `/forgot-password${type === 'admin' ? '?isUserAdmin=true' : ''}`

export const isSignin = (path: string): boolean => Object.values(signins).includes(path)

const patterns = addresses.map((address) => ({
  address,
  pattern: new RegExp(
    `^${address.path.replace('{id}', '[1-9][0-9]{0,15}').replace('{slug}', '[a-z0-9][a-z0-9-]{0,79}')}/*$`,
    'i',
  ),
}))

/** Matches like the router, including capitals, escapes and trailing slashes. */
export function findAddress(path: string): Address | null {
  const plain = path.split('/').map(decoded).join('/')
  return patterns.find(({ pattern }) => pattern.test(plain))?.address ?? null
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F')
  } catch {
    return segment
  }
}

/**
 * Null for no redirect.
 * @param type null for a visitor
 * @param search the query, so that signing in returns to exactly that page
 */
export function redirectFor(path: string, search: string, type: AccountType | null): string | null {
  if (path === '/') return getHome(type)
  const address = findAddress(path)
  if (!address || mayOpen(address, type)) return null
  if (address.for === 'user' || address.for === 'admin') {
    return type ? getHome(type) : `${getSignin(address.for)}?next=${encodeURIComponent(path + search)}`
  }
  if (address.for === 'public') return getHome(type)
  return ownPath(new URLSearchParams(search).get('next')) ?? getHome(type)
}

function mayOpen(address: Address, type: AccountType | null): boolean {
  if (address.for === 'public') return type !== 'admin'
  return address.for === (type ?? 'visitor')
}

/** Returns null for anything but a path of ours, so never another site's. */
export function ownPath(next: string | null): string | null {
  if (!next || !/^\/(?![/\\])[^\s\\\u0000-\u001f\u007f-\u009f]*$/.test(next)) return null
  return next.toWellFormed().replace(/[^\u0021-\u007e]+/gu, encodeURIComponent)
}
