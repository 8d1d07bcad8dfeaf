import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkToken } from '#domains/identity/common/auth.ts'
import { countChats, listConversations } from '#domains/chat/common/chat.ts'
import { listMembers } from '#domains/accounts/common/members/members.ts'
import { readNotification } from '#domains/messaging/common/notifications.ts'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import { api, publicApi } from './api.ts'
import { authStore, forgetSession } from './auth-store.ts'
import { collectFirstCalls, firstCallsScript } from './first-calls.ts'
import { findProblem } from './problem.ts'

const early = { unread: 1, support_count: 0 }
const later = { unread: 2, support_count: 0 }
const sent = vi.fn<typeof fetch>()

function startWithPage(reply: Response | null = Response.json(early), token = 'mine') {
  globalThis.firstCalls = { token, replies: { '/chat-count': Promise.resolve(reply) } }
}

beforeEach(() => {
  sent.mockImplementation(async () => Response.json(later))
  vi.stubGlobal('fetch', sent)
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  authStore.setState({ token: 'mine' })
})

afterEach(() => {
  globalThis.firstCalls = undefined
  forgetSession()
  sent.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a call started with the page is reused once', async () => {
  startWithPage()
  expect(await api.call(countChats, {})).toEqual(early)
  expect(sent).not.toHaveBeenCalled()
  expect(await api.call(countChats, {})).toEqual(later)
  expect(sent).toHaveBeenCalledOnce()
})

test.each([
  ['another account’s', () => startWithPage(undefined, 'theirs')],
  [
    'an old one',
    () => {
      startWithPage()
      vi.spyOn(performance, 'now').mockReturnValue(15_001)
    },
  ],
  ['one that failed on its way', () => startWithPage(null)],
  ['one that was refused', () => startWithPage(Response.json({ key: 'logout_user' }, { status: 401 }))],
])('%s is not reused', async (_which, start) => {
  start()
  expect(await api.call(countChats, {})).toEqual(later)
  expect(sent).toHaveBeenCalledOnce()
})

test('a reply refused early is requested again, and a second refusal is thrown', async () => {
  const refusal = { status: 403, key: 'forbidden', message: 'No.', request_id: '' }
  startWithPage(Response.json(refusal, { status: 403 }))
  sent.mockImplementation(async () => Response.json(refusal, { status: 403 }))
  const error = await api.call(countChats, {}).catch((caught: unknown) => caught)
  expect(findProblem(error)?.key).toBe('forbidden')
})

test('a public call does not use the member’s reply', async () => {
  startWithPage()
  expect(await publicApi.call(countChats, {})).toEqual(later)
  expect(await api.call(countChats, {})).toEqual(early)
})

test('an account that signs in meanwhile requests again', async () => {
  startWithPage()
  forgetSession()
  authStore.setState({ token: 'theirs' })
  expect(await api.call(countChats, {})).toEqual(later)
})

test('a write invalidates early replies, and a session check does not', async () => {
  startWithPage()
  await api.call(checkToken, {})
  expect(await api.call(countChats, {})).toEqual(early)
  startWithPage()
  await api.call(readNotification, { id: 7 })
  expect(await api.call(countChats, {})).toEqual(later)
})

test('a page names at most five first calls', () => {
  const calls = collectFirstCalls('user')
  calls.add(listOwnListings, { status: 'active', page: 1 })
  calls.add(listOwnListings, { status: 'active', page: 1 })
  calls.add(getSettings, {})
  calls.add(listMembers, {})
  calls.add(readNotification, { id: 7 })
  expect(calls.writeMeta()).toBe(
    '<meta name="first-calls" data-for="user" content="/own-listing?status=active&amp;page=1 /settings"/>',
  )
  for (let page = 1; page < 9; page += 1) calls.add(listConversations, { page })
  expect(calls.writeMeta().match(/ \//g)).toHaveLength(4)
})

test.each(['public', 'visitor', undefined] as const)('a page for %s names none', (audience) => {
  const calls = collectFirstCalls(audience)
  calls.add(countChats, {})
  expect(calls.writeMeta()).toBe('')
})

interface Storages {
  localStorage?: Record<string, string>
  sessionStorage?: Record<string, string>
}

function runScript({ localStorage = {}, sessionStorage = {} }: Storages, content = '/chat-count /settings') {
  const fetched = vi.fn<(url: string, init: object) => Promise<Response>>(async () => Response.json(early))
  const readFrom = (expected: Record<string, string>) => ({ getItem: (key: string) => expected[key] ?? null })
  const window: { firstCalls?: object } = {}
  const document = { querySelector: () => (content ? { content, dataset: { for: 'user' } } : null) }
  const storages = { localStorage: readFrom(localStorage), sessionStorage: readFrom(sessionStorage) }
  runInContext(firstCallsScript, createContext({ window, document, fetch: fetched, ...storages }))
  return { window, fetched }
}

const auth = (token: string | null, type = 'user') => JSON.stringify({ token, user: { type } })

test('the script sends the named calls with the token', () => {
  const { window, fetched } = runScript({ localStorage: { auth: auth('mine') } })
  const init = { headers: { accept: 'application/json', authorization: 'Bearer mine' } }
  expect(fetched.mock.calls).toEqual([
    ['/api/chat-count', init],
    ['/api/settings', init],
  ])
  expect(window.firstCalls).toMatchObject({ token: 'mine' })
})

test('the script sends nothing for a visitor or for a page without calls', () => {
  const visitors: Record<string, string>[] = [
    {},
    { auth: auth(null) },
    { auth: auth('mine', 'admin') },
    { auth: 'spoilt' },
  ]
  for (const localStorage of visitors) expect(runScript({ localStorage }).fetched).not.toHaveBeenCalled()
  expect(runScript({ localStorage: { auth: auth('mine') } }, '').fetched).not.toHaveBeenCalled()
})

test('in a tab that views a member’s account the script calls as that member', () => {
  const sessionStorage = { view: '{}', auth: auth('theirs') }
  const { window } = runScript({ localStorage: { auth: auth('mine') }, sessionStorage })
  expect(window.firstCalls).toMatchObject({ token: 'theirs' })
})
