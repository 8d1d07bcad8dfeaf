import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import {
  updateRegistration,
  registerComplete,
  sendCode,
  verification,
} from '#domains/identity/common/registration/registration.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { selectAcceptedTerms } from '#test/harness/market/accepted-terms.ts'
import { aMember } from '#test/harness/market/people.ts'
import {
  aRegistration,
  aVerifiedRegistration,
  codeSentTo,
  messagesTo,
  registrationPassword,
} from '#test/harness/market/registrations.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { forgetOldAccountTracesTask } from '#domains/identity/server/auth.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

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

const complete = (registrationToken: string, place: { region: string; suburb: string }) =>
  app.as(null).call(registerComplete, { registration_token: registrationToken, ...place, ...choices })

test('a visitor registers, verifies the phone and is signed in', async () => {
  const registration = await aRegistration(app, { phone_number: '021 555 0100' })
  expect(registration).toMatchObject({ phone_number: '+64215550100', resend_after_s: 30 })

  const code = await codeSentTo(app, '+64215550100')
  expect((await messagesTo(app, '+64215550100')).map(({ channel }) => channel)).toEqual(['sms'])
  expect(await messagesTo(app, registration.email)).toEqual([])
  const typed = { ...registration.request, phone_number: '(021) 555-0100' }
  expect(await app.as(null).call(verification, { ...typed, code })).toEqual({ verified: true })

  const home = await aHome()
  const { registration_token } = registration
  const session = await app.as(null).call(registerComplete, { registration_token, ...home, ...choices })
  expect(await selectAcceptedTerms(app, session.user.id)).toMatchObject([{ number: 1 }])
  expect(await messagesTo(app, registration.email)).toMatchObject([
    {
      subject: 'Welcome to Hoko: verify your email',
      text: expect.stringContaining('/user-settings#contact'),
    },
  ])
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
  expect(await app.as({ id: session.user.id, token: session.token }).call(getProfile, {})).toEqual(
    session.user,
  )
  expect(
    await app.as(null).call(signIn, {
      email: registration.email.toUpperCase(),
      password: registrationPassword,
      type: 'user',
    }),
  ).toMatchObject({ user: { id: session.user.id } })
})

test('a finished registration can’t be continued', async () => {
  const { registration_token, request, id } = await aVerifiedRegistration(app)
  const finish = { registration_token, ...(await aHome()), ...choices }
  expect(await app.as(null).call(registerComplete, finish)).toHaveProperty('token')
  const replies = [
    await app.as(null).call(registerComplete, finish),
    await app.as(null).call(sendCode, request),
    await app.as(null).call(verification, { ...request, code: '0000' }),
    await app.as(null).call(updateRegistration, { id, registration_token, email: 'other@example.nz' }),
  ]
  expect(replies.map((reply) => reply.key)).toEqual(Array(4).fill('already_registered'))
})

test('an unverified phone, a place in another region and an unknown token are refused', async () => {
  const home = await aHome()
  const begun = await aRegistration(app)
  expect(await complete(begun.registration_token, home)).toMatchObject({ key: 'phone_unverified' })
  expect(await complete('x'.repeat(43), home)).toMatchObject({ key: 'not_found' })

  const verified = await aVerifiedRegistration(app)
  expect(await complete(verified.registration_token, { ...home, region: 'otago' })).toMatchObject({
    key: 'validation_failed',
    errors: { suburb: 'That town or suburb is in another region.' },
  })
  expect(await complete(verified.registration_token, { ...home, suburb: 'atlantis' })).toMatchObject({
    errors: { suburb: 'Choose a town or suburb from the list.' },
  })
})

test('a corrected phone number voids the code for the wrong one', async () => {
  const { id, phone_number, registration_token, request } = await aRegistration(app)
  const oldCode = await codeSentTo(app, phone_number)
  const mended = await app
    .as(null)
    .call(updateRegistration, { id, registration_token, phone_number: '021 777 0001' })
  expect(mended).toEqual({
    id,
    phone_number: '+64217770001',
    purpose: 'verify_phone',
    sent_to: '+64217770001',
    resend_after_s: 30,
  })
  expect(await app.as(null).call(verification, { ...request, code: oldCode })).toMatchObject({
    errors: { phone_number: 'That’s not the number you registered with.' },
  })
  const now = { ...request, phone_number: '+64217770001' }
  expect(
    await app.as(null).call(verification, { ...now, code: await codeSentTo(app, '+64217770001') }),
  ).toEqual({
    verified: true,
  })
})

test('correcting the name and the email keeps the phone and its code', async () => {
  const { id, phone_number, registration_token, request } = await aRegistration(app)
  const mended = await app
    .as(null)
    .call(updateRegistration, { id, registration_token, first_name: 'Tama', email: 'Tama@Example.nz' })
  expect(mended).toMatchObject({ id, phone_number, resend_after_s: expect.any(Number) })
  expect(await messagesTo(app, phone_number)).toHaveLength(1)
  expect(
    await app.as(null).call(verification, { ...request, code: await codeSentTo(app, phone_number) }),
  ).toEqual({
    verified: true,
  })
  const done = await app
    .as(null)
    .call(registerComplete, { registration_token, ...(await aHome()), ...choices })
  expect(done.user).toMatchObject({ display_name: 'Tama W.', email: 'tama@example.nz', last_name: 'Waititi' })
})

