import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getProfile,
  mendRegistration,
  registerBasic,
  registerComplete,
  resendCode,
  sendCode,
  signIn,
  verification,
} from '#contract/accounts.ts'
import { aMember } from '#test/harness/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { forgetOldAccountTracesTask } from './accounts.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

let people = 0
const password = 'tuatara7'

async function aRegistration(changes: { email?: string; phone_number?: string } = {}) {
  people += 1
  const details = {
    first_name: 'Tāmati',
    last_name: 'Waititi',
    email: `tamati${people}@example.nz`,
    phone_number: `+64215${String(people).padStart(5, '0')}`,
    ...changes,
  }
  const reply = await app.as(null).call(registerBasic, { ...details, password })
  const { phone_number, registration_token } = reply
  return { ...details, ...reply, request: { phone_number, registration_token, purpose: 'verify_phone' as const } }
}

async function messagesTo(recipient: string) {
  const rows = await app.platform.db
    .selectFrom('sent_messages')
    .select(['channel', 'subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  return rows
}

async function codeSentTo(phone_number: string) {
  const sms = (await messagesTo(phone_number)).at(-1)
  return /^Your Hoko code is (\d{4})\. It works for 10 minutes\.$/.exec(sms?.text ?? '')![1]!
}

const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

/** As if the codes sent to a phone had been sent that much earlier. */
const ageCodes = (phone_number: string, interval: string) =>
  sql`update verification_codes set sent_at = sent_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval
      where target = ${phone_number}`.execute(app.platform.db)

async function aVerifiedRegistration(changes: { email?: string } = {}) {
  const registration = await aRegistration(changes)
  const code = await codeSentTo(registration.phone_number)
  await app.as(null).call(verification, { ...registration.request, code })
  return registration
}

async function aHome() {
  return app.platform.db
    .selectFrom('suburbs')
    .innerJoin('districts', 'districts.slug', 'suburbs.district')
    .select(['suburbs.slug as suburb', 'districts.region'])
    .where('districts.region', '=', 'wellington')
    .orderBy('suburbs.slug')
    .limit(1)
    .executeTakeFirstOrThrow()
}

const choices = { seller_kind: 'private', accepted_terms: true } as const

test('a stranger registers, verifies the phone and is signed in', async () => {
  const registration = await aRegistration({ phone_number: '021 555 0100' })
  expect(registration).toMatchObject({ phone_number: '+64215550100', resend_after_s: 30 })

  const code = await codeSentTo('+64215550100')
  expect((await messagesTo(registration.email)).map(({ channel, text }) => [channel, text.slice(0, 22)])).toEqual([
    ['email', `Your Hoko code is ${code}`],
  ])
  const typed = { ...registration.request, phone_number: '(021) 555-0100' }
  expect(await app.as(null).call(verification, { ...typed, code })).toEqual({ verified: true })

  const home = await aHome()
  const { registration_token } = registration
  const session = await app.as(null).call(registerComplete, { registration_token, ...home, ...choices })
  expect(session.user).toMatchObject({
    id: registration.id,
    type: 'user',
    status: 'active',
    display_name: 'Tāmati W.',
    phone_number: '+64215550100',
    phone_verified_at: expect.any(String),
    email_verified_at: null,
    country: 'New Zealand',
    ...home,
  })
  expect(await app.as({ id: session.user.id, token: session.token }).call(getProfile, {})).toEqual(session.user)
  expect(
    await app.as(null).call(signIn, { email: registration.email.toUpperCase(), password, type: 'user' }),
  ).toMatchObject({ user: { id: session.user.id } })
})

test('what is finished is not begun again', async () => {
  const { registration_token, request, id } = await aVerifiedRegistration()
  const finish = { registration_token, ...(await aHome()), ...choices }
  expect(await app.as(null).call(registerComplete, finish)).toHaveProperty('token')
  const replies = [
    await app.as(null).call(registerComplete, finish),
    await app.as(null).call(resendCode, request),
    await app.as(null).call(verification, { ...request, code: '0000' }),
    await app.as(null).call(mendRegistration, { id, registration_token, email: 'other@example.nz' }),
  ]
  expect(replies.map((reply) => reply.key)).toEqual(Array(4).fill('already_registered'))
})

test('an unverified phone, a place in another region and a made-up token go no further', async () => {
  const home = await aHome()
  const begun = await aRegistration()
  const complete = (registration_token: string, place: { region: string; suburb: string }) =>
    app.as(null).call(registerComplete, { registration_token, ...place, ...choices })
  expect(await complete(begun.registration_token, home)).toMatchObject({ key: 'phone_unverified' })
  expect(await complete('x'.repeat(43), home)).toMatchObject({ key: 'not_found' })

  const verified = await aVerifiedRegistration()
  expect(await complete(verified.registration_token, { ...home, region: 'otago' })).toMatchObject({
    key: 'validation_failed',
    errors: { suburb: 'That town or suburb is in another region.' },
  })
  expect(await complete(verified.registration_token, { ...home, suburb: 'atlantis' })).toMatchObject({
    errors: { suburb: 'Choose a town or suburb from the list.' },
  })
})

test('the fifth wrong code locks even the right one, until a new one is asked for', async () => {
  const { phone_number, request } = await aRegistration()
  const right = await codeSentTo(phone_number)
  const wrong = otherThan(right)
  const tryCode = (code: string) => app.as(null).call(verification, { ...request, code })

  expect(await tryCode(wrong)).toMatchObject({
    key: 'code_wrong',
    message: 'That code is not right. You have 4 tries left.',
  })
  for (let n = 0; n < 2; n += 1) await tryCode(wrong)
  expect(await tryCode(wrong)).toMatchObject({ message: 'That code is not right. You have 1 try left.' })
  expect(await tryCode(wrong)).toMatchObject({ key: 'code_locked' })
  expect(await tryCode(right)).toMatchObject({ key: 'code_locked' })

  await ageCodes(phone_number, '31 seconds')
  await app.as(null).call(resendCode, request)
  expect(await tryCode(await codeSentTo(phone_number))).toEqual({ verified: true })
})

test('of many guesses at once no more than five are tried', async () => {
  const { phone_number, request } = await aRegistration()
  const right = Number(await codeSentTo(phone_number))
  const guesses = Array.from({ length: 24 }, (_, n) => String((right + n + 1) % 10_000).padStart(4, '0'))
  const replies = await Promise.all(guesses.map((code) => app.as(null).call(verification, { ...request, code })))
  expect(replies.filter((reply) => reply.key === 'code_wrong')).toHaveLength(4)
  expect(replies.filter((reply) => reply.key === 'code_locked')).toHaveLength(20)
  const { wrong_tries } = await app.platform.db
    .selectFrom('verification_codes')
    .select('wrong_tries')
    .where('target', '=', phone_number)
    .executeTakeFirstOrThrow()
  expect(wrong_tries).toBe(5)
})

test('a code works for 10 minutes, for one registration, and not after the next one', async () => {
  const { phone_number, request } = await aRegistration()
  const first = await codeSentTo(phone_number)
  await ageCodes(phone_number, '10 minutes')
  expect(await app.as(null).call(verification, { ...request, code: first })).toMatchObject({ key: 'code_expired' })

  const sent = await app.as(null).call(resendCode, request)
  expect(sent).toEqual({ phone_number, resend_after_s: 30 })
  const second = await codeSentTo(phone_number)
  await ageCodes(phone_number, '31 seconds')
  const someoneElse = await aRegistration({ phone_number })
  expect(await codeSentTo(phone_number)).not.toBeNull()
  if (second !== (await codeSentTo(phone_number))) {
    expect(await app.as(null).call(verification, { ...someoneElse.request, code: second })).toMatchObject({
      key: 'code_wrong',
    })
  }
  expect(await app.as(null).call(verification, { ...request, code: second })).toEqual({ verified: true })
})

test('codes for one phone: 30 s apart, 5 an hour, 10 a day, whoever asks', async () => {
  const { phone_number, request } = await aRegistration()
  expect(await app.as(null).call(sendCode, request)).toMatchObject({
    key: 'rate_limited',
    message: expect.stringMatching(/^Please wait \d+ seconds before asking for another code\.$/),
    retry_after_s: expect.toSatisfy((seconds: number) => seconds > 20 && seconds <= 30),
  })
  for (let n = 0; n < 4; n += 1) {
    await ageCodes(phone_number, '31 seconds')
    expect(await app.as(null).call(resendCode, request)).toHaveProperty('resend_after_s', 30)
  }
  await ageCodes(phone_number, '31 seconds')
  expect(await app.as(null).call(resendCode, request)).toMatchObject({ key: 'rate_limited' })
  expect(await aRegistration({ phone_number })).toMatchObject({ key: 'rate_limited' })

  await ageCodes(phone_number, '1 hour')
  for (let n = 0; n < 5; n += 1) {
    expect(await app.as(null).call(resendCode, request)).toHaveProperty('resend_after_s', 30)
    await ageCodes(phone_number, '31 seconds')
  }
  await ageCodes(phone_number, '2 hours')
  expect(await app.as(null).call(resendCode, request)).toMatchObject({ key: 'rate_limited' })
})

test('many requests for a code at once send one', async () => {
  const { phone_number, request } = await aRegistration()
  await ageCodes(phone_number, '31 seconds')
  const replies = await Promise.all(Array.from({ length: 12 }, () => app.as(null).call(resendCode, request)))
  expect(replies.filter((reply) => reply.resend_after_s === 30)).toHaveLength(1)
  expect(await messagesTo(phone_number)).toHaveLength(2)
})

test('a mistyped phone number is mended, and the code for the wrong one is worth nothing', async () => {
  const { id, phone_number, registration_token, request } = await aRegistration()
  const oldCode = await codeSentTo(phone_number)
  const mended = await app.as(null).call(mendRegistration, { id, registration_token, phone_number: '021 777 0001' })
  expect(mended).toEqual({ id, phone_number: '+64217770001', resend_after_s: 30 })
  expect(await app.as(null).call(verification, { ...request, code: oldCode })).toMatchObject({
    errors: { phone_number: 'That is not the number you registered with.' },
  })
  const now = { ...request, phone_number: '+64217770001' }
  expect(await app.as(null).call(verification, { ...now, code: await codeSentTo('+64217770001') })).toEqual({
    verified: true,
  })
})

test('mending the name and the email keeps the phone and its code', async () => {
  const { id, phone_number, registration_token, request } = await aRegistration()
  const mended = await app
    .as(null)
    .call(mendRegistration, { id, registration_token, first_name: 'Tama', email: 'Tama@Example.nz' })
  expect(mended).toMatchObject({ id, phone_number, resend_after_s: expect.any(Number) })
  expect(await messagesTo(phone_number)).toHaveLength(1)
  expect(await app.as(null).call(verification, { ...request, code: await codeSentTo(phone_number) })).toEqual({
    verified: true,
  })
  const done = await app.as(null).call(registerComplete, { registration_token, ...(await aHome()), ...choices })
  expect(done.user).toMatchObject({ display_name: 'Tama W.', email: 'tama@example.nz', last_name: 'Waititi' })
})

test('another registration cannot be mended', async () => {
  const mine = await aRegistration()
  const theirs = await aRegistration()
  const { registration_token } = mine
  expect(
    await app.as(null).call(mendRegistration, { id: theirs.id, registration_token, email: 'thief@example.nz' }),
  ).toMatchObject({ key: 'not_found' })
})

test('a taken email is answered as a free one, and its owner is told once an hour', async () => {
  await aMember(app, { email: 'owner@example.nz' })
  const free = await aRegistration()
  const taken = await aRegistration({ email: 'owner@example.nz' })
  const shape = ({ id, registration_token, phone_number, resend_after_s }: typeof free) => ({
    id: typeof id,
    registration_token: registration_token.length,
    phone_number: phone_number.length,
    resend_after_s,
  })
  expect(shape(taken)).toEqual(shape(free))
  await aRegistration({ email: 'owner@example.nz' })
  const mails = await messagesTo('owner@example.nz')
  expect(mails.map((mail) => mail.subject)).toEqual(['Somebody tried to register with your email address'])
  expect(mails[0]!.text).not.toMatch(/\b\d{4}\b\. It works/)
})

test('of two registrations with one email the first to finish has it', async () => {
  const email = 'contested@example.nz'
  const registrations = [await aVerifiedRegistration({ email }), await aVerifiedRegistration({ email })]
  const home = await aHome()
  const replies = await Promise.all(
    registrations.map(({ registration_token }) =>
      app.as(null).call(registerComplete, { registration_token, ...home, ...choices }),
    ),
  )
  expect(replies.filter((reply) => reply.token)).toHaveLength(1)
  expect(replies.filter((reply) => reply.key === 'already_registered')).toHaveLength(1)
})

test('one inbox gets at most five codes an hour, however many phones are named', async () => {
  const email = 'flooded@example.nz'
  for (let n = 0; n < 7; n += 1) await aRegistration({ email })
  expect(await messagesTo(email)).toHaveLength(5)
})

test.each([
  ['02112', 'That is not a phone number in use. Check the digits.'],
  ['+999 1', 'We do not know that country code. Start with + and the code, for example +64 21 123 4567.'],
])('the phone number %s is refused with a reason', async (phone_number, reason) => {
  expect(await aRegistration({ phone_number })).toMatchObject({
    key: 'validation_failed',
    errors: { phone_number: reason },
  })
})

test('an unfinished registration ends after a day and is forgotten after two', async () => {
  const { id, registration_token, request } = await aVerifiedRegistration()
  const { db } = app.platform
  const age = (interval: string) =>
    sql`update accounts set member_since = member_since - ${interval}::interval where id = ${id}`.execute(db)
  await age('25 hours')
  expect(await app.as(null).call(resendCode, request)).toMatchObject({ key: 'not_found' })
  await age('25 hours')
  await forgetOldAccountTracesTask.run({}, app.platform)
  expect(await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()).toBeUndefined()
  expect(
    await app.as(null).call(registerComplete, { registration_token, ...(await aHome()), ...choices }),
  ).toMatchObject({ key: 'not_found' })
})

test('no password, code or token is in the log, nor stored as it is', async () => {
  const { phone_number, registration_token, id } = await aVerifiedRegistration()
  const code = await codeSentTo(phone_number)
  const session = await app.as(null).call(registerComplete, { registration_token, ...(await aHome()), ...choices })
  await app.as({ id, token: session.token }).call(getProfile, {})
  const log = app.log_lines.join('\n')
  for (const secret of [password, registration_token, session.token, `"${code}"`]) expect(log).not.toContain(secret)

  const kept = await sql<{ row: string }>`
    select to_jsonb(a)::text as row from accounts a where id = ${id}
    union all select to_jsonb(s)::text from sessions s where account_id = ${id}
    union all select encode(code_hash, 'escape') from verification_codes where account_id = ${id}`.execute(app.platform.db)
  expect(kept.rows).toHaveLength(3)
  for (const { row } of kept.rows) {
    for (const secret of [password, registration_token, session.token, code]) expect(row).not.toContain(secret)
  }
})
