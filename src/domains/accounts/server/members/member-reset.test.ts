import { afterAll, beforeAll, expect, test } from 'vitest'
import { resetPassword } from '#domains/identity/common/passwords.ts'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { createMember, listMembers, startReset } from '#domains/accounts/common/members/members.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
import { selectAcceptedTerms } from '#test/harness/market/accepted-terms.ts'
import { aMember } from '#test/harness/market/people.ts'
import { ageSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { hashToken } from '#domains/identity/server/password/secrets.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, {
    type: 'admin',
    first_name: 'Hana',
    last_name: 'Parata',
    email: 'hana@example.nz',
  })
})
afterAll(() => app[Symbol.asyncDispose]())

const newest = async (subjectId: number) =>
  (await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: subjectId })).items[0]

const found = async (q: string) => (await app.as(admin).call(listMembers, { q })).items.map(({ id }) => id)

const someone = {
  type: 'user',
  first_name: 'Aroha',
  last_name: 'Ngata',
  phone_number: '021 555 0110',
} as const

test('a created account has no known password, and its owner gets a link by email', async () => {
  const made = await app.as(admin).call(createMember, {
    ...someone,
    email: 'aroha@example.nz',
    region: 'wellington',
    suburb: 'petone',
  })
  expect(made).toMatchObject({
    status: 'active',
    display_name: 'Aroha N.',
    region: 'wellington',
    email_verified_at: null,
    phone_verified_at: null,
    session_count: 0,
  })
  const [mail] = await sentTo(app, 'aroha@example.nz')
  const token = /\/reset-password#([\w-]{43})&terms\n/.exec(mail!.text)![1]!
  const reset = await app.platform.db
    .selectFrom('password_resets')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  expect(reset).toMatchObject({ account_id: made.id, begun_by: admin.id, used_at: null })
  const lastsHours = (reset.expires_at.getTime() - reset.begun_at.getTime()) / 3_600_000
  expect(lastsHours).toBeCloseTo(72, 2)
  expect(mail!.text).toContain('The link works once, for 72 hours.')
  const entry = await newest(made.id)
  expect(entry).toMatchObject({
    action: 'account.created',
    before: null,
    after: { email: 'aroha@example.nz' },
  })
  expect(JSON.stringify(entry)).not.toContain(token)
})

test('an account isn’t created twice, or with invalid values', async () => {
  expect(await app.as(admin).call(createMember, { ...someone, email: 'hana@example.nz' })).toMatchObject({
    key: 'email_taken',
    errors: { email: 'That’s an admin’s email. Use another one for a member.' },
  })
  const idempotencyKey = { ...someone, email: 'once@example.nz' }
  expect(await app.as(admin).call(createMember, idempotencyKey)).toMatchObject({ status: 'active' })
  expect(await app.as(admin).call(createMember, idempotencyKey)).toMatchObject({
    key: 'email_taken',
    errors: { email: 'Another account already uses this email.' },
  })
  const wrong = { ...someone, email: 'wrong@example.nz' }
  expect(await app.as(admin).call(createMember, { ...wrong, phone_number: '12' })).toMatchObject({
    errors: { phone_number: expect.any(String) },
  })
  expect(await app.as(admin).call(createMember, { ...wrong, nzbn: '9429039501976' })).toMatchObject({
    errors: { nzbn: expect.any(String) },
  })
  expect(await found('wrong@example.nz')).toEqual([])
})

test('createMember reports all errors at once', async () => {
  expect(
    await app.as(admin).call(createMember, {
      ...someone,
      email: 'hana@example.nz',
      phone_number: '12',
      seller_kind: 'in_trade',
      nzbn: '123',
      gst_number: '123',
    }),
  ).toMatchObject({
    key: 'validation_failed',
    errors: {
      email: 'That’s an admin’s email. Use another one for a member.',
      phone_number: expect.any(String),
      nzbn: expect.any(String),
      gst_number: expect.any(String),
      region: 'Choose a region.',
    },
  })
})

