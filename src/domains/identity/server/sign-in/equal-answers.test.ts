import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resendOtp, resetPassword } from '#domains/identity/common/passwords.ts'
import { verifyDeleteAccount } from '#domains/accounts/common/deletion.ts'
import { verification } from '#domains/identity/common/registration/registration.ts'
import { aForgetfulMember, aResetToken, sixDigitsSentTo } from '#test/harness/market/recoveries.ts'
import { aRegistration } from '#test/harness/market/registrations.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let people: { who: string; email: string; phone_number: string }[]
beforeAll(async () => {
  app = await createTestApp()
  const known = await aForgetfulMember(app)
  const suspended = await aForgetfulMember(app)
  await app.platform.db
    .updateTable('accounts')
    .set({ status: 'suspended' })
    .where('id', '=', suspended.person.id)
    .execute()
  const pending = await aRegistration(app)
  const unknown = { email: 'nobody@example.nz', phone_number: '+64219999999' }
  people = [
    { who: 'known', ...known },
    { who: 'unknown', ...unknown },
    { who: 'suspended', ...suspended },
    { who: 'pending', email: pending.email, phone_number: '+64219999998' },
    { who: 'an admin as a user', ...(await aForgetfulMember(app, { type: 'admin' })) },
  ]
})
afterAll(() => app[Symbol.asyncDispose]())

async function post(url: string, payload: object) {
  const reply = await app.server.inject({ method: 'POST', url: `/api${url}`, payload })
  const { request_id: _id, request_token, token, ...rest } = reply.json()
  const { date: _date, ...headers } = reply.headers
  return {
    stored: { request_token, token },
    answer: {
      status: reply.statusCode,
      headers,
      rest,
      tokens: [request_token, token].map((each: string | undefined) => each?.length),
      bytes: reply.rawPayload.length,
    },
  }
}

async function send(url: string, of: (person: (typeof people)[number]) => object) {
  const answers = []
  for (const person of people) answers.push((await post(url, of(person))).answer)
  for (const answer of answers) expect(answer).toEqual(answers[0])
  return answers[0]!
}

test('a wrong password at sign-in gets equal answers', async () => {
  const answer = await send('/auth/sign-in', ({ email }) => ({ email, password: 'wrong123', type: 'user' }))
  expect(answer).toMatchObject({ status: 401, rest: { key: 'invalid_credentials' } })
})

test('a wrong password for deleting an account gets equal answers', async () => {
  const answer = await send(verifyDeleteAccount.path, ({ email }) => ({ email, password: 'wrong123' }))
  expect(answer).toMatchObject({ status: 401, rest: { key: 'invalid_credentials' } })
})

describe('a forgotten password', () => {
  test('by email it gets equal answers: requested again too soon, sent again, and guessed', async () => {
    const requests: { email: string; request_token: string }[] = []
    const answers = []
    for (const { email } of people) {
      const { stored, answer } = await post('/auth/forget-password', { email, type: 'user' })
      requests.push({ email, request_token: stored.request_token })
      answers.push(answer)
    }
    expect(answers[0]).toMatchObject({ status: 200, rest: { resend_after_s: 30 } })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    await app.settle()

    const tooSoon = []
    for (const { email } of people)
      tooSoon.push((await post('/auth/forget-password', { email, type: 'user' })).answer)
    expect(tooSoon[0]).toMatchObject({ status: 429, rest: { key: 'rate_limited' } })
    const [first, ...others] = tooSoon.map((answer) => JSON.stringify(answer).replace(/\b[23]\d\b/g, 'some'))
    for (const answer of others) expect(answer).toBe(first)

    const guess = (code: string) =>
      Promise.all(
        requests.map((request) => post(verification.path, { ...request, code, purpose: 'reset_password' })),
      )
    const real = await sixDigitsSentTo(app, people[0]!.email)
    const wrong = real === '000000' ? '000001' : '000000'
    for (const status of [422, 422, 422, 422, 429, 429]) {
      const tried = (await guess(wrong)).map(({ answer }) => answer)
      expect(tried[0]!.status).toBe(status)
      for (const answer of tried) expect(answer).toEqual(tried[0])
    }

    await app.platform.db
      .updateTable('verification_codes')
      .set({ sent_at: new Date(Date.now() - 31_000) })
      .execute()
    const resent = []
    for (const { request_token } of requests)
      resent.push((await post(resendOtp.path, { request_token })).answer)
    expect(resent[0]).toMatchObject({ status: 200, rest: answers[0]!.rest })
    for (const answer of resent) expect(answer).toEqual(resent[0])
  })

  test('by phone it gets equal answers', async () => {
    const answer = await send('/auth/forget-password', ({ phone_number }) => ({ phone_number, type: 'user' }))
    expect(answer).toMatchObject({ status: 200, rest: { resend_after_s: 30 } })
  })
})

test('an unknown and an expired reset token get equal answers', async () => {
  const { email } = await aForgetfulMember(app)
  const expired = await aResetToken(app, email)
  await app.platform.db
    .updateTable('password_resets')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  const answers = []
  for (const token of [expired, 'x'.repeat(43)]) {
    const url = resetPassword.path.replace('{token}', token)
    answers.push((await post(url, { password: 'weka5678' })).answer)
  }
  expect(answers[0]).toMatchObject({ status: 404, rest: { key: 'reset_expired' } })
  expect(answers[1]).toEqual(answers[0])
})

test('requesting a code runs the same database statements for every address', async () => {
  const { pool } = app.platform
  const counts: number[] = []
  const context = new AsyncLocalStorage<true>()
  await app.platform.db
    .updateTable('verification_codes')
    .set({ sent_at: new Date(Date.now() - 2 * 86_400_000) })
    .execute()
  for (const { email } of people) {
    let statements = 0
    const recorded: (() => void)[] = []
    pool.on('acquire', (client) => {
      const query = client.query.bind(client)
      client.query = ((...args: unknown[]) => {
        // Tasks of the background use the same pool.
        if (context.getStore()) statements += 1
        return (query as (...all: unknown[]) => unknown)(...args)
      }) as typeof client.query
      recorded.push(() => (client.query = query))
    })
    await context.run(true, () => post('/auth/forget-password', { email, type: 'user' }))
    pool.removeAllListeners('acquire')
    for (const restore of recorded) restore()
    counts.push(statements)
  }
  expect(counts[0]).toBeGreaterThan(5)
  expect(new Set(counts).size).toBe(1)
})
