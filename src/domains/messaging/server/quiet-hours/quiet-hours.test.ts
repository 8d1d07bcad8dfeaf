import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registerPush } from '#domains/identity/common/auth.ts'
import {
  deleteAllNotifications,
  getNotificationChoices,
  getQuietHours,
  listNotifications,
  putNotificationChoices,
  putQuietHours,
  readAllNotifications,
  type NotificationKind,
  type QuietHours,
} from '#domains/messaging/common/notifications.ts'
import { putSettings } from '#domains/settings/common/settings.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { transact } from '#platform/server/database/db.ts'
import { aPushDevice, standInPushService } from '#test/harness/doubles/push-device.ts'
import { bringJobsForward, clearJobs } from '#test/harness/jobs.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { notifyAccount, type Notice } from '../notifications.service.ts'
import { releaseQueuedNoticesTask } from './quiet-hours.jobs.ts'

let app: TestApp
let listingId: ListingId
const title = 'Cinelli Tutto commuter, 54 cm'
let service: ReturnType<typeof standInPushService>
beforeAll(async () => {
  app = await createTestApp()
  listingId = (await aLiveAuction(app, { title })).id
  await app.settle()
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  service = standInPushService(app.platform)
  await clearJobs(app.platform.db)
})

const timeIn = (hours: number) => aucklandLocal(new Date(Date.now() + hours * 3_600_000)).slice(11)
const quietNow = (): QuietHours => ({ is_on: true, from: timeIn(-1), until: timeIn(3) })

async function aQuietMember(hours = quietNow()) {
  const person = await aMember(app)
  const device = aPushDevice()
  await app.as(person).call(registerPush, { firebase_token: device.firebase_token })
  await app.as(person).call(putQuietHours, hours)
  return { person, device }
}

async function notify({ id: accountId }: Person, kind: NotificationKind, more: Partial<Notice> = {}) {
  const words = { title: `About ${kind}`, body: `A ${kind}.`, link: `/${kind}` }
  const notice = { account_id: accountId, listing_id: listingId, kind, ...words, ...more }
  await transact(app.platform.db, (tx) => notifyAccount(tx, app.platform, notice))
  await app.settle()
}

async function emailsTo({ id }: Person) {
  return await app.platform.db
    .selectFrom('sent_messages')
    .select(['subject', 'text', 'one_click_url'])
    .where('account_id', '=', id)
    .where('channel', '=', 'email')
    .orderBy('id')
    .execute()
}
const bellOf = async (person: Person) => (await app.as(person).call(listNotifications, {})).items
const pushesTo = (device: ReturnType<typeof aPushDevice>) =>
  service.to(device).map(({ body }) => device.read(body))

/** Simulates that time has passed. */
async function endQuietHours({ id }: Person) {
  await sql`update quiet_hours set from_time = ${timeIn(2)}, until_time = ${timeIn(3)}
    where account_id = ${id}`.execute(app.platform.db)
  await bringJobsForward(app.platform.db)
  await app.settle()
}

const mine = (path: string) => `${app.platform.config.http.publicUrl}${path}`

test('quiet hours are off by default, and stored once switched on', async () => {
  const person = await aMember(app)
  const as = app.as(person)
  expect(await as.call(getQuietHours, {})).toEqual({ is_on: false, from: '22:00', until: '07:00' })
  const chosen = { is_on: true, from: '21:30', until: '06:15' }
  expect(await as.call(putQuietHours, chosen)).toEqual(chosen)
  expect(await as.call(putQuietHours, { ...chosen, is_on: false })).toEqual({ ...chosen, is_on: false })
  expect(await as.call(getQuietHours, {})).toEqual({ ...chosen, is_on: false })
  expect(await app.as(await aMember(app)).call(getQuietHours, {})).toMatchObject({ is_on: false })
})

test.each([
  ['no hour', { from: '24:00', until: '07:00' }],
  ['no time', { from: 'ten', until: '07:00' }],
  ['no length', { from: '07:00', until: '07:00' }],
])('quiet hours with %s are refused', async (_what, times) => {
  const person = await aMember(app)
  const refused = await app.as(person).call(putQuietHours, { is_on: true, ...times })
  expect(refused).toMatchObject({ key: 'validation_failed', errors: expect.any(Object) })
  expect(await app.as(person).call(getQuietHours, {})).toMatchObject({ is_on: false, until: '07:00' })
})

