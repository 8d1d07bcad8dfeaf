import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyDeleteAccount } from '#domains/accounts/common/deletion.ts'
import {
  aForgetfulMember,
  aResetRequest,
  memberPassword as password,
  sixDigitsSentTo,
} from '#test/harness/market/recoveries.ts'
import { ageCodes } from '#test/harness/market/registrations.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ limits: { rateLimits: true } })
})
afterAll(() => app[Symbol.asyncDispose]())

const db = () => app.platform.db
let addresses = 0

async function post(url: string, payload: object, remoteAddress?: string) {
  addresses += 1
  const stranger = `100.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
  const reply = await app.server.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    remoteAddress: remoteAddress ?? stranger,
  })
  return reply.json<Record<string, never>>()
}

interface Door {
  email?: string
  phone_number?: string
}

async function aRequest(door: Door): Promise<object | null> {
  const { request_token } = await post('/auth/forget-password', { ...door, type: 'user' })
  return request_token ? { ...door, request_token, purpose: 'reset_password' } : null
}

const tallyOf = (replies: { key?: string }[]) => {
  const tally: Record<string, number> = {}
  for (const { key = 'right' } of replies) tally[key] = (tally[key] ?? 0) + 1
  return tally
}

async function triedInAll(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from code_failures`.execute(db())
  return rows[0]!.n
}

async function guessForAnHour(doors: Door[], guesses = 20) {
  const replies: { key?: string }[] = []
  for (const door of doors) {
    for (let n = 0; n < 6; n += 1) {
      const request = await aRequest(door)
      if (!request) break
      await app.settle()
      const codes = Array.from({ length: guesses }, (_, guess) =>
        String(n * guesses + guess).padStart(6, '0'),
      )
      replies.push(...(await Promise.all(codes.map((code) => post('/verification', { ...request, code })))))
      await ageCodes(app, Object.values(door)[0], '31 seconds')
    }
  }
  return replies
}

const age = async (interval: string) => {
  await sql`update code_failures set at = at - ${interval}::interval`.execute(db())
  await sql`update verification_codes set sent_at = sent_at - ${interval}::interval`.execute(db())
}

test(
  'at most 25 an hour and 50 a day of thousands of guesses from many addresses are tried',
  { timeout: 300_000 },
  async () => {
    const { email, phone_number } = await aForgetfulMember(app)
    const doors = [{ email }, { phone_number }]

    const first = await guessForAnHour(doors, 200)
    expect(first).toHaveLength(2_000)
    expect(addresses).toBeGreaterThan(2_000)
    expect(tallyOf(first).right ?? 0).toBeLessThanOrEqual(1)
    expect(await triedInAll()).toBeLessThanOrEqual(25)
    expect(await triedInAll()).toBeGreaterThan(20)

    await ageCodes(app, email, '1 hour')
    const mine = await aResetRequest(app, email)
    const code = await sixDigitsSentTo(app, email)
    expect(await post('/verification', { ...mine, code })).toMatchObject({
      key: 'rate_limited',
      message: expect.stringMatching(/^Too many wrong codes\. Wait (59|60) minutes and try again\.$/),
    })
    expect(await post('/auth/sign-in', { email, password, type: 'user' })).toHaveProperty('token')

    for (let hour = 1; hour < 4; hour += 1) {
      await age('61 minutes')
      const before = await triedInAll()
      await guessForAnHour(doors)
      expect((await triedInAll()) - before).toBeLessThanOrEqual(25)
    }
    expect(await triedInAll()).toBeLessThanOrEqual(50)
    expect(await triedInAll()).toBeGreaterThan(40)
  },
)

test('guesses at several codes of one account at once are counted together', async () => {
  const { email } = await aForgetfulMember(app)
  const requests: object[] = []
  for (let n = 0; n < 5; n += 1) {
    requests.push((await aRequest({ email }))!)
    await ageCodes(app, email, '31 seconds')
  }
  await app.settle()
  const before = await triedInAll()
  const codes = Array.from({ length: 4 }, (_, n) => String(n).padStart(6, '0'))
  const guesses = codes.flatMap((code) =>
    requests.map((request) => post('/verification', { ...request, code })),
  )
  expect(tallyOf(await Promise.all(guesses))).toEqual({ code_wrong: 12, rate_limited: 8 })
  expect((await triedInAll()) - before).toBe(12)
})

test('guessing for one account doesn’t block another, nor the owner’s deletion', async () => {
  const target = await aForgetfulMember(app)
  const other = await aForgetfulMember(app)
  await guessForAnHour([{ email: target.email }])
  const request = await aResetRequest(app, other.email)
  expect(
    await post('/verification', { ...request, code: await sixDigitsSentTo(app, other.email) }),
  ).toHaveProperty('token')

  await ageCodes(app, target.email, '2 hours')
  const { request_token } = await post(verifyDeleteAccount.path, { email: target.email, password })
  const code = await sixDigitsSentTo(app, target.email)
  expect(await post('/delete-account', { email: target.email, request_token, code })).toEqual({ ok: true })
})

test('guessing passwords at account deletion is limited to the 25 of signing in', async () => {
  const { email } = await aForgetfulMember(app)
  const guesses = Array.from({ length: 20 }, (_, n) =>
    Promise.all([
      post('/auth/sign-in', { email, password: `guess${n}00`, type: 'user' }),
      post(verifyDeleteAccount.path, { email, password: `guess${n}01` }),
    ]),
  )
  const tally = tallyOf((await Promise.all(guesses)).flat())
  expect(tally).toEqual({ invalid_credentials: 25, rate_limited: 15 })
})

test('one client can request twenty codes an hour, for whatever accounts', async () => {
  const home = '198.51.100.20'
  const keys: (string | undefined)[] = []
  for (let n = 0; n < 21; n += 1) {
    const { key } = await post(
      '/auth/forget-password',
      { email: `whoever${n}@example.nz`, type: 'user' },
      home,
    )
    keys.push(key)
  }
  expect(keys.slice(0, 20).every((key) => key === undefined)).toBe(true)
  expect(keys[20]).toBe('rate_limited')
})
