import { afterEach, expect, test, vi } from 'vitest'
import { countChats } from '#domains/chat/common/chat.ts'
import { api } from './api.ts'
import { authStore, forgetSession } from './auth-store.ts'
import { registerNavigate } from './navigation.ts'
import { endSession, signOutState } from './sign-out.ts'

const sent = vi.fn<typeof fetch>(async () => Response.json({ unread: 2, support_count: 0 }))

afterEach(() => {
  forgetSession()
  signOutState.setState({ isLoggingOut: false })
  sent.mockClear()
  vi.unstubAllGlobals()
})

function signIn() {
  vi.stubGlobal('fetch', sent)
  authStore.setState({ token: 'mine' })
}

test('no request is sent while a member signs out', async () => {
  signIn()
  signOutState.setState({ isLoggingOut: true })
  const answered = vi.fn<() => void>()
  api.call(countChats, {}).then(answered, answered)
  const back = registerNavigate(() => signOutState.setState({ isLoggingOut: false }))
  await endSession('/signin')
  back()
  await new Promise((resolve) => setImmediate(resolve))
  expect(sent).not.toHaveBeenCalled()
  expect(answered).not.toHaveBeenCalled()
})

test('pending requests are sent when the member stays signed in after all', async () => {
  signIn()
  signOutState.setState({ isLoggingOut: true })
  const reading = api.call(countChats, {})
  expect(sent).not.toHaveBeenCalled()
  signOutState.setState({ isLoggingOut: false })
  expect(await reading).toMatchObject({ unread: 2 })
  expect(sent).toHaveBeenCalledOnce()
})