test('a single delayed notification has its kind’s extra text, and several have none', async () => {
  const { version } = await app.platform.db.selectFrom('settings').select('version').executeTakeFirstOrThrow()
  const admin = await aMember(app, { type: 'admin' })
  await app.as(admin).call(putSettings, { version, extra_review: 'Reviews stay.' })
  const [{ person: one }, { person: many }] = [await aQuietMember(), await aQuietMember()]
  await notify(one, 'review')
  for (const kind of ['review', 'question'] as const) await notify(many, kind)
  for (const person of [one, many]) await endQuietHours(person)
  expect(await emailsTo(one)).toMatchObject([
    { text: expect.stringMatching(/^A review\.\n\n[^]+\n\nRead review: \S+\/review\n\nReviews stay\.$/) },
  ])
  const [email] = await emailsTo(many)
  expect(email!.text).toContain('A review.')
  expect(email!.text).not.toContain('Reviews stay.')
})

test('a grouped email’s one-click stop covers its kinds, unless one can’t be turned off', async () => {
  const { person } = await aQuietMember()
  for (const kind of ['question', 'saved_search', 'saved_search'] as const) await notify(person, kind)
  await endQuietHours(person)
  const [email] = await emailsTo(person)
  const { pathname } = new URL(email!.one_click_url!)
  expect(pathname).toMatch(/^\/api\/stop-emails\/\d+\.question-saved_search\.[\w-]{43}$/)
  const payload = 'List-Unsubscribe=One-Click'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const stopped = await app.server.inject({ method: 'POST', url: pathname, headers, payload })
  expect(stopped.statusCode).toBe(200)
  const { items } = await app.as(person).call(getNotificationChoices, {})
  expect(items.flatMap(({ kind, email: isOn }) => (isOn ? [] : [kind])).toSorted()).toEqual([
    'question',
    'saved_search',
  ])

  const { person: seller } = await aQuietMember()
  for (const kind of ['question', 'terms'] as const) await notify(seller, kind)
  await endQuietHours(seller)
  expect(await emailsTo(seller)).toMatchObject([{ one_click_url: null }])
})

test('quiet hours delay email and push, which are then sent grouped', async () => {
  const { person, device } = await aQuietMember()
  for (const kind of ['question', 'reduced', 'review'] as const) await notify(person, kind)
  expect(await bellOf(person)).toHaveLength(3)
  expect(await emailsTo(person)).toEqual([])
  expect(pushesTo(device)).toEqual([])

  await endQuietHours(person)
  expect(pushesTo(device)).toEqual([
    {
      title: '3 new notifications',
      body: ['question', 'reduced', 'review'].map((kind) => `About ${kind}: ${title}`).join(' · '),
      link: '/notifications',
      id: null,
      tag: expect.stringMatching(/^message \d+$/),
    },
  ])
  const [email, ...more] = await emailsTo(person)
  expect(more).toEqual([])
  expect(email!.subject).toBe(`3 new notifications: About question: ${title} and 2 more`)
  expect(email!.text).toContain(`Open listing: ${mine('/reduced')}`)

  await notify(person, 'answer')
  expect(await emailsTo(person)).toHaveLength(2)
  expect(pushesTo(device)).toHaveLength(2)
})

test('a single delayed notification is sent in its own words, with its own unsubscribe link', async () => {
  const { person, device } = await aQuietMember()
  const oneClickUrl = 'https://hoko.example.nz/stop'
  await notify(person, 'saved_search', {
    writeMail: async () => ({ text: 'A cello.', one_click_url: oneClickUrl }),
  })
  await endQuietHours(person)
  const [{ id } = { id: 0 }] = await bellOf(person)
  expect(await emailsTo(person)).toEqual([
    { subject: `About saved_search: ${title}`, text: 'A cello.', one_click_url: oneClickUrl },
  ])
  expect(pushesTo(device)).toMatchObject([
    { title: `About saved_search: ${title}`, link: '/saved_search', id },
  ])
})

