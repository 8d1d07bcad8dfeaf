import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { exportMyData, getProfile, putProfile } from '#contract/accounts/accounts.ts'
import { endMemberSessions } from '#contract/admin/member-records.ts'
import { removeToken, signIn } from '#contract/auth/auth.ts'
import { changePassword, resetPassword } from '#contract/auth/passwords.ts'
import { endOtherSessions, endSession, listSessions } from '#contract/auth/sessions.ts'
import type { AnyOperation } from '#contract/core/operation.ts'
import { deleteMember, startReset } from '#contract/members/members.ts'
import { suspendMember } from '#contract/members/suspensions.ts'
import { buildApp } from '#server/build-app.ts'
import { buildPlatform } from '#server/build-platform.ts'
import { transact } from '#server/platform/database/db.ts'
import { PreparingClient } from '#server/platform/database/prepared.ts'
import { createInProcessApi, RefusedCall } from '#server/platform/http/in-process-api.ts'
import type { TopicListener } from '#server/platform/live-hub.ts'
import { aMember, aView } from '#test/harness/market/people.ts'
import { aForgetfulMember, aResetToken } from '#test/harness/market/recoveries.ts'
import { ageSession, anotherSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { updateAccount } from '../account/account.service.ts'
import { endSessions, signOut } from '../auth.service.ts'
import { hashToken } from '../password/secrets.service.ts'

interface Node {
  as: TestApp['as']
  /** As if notices may have been missed. */
  miss: () => void
  close: () => Promise<void>
}

/** Of the same database; one that is deaf loses every notice. */
async function anotherNode(of: TestApp, { is_deaf = false } = {}): Promise<Node> {
  const platform = buildPlatform(of.platform.config, of.connection, of.platform.log)
  const ears: TopicListener[] = []
  const onNotify = (ear: TopicListener) => {
    ears.push(ear)
    platform.live.onNotify(ear)
  }
  if (!is_deaf) await platform.live.start()
  const server = await buildApp({ ...platform, live: { ...platform.live, onNotify } }, { pages: false })
  const as: TestApp['as'] = (person) => ({
    call: (async (op: AnyOperation, input: never) => {
      try {
        return await createInProcessApi(server, { address: '10.0.0.9', token: person!.token }).call(op, input)
      } catch (error) {
        if (error instanceof RefusedCall) return error.problem
        throw error
      }
    }) as never,
  })
  const close = async () => {
    await server.close()
    await platform.close()
  }
  return { as, miss: () => ears.forEach(({ missed }) => missed()), close }
}

let app: TestApp
let other: Node
let deaf: Node
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  other = await anotherNode(app)
  deaf = await anotherNode(app, { is_deaf: true })
  admin = await aMember(app, { type: 'admin' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await other.close()
  await deaf.close()
  await app[Symbol.asyncDispose]()
})

const db = () => app.platform.db
const look = async (node: Pick<Node, 'as'>, person: Person) =>
  (await node.as(person).call(getProfile, {})).key ?? 'works'

const sessionOf = async ({ token }: Person) =>
  await db()
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()

/** How often the session was asked for while `work` ran. */
async function countAsked(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(PreparingClient.prototype, 'query')
  await work()
  const texts = sent.mock.calls.map(([text]) => String((text as { text?: string })?.text ?? text))
  sent.mockRestore()
  return texts.filter((text) => text.includes('from "sessions" inner join "accounts"')).length
}

function letPass(ms: number) {
  const real = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => real() + ms)
}

test('a member’s reads within a second ask for the session once, at once or one by one', async () => {
  const [person, busy] = [await aMember(app), await aMember(app)]
  const inTurn = async () => {
    for (let each = 0; each < 20; each += 1) expect(await look(app, person)).toBe('works')
  }
  expect(await countAsked(inTurn)).toBe(1)
  expect(await countAsked(() => Promise.all(Array.from({ length: 20 }, () => look(app, busy))))).toBe(1)
})

test('each write asks for the session, and so does each call of an admin, of a view and while suspended', async () => {
  const [person, watched] = [await aMember(app), await aMember(app)]
  const view = (await aView(app, admin, watched)).person
  const email = 'limited@example.nz'
  const suspended = await aMember(app, { email })
  await suspend(suspended)
  const entry = await app.as(null).call(signIn, { email, password: 'kahu1234', type: 'user' })
  const limited = { id: suspended.id, token: entry.limited_token! }
  await look(app, person)
  const write = () => app.as(person).call(putProfile, { about: 'Bikes.' })
  expect(await countAsked(async () => [await write(), await write()])).toBe(2)
  for (const one of [admin, view, limited])
    expect(await countAsked(async () => [await look(app, one), await look(app, one)])).toBe(2)
  expect([await look(app, admin), await look(app, view)]).toEqual(['works', 'works'])
})

const suspend = (person: Person) =>
  app.as(admin).call(suspendMember, { id: person.id, kind: 'whole', until: null, reason: 'Not theirs' })

interface Signed {
  person: Person
  /** Another session of theirs. */
  elsewhere: Person
  email: string
}

