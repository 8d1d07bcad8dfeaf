import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  askForPickup,
  getPickupCalendar,
  offerPickup,
  pickPickup,
} from '#domains/trades/common/meetings/meetings.ts'
import { listArrangements } from '#domains/trades/common/trades.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { transact } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import {
  anOfferedPickup,
  aPickedPickup,
  arrangementsOf,
  inHours,
  place,
} from '#test/harness/market/handovers.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const noticesOf = async (person: Person) => {
  await app.settle()
  const { items } = await app.as(person).call(listNotifications, {})
  return items.filter(({ kind }) => kind === 'pickup')
}
const setTrade = (id: number, status: 'sent' | 'completed' | 'disputed' | 'cancelled') =>
  app.platform.db.updateTable('trades').set({ status }).where('id', '=', id).execute()
const calendarOf = async ({ token }: Person, tradeId: number) => {
  const url = `/api/pickup-calendar/${tradeId}`
  const reply = await app.server.inject({ url, headers: { authorization: `Bearer ${token}` } })
  return { reply, lines: reply.body.replaceAll('\r\n ', '').split('\r\n') }
}

test('the seller offers times, the buyer picks one, and both are notified', async () => {
  const { trade_id, seller, buyer, pickup } = await anOfferedPickup(app)
  expect(pickup).toMatchObject({ revision: 1, state: 'offered', place, may_offer: true, may_pick: false })
  expect((await arrangementsOf(app, buyer, 'buyer', trade_id))!.pickup).toMatchObject({
    state: 'offered',
    place,
    note: 'The blue door.',
    times: [inHours(24), inHours(48)],
    may_offer: false,
    may_pick: true,
    may_ask: true,
  })
  expect(await noticesOf(buyer)).toMatchObject([
    {
      title: 'Choose a pickup time',
      body: expect.stringContaining(place),
      link: `/trades/${trade_id}`,
    },
  ])

  const [, second] = pickup.times
  const picked = await app.as(buyer).call(pickPickup, { id: trade_id, revision: 1, time_id: second!.id })
  expect(picked.pickup).toMatchObject({ revision: 2, state: 'picked', picked: inHours(48), dropped: null })
  expect((await arrangementsOf(app, seller, 'seller', trade_id))!.pickup).toMatchObject({
    picked: inHours(48),
  })
  expect(await noticesOf(seller)).toMatchObject([
    {
      title: expect.stringContaining('Pickup agreed'),
      body: expect.stringContaining(place),
      link: `/trades/${trade_id}`,
    },
  ])
  expect(await noticesOf(buyer)).toHaveLength(1)
})

test('either side moves a pickup before it begins, and the other sees the dropped time', async () => {
  const { trade_id, seller, buyer, pickup } = await aPickedPickup(app)
  const [first, second] = pickup.times
  await app.as(buyer).call(pickPickup, { id: trade_id, revision: 2, time_id: second!.id })
  expect((await noticesOf(seller))[0]).toMatchObject({
    title: expect.stringContaining('Pickup moved'),
    body: expect.stringMatching(/no longer applies/),
  })
  const moved = await app
    .as(seller)
    .call(offerPickup, { id: trade_id, revision: 3, times: [inHours(72)], place: 'At the station' })
  expect(moved.pickup).toMatchObject({
    state: 'offered',
    picked: null,
    dropped: second,
    times: [inHours(72)],
  })
  expect((await noticesOf(buyer))[0]).toMatchObject({ title: expect.stringContaining('Pickup moved') })
  const late = { id: trade_id, revision: 4, time_id: first!.id }
  expect(await app.as(buyer).call(pickPickup, late)).toMatchObject({ status: 409, key: 'pickup_moved' })
  const requested = await app
    .as(buyer)
    .call(askForPickup, { id: trade_id, revision: 4, note: 'Not before Friday.' })
  expect(requested.pickup).toMatchObject({ state: 'asked', wish: 'Not before Friday.', revision: 5 })
  expect((await noticesOf(seller))[0]!.body).toContain('“Not before Friday.”')
})

