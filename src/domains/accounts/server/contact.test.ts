import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { forgetPassword } from '#domains/identity/common/passwords.ts'
import { changeContact, confirmContact } from '#domains/accounts/common/contact.ts'
import { putMember } from '#domains/accounts/common/members/members.ts'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { verification } from '#domains/identity/common/registration/registration.ts'
import { aMember } from '#test/harness/market/people.ts'
import { ageCodes, messagesTo } from '#test/harness/market/registrations.ts'
import { anotherSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const password = 'kahu1234'
let people = 0

async function somebody() {
  people += 1
  const [email, phoneNumber] = [`contact${people}@example.nz`, `+64218${String(people).padStart(6, '0')}`]
  return {
    email,
    phone_number: phoneNumber,
    person: await aMember(app, { email, phone_number: phoneNumber }),
  }
}

const anEmail = () => `new${(people += 1)}@example.nz`
const request = (person: Person, wanted: { email?: string; phone_number?: string }) =>
  app.as(person).call(changeContact, { password, ...wanted })
const confirm = (person: Person, requestToken: string, code: string) =>
  app.as(person).call(confirmContact, { request_token: requestToken, code })
const profileOf = (person: Person) => app.as(person).call(getProfile, {})
const signInWith = (email: string) => app.as(null).call(signIn, { email, password, type: 'user' })

async function codeSentTo(target: string): Promise<string> {
  await app.settle()
  const texts = (await messagesTo(app, target)).map(({ text }) => /code is (\d{6})\./.exec(text)?.[1])
  return texts.findLast((code) => code !== undefined) ?? 'no code'
}

const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')

async function requested(person: Person, email = anEmail()) {
  const { request_token } = await request(person, { email })
  return { email, request_token, code: await codeSentTo(email) }
}

test('the code sent to a new email confirms the change, and the old address is notified', async () => {
  const { email: old, person } = await somebody()
  const elsewhere = await anotherSession(app, person)
  const email = anEmail()
  const answer = await request(person, { email: email.toUpperCase() })
  expect(answer).toEqual({ target: email, request_token: expect.any(String), resend_after_s: 30 })
  expect(await profileOf(person)).toMatchObject({ email: old })

  const code = await codeSentTo(email)
  expect(await messagesTo(app, old)).toEqual([])
  const moved = await confirm(person, answer.request_token, code)
  expect(moved).toMatchObject({ id: person.id, email, email_verified_at: expect.any(String) })
  expect(await profileOf(elsewhere)).toEqual(moved)

  expect(await messagesTo(app, old)).toMatchObject([{ subject: 'Your Hoko account has a new email address' }])
  expect(JSON.stringify(await messagesTo(app, old))).not.toContain(email)
  expect(await signInWith(email)).toMatchObject({ user: { id: person.id } })
  expect(await signInWith(old)).toMatchObject({ key: 'invalid_credentials' })
})

test('an admin changes their own email as members do, and signs in where admins do', async () => {
  const admin = await aMember(app, { type: 'admin', email: 'boss@example.nz' })
  const email = anEmail()
  const { request_token } = await request(admin, { email })
  expect(await confirm(admin, request_token, await codeSentTo(email))).toMatchObject({ type: 'admin', email })
  expect(await app.as(null).call(signIn, { email, password, type: 'admin' })).toHaveProperty('token')
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: admin.id })
  expect(items).toMatchObject([
    {
      action: 'account.own-email-changed',
      actor_id: admin.id,
      before: { email: 'boss@example.nz' },
      after: { email },
    },
  ])
  const [messages] = await messagesTo(app, 'boss@example.nz')
  expect(messages!.text).toContain('/forgot-password?isUserAdmin=true')
})

test('a code by SMS confirms a new phone number', async () => {
  const { phone_number: old, person } = await somebody()
  const { request_token, target } = await request(person, { phone_number: '021 555 0101' })
  expect(target).toBe('+64215550101')
  const moved = await confirm(person, request_token, await codeSentTo(target))
  expect(moved).toMatchObject({ phone_number: target, phone_verified_at: expect.any(String) })
  expect(await messagesTo(app, old)).toMatchObject([
    { channel: 'sms', text: expect.stringContaining('moved from this phone number') },
  ])
})

test('the audit log has an admin’s new phone number, but not a member’s', async () => {
  const admin = await aMember(app, { type: 'admin', phone_number: '+64215550190' })
  const { person } = await somebody()
  for (const [who, phoneNumber] of [
    [admin, '+64215550191'],
    [person, '+64215550192'],
  ] as const) {
    const { request_token, target } = await request(who, { phone_number: phoneNumber })
    await confirm(who, request_token, await codeSentTo(target))
    const { items } = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: who.id })
    expect(items.map(({ action, after }) => [action, after])).toEqual(
      who === admin ? [['account.own-phone-changed', { phone_number: phoneNumber }]] : [],
    )
  }
})

test('a wrong password sends no code and shows an error at its field', async () => {
  const { person } = await somebody()
  const email = anEmail()
  expect(await app.as(person).call(changeContact, { password: 'wrong123', email })).toMatchObject({
    key: 'password_wrong',
    errors: { password: 'That’s not your password.' },
  })
  expect(await codeSentTo(email)).toBe('no code')
})

