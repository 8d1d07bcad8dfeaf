import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { endOtherSessions, endSession, listSessions } from '#domains/identity/common/auth.ts'
import { keyPrefix } from '#platform/common/key-scopes.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import { aMember, aView } from '#test/harness/market/people.ts'
import { ageSession, anotherSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const listOf = async (person: Person) => (await app.as(person).call(listSessions, {})).items
const thisOf = async (person: Person) => (await listOf(person)).find(({ is_this }) => is_this)!
const works = async (person: Person) => (await app.as(person).call(getProfile, {})).key ?? 'works'

function nextMessage(sessionId: number) {
  const { promise, resolve } = Promise.withResolvers<LiveMessage>()
  const stop = app.platform.live.subscribe({ states: [], news: [`session:${sessionId}`] }, (message) => {
    stop()
    resolve(message)
  })
  return promise
}

test('members see only their own sessions, the present one first', async () => {
  const [person, stranger] = [await aMember(app), await aMember(app)]
  const phone = await anotherSession(app, person, { device: 'Phone', address: '203.0.113.9' })
  const laptop = await anotherSession(app, person, { device: 'Laptop', address: '2001:db8::7' })
  await ageSession(app, phone, '2 minutes')
  await ageSession(app, laptop, '1 minute')

  expect(await listOf(phone)).toMatchObject([
    { device: 'Phone', address: '203.0.113.9', is_this: true },
    { device: 'test', is_this: false },
    { device: 'Laptop', address: '2001:db8::7', is_this: false },
  ])
  const ids = (await listOf(person)).map(({ id }) => id)
  expect(ids).toHaveLength(3)
  expect(await listOf(stranger)).toHaveLength(1)
  expect(ids).not.toContain((await thisOf(stranger)).id)
})

test('an ended session is refused at its next request, and its stream is closed', async () => {
  const person = await aMember(app)
  const elsewhere = await anotherSession(app, person)
  const { id } = await thisOf(elsewhere)
  const message = nextMessage(id)
  expect(await app.as(person).call(endSession, { id })).toEqual({ ok: true })
  expect(await works(elsewhere)).toBe('logout_user')
  expect(await message).toEqual({ kind: 'session_ended' })
  expect(await listOf(person)).toHaveLength(1)
  expect(await app.as(person).call(endSession, { id })).toMatchObject({ key: 'not_found' })
})

test('somebody else’s session can’t be ended, and answers like a missing one', async () => {
  const [person, thief] = [await aMember(app), await aMember(app)]
  const { id } = await thisOf(person)
  const { request_id: _, ...refused } = await app.as(thief).call(endSession, { id })
  const { request_id: __, ...unknown } = await app.as(thief).call(endSession, { id: 999_999 })
  expect(refused).toMatchObject({ status: 404, key: 'not_found' })
  expect(refused).toEqual(unknown)
  expect(await works(person)).toBe('works')
})

test('ending all others closes their streams, and the present session stays', async () => {
  const [person, stranger] = [await aMember(app), await aMember(app)]
  const others = [await anotherSession(app, person), await anotherSession(app, person)]
  const messages = []
  for (const other of others) messages.push(nextMessage((await thisOf(other)).id))
  expect(await app.as(person).call(endOtherSessions, {})).toEqual({ ended: 2 })
  for (const other of others) expect(await works(other)).toBe('logout_user')
  expect(await Promise.all(messages)).toEqual([{ kind: 'session_ended' }, { kind: 'session_ended' }])
  expect([await works(person), await works(stranger)]).toEqual(['works', 'works'])
  expect(await app.as(person).call(endOtherSessions, {})).toEqual({ ended: 0 })
})

test('ending a session needs a recently entered password', async () => {
  const person = await aMember(app)
  const elsewhere = await anotherSession(app, person)
  const { id } = await thisOf(elsewhere)
  await ageSession(app, person, '11 minutes')
  expect(await app.as(person).call(endSession, { id })).toMatchObject({ key: 'password_needed' })
  expect(await app.as(person).call(endOtherSessions, {})).toMatchObject({ key: 'password_needed' })
  expect(await works(elsewhere)).toBe('works')
})

test('no session’s token can be taken for an API key', async () => {
  const [admin, member] = [await aMember(app, { type: 'admin' }), await aMember(app)]
  const { person: view } = await aView(app, admin, member)
  for (const { token } of [admin, member, view]) expect(token).toMatch(/^hs_[\w-]{43}$/)
  expect('hs_'.startsWith(keyPrefix)).toBe(false)
})