test('the buyer may first say when a pickup would suit', async () => {
  const { trade_id, buyer, seller } = await aTrade(app)
  expect((await arrangementsOf(app, buyer, 'buyer', trade_id))!.pickup).toMatchObject({
    state: 'none',
    may_ask: true,
  })
  await app.as(buyer).call(askForPickup, { id: trade_id, revision: 0, note: 'Saturday morning?' })
  expect((await arrangementsOf(app, seller, 'seller', trade_id))!.pickup).toMatchObject({
    state: 'asked',
    wish: 'Saturday morning?',
  })
})

test('a move based on an outdated revision is refused', async () => {
  const { trade_id, seller, buyer, pickup } = await aPickedPickup(app)
  const stale = { status: 409, key: 'pickup_moved' }
  const times = [inHours(5)]
  expect(await app.as(seller).call(offerPickup, { id: trade_id, revision: 1, times, place })).toMatchObject(
    stale,
  )
  expect(await app.as(buyer).call(askForPickup, { id: trade_id, revision: 1, note: 'Later' })).toMatchObject(
    stale,
  )
  const again = { id: trade_id, revision: 1, time_id: pickup.times[1]!.id }
  expect(await app.as(buyer).call(pickPickup, again)).toMatchObject(stale)
  const same = await app.as(buyer).call(pickPickup, { ...again, time_id: pickup.picked!.id })
  expect(same.pickup).toMatchObject({ revision: 2, picked: pickup.picked })
})

test('a pickup under way can’t be moved, and new times can be offered after it', async () => {
  const { trade_id, seller, buyer, pickup } = await aPickedPickup(app)
  const { db } = app.platform
  const moveTo = (minutes: number) =>
    db
      .updateTable('meeting_times')
      .set({
        starts_at: new Date(Date.now() + minutes * 60_000),
        ends_at: new Date(Date.now() + (minutes + 60) * 60_000),
      })
      .where('id', '=', pickup.picked!.id)
      .execute()
  await moveTo(-1)
  const offer = { id: trade_id, revision: 2, times: [inHours(30)], place }
  expect(await app.as(seller).call(offerPickup, offer)).toMatchObject({
    key: 'pickup_moved',
    message: expect.stringContaining('Ring each other'),
  })
  const other = { id: trade_id, revision: 2, time_id: pickup.times[1]!.id }
  expect(await app.as(buyer).call(pickPickup, other)).toMatchObject({ key: 'pickup_moved' })
  expect(await app.as(buyer).call(askForPickup, { id: trade_id, revision: 2, note: 'Late' })).toMatchObject({
    key: 'pickup_moved',
  })
  await moveTo(-61)
  expect(await app.as(seller).call(offerPickup, offer)).toMatchObject({
    pickup: { state: 'offered', dropped: null },
  })
})

test.each([
  ['no time', [], /at least one time/],
  ['seven times', [1, 2, 3, 4, 5, 6, 7].map((n) => inHours(n * 24)), /at most 6/],
  ['one that is past', [inHours(-5)], /^That is past/],
  ['two that overlap', [inHours(24, 3), inHours(25)], /^Time 2: It overlaps/],
])('%s is refused', async (_name, times, problem) => {
  const { trade_id, seller } = await aTrade(app)
  expect(await app.as(seller).call(offerPickup, { id: trade_id, revision: 0, times, place })).toMatchObject({
    status: 422,
    errors: { times: expect.stringMatching(problem) },
  })
})

