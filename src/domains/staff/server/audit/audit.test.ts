import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { transact } from '#platform/server/database/db.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { changesBetween, recordAudit, type AuditEntryInput } from './audit.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

const note = (changes: Partial<AuditEntryInput> = {}) =>
  transact(app.platform.db, (tx) =>
    recordAudit(tx, {
      actor_id: admin.id,
      action: 'account.changed',
      subject_kind: 'account',
      subject_id: admin.id,
      ...changes,
    }),
  )

test.each([
  ['changed', "update audit_log set reason = 'something else'"],
  ['changed where it holds nothing of the kind', "update audit_log set reason = '' where id = 0"],
  ['shortened', 'delete from audit_log'],
  ['emptied', 'truncate audit_log'],
  ['emptied along with the accounts', 'truncate accounts cascade'],
  ['shortened where triggers are off', 'set local session_replication_role = replica; delete from audit_log'],
])('the database refuses to let the log be %s', async (_how, statement) => {
  await note()
  const before = await app.as(admin).call(listAudit, {})
  await expect(
    transact(app.platform.db, async (tx) => {
      for (const one of statement.split('; ')) await sql.raw(one).execute(tx)
    }),
  ).rejects.toThrow('The audit log is only ever added to.')
  expect(await app.as(admin).call(listAudit, {})).toEqual(before)
})

test('an action that is rolled back is not in the log', async () => {
  const before = await app.as(admin).call(listAudit, {})
  const failed = transact(app.platform.db, async (tx) => {
    await recordAudit(tx, { actor_id: null, action: 'x.y', subject_kind: 'x', subject_id: null })
    throw new Error('undone')
  })
  await expect(failed).rejects.toThrow('undone')
  expect(await app.as(admin).call(listAudit, {})).toEqual(before)
})

test.each(['password', 'password_hash', 'reset_token', 'secret', 'recovery_codes'])(
  'recordAudit refuses %s',
  async (name) => {
    await expect(note({ after: { [name]: 'x' } })).rejects.toThrow(`must not hold '${name}'`)
    await expect(note({ before: { [name]: 'x' } })).rejects.toThrow(`must not hold '${name}'`)
  },
)

test('the log lists the newest first, with names, by subject and by actor', async () => {
  const other = await aMember(app, { type: 'admin', first_name: 'Rua', last_name: 'Tapsell' })
  const member = await aMember(app, { first_name: 'Mere', last_name: 'Kahu' })
  await note({ subject_id: member.id, before: { region: null }, after: { region: 'otago' }, reason: 'Asked' })
  await note({ actor_id: other.id, subject_id: member.id, action: 'account.suspended' })
  await note({ actor_id: null, subject_kind: 'market', subject_id: null, action: 'market.opened' })

  const about = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: member.id })
  expect(about.total).toBe(2)
  expect(about.items).toMatchObject([
    { actor_name: 'Rua Tapsell', subject_name: 'Mere Kahu', action: 'account.suspended', before: null },
    {
      actor_name: 'Hana Parata',
      reason: 'Asked',
      before: { region: null },
      after: { region: 'otago' },
    },
  ])
  expect((await app.as(admin).call(listAudit, { actor_id: other.id })).total).toBe(1)
  const { items } = await app.as(admin).call(listAudit, { limit: 1 })
  expect(items).toMatchObject([{ actor_name: 'Hoko', subject_name: '', subject_id: null }])
})

test('changesBetween returns only the changed values', () => {
  expect(changesBetween({ a: 1, b: null, c: [1], d: 'x' }, { a: 2, b: null, c: [1], d: 'y' })).toEqual({
    before: { a: 1, d: 'x' },
    after: { a: 2, d: 'y' },
  })
})
