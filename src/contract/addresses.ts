export type AccountType = 'user' | 'admin'

/** Who a page is for: `public` for visitors and users, `visitor` for those who have not signed in. */
export interface Address {
  /** With {id} for a parameter, as in the seed's tables. */
  path: string
  for: 'public' | 'user' | 'admin' | 'visitor'
}

/** Every page there is, and who may open it (seed.md, section 6). */
export const addresses: Address[] = [
  { path: '/signin', for: 'visitor' },
  { path: '/admin-signin', for: 'visitor' },
  { path: '/register', for: 'visitor' },
  { path: '/verify-phone-number-otp', for: 'visitor' },
  { path: '/home', for: 'public' },
  { path: '/categories', for: 'public' },
  { path: '/ibuy', for: 'public' },
  { path: '/general/{id}/detail', for: 'public' },
  { path: '/isell', for: 'user' },
  { path: '/iwatch', for: 'user' },
  { path: '/iwon-ilost', for: 'user' },
  { path: '/notifications', for: 'user' },
  { path: '/general/new', for: 'user' },
  { path: '/general/{id}/edit', for: 'user' },
  { path: '/admin-dashboard', for: 'admin' },
]

export const user_home = '/home'
export const user_signin = '/signin'

const homes: Record<AccountType, string> = { user: user_home, admin: '/admin-dashboard' }
const signins: Record<AccountType, string> = { user: user_signin, admin: '/admin-signin' }

/** Where an account arrives; a visitor where users do. */
export const homeOf = (type: AccountType | null): string => homes[type ?? 'user']

/** Where an account of that type signs in, and goes when it has signed out. */
export const signinOf = (type: AccountType): string => signins[type]

export const isSignin = (path: string): boolean => Object.values(signins).includes(path)

const patterns = addresses.map((address) => ({
  address,
  pattern: new RegExp(`^${address.path.replace(/\{id\}/g, '[1-9][0-9]{0,15}')}/?$`),
}))

export function findAddress(path: string): Address | null {
  return patterns.find(({ pattern }) => pattern.test(path))?.address ?? null
}

/**
 * Where someone who opens `path` is sent instead, or null to stay (seed.md, Route guard).
 * @param type the account type that is signed in, or null for a visitor
 * @param search the query of the address, so that signing in leads back to exactly there
 */
export function redirectFor(path: string, search: string, type: AccountType | null): string | null {
  if (path === '/') return homeOf(type)
  const address = findAddress(path)
  if (!address || mayOpen(address, type)) return null
  if (address.for === 'user' || address.for === 'admin') {
    return type ? homeOf(type) : `${signinOf(address.for)}?next=${encodeURIComponent(path + search)}`
  }
  if (address.for === 'public') return homeOf(type)
  return ownPath(new URLSearchParams(search).get('next')) ?? homeOf(type)
}

function mayOpen(address: Address, type: AccountType | null): boolean {
  if (address.for === 'public') return type !== 'admin'
  return address.for === (type ?? 'visitor')
}

/** A path of our own to go on to, or null: never another site's. */
export function ownPath(next: string | null): string | null {
  return next && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : null
}