test('notifications read, deleted or turned off meanwhile aren’t sent', async () => {
  const [read, deleted, unwanted] = [await aQuietMember(), await aQuietMember(), await aQuietMember()]
  for (const { person } of [read, deleted, unwanted])
    for (const kind of ['question', 'reduced'] as const) await notify(person, kind)
  await app.as(read.person).call(readAllNotifications, {})
  await app.as(deleted.person).call(deleteAllNotifications, {})
  const items = [{ kind: 'question' as const, in_app: true, push: true, email: false }]
  await app.as(unwanted.person).call(putNotificationChoices, { items })
  for (const { person } of [read, deleted, unwanted]) await endQuietHours(person)
  for (const { person, device } of [read, deleted]) {
    expect(await emailsTo(person)).toEqual([])
    expect(pushesTo(device)).toEqual([])
  }
  expect(await emailsTo(unwanted.person)).toMatchObject([{ subject: `About reduced: ${title}` }])
  expect(pushesTo(unwanted.device)).toMatchObject([{ title: '2 new notifications' }])
})

test('a kind turned off in Hoko is still sent by email', async () => {
  const { person } = await aQuietMember()
  const items = [{ kind: 'question' as const, in_app: false, push: false, email: true }]
  await app.as(person).call(putNotificationChoices, { items })
  await notify(person, 'question')
  await endQuietHours(person)
  expect(await emailsTo(person)).toMatchObject([{ subject: `About question: ${title}` }])
})

test('urgent notifications, payment details and closings before the end are sent at once', async () => {
  const { person, device } = await aQuietMember()
  await sql`update deals set closes_at = clock_timestamp() + interval '2 hours'
    where listing_id = ${listingId}`.execute(app.platform.db)
  await notify(person, 'outbid')
  await notify(person, 'payment_details')
  await notify(person, 'trade', { isUrgent: true })
  expect(await emailsTo(person)).toHaveLength(3)
  expect(pushesTo(device)).toHaveLength(3)

  await sql`update deals set closes_at = clock_timestamp() + interval '5 hours'
    where listing_id = ${listingId}`.execute(app.platform.db)
  await notify(person, 'outbid')
  expect(await emailsTo(person)).toHaveLength(3)
  expect(await bellOf(person)).toHaveLength(4)
})

test('switching quiet hours off sends delayed ones, and changing them delays to the new end', async () => {
  const { person } = await aQuietMember()
  await notify(person, 'question')
  await app.as(person).call(putQuietHours, { ...quietNow(), until: timeIn(2) })
  await app.settle()
  expect(await emailsTo(person)).toEqual([])
  await bringJobsForward(app.platform.db)
  await app.settle()
  expect(await emailsTo(person), 'it is still quiet').toEqual([])
  await app.as(person).call(putQuietHours, { ...quietNow(), is_on: false })
  await app.settle()
  expect(await emailsTo(person)).toMatchObject([{ subject: `About question: ${title}` }])
})

test('a job that runs twice at once sends once', async () => {
  const { person, device } = await aQuietMember()
  await notify(person, 'question')
  await sql`update quiet_hours set is_on = false where account_id = ${person.id}`.execute(app.platform.db)
  const run = () => releaseQueuedNoticesTask.run({ account_id: person.id }, app.platform)
  await Promise.all([run(), run(), run()])
  await app.settle()
  expect(await emailsTo(person)).toHaveLength(1)
  expect(pushesTo(device)).toHaveLength(1)
})

test('a grouped email for an admin links to the admin page, and lists at most twenty', async () => {
  const admin = await aMember(app, { type: 'admin' })
  await app.as(admin).call(putQuietHours, quietNow())
  for (let n = 1; n <= 22; n += 1) await notify(admin, 'report', { title: `Report ${n}` })
  await endQuietHours(admin)
  const [email, ...more] = await emailsTo(admin)
  expect(more).toEqual([])
  expect(email!.subject).toBe(`22 new notifications: Report 1: ${title} and 21 more`)
  expect(email!.text).toContain('Report 20\n')
  expect(email!.text).not.toContain('Report 21\n')
  expect(email!.text).toMatch(new RegExp(`See 2 more notifications: ${mine('/admin-notifications')}$`))
})
