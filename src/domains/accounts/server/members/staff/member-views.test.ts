import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { checkToken, removeToken, endSession, listSessions } from '#domains/identity/common/auth.ts'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { getConversation } from '#domains/chat/common/chat.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import {
  getMember,
  putMemberStatus,
  putStaffRole,
  viewAsMember,
} from '#domains/accounts/common/members/members.ts'
import { countUnreadNotifications, listNotifications } from '#domains/messaging/common/notifications.ts'
import { listFavourites } from '#domains/watchlist/common/watching.ts'
import { aConversation } from '#test/harness/market/chats.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember, aView } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

const logOf = async (member: Person) =>
  (await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: member.id, limit: 50 })).items

test('an admin sees the member’s view, changes nothing, and the member sees who and why', async () => {
  const member = await aMember(app)
  const { person, viewer, until } = await aView(app, admin, member, 'Their watchlist is empty')
  expect(viewer).toBe('Hana Parata')
  expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(30 * 60_000)
  expect(await app.as(person).call(getProfile, {})).toMatchObject({ id: member.id, type: 'user' })
  expect(await app.as(person).call(listFavourites, {})).toMatchObject({ items: [] })
  expect(await app.as(person).call(listFavourites, {})).toMatchObject({ items: [] })
  const { id: listingId } = await aLiveAuction(app)
  expect(await app.as(person).call(placeBid, { listing_id: listingId, amount_cents: 99_00 })).toMatchObject({
    status: 403,
    key: 'view_only',
  })

  const { items: sessions } = await app.as(member).call(listSessions, {})
  expect(sessions).toMatchObject([
    { viewed_by: null, is_this: true },
    { viewed_by: { first_name: 'Hana', reason: 'Their watchlist is empty' }, address: '', device: '' },
  ])
  await app.settle()
  const { items } = await app.as(member).call(listNotifications, {})
  expect(items[0]).toMatchObject({
    kind: 'account_viewed',
    title: 'Hana from Hoko viewed your account',
    body: expect.stringContaining('because: Their watchlist is empty.'),
  })
  expect((await logOf(member)).map(({ action, reason, after }) => [action, reason, after?.part])).toEqual([
    ['account.viewed', null, 'watchlist'],
    ['account.viewed', null, 'account'],
    ['account.view-started', 'Their watchlist is empty', undefined],
  ])
  expect(await app.as(admin).call(getMember, { id: member.id })).toMatchObject({ session_count: 1 })
})

test('a view marks nothing as read and doesn’t count as the member’s presence', async () => {
  const { id: conversationId, seller } = await aConversation(app)
  await app.settle()
  const unread = await app.as(seller).call(countUnreadNotifications, {})
  const before = await app.as(admin).call(getMember, { id: seller.id })
  const { person } = await aView(app, admin, seller, 'They were reported')
  const shown = await app.as(person).call(getConversation, { id: conversationId })
  expect(shown.messages).toHaveLength(1)
  await app.as(person).call(listNotifications, {})
  await app.as(person).call(checkToken, {})
  await app.settle()
  const now = await app.as(seller).call(countUnreadNotifications, {})
  expect(now.unread_notifications_count).toBe(unread.unread_notifications_count + 1)
  const after = await app.as(admin).call(getMember, { id: seller.id })
  expect(after.last_seen_at).toBe(before.last_seen_at)
  const { items } = await app
    .as(admin)
    .call(listAudit, { subject_kind: 'conversation', subject_id: conversationId })
  expect(items).toMatchObject([{ action: 'conversation.opened', reason: 'They were reported' }])
})

test('a view’s live stream is recorded once as a view of notifications', async () => {
  const member = await aMember(app)
  const { person } = await aView(app, admin, member)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as { port: number }
  for (let streams = 0; streams < 2; streams += 1) {
    const closed = new AbortController()
    const { status } = await fetch(`http://127.0.0.1:${port}/api/live?topics=me`, {
      headers: { authorization: `Bearer ${person.token}` },
      signal: closed.signal,
    })
    expect(status).toBe(200)
    closed.abort()
  }
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: member.id })
  const viewed = items.filter(({ action }) => action === 'account.viewed')
  expect(viewed).toMatchObject([{ after: { part: 'notifications' } }])
})

const isOver = async (view: Person) =>
  expect(await app.as(view).call(getProfile, {})).toMatchObject({ status: 401, key: 'logout_user' })

test.each([
  ['signs out', (by: Person) => app.as(by).call(removeToken, {})],
  ['is demoted', (by: Person) => app.as(admin).call(putStaffRole, { id: by.id, staff_role: 'finance' })],
  [
    'is suspended',
    (by: Person) =>
      app.as(admin).call(putMemberStatus, { id: by.id, status: 'suspended', reason: 'Left us' }),
  ],
])('a view ends at once when its admin %s', async (_how, act) => {
  const [by, member] = [await aMember(app, { type: 'admin' }), await aMember(app)]
  const { person } = await aView(app, by, member)
  const { id } = await app.platform.db
    .selectFrom('sessions')
    .select('id')
    .where('viewer_id', '=', by.id)
    .executeTakeFirstOrThrow()
  const cut = Promise.withResolvers<LiveMessage>()
  app.platform.live.subscribe({ states: [], news: [`session:${id}`] }, cut.resolve)
  await act(by)
  expect(await cut.promise).toMatchObject({ kind: 'session_ended' })
  await isOver(person)
})

test('a view ends after half an hour regardless of use, by its button, and by the member', async () => {
  const member = await aMember(app)
  const late = await aView(app, admin, member)
  const session = app.platform.db
    .updateTable('sessions')
    .set({ last_used_at: sql<Date>`clock_timestamp() - interval '29 minutes'` })
    .where('viewer_id', 'is not', null)
  await session.execute()
  await app.as(late.person).call(getProfile, {})
  const { expires_at } = await app.platform.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('account_id', '=', member.id)
    .where('viewer_id', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(expires_at.toISOString()).toBe(late.until)
  await app.as(late.person).call(removeToken, {})
  await isOver(late.person)
  expect(await app.as(admin).call(getProfile, {})).toMatchObject({ id: admin.id })
  expect((await logOf(member))[0]).toMatchObject({ action: 'account.view-ended' })

  const again = await aView(app, admin, member)
  const { items } = await app.as(member).call(listSessions, {})
  await app.as(member).call(endSession, { id: items.find(({ viewed_by }) => viewed_by)!.id })
  await isOver(again.person)
})

test('only active members’ accounts can be viewed, by roles for support or moderation', async () => {
  const member = await aMember(app)
  const reason = 'Asked for help'
  const see = (by: Person, id: number) => app.as(by).call(viewAsMember, { id, reason })
  expect(await see(admin, admin.id)).toMatchObject({ status: 404 })
  expect(await see(admin, 999_999)).toMatchObject({ status: 404 })
  for (const staffRole of ['finance', 'read_only'] as const) {
    const other = await aMember(app, { type: 'admin', staff_role: staffRole })
    expect(await see(other, member.id)).toMatchObject({ key: 'not_in_role' })
  }
  const { person } = await aView(app, admin, member)
  expect(await see(person, member.id)).toMatchObject({ status: 403 })
})
