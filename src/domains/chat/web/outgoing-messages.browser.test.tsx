import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { authStore } from '#platform/web/session/auth-store.ts'
import { registerNavigate } from '#platform/web/session/navigation.ts'
import { onSent, queueMessage, retryMessage, startSending } from './outgoing-messages.ts'

interface Call {
  client_id: string
  text: string
}

const calls: Call[] = []
let answers: ((call: Call) => Response | Promise<Response>)[] = []
let stop: () => void

const taken = ({ client_id, text }: Call) =>
  Response.json(
    {
      conversation_id: 7,
      message: { number: 1, client_id, is_mine: true, text, images: [], sent_at: '', safety_hint: null },
    },
    { status: 201 },
  )
const refused = (status: number, key: string) => () =>
  Response.json({ status, key, message: `${key}.`, request_id: '' }, { status })

const stored = () =>
  (
    JSON.parse(localStorage.getItem('hoko-chat-outgoing') ?? '{"messages":[]}') as {
      messages: (Call & { refused: string | null })[]
    }
  ).messages
const textsOf = (messages: Call[]) => messages.map(({ text }) => text)
const write = (text: string) => queueMessage({ to: { conversation_id: 7 }, text, images: [] })

beforeEach(() => {
  calls.length = 0
  answers = []
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const call = JSON.parse(body as string) as Call
    calls.push(call)
    return (answers.shift() ?? taken)(call)
  })
  authStore.setState({ token: 'token', user: { id: 1, type: 'user' } as Account })
  stop = startSending()
  registerNavigate(() => undefined)
})

afterEach(() => {
  stop()
  authStore.setState({ token: null, user: null })
  localStorage.removeItem('hoko-chat-outgoing')
})

test('messages are sent one after the other in the order written', async () => {
  const first = Promise.withResolvers<Response>()
  answers = [() => first.promise]
  const sent: string[] = []
  const unsubscribe = onSent((message) => sent.push(message.text))
  write('one')
  write('two')
  await expect.poll(() => textsOf(calls)).toEqual(['one'])
  expect(textsOf(stored())).toEqual(['one', 'two'])
  first.resolve(taken(calls[0]!))
  await expect.poll(() => sent).toEqual(['one', 'two'])
  expect(stored()).toEqual([])
  unsubscribe()
})

test('an offline message is stored and sent under the same id once online', async () => {
  answers = [() => Promise.reject(new TypeError('offline')), () => Promise.reject(new TypeError('offline'))]
  write('one')
  write('two')
  await expect.poll(() => calls.length).toBe(1)
  expect(textsOf(stored())).toEqual(['one', 'two'])
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => calls.length).toBe(2)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => stored()).toEqual([])
  expect(textsOf(calls)).toEqual(['one', 'one', 'one', 'two'])
  expect(new Set(calls.slice(0, 3).map((call) => call.client_id)).size).toBe(1)
})

test('a message is retried automatically when the server is busy', async () => {
  answers = [refused(503, 'unavailable')]
  write('one')
  await expect.poll(() => stored(), { timeout: 5_000 }).toEqual([])
  expect(calls).toHaveLength(2)
})

test('a refused message waits for its author while the next ones are sent', async () => {
  answers = [refused(403, 'blocked')]
  write('one')
  write('two')
  await expect.poll(() => textsOf(stored())).toEqual(['one'])
  expect(stored()[0]!.refused).toBe('blocked.')
  retryMessage(stored()[0]!.client_id)
  await expect.poll(() => stored()).toEqual([])
  expect(textsOf(calls)).toEqual(['one', 'two', 'one'])
})

test('signing out drops messages, and an ended session keeps them until sign-in', async () => {
  answers = [() => Promise.reject(new TypeError('offline'))]
  write('one')
  await expect.poll(() => calls.length).toBe(1)
  authStore.setState({ token: null, user: null })
  expect(stored()).toEqual([])

  authStore.setState({ token: 'token', user: { id: 1, type: 'user' } as Account })
  answers = [refused(401, 'logout_user')]
  write('two')
  await expect.poll(() => authStore.getState().user).toBe(null)
  expect(textsOf(stored())).toEqual(['two'])
  authStore.setState({ token: 'token', user: { id: 2, type: 'user' } as Account })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(textsOf(stored())).toEqual(['two'])
  authStore.setState({ token: null, user: null })
  authStore.setState({ token: 'token', user: { id: 1, type: 'user' } as Account })
  await expect.poll(() => stored()).toEqual([])
})
