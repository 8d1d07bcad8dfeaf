import { beginProgress } from '#platform/web/loading/progress-bar.ts'
import { useMemo } from 'react'
import { checkToken, removeToken } from '#domains/identity/common/auth.ts'
import { type Account } from '#domains/accounts/common/accounts.ts'
import { getSignin } from '#platform/common/addresses.ts'
import { api } from './api.ts'
import { authStore, syncServerTime } from './auth-store.ts'
import { noHint } from './hint.ts'
import { getMessage, getOffline } from './problem.ts'
import { pushToken } from './push-token.ts'
import { useStore } from '../storage/use-store.ts'
import { endSession, signOutState } from './sign-out.ts'
import { waitForPendingRequests } from './pending-requests.ts'

export { saveAccount, saveSession, serverNow } from './auth-store.ts'

export type SessionState =
  /** On the server and during hydration the session is unknown. */
  | { status: 'loading'; user: null; token: null }
  | { status: 'visitor'; user: null; token: null }
  | { status: 'user'; user: Account; token: string }

export function useSession(): SessionState {
  const { known, user, token } = useStore(authStore, (state) => state)
  return useMemo(() => {
    if (!known) return { status: 'loading', user: null, token: null }
    return user && token ? { status: 'user', user, token } : { status: 'visitor', user: null, token: null }
  }, [known, user, token])
}

/** How long signing out waits for the server. */
const signOutPatienceMs = 8_000
/** Pending requests come first: the server would refuse them once the session has ended. */
const requestsPatienceMs = 1_000

/**
 * Signs out whatever the server answers. The push token is sent along before it's deleted.
 * @returns a message if the server couldn't be reached
 */
export async function signOut(): Promise<string | null> {
  if (signOutState.getState().isLoggingOut) return null
  signOutState.setState({ isLoggingOut: true })
  const type = authStore.getState().user?.type ?? 'user'
  let failure: string | null = null
  const hideProgress = beginProgress()
  await waitForPendingRequests(requestsPatienceMs)
  const patience = AbortSignal.timeout(signOutPatienceMs)
  try {
    const { firebase_token: firebaseToken } = pushToken.getState()
    await api.call(removeToken, firebaseToken ? { firebase_token: firebaseToken } : {}, { signal: patience })
    noHint()
  } catch (error) {
    failure = patience.aborted ? getOffline().message : getMessage(error)
  }
  await endSession(getSignin(type))
  hideProgress()
  return failure
}

/**
 * For calls that end the session on the server: the page is left like after signing out. Rejects,
 * still signed in, on a refusal.
 */
export async function leaveBy(act: () => Promise<unknown>): Promise<void> {
  const type = authStore.getState().user?.type ?? 'user'
  signOutState.setState({ isLoggingOut: true })
  try {
    await act()
  } catch (error) {
    signOutState.setState({ isLoggingOut: false })
    throw error
  }
  await endSession(getSignin(type))
}

let checked: string | null = null

/** Runs once per page load and session: checks the token and fetches the account and the clock. */
export async function refreshSession(): Promise<void> {
  const { token } = authStore.getState()
  if (!token || checked === token) return
  checked = token
  const sentAt = Date.now()
  try {
    const { user, server_time: serverTime } = await api.call(checkToken, {})
    if (authStore.getState().token === token) authStore.setState({ user })
    syncServerTime(serverTime, (sentAt + Date.now()) / 2)
  } catch {
    // An expired token has been deleted by now; the next call reports any other problem.
  }
}
