import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications, putNotificationChoices } from '#domains/messaging/common/notifications.ts'
import {
  addFavourite,
  getUsualReminders,
  listFavourites,
  removeFavourite,
  setFavouriteReminders,
  setUsualReminders,
} from '#domains/watchlist/common/watching.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { remindOfClosings } from './reminders.service.ts'

const minute = 60_000
const hour = 60 * minute

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function remind() {
  const { db } = app.platform
  for (let round = 0; round < 2; round += 1) await Promise.all([remindOfClosings(db), remindOfClosings(db)])
  await app.settle()
}

const remindersOf = async (person: Person) =>
  (await app.as(person).call(listNotifications, { limit: 50 })).items.filter(
    ({ kind }) => kind === 'closing_soon',
  ).length

const mailsTo = async (person: Person) => {
  const mails = await app.platform.db
    .selectFrom('sent_messages as m')
    .innerJoin('accounts as a', 'a.email', 'm.recipient')
    .select('m.id')
    .where('a.id', '=', person.id)
    .where('m.subject', 'like', 'Closing soon%')
    .execute()
  return mails.length
}

async function aWatcherOf(listingId: number) {
  const person = await aMember(app)
  await app.as(person).call(addFavourite, { listing_id: listingId })
  return person
}

test('a reminder comes an hour before by default, and once with two workers', async () => {
  const { id } = await aLiveAuction(app, { closesInMs: 30 * hour })
  const [usual, early, never] = [await aWatcherOf(id), await aWatcherOf(id), await aWatcherOf(id)]
  await app.as(early).call(setFavouriteReminders, { listing_id: id, hours: [24, 12] })
  await app.as(never).call(setFavouriteReminders, { listing_id: id, hours: [] })
  const counts = async () => [await remindersOf(usual), await remindersOf(early), await remindersOf(never)]
  await remind()
  expect(await counts()).toEqual([0, 0, 0])

  // The tests move the closing; the reminders must treat that as the passing of time.
  await passTo(id, 23 * hour)
  await remind()
  expect(await counts()).toEqual([0, 1, 0])
  await passTo(id, 11 * hour)
  await remind()
  expect(await counts()).toEqual([0, 2, 0])
  await passTo(id, 55 * minute)
  await remind()
  expect(await counts()).toEqual([1, 2, 0])
  expect(await mailsTo(usual)).toBe(1)
})

async function passTo(id: ListingId, leftMs: number) {
  const { db } = app.platform
  const closesAt = await moveClosing(app, id, leftMs)
  const favourites = db.selectFrom('favourites').select('id').where('listing_id', '=', id)
  await db
    .updateTable('favourite_reminders')
    .set({ closes_at: closesAt })
    .where('favourite_id', 'in', favourites)
    .execute()
}

test('a reminder moves with the closing, but not with minutes added by late bids', async () => {
  const { id } = await aLiveAuction(app, { closesInMs: 3 * hour })
  const person = await aWatcherOf(id)
  await moveClosing(app, id, 50 * minute)
  await remind()
  expect(await remindersOf(person)).toBe(1)
  await moveClosing(app, id, 52 * minute)
  await remind()
  expect(await remindersOf(person)).toBe(1)
  await moveClosing(app, id, 40 * hour)
  await remind()
  expect(await remindersOf(person)).toBe(1)
  await app.platform.db
    .updateTable('favourite_reminders')
    .set({ closes_at: new Date(Date.now() - hour) })
    .execute()
  await moveClosing(app, id, 45 * minute)
  await remind()
  expect(await remindersOf(person)).toBe(2)
})

test('a reminder chosen after its time is not sent at once', async () => {
  const { id } = await aLiveAuction(app, { closesInMs: 40 * minute })
  const person = await aWatcherOf(id)
  await app.as(person).call(setFavouriteReminders, { listing_id: id, hours: [24, 12, 1] })
  await remind()
  expect(await remindersOf(person)).toBe(0)

  const { id: other } = await aLiveAuction(app, { closesInMs: 11 * hour })
  const usual = await aWatcherOf(other)
  expect(await app.as(usual).call(setUsualReminders, { hours: [1, 12] })).toEqual({ hours: [12, 1] })
  await remind()
  expect(await remindersOf(usual)).toBe(0)
  await passTo(other, 50 * minute)
  await remind()
  expect(await remindersOf(usual)).toBe(1)
})

test('removing and watching again doesn’t repeat a reminder', async () => {
  const { id } = await aLiveAuction(app, { closesInMs: 3 * hour })
  const person = await aWatcherOf(id)
  await moveClosing(app, id, 50 * minute)
  await remind()
  const me = app.as(person)
  const { items } = await me.call(listFavourites, {})
  await me.call(removeFavourite, { id: items[0]!.id })
  await me.call(addFavourite, { listing_id: id })
  await remind()
  expect(await remindersOf(person)).toBe(1)
})

test('the account’s default applies to listings without an own choice', async () => {
  const { id } = await aLiveAuction(app, { closesInMs: 30 * hour })
  const person = await aWatcherOf(id)
  const me = app.as(person)
  const mine = async () => {
    const { reminders, reminders_are_usual } = (await me.call(listFavourites, {})).items[0]!
    return [reminders, reminders_are_usual]
  }
  expect(await me.call(getUsualReminders, {})).toEqual({ hours: [1] })
  expect(await mine()).toEqual([[1], true])
  await me.call(setUsualReminders, { hours: [] })
  expect(await mine()).toEqual([[], true])
  await me.call(setFavouriteReminders, { listing_id: id, hours: [12, 24] })
  expect(await mine()).toEqual([[24, 12], false])
  await me.call(setFavouriteReminders, { listing_id: id, hours: null })
  expect(await mine()).toEqual([[], true])
})

test('an invalid choice of reminders is refused', async () => {
  const { id } = await aLiveAuction(app)
  const me = app.as(await aMember(app))
  expect(await me.call(setFavouriteReminders, { listing_id: id, hours: [1] })).toMatchObject({
    key: 'not_found',
    message: 'You’re not watching this listing.',
  })
  expect(await me.call(setUsualReminders, { hours: [2 as 1] })).toMatchObject({ key: 'validation_failed' })
  expect(await me.call(setUsualReminders, { hours: [1, 1] })).toMatchObject({
    errors: { hours: 'Name each reminder once.' },
  })
})

test('a reminder uses the person’s channels', async () => {
  const { id } = await aLiveAuction(app, { closesInMs: 3 * hour })
  const person = await aWatcherOf(id)
  await app.as(person).call(putNotificationChoices, {
    items: [{ kind: 'closing_soon', in_app: true, push: false, email: false }],
  })
  await moveClosing(app, id, 50 * minute)
  await remind()
  expect([await remindersOf(person), await mailsTo(person)]).toEqual([1, 0])
})
