import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDuplicateEmail, registerBasic } from '#domains/identity/common/registration/registration.ts'
import { checkToken, removeToken, signIn } from '#domains/identity/common/auth.ts'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { hintCookieName } from '#platform/server/http/hint-cookie.ts'
import { transact } from '#platform/server/database/db.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { createAccount } from '../account/account.service.ts'
import { hashPassword } from '../password/secrets.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const password = 'kahu1234'
const db = () => app.platform.db
let people = 0

async function anEmail() {
  people += 1
  const email = `person${people}@example.nz`
  const person = await aMember(app, { email })
  return { email, person }
}

const timeOf = async (tried: string) => {
  const start = performance.now()
  await post({ email: tried, password: 'wrong123', type: 'user' })
  return performance.now() - start
}

const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

const begin = (address: string, phoneNumber: string) =>
  post(
    { first_name: 'Ana', last_name: 'Lee', email: address, phone_number: phoneNumber, password },
    undefined,
    '/api/register-basic',
  )

const daysLeft = async (id: number) => {
  const { rows } = await sql<{ days: number }>`
    select extract(epoch from expires_at - clock_timestamp())::float8 / 86400 as days from sessions where account_id = ${id}`.execute(
    db(),
  )
  return rows[0]!.days
}

const cookieOf = async (payload: object, url?: string) =>
  [(await post(payload, undefined, url)).headers['set-cookie']]
    .flat()
    .find((cookie) => cookie?.startsWith(hintCookieName))

function post(payload: object, remoteAddress = '192.0.2.1', url = '/api/auth/sign-in') {
  return app.server.inject({ method: 'POST', url, payload, remoteAddress })
}

const signInFrom = async (address: string, email: string, tried: string) =>
  (await post({ email, password: tried, type: 'user' }, address)).json()

test('signing in returns a token, the account and the time', async () => {
  const { email, person } = await anEmail()
  const before = Date.now()
  const session = await app.as(null).call(signIn, { email, password, type: 'user', firebase_token: 'push-1' })
  expect(session).toMatchObject({
    user: { id: person.id, email },
    token: expect.stringMatching(/^hs_[\w-]{43}$/),
  })
  expect(Math.abs(new Date(session.server_time).getTime() - before)).toBeLessThan(5_000)
  const checked = await app.as({ id: person.id, token: session.token }).call(checkToken, {})
  expect(checked).toMatchObject({ valid: true, user: { id: person.id } })
  const stored = await db()
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', person.id)
    .where('push_subscription', '=', 'push-1')
    .execute()
  expect(stored).toHaveLength(1)
})

test('a wrong password, an unknown email and the wrong type get the same bytes', async () => {
  const { email } = await anEmail()
  const replies = [
    await post({ email, password: 'wrong123', type: 'user' }),
    await post({ email: 'nobody@example.nz', password: 'wrong123', type: 'user' }),
    await post({ email, password, type: 'admin' }),
  ]
  const answers = replies.map((reply) => {
    const { request_id, ...problem } = reply.json()
    expect(request_id).toBeTruthy()
    return [reply.statusCode, problem, reply.headers['set-cookie'], reply.body.length]
  })
  expect(answers[0]![0]).toBe(401)
  expect(answers[0]![1]).toMatchObject({ key: 'invalid_credentials' })
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('an unknown email takes as long as a known one', async () => {
  const { email } = await anEmail()
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  // Alternating, so that other load slows both.
  for (let n = 0; n < 15; n += 1) {
    times.known.push(await timeOf(email))
    times.unknown.push(await timeOf('nobody-at-all@example.nz'))
  }
  const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)]
  // Without a hash to compare with, the unknown one would take a tenth.
  expect(unknown).toBeGreaterThan(known * 0.5)
  expect(known).toBeGreaterThan(unknown * 0.5)
})

test('a registration with a member’s address gets the same bytes as any other', async () => {
  const { email } = await anEmail()
  const taken = await begin(email, '+64216660001')
  const free = await begin('free-address@example.nz', '+64216660002')
  expect([taken.statusCode, taken.body.length, Object.keys(taken.json())]).toEqual([
    201,
    free.body.length,
    Object.keys(free.json()),
  ])
})

test('only check-duplicate-email tells whether an email is taken', async () => {
  const { email } = await anEmail()
  const check = (address: string) => app.as(null).call(checkDuplicateEmail, { email: address })
  expect(await check(email.toUpperCase())).toEqual({ is_duplicate: true })
  expect(await check('free@example.nz')).toEqual({ is_duplicate: false })
  await app.as(null).call(registerBasic, {
    first_name: 'Ana',
    last_name: 'Lee',
    email: 'begun@example.nz',
    phone_number: '+64216660003',
    password,
  })
  expect(await check('begun@example.nz')).toEqual({ is_duplicate: false })
})

test('only the right password reveals an unfinished registration or a suspended account', async () => {
  const email = 'unfinished@example.nz'
  await app.as(null).call(registerBasic, {
    first_name: 'Ana',
    last_name: 'Lee',
    email,
    phone_number: '+64216660004',
    password,
  })
  expect(await signInFrom('192.0.2.1', email, 'wrong123')).toMatchObject({ key: 'invalid_credentials' })
  expect(await signInFrom('192.0.2.1', email, password)).toMatchObject({ key: 'phone_unverified' })

  const { email: suspended, person } = await anEmail()
  await db().updateTable('accounts').set({ status: 'suspended' }).where('id', '=', person.id).execute()
  expect(await signInFrom('192.0.2.1', suspended, 'wrong123')).toMatchObject({ key: 'invalid_credentials' })
  expect(await signInFrom('192.0.2.1', suspended, password)).toMatchObject({ key: 'account_suspended' })
  expect(await app.as(person).call(getProfile, {})).toMatchObject({ key: 'logout_user' })
})

