import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListingId } from '#platform/common/ids.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import {
  countUnreadNotifications,
  deleteAllNotifications,
  deleteNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '#domains/messaging/common/notifications.ts'
import { auctionClosed, bidOutbid, boughtNow, reserveMet } from '#domains/auctions/server/bidding.events.ts'
import { listingWithdrawn } from '#domains/listings/server/listings.events.ts'
import { transact } from '#platform/server/database/db.ts'
import { recordEvent, type FactKind } from '#platform/server/jobs/outbox.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { notifyAccount } from './notifications.service.ts'

let app: TestApp
let seller: Person
let listingId: ListingId

beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app, { email: 'seller@example.nz' })
  const listing = await app.platform.db
    .insertInto('listings')
    .values({ type: 'general', seller_id: seller.id, status: 'active', title: 'Bicycle' })
    .returning('id')
    .executeTakeFirstOrThrow()
  listingId = listing.id
})
afterAll(() => app[Symbol.asyncDispose]())

async function happens<Payload extends object>(kind: FactKind<Payload>, payload: Payload) {
  await transact(app.platform.db, (tx) => recordEvent(tx, kind, payload))
  await app.settle()
}

const listOf = async (person: Person) => (await app.as(person).call(listNotifications, {})).items
const newestOf = async (person: Person) => (await listOf(person))[0]
const kindsOf = async (person: Person) => (await listOf(person)).map(({ kind }) => kind)

async function mailsTo(person: Person) {
  const rows = await app.platform.db
    .selectFrom('sent_messages')
    .innerJoin('accounts', 'accounts.email', 'sent_messages.recipient')
    .select(['channel', 'subject', 'text'])
    .where('accounts.id', '=', person.id)
    .orderBy('sent_messages.id')
    .execute()
  return rows
}

const withoutRequest = <P extends { request_id: string }>(problem: P) => ({ ...problem, request_id: '' })

const getReadAll = (headers: Record<string, string>) =>
  app.server.inject({ url: '/api/read-all-notifications', headers })

async function someoneOutbid(times = 1) {
  const person = await aMember(app)
  for (let n = 0; n < times; n += 1) {
    await happens(bidOutbid, { listing_id: listingId, bidder_id: person.id, price_cents: 12_000 + n })
  }
  return person
}

test('notifyAccount sends only urgent emails to an unverified address', async () => {
  const person = await aMember(app)
  await app.platform.db
    .updateTable('accounts')
    .set({ email_verified_at: null })
    .where('id', '=', person.id)
    .execute()
  await happens(bidOutbid, { listing_id: listingId, bidder_id: person.id, price_cents: 12_000 })
  expect(await kindsOf(person)).toEqual(['outbid'])
  expect(await mailsTo(person)).toEqual([])
  const words = { kind: 'payment_details' as const, title: 'Ring first', body: 'Ring.', link: '/iwon-ilost' }
  await transact(app.platform.db, (tx) =>
    notifyAccount(tx, app.platform, { account_id: person.id, listing_id: null, isUrgent: true, ...words }),
  )
  expect(await mailsTo(person)).toMatchObject([{ subject: 'Ring first' }])
})

test('an outbid bidder is notified in Hoko and by email, and nobody else is', async () => {
  const bystander = await aMember(app)
  const person = await someoneOutbid()
  expect(await newestOf(person)).toMatchObject({
    kind: 'outbid',
    title: 'You’ve been outbid',
    body: '“Bicycle” is now at NZ$\u00a0120. Bid again if you still want it.',
    link: `/general/${listingId}/detail`,
    read_at: null,
  })
  expect(await mailsTo(person)).toEqual([
    {
      channel: 'email',
      subject: 'You’ve been outbid on “Bicycle”',
      text:
        '“Bicycle” is now at NZ$\u00a0120. Bid again if you still want it.\n\n' +
        `Bid again: ${app.platform.config.http.publicUrl}/general/${listingId}/detail`,
    },
  ])
  expect(await listOf(bystander)).toEqual([])
  expect(await mailsTo(bystander)).toEqual([])
})

