import type { Account } from '#domains/accounts/common/accounts.ts'
import type { Session } from '#domains/identity/common/auth.ts'
import { readObject, removeText, writeObject } from '../storage/browser-storage.ts'
import { createPersistedStore } from '../storage/persisted-store.ts'

interface Auth {
  token: string | null
  user: Account | null
  /** In hours (specification › Session); positive if the server is ahead. */
  server_time_difference: number
  server_time_difference_ms: number
}

const empty: Auth = { token: null, user: null, server_time_difference: 0, server_time_difference_ms: 0 }

/** Under the key `auth` (specification › Client state). */
export const authStore = createPersistedStore<Auth>('auth', empty)

/** The email stays for the next sign-in, under the key `login` (specification › Client state). */
export function saveSession({ token, user, server_time: serverTime }: Session): void {
  forgetSeenWatchlist()
  authStore.setState({ token, user })
  writeObject('localStorage', 'login', { email: user.email })
  syncServerTime(serverTime, Date.now())
}

/** The offline page's data in localStorage, and the cache with its pictures. */
export const seenWatchlist = 'watchlist'

function forgetSeenWatchlist(): void {
  removeText('localStorage', seenWatchlist)
  void globalThis.caches?.delete(seenWatchlist).catch(() => undefined)
}

export function saveAccount(user: Account): void {
  if (authStore.getState().user?.id !== user.id) return
  authStore.setState({ user })
  writeObject('localStorage', 'login', { email: user.email })
}

/** Forgets the email of a deleted account and leaves another one's. */
export function forgetEmail(email: string): void {
  const storedEmail = readObject<{ email: string }>('localStorage', 'login')?.email
  if (storedEmail?.toLowerCase() === email.toLowerCase()) removeText('localStorage', 'login')
}

/** Keeps the clock difference. */
export function forgetSession(): void {
  forgetSeenWatchlist()
  authStore.setState({ token: null, user: null })
}

/** Smaller differences are latency rather than clock error. */
export const clockNoiseMs = 250

/** @param at this device's time when the server read its clock */
export function syncServerTime(serverTime: string, at: number): void {
  const difference = Date.parse(serverTime) - at
  if (Math.abs(difference - authStore.getState().server_time_difference_ms) < clockNoiseMs) return
  authStore.setState({
    server_time_difference_ms: difference,
    server_time_difference: difference / 3_600_000,
  })
}

/** Milliseconds by the server's clock, which decides every deadline. */
export function serverNow(): number {
  return Date.now() + authStore.getState().server_time_difference_ms
}
