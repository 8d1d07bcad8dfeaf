import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetPassword, resendOtp, resetPassword } from '#domains/identity/common/passwords.ts'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { verification } from '#domains/identity/common/registration/registration.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import {
  aForgetfulMember,
  aResetRequest,
  aResetToken,
  memberPassword,
  otherThan,
  sixDigitsSentTo,
} from '#test/harness/market/recoveries.ts'
import { readJobPayloads } from '#test/harness/jobs.ts'
import { ageCodes, messagesTo } from '#test/harness/market/registrations.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { mailReset } from './recovery.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const db = () => app.platform.db
const as = () => app.as(null)
const password = 'weka5678'

const account = (id: AccountId) =>
  db().selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const signInWith = (email: string, tried: string) =>
  as().call(signIn, { email, password: tried, type: 'user' })

test('a forgotten password is reset by an emailed code, which signs out everywhere', async () => {
  const { email, person } = await aForgetfulMember(app)
  const reply = await as().call(forgetPassword, { email: email.toUpperCase(), type: 'user' })
  expect(reply).toEqual({
    message:
      'If that belongs to an account, we’ve sent a 6-digit code to its verified email or phone. It works for 10 minutes.',
    request_token: expect.stringMatching(/^[\w-]{43}$/),
    resend_after_s: 30,
  })
  const code = await sixDigitsSentTo(app, email)
  const verified = await as().call(verification, {
    email,
    purpose: 'reset_password',
    request_token: reply.request_token,
    code,
  })
  expect(verified).toEqual({ verified: true, token: expect.stringMatching(/^[\w-]{43}$/) })
  expect(await as().call(resetPassword, { token: verified.token!, password })).toEqual({
    ok: true,
    type: 'user',
  })

  expect(await app.as(person).call(getProfile, {})).toMatchObject({ status: 401, key: 'logout_user' })
  expect(await signInWith(email, memberPassword)).toMatchObject({ key: 'invalid_credentials' })
  expect(await signInWith(email, password)).toHaveProperty('token')
  expect((await messagesTo(app, email)).at(-1)).toMatchObject({
    channel: 'email',
    subject: 'Your Hoko password was changed',
    text: expect.stringContaining('/forgot-password'),
  })
})

const unprove = (id: AccountId, column: 'email_verified_at' | 'phone_verified_at') =>
  db()
    .updateTable('accounts')
    .set({ [column]: null })
    .where('id', '=', id)
    .execute()

test('the code goes by SMS if the email is unverified and the phone is verified', async () => {
  const { email, phone_number, person } = await aForgetfulMember(app)
  await unprove(person.id, 'email_verified_at')
  const request = await aResetRequest(app, email)
  const code = await sixDigitsSentTo(app, phone_number)
  expect(await messagesTo(app, email)).toEqual([])
  const { token } = await as().call(verification, { ...request, code })
  await as().call(resetPassword, { token: token!, password })
  expect(await account(person.id)).toMatchObject({ email_verified_at: null })
})

test('an account with an unverified copy of a number neither gets nor blocks a code', async () => {
  const { phone_number } = await aForgetfulMember(app)
  const other = await aForgetfulMember(app, { phone_number })
  await unprove(other.person.id, 'phone_verified_at')
  await as().call(forgetPassword, { phone_number, type: 'user' })
  expect(await sixDigitsSentTo(app, phone_number)).toMatch(/^\d{6}$/)

  const lonely = await aForgetfulMember(app)
  await unprove(lonely.person.id, 'phone_verified_at')
  await as().call(forgetPassword, { phone_number: lonely.phone_number, type: 'user' })
  await app.settle()
  expect(await messagesTo(app, lonely.phone_number)).toEqual([])
})

