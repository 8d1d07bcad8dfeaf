import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import {
  checkMemberContact,
  chooseMember,
  getMember,
  listMembers,
  putMember,
} from '#domains/accounts/common/members/members.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { getAdminDashboardStats } from '#domains/insights/common/stats.ts'
import { aMember } from '#test/harness/market/people.ts'
import { ageSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

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

const found = async (q: string, filters: object = {}) =>
  (await app.as(admin).call(listMembers, { q, ...filters })).items.map(({ id }) => id)

test('the table is searched by part of a name, email, phone and account number', async () => {
  const { id } = await aMember(app, {
    first_name: 'Tāmati',
    last_name: 'Wharerau',
    email: 'tamati.w@example.nz',
    phone_number: '+64219876543',
  })
  for (const q of [
    'tamati',
    'TĀMATI',
    'whare',
    'Tāmati Wharerau',
    'ti.w@exa',
    '021 987 6543',
    '9876543',
    `${id}`,
  ]) {
    expect(await found(q), q).toContain(id)
  }
  for (const q of ['tamatea', '%', '_', '021 987 6544', "'; drop table accounts; --"]) {
    expect(await found(q), q).not.toContain(id)
  }
})

test('an exact account number comes before phone numbers that contain it', async () => {
  const one = await aMember(app, { first_name: 'Numbered' })
  const other = await aMember(app, { phone_number: `+6427000${one.id}` })
  for (const q of [String(one.id), `No. ${one.id}`, `#${one.id}`]) {
    const { items } = await app.as(admin).call(listMembers, { q, sort: 'id', order: 'desc' })
    expect([q, items[0]?.id]).toEqual([q, one.id])
  }
  const { items } = await app.as(admin).call(listMembers, { q: String(one.id), sort: 'id', order: 'desc' })
  expect(items.map(({ id }) => id)).toEqual([one.id, other.id])
})

test('the table is filtered by type, status, kind of seller and region, and paged', async () => {
  const names = { first_name: 'Filter', last_name: 'Case' }
  const plain = await aMember(app, names)
  const trader = await aMember(app, names)
  const boss = await aMember(app, { ...names, type: 'admin' })
  const gone = await aMember(app, names)
  await app.as(trader).call(putMember, { id: trader.id, seller_kind: 'in_trade', region: 'otago' })
  await app.platform.db
    .updateTable('accounts')
    .set({ status: 'suspended' })
    .where('id', '=', gone.id)
    .execute()

  expect(await found('filter case', { sort: 'id', order: 'asc' })).toEqual([
    plain.id,
    trader.id,
    boss.id,
    gone.id,
  ])
  expect(await found('filter case', { type: 'admin' })).toEqual([boss.id])
  expect(await found('filter case', { status: 'suspended' })).toEqual([gone.id])
  expect(await found('filter case', { status: 'current', sort: 'id', order: 'asc' })).toEqual(
    [plain, trader, boss, gone].map(({ id }) => id),
  )
  await app.platform.db.updateTable('accounts').set({ status: 'deleted' }).where('id', '=', gone.id).execute()
  await app.platform.db
    .insertInto('account_deletions')
    .values({ account_id: gone.id, deleted_by: boss.id, reason: 'Asked to leave', at: sql`now()` })
    .execute()
  expect(await found('filter case', { status: 'current', type: 'user', sort: 'id', order: 'asc' })).toEqual([
    plain.id,
    trader.id,
  ])
  const { figures } = await app.as(admin).call(getAdminDashboardStats, {})
  const behind = await app.as(admin).call(listMembers, { type: 'user', status: 'current' })
  expect(figures.members.value).toBe(behind.total)
  expect(await found('filter case', { seller_kind: 'in_trade' })).toEqual([trader.id])
  expect(await found('filter case', { region: 'otago' })).toEqual([trader.id])
  const second = await app
    .as(admin)
    .call(listMembers, { q: 'filter case', sort: 'id', order: 'asc', page: 2, limit: 3 })
  expect(second).toMatchObject({ total: 4, page: 2, limit: 3, items: [{ id: gone.id }] })
})

test('every column sorts both ways, with unknown values last', async () => {
  const names = { last_name: 'Sorted' }
  const first = await aMember(app, { ...names, first_name: 'Āpera', email: 'z-sorted@example.nz' })
  const second = await aMember(app, { ...names, first_name: 'Bella', email: 'a-sorted@example.nz' })
  await aLiveAuction(app, { seller: second })
  await app.platform.db
    .updateTable('accounts')
    .set({ last_seen_at: null })
    .where('id', '=', second.id)
    .execute()
  const up = { id: 'first', display_name: 'first', email: 'second', member_since: 'first' } as const
  for (const [sort, lowest] of Object.entries({ ...up, live_count: 'first' })) {
    const [low, high] = lowest === 'first' ? [first.id, second.id] : [second.id, first.id]
    expect(await found('sorted', { sort, order: 'asc' }), sort).toEqual([low, high])
    expect(await found('sorted', { sort, order: 'desc' }), sort).toEqual([high, low])
  }
  for (const order of ['asc', 'desc']) {
    expect(await found('sorted', { sort: 'last_seen_at', order })).toEqual([first.id, second.id])
  }
  const { items } = await app.as(admin).call(listMembers, { q: 'Bella Sorted' })
  expect(items).toMatchObject([{ live_count: 1, sold_count: 0 }])
})

test('the account picker finds only those who can sign in', async () => {
  const { id } = await aMember(app, { first_name: 'Chosen', last_name: 'One' })
  const deleted = await aMember(app, { first_name: 'Chosen', last_name: 'Two' })
  await app.platform.db
    .updateTable('accounts')
    .set({ status: 'deleted' })
    .where('id', '=', deleted.id)
    .execute()
  const { items } = await app.as(admin).call(chooseMember, { q: 'chosen' })
  expect(items).toMatchObject([{ id, display_name: 'Chosen O.', status: 'active' }])
})

test('only the owner and admins see an account; others get not found', async () => {
  const [owner, other] = [await aMember(app), await aMember(app)]
  expect(await app.as(owner).call(getMember, { id: owner.id })).toMatchObject({
    id: owner.id,
    session_count: 1,
    live_count: 0,
    suspensions: [],
  })
  expect(await app.as(admin).call(getMember, { id: owner.id })).toMatchObject({ id: owner.id })
  const { request_id: _, ...theirs } = await app.as(other).call(getMember, { id: owner.id })
  const { request_id: _2, ...nobodys } = await app.as(other).call(getMember, { id: 999_999_999 })
  expect(theirs).toMatchObject({ status: 404, key: 'not_found' })
  expect(nobodys).toEqual(theirs)
  expect(await app.as(other).call(putMember, { id: owner.id, about: 'x' })).toMatchObject({
    key: 'not_found',
  })
  expect(await app.as(owner).call(getProfile, {})).toMatchObject({ about: '' })
  expect(await app.as(admin).call(getMember, { id: 999_999_999 })).toMatchObject({ key: 'not_found' })
})

test('the owner changes their profile, but not what needs a code', async () => {
  const owner = await aMember(app)
  const changed = await app.as(owner).call(putMember, { id: owner.id, about: 'Bikes.', region: 'wellington' })
  expect(changed).toMatchObject({ about: 'Bikes.', region: 'wellington' })
  expect(
    await app
      .as(owner)
      .call(putMember, { id: owner.id, email: 'new@example.nz', phone_number: '021 555 0100' }),
  ).toMatchObject({
    status: 422,
    errors: {
      email: 'Change it in your settings, where a code goes to the new one.',
      phone_number: 'Change it in your settings, where a code goes to the new one.',
    },
  })
  expect(await newest(owner.id)).toBeUndefined()
})

test('an admin’s change is logged with old and new values, and the old contacts are notified', async () => {
  const { id } = await aMember(app, { email: 'before@example.nz', phone_number: '+64215550101' })
  const changed = await app.as(admin).call(putMember, {
    id,
    first_name: 'Maraea',
    email: 'after@example.nz',
    phone_number: '021 555 0102',
    reason: 'Asked by phone',
  })
  expect(changed).toMatchObject({
    first_name: 'Maraea',
    email: 'after@example.nz',
    email_verified_at: null,
    phone_number: '+64215550102',
    phone_verified_at: null,
  })
  expect(await newest(id)).toMatchObject({
    action: 'account.changed',
    actor_name: 'Hana Parata',
    reason: 'Asked by phone',
    before: { first_name: 'Mere', email: 'before@example.nz', phone_number: '+64215550101' },
    after: { first_name: 'Maraea', email: 'after@example.nz', phone_number: '+64215550102' },
  })
  const [mail] = await sentTo(app, 'before@example.nz')
  expect(mail).toMatchObject({ subject: 'The email address of your Hoko account has changed' })
  expect(mail!.text).not.toContain('after@example.nz')
  expect(mail!.text).toContain('Our support team changed the email address on your Hoko account.')
  expect(await sentTo(app, '+64215550101')).toHaveLength(1)
  expect(await sentTo(app, 'after@example.nz')).toEqual([])

  expect(await app.as(admin).call(putMember, { id, first_name: 'Maraea' })).toMatchObject({ id })
  const { total } = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: id })
  expect(total).toBe(1)
})