test('a change needs exactly one of email and phone, and not the current one', async () => {
  const { email, phone_number, person } = await somebody()
  const both = { email: expect.any(String), phone_number: expect.any(String) }
  expect(await request(person, {})).toMatchObject({ errors: both })
  expect(await request(person, { email: anEmail(), phone_number: '021 555 0102' })).toMatchObject({
    errors: both,
  })
  expect(await request(person, { email })).toMatchObject({
    errors: { email: 'That’s already the email on your account.' },
  })
  expect(await request(person, { phone_number })).toMatchObject({
    errors: { phone_number: 'That’s already the phone number on your account.' },
  })
  expect(await request(person, { phone_number: 'none' })).toMatchObject({
    errors: { phone_number: expect.any(String) },
  })
})

test('a wrong code changes nothing; after five, the right one is refused as well', async () => {
  const { email: old, person } = await somebody()
  const { request_token, code } = await requested(person)
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    const wrong = await confirm(person, request_token, otherThan(code))
    expect(wrong).toMatchObject({ key: 'code_wrong', message: expect.stringContaining(left) })
  }
  expect(await confirm(person, request_token, otherThan(code))).toMatchObject({ key: 'code_locked' })
  expect(await confirm(person, request_token, code)).toMatchObject({ key: 'code_locked' })
  expect(await profileOf(person)).toMatchObject({ email: old })
})

test('a code works for 10 minutes, once', async () => {
  const { person } = await somebody()
  const late = await requested(person)
  await ageCodes(app, late.email, '10 minutes')
  expect(await confirm(person, late.request_token, late.code)).toMatchObject({ key: 'code_expired' })

  const { email, request_token, code } = await requested(person)
  expect(await confirm(person, request_token, code)).toMatchObject({ email })
  expect(await confirm(person, request_token, code)).toMatchObject({ key: 'code_expired' })
})

test('a code works only for the person who requested it', async () => {
  const [{ person }, { email: old, person: thief }] = [await somebody(), await somebody()]
  const { email, request_token, code } = await requested(person)
  expect(await confirm(thief, request_token, code)).toMatchObject({ key: 'code_expired' })
  expect(await confirm(thief, 'x'.repeat(43), code)).toMatchObject({ key: 'code_expired' })
  expect(await profileOf(thief)).toMatchObject({ email: old })
  expect(await confirm(person, request_token, code)).toMatchObject({ email })
})

test('a code for a password reset can’t change the email', async () => {
  const { email, phone_number, person } = await somebody()
  const { request_token } = await app.as(null).call(forgetPassword, { email, type: 'user' })
  expect(await confirm(person, request_token, await codeSentTo(email))).toMatchObject({ key: 'code_expired' })
  expect(await profileOf(person)).toMatchObject({ email, phone_number })
})

test('codes to one address are sent 30 seconds apart, whoever requests them', async () => {
  const [{ person }, { person: other }] = [await somebody(), await somebody()]
  const email = anEmail()
  await request(person, { email })
  for (const again of [await request(person, { email }), await request(other, { email })]) {
    expect(again).toMatchObject({ status: 429, key: 'rate_limited', retry_after_s: expect.any(Number) })
  }
})

test('a taken email gets the same answer, and only its owner is notified', async () => {
  const [{ person }, { email: taken, person: owner }] = [await somebody(), await somebody()]
  const answer = await request(person, { email: taken })
  expect(answer).toEqual({ target: taken, request_token: expect.any(String), resend_after_s: 30 })
  expect(await codeSentTo(taken)).toBe('no code')
  const [messages, ...more] = await messagesTo(app, taken)
  expect(more).toEqual([])
  expect(messages!.text).toContain('already')
  expect(await confirm(person, answer.request_token, '123456')).toMatchObject({ key: 'code_wrong' })
  expect(await profileOf(owner)).toMatchObject({ email: taken })
})

test('only one of two accounts gets an email that both claim at once', async () => {
  for (let n = 0; n < 3; n += 1) {
    const [{ person: a }, { person: b }] = [await somebody(), await somebody()]
    const first = await requested(a)
    await ageCodes(app, first.email, '31 seconds')
    const second = await requested(b, first.email)
    const answers = await Promise.all([
      confirm(a, first.request_token, first.code),
      confirm(b, second.request_token, second.code),
    ])
    expect(answers.filter(({ email }) => email === first.email)).toHaveLength(1)
    expect(answers.find(({ key }) => key)).toMatchObject({ status: 409, key: 'email_taken' })
    const owners = [await profileOf(a), await profileOf(b)].filter(({ email }) => email === first.email)
    expect(owners).toHaveLength(1)
  }
})

test.each([
  ['its owner', moveByOwner],
  ['an admin', moveByAdmin],
])('a reset begun at the old email can’t open the account that %s moved', async (_case, move) => {
  const { email, person } = await somebody()
  const { request_token } = await app.as(null).call(forgetPassword, { email, type: 'user' })
  const code = await codeSentTo(email)
  expect(await move(person, anEmail())).toMatchObject({ id: person.id, email: expect.stringMatching(/^new/) })
  const tried = { email, code, request_token, purpose: 'reset_password' as const }
  expect(await app.as(null).call(verification, tried)).toMatchObject({ key: 'code_expired' })
})

async function moveByOwner(person: Person, email: string) {
  const { request_token, code } = await requested(person, email)
  return confirm(person, request_token, code)
}

async function moveByAdmin({ id }: Person, email: string) {
  const admin = await aMember(app, { type: 'admin' })
  return app.as(admin).call(putMember, { id, email, reason: 'Asked by phone' })
}
