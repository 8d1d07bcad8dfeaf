import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { signIn, endOtherSessions } from '#domains/identity/common/auth.ts'
import { verification } from '#domains/identity/common/registration/registration.ts'
import {
  forgetPassword,
  resetPassword,
  changePassword,
  confirmPassword,
} from '#domains/identity/common/passwords.ts'
import { aMember } from '#test/harness/market/people.ts'
import { ageCodes, messagesTo } from '#test/harness/market/registrations.ts'
import { ageSession, anotherSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const [currentPassword, password] = ['kahu1234', 'tuatara9']
let people = 0

async function somebody() {
  people += 1
  const email = `password${people}@example.nz`
  return { email, person: await aMember(app, { email }) }
}

const change = (person: Person, body = { current_password: currentPassword, password }) =>
  app.as(person).call(changePassword, body)
const signInWith = (email: string, tried: string) =>
  app.as(null).call(signIn, { email, password: tried, type: 'user' })
const works = async (person: Person) => (await app.as(person).call(getProfile, {})).key ?? 'works'

test('a new password replaces the old one and ends every other session', async () => {
  const { email, person } = await somebody()
  const elsewhere = await anotherSession(app, person)
  expect(await change(person)).toEqual({ ok: true })
  expect(await works(person)).toBe('works')
  expect(await works(elsewhere)).toBe('logout_user')
  expect(await signInWith(email, currentPassword)).toMatchObject({ key: 'invalid_credentials' })
  expect(await signInWith(email, password)).toMatchObject({ token: expect.any(String) })
  const mails = await messagesTo(app, email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ channel: 'email', subject: 'Your Hoko password was changed' })
  expect(mails[0]!.text).not.toContain(password)
})

test('a wrong current password changes nothing and shows an error at its field', async () => {
  const { email, person } = await somebody()
  const elsewhere = await anotherSession(app, person)
  expect(await change(person, { current_password: 'wrong123', password })).toMatchObject({
    status: 422,
    key: 'password_wrong',
    errors: { current_password: 'That’s not your password.' },
  })
  expect(await works(elsewhere)).toBe('works')
  expect(await signInWith(email, currentPassword)).toMatchObject({ token: expect.any(String) })
  expect(await messagesTo(app, email)).toEqual([])
})

test.each([
  ['too short', 'abc123', 'Use 8 to 15 characters.'],
  ['the one they have', currentPassword, 'That’s your current password. Choose a different one.'],
])('a new password that is %s is refused at its field', async (_case, typed, sentence) => {
  const { person } = await somebody()
  expect(await change(person, { current_password: currentPassword, password: typed })).toMatchObject({
    key: 'validation_failed',
    errors: { password: sentence },
  })
})

test('only one of two parallel changes finds the current password right', async () => {
  const { email, person } = await somebody()
  const elsewhere = await anotherSession(app, person)
  const answers = await Promise.all([
    change(person, { current_password: currentPassword, password: 'first123' }),
    change(elsewhere, { current_password: currentPassword, password: 'second123' }),
  ])
  const winners = answers.filter((answer) => 'ok' in answer)
  expect(winners).toHaveLength(1)
  const stored = 'ok' in answers[0] ? 'first123' : 'second123'
  expect(await signInWith(email, stored)).toMatchObject({ token: expect.any(String) })
  expect(await messagesTo(app, email)).toHaveLength(1)
})

test('pending resets and challenges stop working when the password changes', async () => {
  const { email, person } = await somebody()
  const begin = async () => {
    const { request_token } = await app.as(null).call(forgetPassword, { email, type: 'user' })
    await app.settle()
    const [code] = /\d{6}/.exec((await messagesTo(app, email)).at(-1)!.text)!
    return { email, code, request_token, purpose: 'reset_password' as const }
  }
  const { token } = await app.as(null).call(verification, await begin())
  await ageCodes(app, email, '31 seconds')
  const onItsWay = await begin()
  expect(await change(person)).toEqual({ ok: true })

  expect(await app.as(null).call(verification, onItsWay)).toMatchObject({ key: 'code_expired' })
  expect(await app.as(null).call(resetPassword, { token: token!, password: 'thief123' })).toMatchObject({
    key: 'reset_expired',
  })
  expect(await signInWith(email, password)).toMatchObject({ token: expect.any(String) })
})

test('wrong passwords count together with those of signing in, and right ones don’t count', async () => {
  const { email, person } = await somebody()
  for (let n = 0; n < 3; n += 1) await app.as(person).call(confirmPassword, { password: currentPassword })
  for (let n = 0; n < 12; n += 1) await signInWith(email, 'wrong123')
  for (let n = 0; n < 12; n += 1) await app.as(person).call(confirmPassword, { password: 'wrong123' })
  expect(await change(person, { current_password: 'wrong123', password })).toMatchObject({
    key: 'password_wrong',
  })
  const locked = { key: 'rate_limited', message: expect.stringContaining('Too many wrong passwords.') }
  expect(await change(person)).toMatchObject(locked)
  expect(await app.as(person).call(confirmPassword, { password: currentPassword })).toMatchObject(locked)
  expect(await signInWith(email, currentPassword)).toMatchObject(locked)
})

test('a recently entered password allows sensitive calls for 10 minutes, and signing in counts', async () => {
  const { email, person } = await somebody()
  const { token } = await signInWith(email, currentPassword)
  const signedIn = { id: person.id, token }
  expect(await app.as(signedIn).call(endOtherSessions, {})).toEqual({ ended: 1 })

  await ageSession(app, signedIn, '10 minutes')
  expect(await app.as(signedIn).call(endOtherSessions, {})).toMatchObject({
    status: 403,
    key: 'password_needed',
  })
  expect(await app.as(signedIn).call(confirmPassword, { password: 'wrong123' })).toMatchObject({
    key: 'password_wrong',
    errors: { password: 'That’s not your password.' },
  })
  expect(await app.as(signedIn).call(endOtherSessions, {})).toMatchObject({ key: 'password_needed' })

  const before = Date.now()
  const { until } = await app.as(signedIn).call(confirmPassword, { password: currentPassword })
  expect(Math.abs(new Date(until).getTime() - before - 600_000)).toBeLessThan(5_000)
  await ageSession(app, signedIn, '9 minutes')
  expect(await app.as(signedIn).call(endOtherSessions, {})).toEqual({ ended: 0 })
})

test('a password entered in one session allows nothing in another', async () => {
  const { person } = await somebody()
  const elsewhere = await anotherSession(app, person)
  await ageSession(app, elsewhere, '1 hour')
  await app.as(person).call(confirmPassword, { password: currentPassword })
  expect(await app.as(elsewhere).call(endOtherSessions, {})).toMatchObject({ key: 'password_needed' })
})
