import { afterEach, expect, test, vi } from 'vitest'
import { checkToken } from '#contract/accounts/accounts.ts'
import { api } from './api.ts'
import { waitForAnswers } from './unanswered.ts'

afterEach(() => void vi.restoreAllMocks())

test('leaving waits for what was asked before, and not for ever', async () => {
  const answered = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answered.promise)
  const call = api.call(checkToken, {})
  let hasWaited = false
  const waiting = waitForAnswers(60_000).then(() => (hasWaited = true))
  await waitForAnswers(20)
  expect(hasWaited).toBe(false)
  answered.resolve(Response.json({ message: 'No' }, { status: 500 }))
  await expect(call).rejects.toBeInstanceOf(Error)
  await waiting
  expect(hasWaited).toBe(true)
})
