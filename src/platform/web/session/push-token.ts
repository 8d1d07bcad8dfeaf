import { createPersistedStore } from '../storage/persisted-store.ts'

interface PushToken {
  /** Null while the server has no token for this browser. */
  firebase_token: string | null
  given_at: number
  /** An account id. Another account that signs in on this browser hasn't agreed to pushes. */
  wanted_by: number | null
}

const empty: PushToken = { firebase_token: null, given_at: 0, wanted_by: null }

export const pushToken = createPersistedStore<PushToken>('push', empty)

/** Keeps the member's choice to get pushes on this device. */
export function forgetPushToken(): void {
  if (pushToken.getState().firebase_token) pushToken.setState({ firebase_token: null, given_at: 0 })
}

export function forgetDeniedToken(): void {
  if (globalThis.Notification?.permission === 'denied') forgetPushToken()
}
