import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, getOffline, problemFrom } from '../session/problem.ts'
import { CommittedRequest, type BindingOutcome, patienceMs } from './committed-request.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Line = 'up' | 'hangs' | 'hangs before the server' | 'cut' | 'cut after'

function aServer() {
  const stored = new Map<string, 'answered' | 'withdrawn'>()
  const state = { line: 'up' as Line, online: true, sent: 0, is_reachable: true, placed: 0 }
  const never = (signal: AbortSignal) =>
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError'))),
    )

  function arrive(key: string): string {
    const before = stored.get(key)
    if (before === 'withdrawn') throw new ApiError(problemFrom(409, refusal('request_withdrawn')))
    if (!before) state.placed += 1
    stored.set(key, 'answered')
    return `placed by ${key}`
  }

  async function call(key: string, signal: AbortSignal): Promise<string> {
    state.sent += 1
    if (state.line === 'cut') throw new ApiError(getOffline())
    if (state.line === 'hangs before the server') return await never(signal)
    const reply = arrive(key)
    if (state.line === 'cut after') throw new ApiError(getOffline())
    return state.line === 'hangs' ? await never(signal) : reply
  }

  async function settle(key: string, withdraw: boolean) {
    if (!state.is_reachable) throw new ApiError(getOffline())
    if (withdraw && !stored.has(key)) stored.set(key, 'withdrawn')
    state.line = state.line === 'hangs before the server' ? state.line : 'up'
    return stored.get(key) ?? ('unanswered' as const)
  }

  return { state, stored, call, settle }
}

const refusal = (key: string) => ({ status: 409, key, message: key, request_id: '' })

function aBinding(server: ReturnType<typeof aServer>) {
  let keys = 0
  let step = 'idle'
  const outcomes: BindingOutcome<string>[] = []
  const binding = new CommittedRequest<string>(
    {
      settle: server.settle,
      isOnline: () => server.state.online,
      newKey: () => `key ${(keys += 1)}`,
    },
    (view) => (step = view.step),
  )
  const send = () =>
    void binding
      .send({ prepare: async () => true, call: server.call })
      .then((outcome) => outcomes.push(outcome))
  return { binding, send, outcomes, step: () => step }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a reply completes the call', async () => {
  const server = aServer()
  const { send, outcomes } = aBinding(server)
  send()
  await wait(0)
  expect(outcomes).toEqual([{ kind: 'done', reply: 'placed by key 1', cancelRequested: false }])
})

test('a call offline sends nothing for as long as it lasts, and a retry is a new click', async () => {
  const server = aServer()
  const { binding, send, outcomes, step } = aBinding(server)
  server.state.online = false
  send()
  await wait(60_000)
  server.state.online = true
  await wait(60_000)
  expect([step(), server.state.sent, outcomes]).toEqual(['not_sent', 0, []])
  binding.press()
  await wait(0)
  expect(outcomes).toMatchObject([{ kind: 'done' }])
  expect(server.state.placed).toBe(1)
})

test('the call can be made again once online, and nothing was sent before', async () => {
  const server = aServer()
  const { binding, send, outcomes, step } = aBinding(server)
  server.state.online = false
  send()
  server.state.online = true
  binding.comeBackOnline()
  await wait(60_000)
  expect([step(), server.state.sent, outcomes]).toEqual(['idle', 0, [{ kind: 'held' }]])
})

test('a call stalled before the server is checked after 5 s, withdrawn and refused', async () => {
  const server = aServer()
  const { binding, send, outcomes, step } = aBinding(server)
  server.state.line = 'hangs before the server'
  send()
  await wait(patienceMs - 1)
  expect(step()).toBe('sending')
  await wait(1)
  expect(step()).toBe('checking')
  expect(binding.back()).toBe(false)
  await wait(0)
  expect(outcomes).toEqual([{ kind: 'stopped' }])
  expect(server.stored.get('key 1')).toBe('withdrawn')
  expect(server.state).toMatchObject({ sent: 1, placed: 0 })
})

test('a call that stays stalled is abandoned, and a retry has another key', async () => {
  const server = aServer()
  const { binding, send, outcomes, step } = aBinding(server)
  server.state.line = 'hangs before the server'
  send()
  await wait(30_000)
  expect([step(), server.state.placed]).toEqual(['not_sent', 0])
  server.state.line = 'up'
  binding.press()
  await wait(0)
  expect(outcomes).toMatchObject([{ kind: 'done', reply: 'placed by key 2' }])
})

test('a call stalled after the server is found by its key and placed once', async () => {
  const server = aServer()
  const { send, outcomes } = aBinding(server)
  server.state.line = 'hangs'
  send()
  await wait(patienceMs + 10)
  expect(outcomes).toEqual([{ kind: 'done', reply: 'placed by key 1', cancelRequested: false }])
  expect(server.state.placed).toBe(1)
})

test('a call cut off after the server is resolved once the server is reachable', async () => {
  const server = aServer()
  const { send, outcomes, step } = aBinding(server)
  server.state.line = 'cut after'
  server.state.is_reachable = false
  send()
  await wait(40_000)
  expect([step(), outcomes]).toEqual(['checking', []])
  server.state.is_reachable = true
  await wait(2_100)
  expect(outcomes).toMatchObject([{ kind: 'done' }])
  expect(server.state.placed).toBe(1)
})

test('a call cut off before the server is known to have no effect once checked', async () => {
  const server = aServer()
  const { send, outcomes, step } = aBinding(server)
  server.state.line = 'cut'
  send()
  await wait(100)
  expect(server.stored.get('key 1')).toBeUndefined()
  await wait(150)
  expect([step(), outcomes, server.state.placed]).toEqual(['not_sent', [], 0])
  expect(server.stored.get('key 1')).toBe('withdrawn')
})

test('cancelling a committed call reports that it took effect', async () => {
  const server = aServer()
  const { binding, send, outcomes } = aBinding(server)
  server.state.line = 'hangs'
  send()
  await wait(100)
  binding.back()
  await wait(10)
  expect(outcomes).toEqual([{ kind: 'done', reply: 'placed by key 1', cancelRequested: true }])
})

test('a retry during the check sends the same key', async () => {
  const server = aServer()
  const { binding, send, outcomes } = aBinding(server)
  server.state.line = 'hangs'
  server.state.is_reachable = false
  send()
  await wait(patienceMs + 100)
  server.state.line = 'up'
  binding.press()
  await wait(0)
  expect(outcomes).toMatchObject([{ kind: 'done', reply: 'placed by key 1' }])
  expect(server.state.placed).toBe(1)
})

test('a refused call returns its error, and an unprepared one is not sent', async () => {
  const server = aServer()
  const { binding, outcomes } = aBinding(server)
  const refused = new ApiError(problemFrom(409, refusal('listing_closed')))
  const call = () => Promise.reject(refused)
  outcomes.push(await binding.send({ prepare: async () => true, call }))
  outcomes.push(await binding.send({ prepare: async () => false, call }))
  expect(outcomes).toEqual([{ kind: 'refused', error: refused }, { kind: 'held' }])
})