test('only the two people can see a pickup, and each has only their own moves', async () => {
  const { trade_id, seller, buyer, pickup } = await anOfferedPickup(app)
  const offer = { id: trade_id, revision: 1, times: [inHours(30)], place }
  const choice = { id: trade_id, revision: 1, time_id: pickup.times[0]!.id }
  const wish = { id: trade_id, revision: 1, note: 'Later' }
  const stranger = await aMember(app)
  for (const person of [stranger, buyer]) {
    expect(await app.as(person).call(offerPickup, offer)).toMatchObject({ key: 'not_found' })
  }
  for (const person of [stranger, seller]) {
    expect(await app.as(person).call(pickPickup, choice)).toMatchObject({ key: 'not_found' })
    expect(await app.as(person).call(askForPickup, wish)).toMatchObject({ key: 'not_found' })
  }
  expect(await app.as(stranger).call(listArrangements, { role: 'buyer' })).toMatchObject({
    items: [],
    total: 0,
  })
  expect(await app.as(stranger).call(getPickupCalendar, { id: trade_id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(buyer).call(listArrangements, { role: 'seller' })).toMatchObject({
    items: [],
    total: 0,
  })
})

test.each(['sent', 'completed', 'disputed', 'cancelled'] as const)(
  'a pickup can’t be arranged for a sale that is %s',
  async (status) => {
    const { trade_id, seller, buyer } = await anOfferedPickup(app)
    await setTrade(trade_id, status)
    const offer = { id: trade_id, revision: 1, times: [inHours(30)], place }
    expect(await app.as(seller).call(offerPickup, offer)).toMatchObject({ status: 409, key: 'pickup_closed' })
    expect((await arrangementsOf(app, buyer, 'buyer', trade_id))?.pickup ?? null).toBe(null)
  },
)

test('a listing without pickup has nothing to arrange', async () => {
  const { trade_id, listing_id, seller, buyer } = await aTrade(app)
  await app.platform.db.updateTable('listings').set({ pickup: 'none' }).where('id', '=', listing_id).execute()
  expect(await arrangementsOf(app, buyer, 'buyer', trade_id)).toMatchObject({ pickup: null, handover: null })
  const offer = { id: trade_id, revision: 0, times: [inHours(30)], place }
  expect(await app.as(seller).call(offerPickup, offer)).toMatchObject({ key: 'pickup_closed' })
})

test('the calendar entry changes and disappears with the pickup', async () => {
  const { trade_id, seller, buyer, pickup } = await anOfferedPickup(app)
  expect((await calendarOf(buyer, trade_id)).reply.statusCode).toBe(404)
  await app.as(buyer).call(pickPickup, { id: trade_id, revision: 1, time_id: pickup.times[0]!.id })
  const { reply, lines } = await calendarOf(buyer, trade_id)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': expect.stringContaining(`pickup-${trade_id}.ics`),
    'cache-control': expect.stringContaining('no-store'),
  })
  const start = (iso: string) => `DTSTART:${iso.replace(/[-:]|\.\d+/g, '')}`
  const uid = lines.find((line) => line.startsWith('UID:'))!
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:2', start(pickup.times[0]!.starts_at)]),
  )
  await app.as(buyer).call(pickPickup, { id: trade_id, revision: 2, time_id: pickup.times[1]!.id })
  for (const person of [buyer, seller]) {
    expect((await calendarOf(person, trade_id)).lines).toEqual(
      expect.arrayContaining([uid, 'SEQUENCE:3', start(pickup.times[1]!.starts_at)]),
    )
  }
  await app.as(buyer).call(askForPickup, { id: trade_id, revision: 3, note: 'Next week?' })
  expect((await calendarOf(seller, trade_id)).lines).toEqual(
    expect.arrayContaining([uid, 'METHOD:CANCEL', 'SEQUENCE:4', 'STATUS:CANCELLED']),
  )
})

test('a deleted account’s places and notes are removed', async () => {
  const { trade_id, seller } = await anOfferedPickup(app)
  await transact(app.platform.db, (tx) => recordEvent(tx, accountDeleted, { account_id: seller.id }))
  await app.settle()
  const rows = await app.platform.db
    .selectFrom('meeting_moves')
    .select(['place', 'note'])
    .where('trade_id', '=', trade_id)
    .execute()
  expect(rows).toEqual([{ place: '', note: '' }])
})
