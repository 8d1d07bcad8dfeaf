import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCode, verification } from '#domains/identity/common/registration/registration.ts'
import { ageCodes, aRegistration, codeSentTo, messagesTo } from '#test/harness/market/registrations.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { hashCode } from '../password/secrets.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

const setCode = (accountId: number, code: string) =>
  sql`update verification_codes set code_hash = ${hashCode(code)} where account_id = ${accountId}`.execute(
    app.platform.db,
  )

test('the fifth wrong code locks even the right one, until a new one is requested', async () => {
  const { phone_number, request } = await aRegistration(app)
  const right = await codeSentTo(app, phone_number)
  const wrong = otherThan(right)
  const tryCode = (code: string) => app.as(null).call(verification, { ...request, code })

  expect(await tryCode(wrong)).toMatchObject({
    key: 'code_wrong',
    message: 'That code isn’t right. You have 4 tries left.',
  })
  for (let n = 0; n < 2; n += 1) await tryCode(wrong)
  expect(await tryCode(wrong)).toMatchObject({ message: 'That code isn’t right. You have 1 try left.' })
  expect(await tryCode(wrong)).toMatchObject({ key: 'code_locked' })
  expect(await tryCode(right)).toMatchObject({ key: 'code_locked' })

  await ageCodes(app, phone_number, '31 seconds')
  await app.as(null).call(sendCode, request)
  expect(await tryCode(await codeSentTo(app, phone_number))).toEqual({ verified: true })
})

test('at most five of many parallel guesses are tried', async () => {
  const { phone_number, request } = await aRegistration(app)
  const right = Number(await codeSentTo(app, phone_number))
  const guesses = Array.from({ length: 24 }, (_, n) => String((right + n + 1) % 10_000).padStart(4, '0'))
  const replies = await Promise.all(
    guesses.map((code) => app.as(null).call(verification, { ...request, code })),
  )
  expect(replies.filter((reply) => reply.key === 'code_wrong')).toHaveLength(4)
  expect(replies.filter((reply) => reply.key === 'code_locked')).toHaveLength(20)
  const { wrong_tries } = await app.platform.db
    .selectFrom('verification_codes')
    .select('wrong_tries')
    .where('target', '=', phone_number)
    .executeTakeFirstOrThrow()
  expect(wrong_tries).toBe(5)
})

test('a code works for 10 minutes', async () => {
  const { phone_number, request } = await aRegistration(app)
  const code = await codeSentTo(app, phone_number)
  await ageCodes(app, phone_number, '10 minutes')
  expect(await app.as(null).call(verification, { ...request, code })).toMatchObject({ key: 'code_expired' })
})

test('a code stops working when the next one is sent', async () => {
  const { id, phone_number, request } = await aRegistration(app)
  await setCode(id, '1111')
  await ageCodes(app, phone_number, '31 seconds')
  expect(await app.as(null).call(sendCode, request)).toMatchObject({
    sent_to: phone_number,
    resend_after_s: 30,
  })
  await sql`update verification_codes set code_hash = ${hashCode('2222')}
      where account_id = ${id} and replaced_at is null`.execute(app.platform.db)
  expect(await app.as(null).call(verification, { ...request, code: '1111' })).toMatchObject({
    key: 'code_wrong',
  })
  expect(await app.as(null).call(verification, { ...request, code: '2222' })).toEqual({ verified: true })
})

test('a code works only for the registration that requested it, even with the same phone', async () => {
  const mine = await aRegistration(app)
  await setCode(mine.id, '1111')
  await ageCodes(app, mine.phone_number, '31 seconds')
  const theirs = await aRegistration(app, { phone_number: mine.phone_number })
  await setCode(theirs.id, '2222')
  expect(await app.as(null).call(verification, { ...theirs.request, code: '1111' })).toMatchObject({
    key: 'code_wrong',
  })
  expect(await app.as(null).call(verification, { ...mine.request, code: '1111' })).toEqual({ verified: true })
})

test('codes for one phone are 30 s apart, 5 an hour and 10 a day, whoever requests them', async () => {
  const { phone_number, request } = await aRegistration(app)
  expect(await app.as(null).call(sendCode, request)).toMatchObject({
    key: 'rate_limited',
    message: expect.stringMatching(/^Wait \d+ seconds before asking for another code\.$/),
    retry_after_s: expect.toSatisfy((seconds: number) => seconds > 20 && seconds <= 30),
  })
  for (let n = 0; n < 4; n += 1) {
    await ageCodes(app, phone_number, '31 seconds')
    expect(await app.as(null).call(sendCode, request)).toHaveProperty('resend_after_s', 30)
  }
  await ageCodes(app, phone_number, '31 seconds')
  expect(await app.as(null).call(sendCode, request)).toMatchObject({ key: 'rate_limited' })
  expect(await aRegistration(app, { phone_number })).toMatchObject({ key: 'rate_limited' })

  await ageCodes(app, phone_number, '1 hour')
  for (let n = 0; n < 5; n += 1) {
    expect(await app.as(null).call(sendCode, request)).toHaveProperty('resend_after_s', 30)
    await ageCodes(app, phone_number, '31 seconds')
  }
  await ageCodes(app, phone_number, '2 hours')
  expect(await app.as(null).call(sendCode, request)).toMatchObject({ key: 'rate_limited' })
})

test('many registrations of one phone at once send one code', async () => {
  const phoneNumber = '+64217770002'
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => aRegistration(app, { phone_number: phoneNumber })),
  )
  expect(replies.filter((reply) => reply.registration_token)).toHaveLength(1)
  expect(await messagesTo(app, phoneNumber)).toHaveLength(1)
})
