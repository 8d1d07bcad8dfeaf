import { afterEach, expect, test, vi } from 'vitest'
import { checkToken } from '#domains/identity/common/auth.ts'
import { api } from './api.ts'
import { waitForPendingRequests } from './pending-requests.ts'

afterEach(() => void vi.restoreAllMocks())

test('signing out waits for pending requests up to a limit', async () => {
  const answered = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answered.promise)
  const call = api.call(checkToken, {})
  let hasWaited = false
  const waiting = waitForPendingRequests(60_000).then(() => (hasWaited = true))
  await waitForPendingRequests(20)
  expect(hasWaited).toBe(false)
  answered.resolve(Response.json({ message: 'No' }, { status: 500 }))
  await expect(call).rejects.toBeInstanceOf(Error)
  await waiting
  expect(hasWaited).toBe(true)
})
