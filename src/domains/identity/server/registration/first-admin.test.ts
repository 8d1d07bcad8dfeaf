import { afterAll, beforeAll, expect, test } from 'vitest'
import { resetPassword } from '#domains/identity/common/passwords.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { createAdmin, resetAdmin } from './first-admin.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const parts = () => ({ db: app.platform.db, publicUrl: 'https://market.example.nz' })
const tokenOf = (link: string) =>
  /^https:\/\/market\.example\.nz\/reset-password#([\w-]{43})(&name)?$/.exec(link)![1]!
const as = () => app.as(null)
const signInWith = (email: string, password: string) => as().call(signIn, { email, password, type: 'admin' })

test('the first administrator chooses a name and a password by a link, once', async () => {
  const email = 'first@example.nz'
  const link = await createAdmin(parts(), email)
  expect(link).toMatch(/&name$/)
  const token = tokenOf(link)
  expect(await as().call(resetPassword, { token, password: 'kahu1234' })).toMatchObject({
    errors: { first_name: 'Enter your first name', last_name: 'Enter your last name' },
  })
  const names = { first_name: 'Hana', last_name: 'Parata' }
  expect(await as().call(resetPassword, { token, password: 'kahu1234', ...names })).toEqual({
    ok: true,
    type: 'admin',
  })
  expect(await as().call(resetPassword, { token, password: 'weka5678', ...names })).toMatchObject({
    key: 'reset_used',
  })
  const { user, token: session } = (await signInWith(email, 'kahu1234')) as {
    user: { id: AccountId }
    token: string
  }
  expect(user).toMatchObject({ display_name: 'Hana P.', email_verified_at: null, phone_verified_at: null })
  const { items } = await app
    .as({ id: user.id, token: session })
    .call(listAudit, { subject_kind: 'account', subject_id: user.id })
  expect(items).toMatchObject([
    { action: 'account.own-password-changed', actor_id: user.id },
    { action: 'account.created', actor_id: null, reason: 'From the command line.' },
  ])
})

test('a reset keeps the name, and the old password until a new one is chosen', async () => {
  const email = 'second@example.nz'
  const first = tokenOf(await createAdmin(parts(), email))
  await as().call(resetPassword, {
    token: first,
    password: 'kahu1234',
    first_name: 'Ana',
    last_name: 'Ngata',
  })
  const token = tokenOf(await resetAdmin(parts(), email))
  expect(await signInWith(email, 'kahu1234')).toHaveProperty('token')
  const changed = { token, password: 'weka5678', first_name: 'Eve', last_name: 'Evil' }
  expect(await as().call(resetPassword, changed)).toMatchObject({ ok: true })
  expect(await signInWith(email, 'kahu1234')).toMatchObject({ key: 'invalid_credentials' })
  expect(await signInWith(email, 'weka5678')).toMatchObject({ user: { first_name: 'Ana' } })
})

test('a link older than a day is refused', async () => {
  const token = tokenOf(await createAdmin(parts(), 'late@example.nz'))
  const expiry = await app.platform.db
    .selectFrom('password_resets')
    .select(['begun_at', 'expires_at'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect((expiry.expires_at.getTime() - expiry.begun_at.getTime()) / 3_600_000).toBeCloseTo(24, 2)
  await app.platform.db
    .updateTable('password_resets')
    .set({ expires_at: new Date(0) })
    .execute()
  expect(
    await as().call(resetPassword, { token, password: 'kahu1234', first_name: 'A', last_name: 'B' }),
  ).toMatchObject({ key: 'reset_expired' })
})

test('creating an existing admin and resetting a missing one fail with a hint', async () => {
  await createAdmin(parts(), 'twice@example.nz')
  await expect(createAdmin(parts(), 'twice@example.nz')).rejects.toThrow('admin -- reset twice@example.nz')
  await expect(resetAdmin(parts(), 'nobody@example.nz')).rejects.toThrow('admin -- create nobody@example.nz')
})
