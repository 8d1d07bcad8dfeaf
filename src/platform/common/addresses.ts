import type { StaffDuty } from './access/staff-roles.ts'

export type AccountType = 'user' | 'admin'

/** `public` is for visitors and users, `visitor` only for those who aren't signed in. */
export interface Address {
  path: string
  for: 'public' | 'user' | 'admin' | 'visitor'
  /** The duty without which a page of the back office is of no use; each of its pages names one. */
  needs?: StaffDuty
}

let patterns: { address: Address; pattern: RegExp }[] = []

/** The app calls it at its start with the addresses of all pages. */
export function setAddresses(addresses: readonly Address[]): void {
  patterns = addresses.map(({ path, for: audience, needs }) => {
    const ids = path.replace('{id}', '[1-9][0-9]{0,15}').replace('{slug}', '[a-z0-9][a-z0-9-]{0,79}')
    const address = { path, for: audience, ...(needs && { needs }) }
    return { address, pattern: new RegExp(`^${ids}/*$`, 'i') }
  })
}

export const listAddresses = (): Address[] => patterns.map(({ address }) => address)

export const userHome = '/home'
export const userSignin = '/signin'

const homes: Record<AccountType, string> = { user: userHome, admin: '/admin-dashboard' }
const signins: Record<AccountType, string> = { user: userSignin, admin: '/admin-signin' }

export const getHome = (type: AccountType | null): string => homes[type ?? 'user']

export const getSignin = (type: AccountType): string => signins[type]

export const getForgotPassword = (type: AccountType): string =>
  `/forgot-password${type === 'admin' ? '?isUserAdmin=true' : ''}`

export const isSignin = (path: string): boolean => Object.values(signins).includes(path)

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
