import { createStore } from 'zustand'
import { getSignin } from '#shared/rules/addresses.ts'
import { authStore, forgetSession } from './auth-store.ts'
import { forgetNotifications } from './client-state.ts'
import { goTo } from './go.ts'
import { forgetPushToken } from './push-token.ts'

/** From asking to sign out until the guard sees the sign-in page. */
export const leaving = createStore<{ is_logging_out: boolean }>(() => ({ is_logging_out: false }))

/** Once, and not while its owner is signing out. */
export function endedByServer(token: string): void {
  const { token: held, user } = authStore.getState()
  if (leaving.getState().is_logging_out || held !== token) return
  void endSession(`${getSignin(user?.type ?? 'user')}?ended=1`)
}

export async function endSession(to: string): Promise<void> {
  leaving.setState({ is_logging_out: true })
  forgetSession()
  forgetNotifications()
  forgetPushToken()
  await goTo(to)
}
