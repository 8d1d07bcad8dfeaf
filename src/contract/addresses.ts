/** Who a page is for; a visitor may open what is `public`. */
export interface Address {
  /** With {id} for a parameter, as in the seed's tables. */
  path: string
  for: 'public' | 'user' | 'visitor'
}

/** Every page there is, and who may open it (seed.md, section 6). */
export const addresses: Address[] = [
  { path: '/signin', for: 'visitor' },
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
]

export const user_home = '/home'
export const user_signin = '/signin'

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
export function redirectFor(path: string, search: string, type: 'user' | null): string | null {
  if (path === '/') return user_home
  const address = findAddress(path)
  if (!address) return null
  if (address.for === 'user' && !type) return `${user_signin}?next=${encodeURIComponent(path + search)}`
  if (address.for === 'visitor' && type) return ownPath(new URLSearchParams(search).get('next')) ?? user_home
  return null
}

/** A path of our own to go on to, or null: never another site's. */
export function ownPath(next: string | null): string | null {
  return next && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : null
}
