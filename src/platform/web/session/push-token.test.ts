import { afterEach, expect, test, vi } from 'vitest'
import { forgetSession } from './auth-store.ts'
import { registerNavigate } from './navigation.ts'
import { forgetDeniedToken, pushToken } from './push-token.ts'
import { endSession } from './sign-out.ts'

afterEach(() => vi.unstubAllGlobals())

const pending = { firebase_token: 'push-1', given_at: 5, wanted_by: 7 }

test('signing out deletes the token and remembers who wants pushes', async () => {
  pushToken.setState(pending)
  const back = registerNavigate(() => undefined)
  await endSession('/signin')
  back()
  expect(pushToken.getState()).toMatchObject({ firebase_token: null, given_at: 0, wanted_by: 7 })
})

test.each([
  ['denied', null],
  ['granted', 'push-1'],
  ['default', 'push-1'],
])('a visitor’s token with the permission %s becomes %s', (permission, expected) => {
  forgetSession()
  pushToken.setState(pending)
  vi.stubGlobal('Notification', { permission })
  forgetDeniedToken()
  expect(pushToken.getState().firebase_token).toBe(expected)
})

test('a browser without notifications keeps its token', () => {
  pushToken.setState(pending)
  forgetDeniedToken()
  expect(pushToken.getState().firebase_token).toBe('push-1')
})