test.each<[string, (signed: Signed) => Promise<unknown>]>([
  ['signs out', ({ person }) => app.as(person).call(removeToken, {})],
  [
    'ends the session elsewhere',
    async ({ person, elsewhere }) => app.as(elsewhere).call(endSession, { id: (await sessionOf(person)).id }),
  ],
  ['ends all other sessions', ({ elsewhere }) => app.as(elsewhere).call(endOtherSessions, {})],
  [
    'changes the password',
    ({ elsewhere }) =>
      app.as(elsewhere).call(changePassword, { current_password: 'kahu1234', password: 'tuatara9' }),
  ],
  [
    'resets the password',
    async ({ email }) =>
      app.as(null).call(resetPassword, { token: await aResetToken(app, email), password: 'tuatara9' }),
  ],
  [
    'is signed out by an admin',
    ({ person }) =>
      app.as(admin).call(endMemberSessions, { id: person.id, session_id: null, reason: 'Taken over' }),
  ],
  [
    'is signed out of one device by an admin',
    async ({ person }) => {
      const { id: session_id } = await sessionOf(person)
      return app.as(admin).call(endMemberSessions, { id: person.id, session_id, reason: 'Lost phone' })
    },
  ],
  [
    'is sent a reset that ends sessions',
    ({ person }) => app.as(admin).call(startReset, { id: person.id, ends_sessions: true }),
  ],
  ['is suspended', ({ person }) => suspend(person)],
  ['is deleted', ({ person }) => app.as(admin).call(deleteMember, { id: person.id, reason: 'As asked' })],
])('who %s is refused at once here, and elsewhere as soon as it is heard', async (_how, act) => {
  const { person, email } = await aForgetfulMember(app)
  const elsewhere = await anotherSession(app, person)
  for (const node of [app, other]) expect(await look(node, person)).toBe('works')
  expect(await countAsked(() => Promise.all([app, other].map((node) => look(node, person))))).toBe(0)
  const reply = (await act({ person, elsewhere, email })) as { key?: string }
  expect(reply.key).toBeUndefined()
  expect(await look(app, person)).toBe('logout_user')
  await vi.waitFor(async () => expect(await look(other, person)).toBe('logout_user'), { timeout: 2_000 })
})

test('sessions of others stay in memory', async () => {
  const [person, neighbour] = [await aMember(app), await aMember(app)]
  for (const one of [person, neighbour]) await look(app, one)
  await app.as(person).call(removeToken, {})
  expect(await countAsked(() => look(app, neighbour))).toBe(0)
})

test('a session that begins while its account is being suspended ends with it', async () => {
  const person = await aMember(app)
  const late = await transact(db(), async (tx) => {
    await endSessions(tx, person.id)
    const begun = await anotherSession(app, person)
    for (const node of [app, other]) expect(await look(node, begun)).toBe('works')
    await updateAccount(tx, person.id, { status: 'suspended' })
    return begun
  })
  expect(await look(app, late)).toBe('logout_user')
  await vi.waitFor(async () => expect(await look(other, late)).toBe('logout_user'), { timeout: 2_000 })
})

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(db())
  return rows[0]!.waiting
}

test('a look that began before the session ended, and ends after, leaves nothing behind', async () => {
  const person = await aMember(app)
  const { id } = await sessionOf(person)
  // Its use is noted, which waits for the session's row.
  await ageSession(app, person, '6 minutes')
  const looks = await transact(db(), async (tx) => {
    await signOut(tx, id)
    const begun = [look(app, person), look(other, person)]
    await vi.waitFor(async () => expect(await countWaiting()).toBe(2), { timeout: 2_000 })
    return begun
  })
  expect(await Promise.all(looks)).toEqual(['works', 'works'])
  expect(await look(app, person)).toBe('logout_user')
  await vi.waitFor(async () => expect(await look(other, person)).toBe('logout_user'), { timeout: 2_000 })
})

test('where notices are lost, reads end within five seconds; writes and what needs a password end at once', async () => {
  const person = await aMember(app)
  expect(await look(deaf, person)).toBe('works')
  await suspend(person)
  expect(await look(deaf, person)).toBe('works')
  expect(await deaf.as(person).call(putProfile, { about: 'Still here.' })).toMatchObject({
    key: 'logout_user',
  })
  expect(await deaf.as(person).call(exportMyData, {})).toMatchObject({ key: 'password_needed' })
  letPass(4_500)
  expect(await look(deaf, person)).toBe('logout_user')
})

test('a node that may have missed notices asks again', async () => {
  const person = await aMember(app)
  await look(deaf, person)
  await app.as(person).call(removeToken, {})
  deaf.miss()
  expect(await look(deaf, person)).toBe('logout_user')
})

test('a session ends at its time to the moment, however fresh it is in memory', async () => {
  const person = await aMember(app)
  await sql`update sessions set expires_at = clock_timestamp() + interval '1500 ms'
    where account_id = ${person.id}`.execute(db())
  expect(await look(app, person)).toBe('works')
  expect(await countAsked(() => look(app, person))).toBe(0)
  await pause(1_600)
  expect(await look(app, person)).toBe('logout_user')
})

test('what was no session a moment ago is one as soon as it begins', async () => {
  const person = await aMember(app)
  const token = randomBytes(32).toString('base64url')
  const coming = { id: person.id, token }
  expect(await look(app, coming)).toBe('logout_user')
  await sql`update sessions set token_hash = ${hashToken(token)} where account_id = ${person.id}`.execute(
    db(),
  )
  expect(await look(app, coming)).toBe('works')
})

test('use is noted while the session is in memory', async () => {
  const person = await aMember(app)
  await look(app, person)
  await ageSession(app, person, '6 minutes')
  const before = await sessionOf(person)
  letPass(4_500)
  await look(app, person)
  const after = await sessionOf(person)
  expect(after.last_used_at.getTime()).toBeGreaterThan(before.last_used_at.getTime() + 300_000)
  expect(after.expires_at.getTime()).toBeGreaterThan(before.expires_at.getTime())
  expect(await countAsked(() => app.as(person).call(listSessions, {}))).toBe(0)
})