test('creating an admin needs a recently entered password', async () => {
  const boss = await aMember(app, { type: 'admin' })
  await ageSession(app, boss, '11 minutes')
  const wanted = { ...someone, type: 'admin', email: 'second@example.nz' } as const
  expect(await app.as(boss).call(createMember, wanted)).toMatchObject({ key: 'password_needed' })
  expect(await app.as(boss).call(createMember, { ...wanted, type: 'user' })).toMatchObject({
    status: 'active',
  })
  expect(await app.as(admin).call(createMember, wanted)).toMatchObject({ type: 'admin' })
})

test('a reset is emailed only to the account, and ends its sessions if requested', async () => {
  const email = 'forgetful@example.nz'
  const person = await aMember(app, { email })
  expect(await app.as(admin).call(startReset, { id: person.id, ends_sessions: false })).toEqual({ ok: true })
  expect(await app.as(person).call(getProfile, {})).toMatchObject({ id: person.id })
  expect(await app.as(admin).call(startReset, { id: person.id, ends_sessions: true })).toEqual({ ok: true })
  expect(await app.as(person).call(getProfile, {})).toMatchObject({ key: 'logout_user' })
  const mails = await sentTo(app, email)
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Choose a new Hoko password'))
  expect(mails[0]!.text).toContain('Our support team started a password reset for your Hoko account.')
  expect(await app.as(null).call(signIn, { email, password: 'kahu1234', type: 'user' })).toHaveProperty(
    'token',
  )
  expect(await newest(person.id)).toMatchObject({
    action: 'account.reset-started',
    after: { ends_sessions: true, ended_sessions: 1 },
  })
  const log = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: person.id })
  for (const { text } of mails) {
    const token = /reset-password#([\w-]+)/.exec(text)![1]!
    expect(JSON.stringify(log)).not.toContain(token)
  }
})

test('the owner sets a password by the link, once, and signs in with it', async () => {
  const made = await app.as(admin).call(createMember, { ...someone, email: 'chooser@example.nz' })
  const [mail] = await sentTo(app, 'chooser@example.nz')
  const token = /reset-password#([\w-]+)/.exec(mail!.text)![1]!
  const choose = (more: { accepted_terms?: true } = {}) =>
    app.as(null).call(resetPassword, { token, password: 'huia4321', ...more })
  expect(mail!.text).toContain(`${token}&terms`)
  expect(await choose()).toMatchObject({
    status: 422,
    errors: { accepted_terms: 'Please agree to the terms and conditions.' },
  })
  expect(await choose({ accepted_terms: true })).toEqual({ ok: true, type: 'user' })
  const { accepted_terms_at } = await app.platform.db
    .selectFrom('accounts')
    .select('accepted_terms_at')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  expect(accepted_terms_at).toBeInstanceOf(Date)
  expect(await selectAcceptedTerms(app, made.id)).toEqual([
    { slug: 'terms-and-conditions', number: 1, accepted_at: accepted_terms_at },
  ])
  expect(await choose()).toMatchObject({ key: 'reset_used' })
  const [messages] = await sentTo(app, 'chooser@example.nz')
  expect(messages).toMatchObject({ subject: 'Your Hoko account has a password' })
  expect(messages!.text).not.toContain('signed out')
  const enter = { email: 'chooser@example.nz', password: 'huia4321', type: 'user' } as const
  expect(await app.as(null).call(signIn, enter)).toMatchObject({
    user: { id: made.id, email_verified_at: expect.any(String) },
  })
})

test('a reset can’t start for an account that can’t set a password', async () => {
  const { id } = await aMember(app)
  const set = (status: 'suspended' | 'deleted') =>
    app.platform.db.updateTable('accounts').set({ status }).where('id', '=', id).execute()
  await set('suspended')
  expect(await app.as(admin).call(startReset, { id, ends_sessions: false })).toEqual({ ok: true })
  await set('deleted')
  expect(await app.as(admin).call(startReset, { id, ends_sessions: false })).toMatchObject({
    key: 'not_found',
  })
})