test('a reset by phone sends the code by SMS, and shows nothing of the email', async () => {
  const { phone_number, person } = await aForgetfulMember(app)
  await unprove(person.id, 'email_verified_at')
  const typed = phone_number.replace('+64', '0')
  const { request_token } = await as().call(forgetPassword, { phone_number: typed, type: 'user' })
  const code = await sixDigitsSentTo(app, phone_number)
  expect((await messagesTo(app, phone_number)).map(({ channel }) => channel)).toEqual(['sms'])
  const { token } = await as().call(verification, {
    phone_number: typed,
    purpose: 'reset_password',
    request_token,
    code,
  })
  await as().call(resetPassword, { token: token!, password })
  expect(await account(person.id)).toMatchObject({
    phone_verified_at: expect.any(Date),
    email_verified_at: null,
  })
})

test('an admin starts a reset by an emailed link, which works once', async () => {
  const { email, person } = await aForgetfulMember(app)
  const admin = await aForgetfulMember(app, { type: 'admin' })
  const member = { id: person.id, type: 'user', email, accepted_terms_at: new Date() } as const
  await transact(db(), (tx) => mailReset(tx, member, { begun_by: admin.person.id }, app.platform.config.http))
  const { text } = (await messagesTo(app, email)).at(-1)!
  const token = /\/reset-password#([\w-]{43})\n/.exec(text)![1]!
  expect(await as().call(resetPassword, { token, password })).toEqual({ ok: true, type: 'user' })
  expect(await as().call(resetPassword, { token, password })).toMatchObject({ key: 'reset_used' })
})

describe('exactly one address', () => {
  test.each<[string, object]>([
    ['none', {}],
    ['both', { email: 'a@example.nz', phone_number: '021 123 4567' }],
    ['a list', { email: ['a@example.nz', 'thief@example.com'] }],
    ['an object', { email: { $ne: null } }],
    ['two in one', { email: 'a@example.nz,thief@example.com' }],
    ['a line that adds a header', { email: 'a@example.nz\nBcc: thief@example.com' }],
  ])('%s', async (_case, contact) => {
    const reply = await as().call(forgetPassword, { ...contact, type: 'user' } as never)
    expect(reply).toMatchObject({ status: 422, key: 'validation_failed' })
  })
})

describe('a code of a reset', () => {
  test('works only for the person who requested it', async () => {
    const { email } = await aForgetfulMember(app)
    const mine = await aResetRequest(app, email)
    const code = await sixDigitsSentTo(app, email)
    const theirs = await aResetRequest(app, email)
    const newer = await sixDigitsSentTo(app, email)
    expect(await as().call(verification, { ...theirs, code })).toMatchObject({ key: 'code_wrong' })
    expect(await as().call(verification, { ...mine, code: newer })).toMatchObject({ key: 'code_wrong' })
    expect(await as().call(verification, { ...mine, request_token: 'x'.repeat(43), code })).toMatchObject({
      key: 'code_expired',
    })
    expect(await as().call(verification, { ...mine, code })).toMatchObject({ verified: true })
  })

  test('locks after five wrong tries, and a new one works again', async () => {
    const { email } = await aForgetfulMember(app)
    const request = await aResetRequest(app, email)
    const code = await sixDigitsSentTo(app, email)
    const wrong = () => as().call(verification, { ...request, code: otherThan(code) })
    expect(await wrong()).toMatchObject({
      key: 'code_wrong',
      message: 'That code isn’t right. You have 4 tries left.',
    })
    for (let n = 0; n < 3; n += 1) await wrong()
    expect(await wrong()).toMatchObject({ key: 'code_locked' })
    expect(await as().call(verification, { ...request, code })).toMatchObject({ key: 'code_locked' })
    await ageCodes(app, email, '31 seconds')
    const { request_token } = await as().call(resendOtp, { request_token: request.request_token })
    expect(request_token).toBe(request.request_token)
    const fresh = await sixDigitsSentTo(app, email)
    expect(await as().call(verification, { ...request, code: fresh })).toMatchObject({ verified: true })
  })

  test('works for 10 minutes, and once', async () => {
    const { email } = await aForgetfulMember(app)
    const late = await aResetRequest(app, email)
    const lateCode = await sixDigitsSentTo(app, email)
    await ageCodes(app, email, '10 minutes')
    expect(await as().call(verification, { ...late, code: lateCode })).toMatchObject({ key: 'code_expired' })
    const request = await aResetRequest(app, email)
    const code = await sixDigitsSentTo(app, email)
    expect(await as().call(verification, { ...request, code })).toHaveProperty('token')
    expect(await as().call(verification, { ...request, code })).toMatchObject({ key: 'code_expired' })
  })

  test('has six digits, and is bound to its address', async () => {
    const { email } = await aForgetfulMember(app)
    const request = await aResetRequest(app, email)
    expect(await as().call(verification, { ...request, code: '1234' })).toMatchObject({
      errors: { code: 'Enter all 6 digits.' },
    })
    expect(
      await as().call(verification, { ...request, email: 'other@example.nz', code: '123456' }),
    ).toMatchObject({ errors: { email: 'We didn’t send the code there.' } })
    const { request_token: _leftOut, ...without } = request
    expect(await as().call(verification, { ...without, code: '123456' })).toMatchObject({
      errors: { request_token: 'Please start again.' },
    })
  })
})