test('a sold auction notifies the winner, the seller and the other bidders', async () => {
  const [winner, loser] = [await aMember(app), await aMember(app)]
  await happens(auctionClosed, {
    listing_id: listingId,
    seller_id: seller.id,
    outcome: 'sold',
    price_cents: 15_050,
    winner_id: winner.id,
    trade_id: 5186,
    loser_ids: [loser.id],
  })
  expect(await newestOf(winner)).toMatchObject({ kind: 'won', link: '/trades/5186' })
  expect(await newestOf(seller)).toMatchObject({ kind: 'sold', link: '/trades/5186' })
  expect(await newestOf(loser)).toMatchObject({
    kind: 'lost',
    body: '“Bicycle” went to someone else for NZ$\u00a0150.50.',
    link: '/iwon-ilost?show=lost',
  })
})

test('an unsold auction notifies the seller and the bidders', async () => {
  const bidder = await aMember(app)
  const outcome = {
    listing_id: listingId,
    seller_id: seller.id,
    outcome: 'unsold',
    winner_id: null,
    trade_id: null,
  } as const
  await happens(auctionClosed, { ...outcome, price_cents: 9_900, loser_ids: [bidder.id] })
  expect(await newestOf(seller)).toMatchObject({
    kind: 'unsold',
    body: expect.stringMatching(/NZ\$.99.*offer it at a fixed price/),
    link: `/general/${listingId}/detail#offers`,
  })
  expect(await newestOf(bidder)).toMatchObject({
    kind: 'lost',
    body: expect.stringContaining('without selling'),
  })

  await happens(auctionClosed, { ...outcome, price_cents: null, loser_ids: [] })
  expect(await newestOf(seller)).toMatchObject({
    kind: 'unsold',
    body: '“Bicycle” closed without a buyer. You can relist it from iSell.',
  })
})

test('a purchase notifies the buyer, the seller and the bidders whose auction it ended', async () => {
  const [buyer, bidder] = [await aMember(app), await aMember(app)]
  await happens(boughtNow, {
    listing_id: listingId,
    seller_id: seller.id,
    buyer_id: buyer.id,
    trade_id: 1,
    price_cents: 20_000,
    quantity: 1,
    sold_out: true,
    loser_ids: [bidder.id],
  })
  expect(await newestOf(buyer)).toMatchObject({ kind: 'won', title: 'You bought it' })
  expect(await newestOf(seller)).toMatchObject({
    kind: 'sold',
    body: expect.stringContaining('NZ$\u00a0200'),
  })
  expect(await newestOf(bidder)).toMatchObject({
    kind: 'lost',
    body: expect.stringContaining('NZ$\u00a0200'),
  })
})

test('a met reserve notifies the seller, and a withdrawal the bidders, with the reason', async () => {
  const bidders = [await aMember(app), await aMember(app)]
  await happens(reserveMet, { listing_id: listingId, seller_id: seller.id, price_cents: 40_000 })
  expect(await newestOf(seller)).toMatchObject({ kind: 'reserve_met' })

  const reason = 'The frame is cracked.'
  await happens(listingWithdrawn, {
    listing_id: listingId,
    seller_id: seller.id,
    bidder_ids: bidders.map(({ id }) => id),
    reason,
  })
  for (const bidder of bidders) {
    expect(await newestOf(bidder)).toMatchObject({ kind: 'withdrawn', body: expect.stringContaining(reason) })
  }
  expect(await kindsOf(seller)).not.toContain('withdrawn')
})

test('an event delivered twice notifies once', async () => {
  const person = await someoneOutbid()
  await sql`update outbox_events set dispatched_at = null`.execute(app.platform.db)
  await app.settle()
  expect(await listOf(person)).toHaveLength(1)
  expect(await mailsTo(person)).toHaveLength(1)
})

test('a deleted account is not notified', async () => {
  const person = await aMember(app)
  const { db } = app.platform
  await db.updateTable('accounts').set({ status: 'deleted' }).where('id', '=', person.id).execute()
  await happens(bidOutbid, { listing_id: listingId, bidder_id: person.id, price_cents: 100 })
  expect(
    await db.selectFrom('notifications').where('account_id', '=', person.id).select('id').execute(),
  ).toEqual([])
  expect(await mailsTo(person)).toEqual([])
})

