import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import {
  changePassword,
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
} from '#domains/identity/common/passwords.ts'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { transact } from '#platform/server/database/db.ts'
import { aMember } from '#test/harness/market/people.ts'
import { messagesTo } from '#test/harness/market/registrations.ts'
import { ageSession } from '#test/harness/market/sessions.ts'
import { appCode } from '#test/harness/doubles/authenticator-app.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { verifySecondFactor } from './two-factor.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

let people = 0

async function somebody() {
  people += 1
  const email = `factor${people}@example.nz`
  return { email, person: await aMember(app, { email }) }
}

const hasTwoFactor = async (person: Person) => (await app.as(person).call(getProfile, {})).has_two_factor
const begin = (person: Person) => app.as(person).call(beginTwoFactor, {})
const confirm = (person: Person, code: string) => app.as(person).call(confirmTwoFactor, { code })

const wrongFor = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((steps) => appCode(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!
}

const isTaken = (person: Person, typed: string) =>
  transact(app.platform.db, (tx) => verifySecondFactor(tx, person.id, typed))

async function withTwoFactor() {
  const { email, person } = await somebody()
  const { secret } = await begin(person)
  const { recovery_codes } = await confirm(person, appCode(secret))
  return { email, person, secret, recovery_codes }
}

test('a second factor is on only after a code of the app is given', async () => {
  const { email, person } = await somebody()
  const { secret, uri, qr } = await begin(person)
  expect(uri).toContain(`secret=${secret}`)
  expect(uri).toContain(encodeURIComponent(email))
  expect(qr).toMatch(/^<svg [\s\S]*<\/svg>$/)
  expect(await hasTwoFactor(person)).toBe(false)

  expect(await confirm(person, wrongFor(secret))).toMatchObject({ status: 422, key: 'code_wrong' })
  expect(await hasTwoFactor(person)).toBe(false)
  expect(await messagesTo(app, email)).toEqual([])

  const code = appCode(secret)
  const { recovery_codes } = await confirm(person, code)
  expect(new Set(recovery_codes).size).toBe(10)
  expect(await hasTwoFactor(person)).toBe(true)
  expect(await messagesTo(app, email)).toMatchObject([{ subject: 'Two-factor sign-in is on' }])
  expect(await isTaken(person, recovery_codes[0]!)).toBe('recovery_code')
  expect(await isTaken(person, code)).toBeNull()
})

test('beginning again replaces the secret, but an active factor can’t begin again', async () => {
  const { person } = await somebody()
  const first = await begin(person)
  const second = await begin(person)
  expect(second.secret).not.toBe(first.secret)
  expect(await confirm(person, appCode(first.secret))).toMatchObject({ key: 'code_wrong' })
  expect(await confirm(person, appCode(second.secret))).toMatchObject({ recovery_codes: expect.any(Array) })
  expect(await begin(person)).toMatchObject({ status: 409, key: 'two_factor_on' })
  expect(await confirm(person, appCode(second.secret, 1))).toMatchObject({ key: 'two_factor_on' })
})

test('a secret that wasn’t begun, or too long ago, can’t be confirmed', async () => {
  const { person } = await somebody()
  expect(await confirm(person, '123456')).toMatchObject({ key: 'code_expired' })
  const { secret } = await begin(person)
  await sql`update two_factors set begun_at = begun_at - interval '15 minutes'
    where account_id = ${person.id}`.execute(app.platform.db)
  expect(await confirm(person, appCode(secret))).toMatchObject({
    key: 'code_expired',
    message: 'That took too long. Start again.',
  })
})

test('two confirmations at once give one set of recovery codes, which works', async () => {
  const { person } = await somebody()
  const { secret } = await begin(person)
  const code = appCode(secret)
  const answers = await Promise.all([confirm(person, code), confirm(person, code)])
  const [won, ...others] = answers.filter(({ recovery_codes }) => recovery_codes)
  expect(others).toEqual([])
  expect(answers.find((answer) => answer !== won)).toMatchObject({ key: 'two_factor_on' })
  expect(await isTaken(person, won!.recovery_codes[9]!)).toBe('recovery_code')
})

test('renewed recovery codes replace the old ones', async () => {
  const { email, person, recovery_codes: old } = await withTwoFactor()
  const { recovery_codes } = await app.as(person).call(renewRecoveryCodes, {})
  expect(recovery_codes).toHaveLength(10)
  expect(await isTaken(person, old[0]!)).toBeNull()
  expect(await isTaken(person, recovery_codes[0]!)).toBe('recovery_code')
  expect((await messagesTo(app, email)).at(-1)).toMatchObject({
    subject: 'Your Hoko recovery codes were renewed',
  })
  const { person: without } = await somebody()
  expect(await app.as(without).call(renewRecoveryCodes, {})).toMatchObject({ key: 'not_found' })
})

test('once turned off, app and recovery codes don’t count, and it can be turned on again', async () => {
  const { email, person, secret, recovery_codes } = await withTwoFactor()
  expect(await app.as(person).call(endTwoFactor, {})).toEqual({ ok: true })
  expect(await hasTwoFactor(person)).toBe(false)
  expect(await isTaken(person, appCode(secret, 1))).toBeNull()
  expect(await isTaken(person, recovery_codes[0]!)).toBeNull()
  expect(await app.as(person).call(endTwoFactor, {})).toEqual({ ok: true })
  const subjects = (await messagesTo(app, email)).map(({ subject }) => subject)
  expect(subjects.slice(1)).toEqual(['Two-factor sign-in is off'])

  const again = await begin(person)
  expect(await confirm(person, appCode(again.secret))).toMatchObject({ recovery_codes: expect.any(Array) })
})

test('changing two-factor settings needs a recently entered password', async () => {
  const { person, secret } = await withTwoFactor()
  await ageSession(app, person, '11 minutes')
  const as = app.as(person)
  for (const answer of [
    await as.call(beginTwoFactor, {}),
    await as.call(confirmTwoFactor, { code: appCode(secret, 1) }),
    await as.call(renewRecoveryCodes, {}),
    await as.call(endTwoFactor, {}),
  ]) {
    expect(answer).toMatchObject({ status: 403, key: 'password_needed' })
  }
  expect(await hasTwoFactor(person)).toBe(true)
})

test('the audit log has an admin’s changes to their own sign-in, but not a member’s', async () => {
  const admin = await aMember(app, { type: 'admin' })
  const { email, person: member } = await somebody()
  for (const person of [admin, member]) {
    const { secret } = await begin(person)
    await confirm(person, appCode(secret))
    await app.as(person).call(renewRecoveryCodes, {})
    await app.as(person).call(endTwoFactor, {})
    await app.as(person).call(changePassword, { current_password: 'kahu1234', password: 'tuatara9' })
    const log = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: person.id })
    expect(log.items.map(({ action, before, after }) => [action, before, after])).toEqual(
      person === admin
        ? [
            ['account.own-password-changed', null, null],
            ['account.own-two-factor-off', null, null],
            ['account.own-recovery-renewed', null, null],
            ['account.own-two-factor-on', null, null],
          ]
        : [],
    )
  }
  const links = (await messagesTo(app, email)).map(({ text }) => /\/forgot-password.*$/.exec(text)?.[0])
  expect(links).toEqual(Array.from({ length: 4 }, () => '/forgot-password'))
})

test('an admin’s emails link to the admins’ password reset', async () => {
  const email = 'factor-admin@example.nz'
  const admin = await aMember(app, { email, type: 'admin' })
  const { secret } = await begin(admin)
  await confirm(admin, appCode(secret))
  await app.as(admin).call(endTwoFactor, {})
  const mails = await messagesTo(app, email)
  expect(mails).toHaveLength(2)
  for (const { text } of mails) expect(text).toMatch(/\/forgot-password\?isUserAdmin=true$/)
})