describe('a reset token', () => {
  test('tells whether it was used, replaced, expired or unknown', async () => {
    const { email } = await aForgetfulMember(app)
    const [replaced, used] = [await aResetToken(app, email), await aResetToken(app, email)]
    expect(await as().call(resetPassword, { token: used, password })).toEqual({ ok: true, type: 'user' })
    expect(await as().call(resetPassword, { token: used, password })).toMatchObject({
      status: 409,
      key: 'reset_used',
    })
    expect(await as().call(resetPassword, { token: replaced, password })).toMatchObject({
      status: 404,
      key: 'reset_expired',
    })
    const expired = await aResetToken(app, email)
    await sql`update password_resets set expires_at = expires_at - interval '15 minutes'`.execute(db())
    expect(await as().call(resetPassword, { token: expired, password })).toMatchObject({
      key: 'reset_expired',
    })
    expect(await as().call(resetPassword, { token: 'x'.repeat(43), password })).toMatchObject({
      key: 'reset_expired',
    })
    expect(await signInWith(email, password)).toHaveProperty('token')
  })

  test('survives a refused password', async () => {
    const { email } = await aForgetfulMember(app)
    const token = await aResetToken(app, email)
    expect(await as().call(resetPassword, { token, password: 'no-digit' })).toMatchObject({ status: 422 })
    expect(await as().call(resetPassword, { token, password })).toHaveProperty('ok')
  })

  test('doesn’t work for a suspended account', async () => {
    const { email, person } = await aForgetfulMember(app)
    const token = await aResetToken(app, email)
    await db().updateTable('accounts').set({ status: 'suspended' }).where('id', '=', person.id).execute()
    expect(await as().call(resetPassword, { token, password })).toMatchObject({ key: 'account_suspended' })
  })
})

test('no code or token of a reset is stored in plain text or logged', async () => {
  await using noisy = await createTestApp({ process: { mode: 'production' } })
  const { email } = await aForgetfulMember(noisy)
  const request = await aResetRequest(noisy, email)
  const code = await sixDigitsSentTo(noisy, email)
  const { token } = await noisy.as(null).call(verification, { ...request, code })
  const stored = await sql<{ row: string }>`
    select to_jsonb(r)::text as row from code_requests r
    union all select to_jsonb(c)::text from verification_codes c
    union all select to_jsonb(p)::text from password_resets p`.execute(noisy.platform.db)
  const queued = (await readJobPayloads(noisy.platform.db)).map((payload) => JSON.stringify(payload))
  expect(stored.rows.length + queued.length).toBeGreaterThanOrEqual(3)
  await noisy.as(null).call(resetPassword, { token: token!, password })
  const places = [...stored.rows.map(({ row }) => row), ...queued, ...noisy.logLines]
  expect(places.join('\n')).toContain('/api/auth/reset-password/')
  for (const secret of [code, token!, request.request_token, password]) {
    for (const place of places) expect(place).not.toContain(secret)
  }
})
