import { createPersistedStore } from '../storage/persisted-store.ts'

interface PushToken {
  /** What the server was given to push to this browser; null while it has nothing. */
  firebase_token: string | null
  /** When, by this device's clock. */
  given_at: number
  /** Who wants pushes on this browser: whoever else signs in here has not been asked. */
  wanted_by: number | null
}

const empty: PushToken = { firebase_token: null, given_at: 0, wanted_by: null }

export const pushToken = createPersistedStore<PushToken>('push', empty)

/** The wish for pushes on this device stays. */
export function forgetPushToken(): void {
  if (pushToken.getState().firebase_token) pushToken.setState({ firebase_token: null, given_at: 0 })
}

/** A visitor's browser that may not show pushes keeps no token either. */
export function forgetDeniedToken(): void {
  if (globalThis.Notification?.permission === 'denied') forgetPushToken()
}
