import { createStore } from 'zustand'
import { getSignin, isSignin } from '#platform/common/addresses.ts'
import { authStore, forgetSession } from './auth-store.ts'
import { forgetNotifications } from './client-state.ts'
import { navigateTo } from './navigation.ts'
import { forgetPushToken } from './push-token.ts'
import { isViewing, leaveView } from './viewing.ts'

/** True from the start of a sign-out until the guard sees the sign-in page. */
export const signOutState = createStore<{ isLoggingOut: boolean }>(() => ({ isLoggingOut: false }))

export const isSigningOut = () => signOutState.getState().isLoggingOut && authStore.getState().token !== null

/**
 * Requests during sign-out would be refused. Resolves if the member stays signed in, otherwise
 * never.
 */
export function waitUntilSignOutSettled(): Promise<void> {
  const { token } = authStore.getState()
  return new Promise((resolve) => {
    const stop = signOutState.subscribe(({ isLoggingOut }) => {
      if (isLoggingOut) return
      stop()
      if (authStore.getState().token === token) resolve()
    })
  })
}

const endings = new Set<() => void>()

/** Runs just before the session ended by the server is deleted. */
export function beforeSessionEnds(save: () => void): () => void {
  endings.add(save)
  return () => endings.delete(save)
}

/** Runs once, and not while the member is signing out. Signing in again leads back here. */
export function endedByServer(token: string): void {
  const { token: oldToken, user } = authStore.getState()
  if (signOutState.getState().isLoggingOut || oldToken !== token) return
  for (const save of endings) save()
  const { pathname, search } = window.location
  const next = isSignin(pathname) ? '' : `&next=${encodeURIComponent(pathname + search)}`
  void endSession(`${getSignin(user?.type ?? 'user')}?ended=1${next}`)
}

export async function endSession(to: string): Promise<void> {
  signOutState.setState({ isLoggingOut: true })
  if (isViewing()) return leaveView()
  forgetSession()
  forgetNotifications()
  forgetPushToken()
  await navigateTo(to)
}