/** Fewer at once than a slow machine refuses as busy. */
async function guessFromAllOver(email: string, count: number): Promise<string[]> {
  const keys: string[] = []
  for (let from = 0; from < count; from += 5) {
    const some = Array.from({ length: Math.min(5, count - from) }, (_, n) => from + n)
    const replies = await Promise.all(some.map((n) => signInFrom(`203.0.113.${n}`, email, `guess${n}00`)))
    keys.push(...replies.map(({ key }) => key))
  }
  return keys
}

test('guesses from many addresses stop at 25 an hour, and the owner still signs in from home', async () => {
  const { email } = await anEmail()
  expect(await signInFrom('198.51.100.7', email, password)).toHaveProperty('token')
  expect(await signInFrom('2001:db8:4:4::a1', email, password)).toHaveProperty('token')
  const keys = await guessFromAllOver(email, 40)
  expect(keys.filter((key) => key === 'invalid_credentials')).toHaveLength(25)
  expect(keys.filter((key) => key === 'rate_limited')).toHaveLength(15)

  expect(await signInFrom('203.0.113.200', email, password)).toMatchObject({
    key: 'rate_limited',
    message: 'Too many wrong passwords. Wait 60 minutes and try again.',
  })
  expect(await signInFrom('198.51.100.7', email, password)).toHaveProperty('token')
  // An IPv6 line has a /64 and changes its address daily.
  expect(await signInFrom('2001:db8:4:4:9:8:7:6', email, password)).toHaveProperty('token')
  expect(await signInFrom('2001:db8:4:5::a1', email, password)).toMatchObject({ key: 'rate_limited' })

  await sql`update sign_in_failures set at = at - interval '1 hour'`.execute(db())
  expect(await signInFrom('203.0.113.200', email, password)).toHaveProperty('token')
})

test('an unknown email is locked out after as many guesses as a known one', async () => {
  const keys = await guessFromAllOver('ghost@example.nz', 26)
  expect(keys.filter((key) => key === 'rate_limited')).toHaveLength(1)
})

test('right passwords are not counted', async () => {
  const { email } = await anEmail()
  for (let n = 0; n < 27; n += 1)
    expect(await signInFrom(`203.0.113.${n}`, email, password)).toHaveProperty('token')
})

test('many devices of one person sign in at the same moment', async () => {
  const { email } = await anEmail()
  const replies = await Promise.all(Array.from({ length: 16 }, () => post({ email, password, type: 'user' })))
  expect(replies.map((reply) => reply.statusCode)).toEqual(replies.map(() => 200))
})

test('signing out ends the session and its live stream at once, and again gets the same answer', async () => {
  const { person } = await anEmail()
  const received: string[] = []
  const { session_id } = await db()
    .selectFrom('sessions')
    .select('id as session_id')
    .where('account_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const ended = new Promise<void>((resolve) => {
    app.platform.live.subscribe({ states: [], news: [`session:${session_id}`] }, (message) => {
      received.push(message.kind)
      resolve()
    })
  })
  expect(await app.as(person).call(removeToken, {})).toEqual({ ok: true })
  await ended
  expect(received).toEqual(['session_ended'])
  expect(await app.as(person).call(getProfile, {})).toMatchObject({ status: 401, key: 'logout_user' })
  expect(await app.as(person).call(removeToken, {})).toEqual({ ok: true })
  expect(await app.as(null).call(removeToken, {})).toEqual({ ok: true })
})

test('a user’s session is extended by use, and an admin’s ends 12 hours after signing in', async () => {
  const { person: user } = await anEmail()
  const admin = await aMember(app, { type: 'admin', email: 'admin@example.nz' })
  const age = (interval: string) =>
    sql`update sessions set last_used_at = last_used_at - ${interval}::interval,
        expires_at = expires_at - ${interval}::interval where account_id in (${user.id}, ${admin.id})`.execute(
      db(),
    )

  await age('4 minutes')
  await app.as(user).call(getProfile, {})
  expect(await daysLeft(user.id)).toBeLessThan(30 - 3 / 1440)
  await age('6 hours')
  for (const person of [user, admin]) await app.as(person).call(getProfile, {})
  expect(await daysLeft(user.id)).toBeCloseTo(30, 2)
  expect(await daysLeft(admin.id)).toBeLessThan(0.25)

  await age('7 hours')
  expect(await app.as(admin).call(getProfile, {})).toMatchObject({ key: 'logout_user' })
  await age('30 days')
  expect(await app.as(user).call(getProfile, {})).toMatchObject({ key: 'logout_user' })
})

test('the hint cookie contains only the signed-in type', async () => {
  const { email } = await anEmail()
  expect(await cookieOf({ email, password, type: 'user' })).toBe(
    `${hintCookieName}=user; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
  )
  await transact(db(), async (tx) =>
    createAccount(tx, {
      type: 'admin',
      first_name: 'Ada',
      last_name: 'Min',
      email: 'ada@example.nz',
      phone_number: '+64216660005',
      password_hash: await hashPassword(password),
    }),
  )
  expect(await cookieOf({ email: 'ada@example.nz', password, type: 'admin' })).toBe(
    `${hintCookieName}=admin; Path=/; Max-Age=43200; HttpOnly; SameSite=Lax`,
  )
  expect(await cookieOf({}, '/api/remove-token')).toBe(
    `${hintCookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
  )
})

test('signing in refuses an invalid push token', async () => {
  const { email } = await anEmail()
  expect(
    await app.as(null).call(signIn, { email, password, type: 'user', firebase_token: 'a b' }),
  ).toMatchObject({ key: 'validation_failed', errors: { firebase_token: 'That’s not a push token.' } })
})
