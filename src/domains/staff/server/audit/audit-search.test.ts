import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportAudit, listAudit, listAuditActors, searchAudit } from '#domains/staff/common/audit/audit.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { deleteMember, putMember, putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { aMember } from '#test/harness/market/people.ts'
import { ageSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

const find = (search: OperationInput<typeof searchAudit>) => app.as(admin).call(searchAudit, search)

const suspend = (by: Person, { id }: Person, reason: string) =>
  app.as(by).call(putMemberStatus, { id, status: 'suspended', reason })

test('the log is searched by actor, action, subject, time and text, a page at a time', async () => {
  const other = await aMember(app, { type: 'admin', first_name: 'Rua', last_name: 'Tāpsell' })
  const [mere, tama] = [await aMember(app, { last_name: 'Zealandia' }), await aMember(app)]
  await suspend(admin, mere, 'Sold a 100% false kiwi_feather')
  await suspend(other, tama, 'Never sent what was paid for')
  await app.as(other).call(putMember, { id: tama.id, about: 'Sells wētā figures' })

  const reasons = async (search: OperationInput<typeof searchAudit>) =>
    (await find(search)).items.map(({ subject_id, action }) => [subject_id, action])
  const ofMere = [[mere.id, 'account.suspended']]
  const ofTama = [
    [tama.id, 'account.changed'],
    [tama.id, 'account.suspended'],
  ]
  expect(await reasons({ q: '100% FALSE' })).toEqual(ofMere)
  expect(await reasons({ q: 'kiwi_' })).toEqual(ofMere)
  expect(await reasons({ q: 'kiwi%feather' })).toEqual([])
  expect(await reasons({ q: 'zealandia' })).toEqual(ofMere)
  expect(await reasons({ q: 'tapsell' })).toEqual(ofTama)
  expect(await reasons({ q: 'wētā' })).toEqual([ofTama[0]])
  expect(await reasons({ q: String(mere.id) })).toEqual(ofMere)
  expect(await reasons({ q: 'edited' })).toEqual([])
  expect(await reasons({ q: 'edited', q_actions: 'account.warned,account.changed' })).toEqual([ofTama[0]])
  expect(await reasons({ actor_id: other.id })).toEqual(ofTama)
  expect(await reasons({ member_id: tama.id })).toEqual(ofTama)
  expect(await reasons({ kind: 'settings' })).toEqual([])
  expect(await reasons({ kind: 'members', actor_id: admin.id })).toEqual(ofMere)
  expect(await reasons({ from: '2000-01-01', to: '2000-01-02' })).toEqual([])
  expect((await find({ from: '2000-01-01', to: '2999-12-31' })).items).toHaveLength(3)

  const first = await find({ limit: 2 })
  const rest = await find({ limit: 2, before: first.next_before! })
  expect([first.items.length, rest.items.length, rest.next_before]).toEqual([2, 1, null])
  expect(first.items[0]).toMatchObject({ address: expect.stringMatching(/\.x$/), actor_name: 'Rua Tāpsell' })
  const { items: actors } = await app.as(admin).call(listAuditActors, {})
  expect(actors.map(({ name }) => name)).toEqual(['Hana Parata', 'Rua Tāpsell'])
})

test('personal values of a deleted member are neither shown nor found', async () => {
  const member = await aMember(app)
  const about = 'Known as the Moa of Ōtaki'
  await app.as(admin).call(putMember, { id: member.id, about })
  expect((await find({ q: 'Moa of' })).items).toHaveLength(1)
  await app.as(admin).call(deleteMember, { id: member.id, reason: 'They asked by phone' })
  await app.settle()
  expect((await find({ q: 'Moa of' })).items).toEqual([])
  const { items } = await find({ member_id: member.id })
  expect(items.find(({ action }) => action === 'account.changed')!.after).toEqual({ about: 'Removed' })
  const panel = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: member.id })
  expect(JSON.stringify([items, panel, await download('q=')])).not.toContain('Moa')
})

const download = async (query: string, person = admin) => {
  const reply = await app.server.inject({
    url: `/api/audit-log-csv?reason=For%20the%20auditor&${query}`,
    headers: { authorization: `Bearer ${person.token}` },
  })
  return reply.body
}

test('all matching entries are exported as a CSV without formulas', async () => {
  const member = await aMember(app)
  await suspend(admin, member, '=HYPERLINK("http://evil.example")')
  const csv = await download(`member_id=${member.id}`)
  const [head, line, ...more] = csv.split('\r\n')
  expect(head).toContain('Number,When (NZ time),Who,')
  expect(line).toContain(`,Hana Parata,${admin.id},`)
  expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")",status active,status suspended`)
  expect(more).toEqual([''])
  expect((await find({ kind: 'settings' })).items[0]).toMatchObject({
    action: 'audit.exported',
    reason: 'For the auditor',
    after: { member_id: member.id },
  })
  const late = await aMember(app, { type: 'admin' })
  await ageSession(app, late, '11 minutes')
  expect(JSON.parse(await download('', late))).toMatchObject({ key: 'password_needed' })
  const moderator = await aMember(app, { type: 'admin', staff_role: 'moderation' })
  expect(await app.as(moderator).call(exportAudit, { reason: 'For me' })).toMatchObject({
    key: 'not_in_role',
  })
})

const mostMs = 200
/** Run it with 100000 after a change of the queries; fewer keep the suite short. */
const entries = Number(process.env.AUDIT_ENTRIES ?? 10_000)

test(
  `${entries} entries answer in less than ${mostMs} ms, however they are filtered`,
  { timeout: 300_000 },
  async () => {
    const members = [await aMember(app), await aMember(app, { last_name: 'Quirk' })]
    for (let done = 0; done < entries; done += 2_500)
      await sql`insert into audit_log (at, actor_id, action, subject_kind, subject_id, reason, before, after)
    select clock_timestamp() - n * interval '1 minute', ${admin.id}::bigint,
           (array['account.changed', 'listing.changed-for', 'flag.upheld', 'category.changed'])[1 + n % 4],
           (array['account', 'listing', 'flag', 'category'])[1 + n % 4], ${members[0]!.id}::bigint + n % 5000,
           'Entry ' || md5(n::text), jsonb_build_object('title', md5((n + 1)::text)), jsonb_build_object('title', md5((n + 2)::text))
      from generate_series(${done}::int, ${done + 2_499}::int) n`.execute(app.platform.db)
    await sql`analyze audit_log`.execute(app.platform.db)
    const searches: OperationInput<typeof searchAudit>[] = [
      {},
      { before: 50_000 },
      { actor_id: admin.id },
      { actor_id: members[0]!.id },
      { kind: 'content' },
      { kind: 'money' },
      { member_id: members[0]!.id },
      { listing_id: 5 },
      { from: '2026-01-01', to: '2026-01-02' },
      { q: 'c4ca4238' },
      { q: 'quirk' },
      { q: 'nothing says this' },
      { q: 'entry', kind: 'money' },
    ]
    const slow: unknown[] = []
    for (const search of searches) {
      await find(search)
      const times: number[] = []
      for (const _try of [1, 2, 3]) {
        const started = performance.now()
        await find(search)
        times.push(performance.now() - started)
      }
      if (Math.min(...times) > mostMs) slow.push([search, Math.min(...times)])
    }
    expect(slow).toEqual([])
  },
)
