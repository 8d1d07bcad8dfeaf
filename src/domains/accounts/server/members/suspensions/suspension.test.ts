import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { toAccountId } from '#platform/common/ids.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import {
  getMember,
  listMembers,
  putMember,
  startReset,
  putMemberStatus,
} from '#domains/accounts/common/members/members.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
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

const setStatus = (id: number, status: 'active' | 'suspended', reason = 'Sold what is not theirs') =>
  app.as(admin).call(putMemberStatus, { id, status, reason })

const enter = (email: string, password = 'kahu1234') =>
  app.as(null).call(signIn, { email, password, type: 'user' })

test('a suspended account is signed out at once, and its owner sees the reason', async () => {
  const email = 'suspended@example.nz'
  const person = await aMember(app, { email })
  const { id: sessionId } = await app.platform.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const cut = Promise.withResolvers<LiveMessage>()
  app.platform.live.subscribe({ states: [], news: [`session:${sessionId}`] }, cut.resolve)

  expect(await setStatus(person.id, 'suspended')).toMatchObject({
    status: 'suspended',
    session_count: 0,
    suspensions: [{ reason: 'Sold what is not theirs', by: 'Hana Parata', lifted_at: null, lifted_by: null }],
  })
  expect(await cut.promise).toMatchObject({ kind: 'session_ended' })
  expect(await app.as(person).call(getProfile, {})).toMatchObject({ status: 401, key: 'logout_user' })
  expect(await enter(email)).toMatchObject({
    status: 403,
    key: 'account_suspended',
    message: 'This account is suspended: Sold what is not theirs.',
  })
  expect(await enter(email, 'wrong123')).toMatchObject({ key: 'invalid_credentials' })
  const [mail] = await sentTo(app, email)
  expect(mail!.text).toContain('Sold what is not theirs')
})

test('a reinstated account signs in again, and both actions remain on record', async () => {
  const email = 'reinstated@example.nz'
  const person = await aMember(app, { email })
  await setStatus(person.id, 'suspended', 'A mistake of ours')
  const back = await setStatus(person.id, 'active', 'It was a mistake')
  expect(back).toMatchObject({
    status: 'active',
    suspensions: [{ reason: 'A mistake of ours', lifted_at: expect.any(String), lifted_by: 'Hana Parata' }],
  })
  expect(await app.as(person).call(getProfile, {})).toMatchObject({ key: 'logout_user' })
  const session = await enter(email)
  expect(session).toHaveProperty('token')
  const own = await app.as({ id: person.id, token: session.token }).call(getMember, { id: person.id })
  expect(own.suspensions).toEqual([])
  expect((await sentTo(app, email)).map(({ subject }) => subject)).toEqual([
    'Your Hoko account is open again',
    'Your Hoko account is suspended',
  ])
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: person.id })
  expect(items).toMatchObject([
    { action: 'account.reinstated', before: { status: 'suspended' }, after: { status: 'active' } },
    { action: 'account.suspended', reason: 'A mistake of ours' },
  ])
})

test.each([
  ['twice', 'suspended', 'suspended', 'status_unchanged'],
  ['while it works', 'active', 'active', 'status_unchanged'],
] as const)('the same status %s is refused, and nothing is written', async (_how, first, again, key) => {
  const { id } = await aMember(app)
  if (first === 'suspended') await setStatus(id, first)
  const before = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: id })
  expect(await setStatus(id, again)).toMatchObject({ status: 409, key })
  expect(await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: id })).toEqual(before)
})

test('a suspension needs a reason and an existing account other than one’s own', async () => {
  const { id } = await aMember(app)
  expect(await setStatus(id, 'suspended', ' ')).toMatchObject({
    errors: { reason: 'Reason needs at least 3 characters.' },
  })
  expect(await setStatus(admin.id, 'suspended')).toMatchObject({ key: 'own_account' })
  expect(await setStatus(999_999_999, 'suspended')).toMatchObject({ key: 'not_found' })
})

test('only one of two admins who suspend each other at once succeeds', async () => {
  const [one, other] = [await aMember(app, { type: 'admin' }), await aMember(app, { type: 'admin' })]
  const acts = [
    app.as(one).call(putMemberStatus, { id: other.id, status: 'suspended', reason: 'First' }),
    app.as(other).call(putMemberStatus, { id: one.id, status: 'suspended', reason: 'Second' }),
  ]
  const replies = await Promise.all(acts)
  expect(replies.filter(({ status }) => status === 'suspended')).toHaveLength(1)
  expect(replies.filter(({ key }) => key === 'logout_user')).toHaveLength(1)
})

test('each status and role allows only certain account actions', async () => {
  const target = await aMember(app)
  const suspended = await aMember(app)
  await setStatus(suspended.id, 'suspended')
  const expired = await aMember(app, { type: 'admin' })
  await app.platform.db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('account_id', '=', expired.id)
    .execute()
  const stale = await aMember(app, { type: 'admin' })
  await ageSession(app, stale, '11 minutes')
  const other = await aMember(app)

  const id = target.id
  const acts = {
    read: (person: Person | null) => app.as(person).call(getMember, { id }),
    change: (person: Person | null) => app.as(person).call(putMember, { id, about: 'Bikes.' }),
    list: (person: Person | null) => app.as(person).call(listMembers, {}),
    audit: (person: Person | null) => app.as(person).call(listAudit, {}),
    suspend: (person: Person | null) =>
      app.as(person).call(putMemberStatus, { id, status: 'active', reason: 'Try' }),
    reset: (person: Person | null) => app.as(person).call(startReset, { id, ends_sessions: false }),
  }
  const all = (key: string) => ({
    read: key,
    change: key,
    list: key,
    audit: key,
    suspend: key,
    reset: key,
  })
  const forbidden = { list: 'forbidden', audit: 'forbidden', suspend: 'forbidden', reset: 'forbidden' }
  const matrix: [string, Person | null, Record<keyof typeof acts, string>][] = [
    ['anonymous', null, all('unauthenticated')],
    ['its owner', target, { read: 'done', change: 'done', ...forbidden }],
    ['another user', other, { read: 'not_found', change: 'not_found', ...forbidden }],
    ['a suspended user', suspended, all('logout_user')],
    ['an expired token', expired, all('logout_user')],
    ['an unknown token', { id: toAccountId(1), token: 'x'.repeat(43) }, all('logout_user')],
    ['an admin', admin, { ...all('done'), suspend: 'status_unchanged' }],
    ['an admin whose password is old', stale, { ...all('done'), suspend: 'status_unchanged' }],
  ]
  for (const [who, person, expected] of matrix) {
    for (const [what, act] of Object.entries(acts)) {
      const reply = await act(person)
      expect(reply.key ?? 'done', `${who}: ${what}`).toBe(expected[what as keyof typeof acts])
    }
  }
})

test('live counts are right at once, before a worker has paused or resumed anything', async () => {
  const { id: listingId, seller } = await aFixedPriceListing(app)
  const other = await aFixedPriceListing(app, { seller })
  await app
    .as(admin)
    .call(setListingStatus, { id: other.id, status: 'suspended', reason: 'Not theirs to sell.' })
  const liveNow = async () => (await app.as(admin).call(getMember, { id: seller.id })).live_count
  expect(await liveNow()).toBe(1)
  for (const [status, count] of [
    ['suspended', 0],
    ['active', 1],
  ] as const) {
    expect(await setStatus(seller.id, status)).toMatchObject({ live_count: count })
    await app.settle()
    expect(await liveNow()).toBe(count)
  }
  expect(await app.as(null).call(getListing, { id: listingId })).toMatchObject({ status: 'active' })
})
