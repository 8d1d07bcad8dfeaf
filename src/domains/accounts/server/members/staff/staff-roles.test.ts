import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdminDashboardStats } from '#domains/insights/common/stats.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import {
  createMember,
  deleteMember,
  putMember,
  startReset,
  putMemberStatus,
  putStaffRole,
} from '#domains/accounts/common/members/members.ts'
import { putSettings } from '#domains/settings/common/settings.ts'
import { aMember } from '#test/harness/market/people.ts'
import { ageSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const setRole = (by: Person, id: number, staffRole: 'full' | 'support' | 'read_only') =>
  app.as(by).call(putStaffRole, { id, staff_role: staffRole })

const changeSettings = (by: Person) => app.as(by).call(putSettings, { version: -1 })

test('a changed role applies to the next call of a session, and is in the log', async () => {
  const other = await aMember(app, { type: 'admin' })
  expect((await changeSettings(other)).key).not.toBe('not_in_role')
  expect(await setRole(admin, other.id, 'read_only')).toMatchObject({ staff_role: 'read_only' })
  expect(await changeSettings(other)).toMatchObject({ status: 403, key: 'not_in_role' })
  expect(await app.as(other).call(getAdminDashboardStats, {})).not.toHaveProperty('key')
  expect(await setRole(other, other.id, 'full')).toMatchObject({ key: 'not_in_role' })
  expect(await setRole(admin, other.id, 'read_only')).toMatchObject({ key: 'status_unchanged' })
  await setRole(admin, other.id, 'full')
  expect((await changeSettings(other)).key).not.toBe('not_in_role')
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: other.id })
  expect(items.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['account.role-changed', { staff_role: 'read_only' }, { staff_role: 'full' }],
    ['account.role-changed', { staff_role: 'full' }, { staff_role: 'read_only' }],
  ])
})

test('only an admin’s role can change, with a recently entered password', async () => {
  const member = await aMember(app)
  expect(await setRole(admin, member.id, 'support')).toMatchObject({ key: 'not_found' })
  const late = await aMember(app, { type: 'admin' })
  await ageSession(app, late, '11 minutes')
  expect(await setRole(late, admin.id, 'support')).toMatchObject({ key: 'password_needed' })
  expect(await setRole(admin, late.id, 'support')).toMatchObject({ staff_role: 'support' })
})

test('only a full admin can change an admin’s account, or make one', async () => {
  const support = await aMember(app, { type: 'admin', staff_role: 'support' })
  const moderator = await aMember(app, { type: 'admin', staff_role: 'moderation' })
  const refused = { status: 403, key: 'not_in_role' }
  const change = { id: admin.id, email: 'taken-over@example.nz', reason: 'Asked for it' }
  expect(await app.as(support).call(putMember, change)).toMatchObject(refused)
  expect(await app.as(support).call(startReset, { id: admin.id, ends_sessions: true })).toMatchObject(refused)
  const names = { first_name: 'Rua', last_name: 'Tapsell', phone_number: '021 555 0199' }
  const made = { ...names, type: 'admin', email: 'rua@example.nz' } as const
  expect(await app.as(support).call(createMember, made)).toMatchObject(refused)
  expect(await app.as(support).call(createMember, { ...made, type: 'user' })).toMatchObject({
    staff_role: null,
  })
  const suspended = { id: admin.id, status: 'suspended', reason: 'No reason' } as const
  expect(await app.as(moderator).call(putMemberStatus, suspended)).toMatchObject(refused)
  expect(await app.as(moderator).call(deleteMember, { id: admin.id, reason: 'No' })).toMatchObject(refused)
  expect(await app.as(admin).call(createMember, { ...made, staff_role: 'finance' })).toMatchObject({
    staff_role: 'finance',
  })
})