test('another registration can’t be corrected', async () => {
  const mine = await aRegistration(app)
  const theirs = await aRegistration(app)
  const { registration_token } = mine
  expect(
    await app
      .as(null)
      .call(updateRegistration, { id: theirs.id, registration_token, email: 'thief@example.nz' }),
  ).toMatchObject({ key: 'not_found' })
})

test('a taken email gets the same answer, and its owner is notified once an hour', async () => {
  await aMember(app, { email: 'owner@example.nz' })
  const free = await aRegistration(app)
  const taken = await aRegistration(app, { email: 'owner@example.nz' })
  const shape = ({ id, registration_token, phone_number, resend_after_s }: typeof free) => ({
    id: typeof id,
    registration_token: registration_token.length,
    phone_number: phone_number.length,
    resend_after_s,
  })
  expect(shape(taken)).toEqual(shape(free))
  await aRegistration(app, { email: 'owner@example.nz' })
  const mails = await messagesTo(app, 'owner@example.nz')
  expect(mails.map((mail) => mail.subject)).toEqual(['Someone tried to register with your email address'])
  expect(mails[0]!.text).not.toMatch(/\b\d{4}\b\. It works/)
})

test('the first of two registrations with one email to finish gets it', async () => {
  const email = 'contested@example.nz'
  const registrations = [
    await aVerifiedRegistration(app, { email }),
    await aVerifiedRegistration(app, { email }),
  ]
  const home = await aHome()
  const replies = await Promise.all(
    registrations.map(({ registration_token }) =>
      app.as(null).call(registerComplete, { registration_token, ...home, ...choices }),
    ),
  )
  expect(replies.filter((reply) => reply.token)).toHaveLength(1)
  expect(replies.filter((reply) => reply.key === 'already_registered')).toHaveLength(1)
})

test.each([
  ['02112', 'That phone number isn’t in use. Check the digits.'],
  ['09 555 1234', 'That’s a landline, so a text can’t reach it. Enter a mobile number.'],
  ['+999 1', 'We don’t know that country code. Start with + and the code, like +64 21 123 4567.'],
])('the phone number %s is refused with a reason', async (phoneNumber, reason) => {
  expect(await aRegistration(app, { phone_number: phoneNumber })).toMatchObject({
    key: 'validation_failed',
    errors: { phone_number: reason },
  })
})

test('a country must be on the list, at the beginning and when corrected', async () => {
  const refused = { key: 'validation_failed', errors: { country: 'Choose a country from the list.' } }
  expect(await aRegistration(app, { country: 'Atlantis' })).toMatchObject(refused)
  const { id, registration_token } = await aRegistration(app, { country: 'Samoa' })
  const mend = (country: string) => app.as(null).call(updateRegistration, { id, registration_token, country })
  expect(await mend('Atlantis')).toMatchObject(refused)
  expect(await mend('Tonga')).toMatchObject({ id })
})

test('an unfinished registration expires after a day and is deleted after two', async () => {
  const { id, registration_token, request } = await aVerifiedRegistration(app)
  const { db } = app.platform
  const age = (interval: string) =>
    sql`update accounts set member_since = member_since - ${interval}::interval where id = ${id}`.execute(db)
  await age('25 hours')
  expect(await app.as(null).call(sendCode, request)).toMatchObject({ key: 'not_found' })
  await age('25 hours')
  await forgetOldAccountTracesTask.run({}, app.platform)
  expect(await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()).toBeUndefined()
  expect(
    await app.as(null).call(registerComplete, { registration_token, ...(await aHome()), ...choices }),
  ).toMatchObject({ key: 'not_found' })
})

test('no password, code or token is stored in plain text', async () => {
  const { phone_number, registration_token, id } = await aVerifiedRegistration(app)
  const code = await codeSentTo(app, phone_number)
  const session = await app
    .as(null)
    .call(registerComplete, { registration_token, ...(await aHome()), ...choices })
  const stored = await sql<{ row: string }>`
    select to_jsonb(a)::text as row from accounts a where id = ${id}
    union all select to_jsonb(s)::text from sessions s where account_id = ${id}
    union all select encode(code_hash, 'escape') from verification_codes where account_id = ${id}`.execute(
    app.platform.db,
  )
  expect(stored.rows).toHaveLength(3)
  const tokens = [registration_token, session.token]
  for (const { row } of stored.rows) {
    for (const secret of [registrationPassword, ...tokens]) expect(row).not.toContain(secret)
  }
  expect(stored.rows[2]!.row).not.toBe(code)
})

test('the right password continues an unfinished registration, from any browser', async () => {
  const begun = await aRegistration(app)
  const { email, phone_number, request, id } = begun
  const signInWith = (tried: string) => app.as(null).call(signIn, { email, password: tried, type: 'user' })
  const refused = await signInWith(registrationPassword)
  expect(refused.registration).toMatchObject({
    id,
    phone_number,
    purpose: 'verify_phone',
    is_verified: false,
  })
  const { registration_token } = refused.registration!
  const code = await codeSentTo(app, phone_number)
  expect(await app.as(null).call(verification, { ...request, code })).toMatchObject({ key: 'not_found' })
  expect(await app.as(null).call(verification, { ...request, registration_token, code })).toEqual({
    verified: true,
  })
  expect(await signInWith(registrationPassword)).toMatchObject({
    registration: { is_verified: true },
  })
  expect(await signInWith('wrong123')).not.toHaveProperty('registration')
})