test('changing an email needs a recent password, and an unused address', async () => {
  const boss = await aMember(app, { type: 'admin' })
  const [{ id }, taken] = [await aMember(app), await aMember(app, { email: 'taken@example.nz' })]
  expect(taken.id).not.toBe(id)
  const reason = 'Asked by phone'
  expect(await app.as(boss).call(putMember, { id, email: 'taken@example.nz', reason })).toMatchObject({
    key: 'email_taken',
    errors: { email: 'Another account already uses this email.' },
  })
  await ageSession(app, boss, '11 minutes')
  const change = { id, email: 'fresh@example.nz', reason }
  expect(await app.as(boss).call(putMember, change)).toMatchObject({ status: 403, key: 'password_needed' })
  expect(await app.as(boss).call(putMember, { id, about: 'Fine.' })).toMatchObject({ about: 'Fine.' })
})

test('changing a contact needs a reason', async () => {
  const email = 'stays@example.nz'
  const { id } = await aMember(app, { email })
  for (const contact of [{ email: 'unasked@example.nz' }, { phone_number: '021 555 0177' }]) {
    expect(await app.as(admin).call(putMember, { id, ...contact })).toMatchObject({
      key: 'validation_failed',
      errors: { reason: 'Choose a reason.' },
    })
  }
  expect(await app.as(admin).call(getMember, { id })).toMatchObject({ email })
})

test('an admin sees who else uses a number, and errors of a contact', async () => {
  const kiri = await aMember(app, { first_name: 'Kiri', last_name: 'Walker', phone_number: '+64215550188' })
  const check = (input: object) => app.as(admin).call(checkMemberContact, input)
  const fine = { email_problem: null, phone_problem: null, phone_users: [] }
  expect(await check({ phone_number: '021 555 0188' })).toEqual({
    ...fine,
    phone_users: [{ id: kiri.id, full_name: 'Kiri Walker' }],
  })
  expect(await check({ phone_number: '021 555 0188', but_id: kiri.id })).toEqual(fine)
  expect(await check({ phone_number: '12' })).toMatchObject({ phone_problem: expect.any(String) })
  expect(await check({ email: 'hana@example.nz' })).toMatchObject({
    email_problem: 'That’s an admin’s email. Use another one for a member.',
  })
  expect(await check({ email: 'hana@example.nz', type: 'admin' })).toMatchObject({
    email_problem: 'Another account already uses this email.',
  })
  expect(await app.as(kiri).call(checkMemberContact, {})).toMatchObject({ status: 403 })
})
