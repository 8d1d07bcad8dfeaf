import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetPassword, resendOtp } from '#domains/identity/common/passwords.ts'
import { aForgetfulMember, aResetRequest } from '#test/harness/market/recoveries.ts'
import { ageCodes, aRegistration, messagesTo } from '#test/harness/market/registrations.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { forgetOldAccountTracesTask } from '../auth.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const db = () => app.platform.db
const as = () => app.as(null)

test('an account that can’t get a code gets a notice with the reason', async () => {
  const suspended = await aForgetfulMember(app)
  await db()
    .updateTable('accounts')
    .set({ status: 'suspended' })
    .where('id', '=', suspended.person.id)
    .execute()
  await as().call(forgetPassword, { email: suspended.email, type: 'user' })
  const shared = await aForgetfulMember(app)
  const { person } = await aForgetfulMember(app)
  await sql`update accounts set phone_number = ${shared.phone_number} where id = ${person.id}`.execute(db())
  await as().call(forgetPassword, { phone_number: shared.phone_number, type: 'user' })
  const pending = await aRegistration(app)
  const before = await messagesTo(app, pending.email)
  await as().call(forgetPassword, { email: pending.email, type: 'user' })
  await as().call(forgetPassword, { email: 'nobody@example.nz', type: 'user' })
  await app.settle()
  expect((await messagesTo(app, suspended.email)).map(({ text }) => text)).toEqual([
    expect.stringContaining('It’s suspended'),
  ])
  expect((await messagesTo(app, shared.phone_number)).map(({ text }) => text)).toEqual([
    expect.stringContaining('Several accounts use it'),
  ])
  expect(await messagesTo(app, pending.email)).toEqual(before)
  expect(await messagesTo(app, 'nobody@example.nz')).toEqual([])
})

test('codes for one target are 30 s apart and 5 an hour, whether or not it is taken', async () => {
  const { email } = await aForgetfulMember(app)
  for (const target of [email, 'nobody-here@example.nz']) {
    const { request_token } = await as().call(forgetPassword, { email: target, type: 'user' })
    expect(await as().call(resendOtp, { request_token })).toMatchObject({
      key: 'rate_limited',
      message: expect.stringMatching(/^Wait \d+ seconds before asking for another code\.$/),
    })
    for (let n = 0; n < 4; n += 1) {
      await ageCodes(app, target, '31 seconds')
      expect(await as().call(resendOtp, { request_token })).toMatchObject({
        request_token,
        resend_after_s: 30,
      })
    }
    await ageCodes(app, target, '31 seconds')
    expect(await as().call(resendOtp, { request_token })).toMatchObject({ key: 'rate_limited' })
    expect(await as().call(forgetPassword, { email: target, type: 'user' })).toMatchObject({
      key: 'rate_limited',
    })
  }
})

test('a request lasts an hour', async () => {
  const { request_token } = await aResetRequest(app, 'slow@example.nz')
  await ageCodes(app, 'slow@example.nz', '1 hour')
  await sql`update code_requests set begun_at = begun_at - interval '1 hour'`.execute(db())
  expect(await as().call(resendOtp, { request_token })).toMatchObject({
    key: 'not_found',
    message: 'That took too long. Start again.',
  })
})

test('codes by SMS to one country have a daily limit, and other countries go on', async () => {
  await using small = await createTestApp({ limits: { maxCodesPerCountry: 1 } })
  const request = (phoneNumber: string) =>
    small.as(null).call(forgetPassword, { phone_number: phoneNumber, type: 'user' })
  expect(await request('+61 412 345 678')).toHaveProperty('request_token')
  for (const n of [1, 2, 3])
    expect(await aRegistration(small, { phone_number: `+6141234560${n}` })).toHaveProperty(
      'registration_token',
    )
  const full = {
    key: 'rate_limited',
    message: 'We can’t send any more codes to numbers starting with +61 today. Try again tomorrow.',
  }
  expect(await request('+61 412 345 670')).toMatchObject(full)
  expect(await aRegistration(small, { phone_number: '+61412345671' })).toMatchObject(full)
  expect(await request('021 123 4567')).toHaveProperty('request_token')
  await sql`update verification_codes set sent_at = sent_at - interval '1 day'`.execute(small.platform.db)
  expect(await request('+61 412 345 670')).toHaveProperty('request_token')
})

test('old requests, challenges and failures are deleted', async () => {
  const { email, person } = await aForgetfulMember(app)
  await aResetRequest(app, email)
  await sql`insert into password_resets (account_id, token_hash, proves, expires_at)
      values (${person.id}, 'a', 'email', clock_timestamp())`.execute(db())
  await sql`insert into sign_in_challenges (token_hash, account_id, expires_at)
      values ('b', ${person.id}, clock_timestamp())`.execute(db())
  await sql`insert into code_failures (identity_hash) values ('c')`.execute(db())
  const counts = async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from code_requests) as requests, (select count(*) from password_resets) as resets,
             (select count(*) from sign_in_challenges) as challenges, (select count(*) from code_failures) as failures`.execute(
      db(),
    )
    return rows[0]
  }
  await forgetOldAccountTracesTask.run({}, app.platform)
  expect(await counts()).toMatchObject({ resets: 1, challenges: 1, failures: 1 })

  await sql`update code_requests set begun_at = begun_at - interval '3 days'`.execute(db())
  await sql`update code_failures set at = at - interval '3 days'`.execute(db())
  await sql`update sign_in_challenges set begun_at = begun_at - interval '3 days'`.execute(db())
  await sql`update password_resets set begun_at = begun_at - interval '31 days'`.execute(db())
  await forgetOldAccountTracesTask.run({}, app.platform)
  expect(await counts()).toEqual({ requests: 0, resets: 0, challenges: 0, failures: 0 })
})
