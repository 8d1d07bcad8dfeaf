import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const download = (query: string, person = admin) =>
  app.server.inject({
    url: `/api/user-csv?reason=Asked%20by%20the%20police&${query}`,
    headers: { authorization: `Bearer ${person.token}` },
  })

test('the table is exported whole, with its filters, as a CSV without formulas', async () => {
  const { id } = await aMember(app, {
    first_name: '=HYPERLINK("http://evil.example","Tāmati")',
    last_name: 'Csvson, junior',
    email: 'csvson@example.nz',
    phone_number: '+64215550120',
  })
  await aMember(app, { first_name: 'Somebody', last_name: 'Else' })
  const reply = await download('q=csvson&sort=id&order=asc')
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="hoko-users-\d{4}-\d\d-\d\d\.csv"/,
  )
  // Excel needs the BOM to read UTF-8.
  expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, line, ...rest] = reply.body.slice(1).split('\r\n')
  expect(head).toMatch(/^Number,Type,Status,First name,Last name,/)
  expect(line).toContain(
    `${id},Member,Active,"'=HYPERLINK(""http://evil.example"",""Tāmati"")","Csvson, junior",`,
  )
  expect(line).toContain(',csvson@example.nz,021 5550120,Private,')
  expect(line).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,/)
  expect(rest).toEqual([''])
  expect(reply.body).not.toMatch(/argon|hash/)
})

test('an export larger than memory has each account once', async () => {
  await app.platform.db
    .insertInto('accounts')
    .values(
      Array.from({ length: 2300 }, (_, n) => ({
        type: 'user' as const,
        status: 'deleted' as const,
        first_name: 'Bulk',
        last_name: `Nr${n}`,
        display_name: 'Bulk N.',
        email: `bulk${n}@example.nz`,
        phone_number: '+64215550121',
        password_hash: '-',
      })),
    )
    .execute()
  const reply = await download('q=bulk&sort=display_name&order=asc')
  const emails = reply.body.match(/bulk\d+@example\.nz/g)!
  expect(new Set(emails).size).toBe(2300)
  expect(emails).toHaveLength(2300)
})

test('the log has the exporting admin, and members can’t export', async () => {
  await download('q=nobody-of-that-name&status=active')
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'accounts' })
  expect(items[0]).toMatchObject({
    action: 'accounts.exported',
    actor_id: admin.id,
    subject_id: null,
    reason: 'Asked by the police',
    after: { q: 'nobody-of-that-name', status: 'active', rows: 0 },
  })
  const refused = await download('', await aMember(app))
  expect([refused.statusCode, refused.json().key]).toEqual([403, 'forbidden'])
})

test('the export needs a reason and a recently entered password', async () => {
  const bare = await app.server.inject({
    url: '/api/user-csv',
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect([bare.statusCode, bare.json().key]).toEqual([422, 'validation_failed'])
  await app.platform.db
    .updateTable('sessions')
    .set({ password_given_at: sql<Date>`clock_timestamp() - interval '11 minutes'` })
    .where('account_id', '=', admin.id)
    .execute()
  const stale = await download('q=csvson')
  expect(stale.json().key).toBe('password_needed')
  expect(stale.body).not.toContain('csvson@')
})