test('notifications are counted, read one by one or all at once, filtered, paged and removed', async () => {
  const person = await someoneOutbid(3)
  const as = app.as(person)
  const unread = async () => (await as.call(countUnreadNotifications, {})).unread_notifications_count
  const [newest, second] = await listOf(person)
  expect(newest!.id).toBeGreaterThan(second!.id)
  expect(await unread()).toBe(3)

  const read = await as.call(readNotification, { id: newest!.id })
  expect(read).toMatchObject({ id: newest!.id, read_at: expect.any(String) })
  expect(await as.call(readNotification, { id: newest!.id })).toEqual(read)
  expect(await unread()).toBe(2)
  const secondPage = await as.call(listNotifications, { unread: 'yes', limit: 1, page: 2 })
  expect(secondPage).toMatchObject({ items: [{ kind: 'outbid' }], total: 2, page: 2, limit: 1 })

  expect(await as.call(deleteNotification, { id: second!.id })).toEqual({ ok: true })
  expect(await as.call(deleteNotification, { id: second!.id })).toMatchObject({ key: 'not_found' })
  expect(await unread()).toBe(1)

  expect(await as.call(readAllNotifications, {})).toEqual({ unread_notifications_count: 0 })
  expect(await unread()).toBe(0)
  expect(await listOf(person)).toHaveLength(2)
})

test('somebody else’s notification can’t be read or removed, and answers like a missing one', async () => {
  const person = await someoneOutbid()
  const { id } = (await newestOf(person))!
  const thief = app.as(await aMember(app))
  for (const op of [readNotification, deleteNotification] as const) {
    expect(withoutRequest(await thief.call(op, { id }))).toEqual(
      withoutRequest(await thief.call(op, { id: 99_999_999 })),
    )
  }
  expect(await newestOf(person)).toMatchObject({ id, read_at: null })
  await thief.call(readAllNotifications, {})
  expect(await newestOf(person)).toMatchObject({ id, read_at: null })
})

test('readAllNotifications needs a bearer token, and is never cached', async () => {
  const person = await someoneOutbid()
  const withCookies = await getReadAll({ cookie: `token=${person.token}; hoko_hint=user` })
  expect([withCookies.statusCode, withCookies.json().key]).toEqual([401, 'unauthenticated'])
  expect(await newestOf(person)).toMatchObject({ read_at: null })

  const withToken = await getReadAll({ authorization: `Bearer ${person.token}` })
  expect([withToken.statusCode, withToken.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(await newestOf(person)).toMatchObject({ read_at: expect.any(String) })
})

test('the live stream has the newest notification and the unread count', async () => {
  const person = await someoneOutbid()
  const received = new Promise<LiveMessage>((resolve) => {
    const stop = app.platform.live.subscribe({ states: [], news: [`account:${person.id}`] }, (message) => {
      if ('unread_notifications_count' in message && message.unread_notifications_count === 1) return
      stop()
      resolve(message)
    })
  })
  await happens(bidOutbid, { listing_id: listingId, bidder_id: person.id, price_cents: 13_000 })
  expect(await received).toEqual({
    kind: 'notification',
    notification: await newestOf(person),
    unread_notifications_count: 2,
    listing_id: listingId,
  })
})

test('notifications are listed by subject, and deleted by subject or all at once', async () => {
  const person = await someoneOutbid(2)
  const input = { account_id: person.id, kind: 'question', title: 'Question', body: '', link: '/' } as const
  await app.platform.db.insertInto('notifications').values(input).execute()
  const totalOf = async (about: object) => (await app.as(person).call(listNotifications, about)).total
  expect(await totalOf({ group: 'bidding' })).toBe(2)
  expect(await totalOf({ group: 'messages' })).toBe(1)
  expect(await totalOf({ group: 'hoko' })).toBe(0)
  const bystander = await someoneOutbid()
  expect(await app.as(person).call(deleteAllNotifications, { group: 'bidding' })).toEqual({ removed: 2 })
  expect(await kindsOf(person)).toEqual(['question'])
  expect(await app.as(person).call(deleteAllNotifications, {})).toEqual({ removed: 1 })
  expect(await totalOf({})).toBe(0)
  expect(await listOf(bystander)).toHaveLength(1)
})
