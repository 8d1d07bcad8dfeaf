import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { registerPush } from '#domains/identity/common/auth.ts'
import {
  changeSavedSearch,
  saveSearch,
  type SearchAlerts,
} from '#domains/saved-searches/common/saved-searches.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPushDevice, standInPushService } from '#test/harness/doubles/push-device.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { makeDigests } from './alert-emails.service.ts'
import { selectLastDue } from './saved-searches.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test.each([
  ['just before eight', '2026-11-22T18:59:59Z', '2026-11-21T19:00:00Z', '2026-11-15T19:00:00Z'],
  ['eight on a Monday', '2026-11-22T19:00:00Z', '2026-11-22T19:00:00Z', '2026-11-22T19:00:00Z'],
  ['after days of downtime', '2026-11-26T03:10:00Z', '2026-11-25T19:00:00Z', '2026-11-22T19:00:00Z'],
  [
    'the evening before clocks go forward',
    '2026-09-26T10:00:00Z',
    '2026-09-25T20:00:00Z',
    '2026-09-20T20:00:00Z',
  ],
  ['the morning clocks went forward', '2026-09-26T19:00:00Z', '2026-09-26T19:00:00Z', '2026-09-20T20:00:00Z'],
  ['the Monday after', '2026-09-27T19:30:00Z', '2026-09-27T19:00:00Z', '2026-09-27T19:00:00Z'],
  ['the morning clocks went back', '2027-04-03T19:59:00Z', '2027-04-02T19:00:00Z', '2027-03-28T19:00:00Z'],
  ['eight of that morning', '2027-04-03T20:00:00Z', '2027-04-03T20:00:00Z', '2027-03-28T19:00:00Z'],
])('%s', async (_name, now, daily, weekly) => {
  expect(await selectLastDue(app.platform.db, new Date(now))).toEqual([
    { alerts: 'daily', due_at: new Date(daily) },
    { alerts: 'weekly', due_at: new Date(weekly) },
  ])
})

const save = (person: Person, q: string, alerts: SearchAlerts, name = q) =>
  app.as(person).call(saveSearch, { name, query: { q }, alerts })

async function digestAt(now: Date) {
  await makeDigests(app.platform.db, now)
  await app.settle()
}

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day)

test('a day’s matches come in one email, with prices and links, and none without matches', async () => {
  const email = 'daily@example.nz'
  const me = await aMember(app, { email })
  await save(me, 'dulcimer', 'daily', 'Dulcimers')
  await save(me, 'zither', 'daily', 'Zithers')
  const first = await aLiveAuction(app, { title: 'Dulcimer with hammers', start_price_cents: 4_550 })
  await aLiveAuction(app, { title: 'Concert zither' })
  const sold = await aLiveAuction(app, { title: 'Zither, sold since' })
  await app.settle()
  expect(await sentTo(app, email)).toEqual([])
  await app.platform.db.updateTable('listings').set({ status: 'unsold' }).where('id', '=', sold.id).execute()
  await digestAt(inDays(1))
  const [mail, ...others] = await sentTo(app, email)
  expect(others).toEqual([])
  expect(mail!.subject).toBe('2 new listings in your saved searches')
  expect(mail!.text).toContain(
    `Dulcimers\n\n- Dulcimer with hammers · Starts at NZ$\u00a045.50 · Te Aro, Wellington\n  ${app.platform.config.http.publicUrl}/general/${first.id}/detail`,
  )
  expect(mail!.text).toContain('Zithers\n\n- Concert zither')
  expect(mail!.text).not.toContain('sold since')
  expect((await app.as(me).call(listNotifications, {})).items).toMatchObject([
    { title: '2 new listings in your saved searches', link: '/iwatch?show=searches' },
  ])
  await digestAt(inDays(2))
  expect(await sentTo(app, email)).toHaveLength(1)
})

test('matches after eight wait for the next day, and an outage leads to one digest of all', async () => {
  const email = 'patient@example.nz'
  const me = await aMember(app, { email })
  await save(me, 'kora', 'daily', 'Koras')
  await aLiveAuction(app, { title: 'Kora of calabash' })
  await app.settle()
  const [{ due_at } = { due_at: new Date() }] = await selectLastDue(app.platform.db, inDays(1))
  await sql`update saved_search_matches set matched_at = ${due_at} where waits`.execute(app.platform.db)
  await digestAt(new Date(due_at.getTime() + 60_000))
  expect(await sentTo(app, email)).toEqual([])
  await digestAt(new Date(due_at.getTime() + 4 * day))
  await digestAt(new Date(due_at.getTime() + 4 * day + 60_000))
  expect(await sentTo(app, email)).toMatchObject([{ subject: '1 new listing: Koras' }])
})

test('weekly digests come on Mondays, and changing alerts moves waiting matches', async () => {
  const people = await Promise.all(
    ['weekly', 'stopped', 'sooner'].map((name) => aMember(app, { email: `${name}@example.nz` })),
  )
  const searches = await Promise.all(people.map((person) => save(person, 'sitar', 'weekly', 'Sitars')))
  await aLiveAuction(app, { title: 'Sitar' })
  await app.settle()
  const change = (n: number, alerts: SearchAlerts) =>
    app.as(people[n]!).call(changeSavedSearch, { id: searches[n]!.id, alerts })
  await change(1, 'none')
  await change(2, 'at_once')
  const [, weekly] = await selectLastDue(app.platform.db, inDays(7))
  await digestAt(new Date(weekly!.due_at.getTime() - 60_000))
  expect(await sentTo(app, 'weekly@example.nz')).toEqual([])
  await digestAt(weekly!.due_at)
  await change(1, 'weekly')
  await digestAt(inDays(15))
  expect(await sentTo(app, 'weekly@example.nz')).toHaveLength(1)
  expect(await sentTo(app, 'stopped@example.nz')).toEqual([])
  expect(await sentTo(app, 'sooner@example.nz')).toHaveLength(1)
})

test('matches are pushed too: one by one at once, and a day’s in one push', async () => {
  const service = standInPushService(app.platform)
  const [soon, later] = [await aMember(app), await aMember(app)]
  const [phone, laptop] = [aPushDevice(), aPushDevice()]
  await app.as(soon).call(registerPush, { firebase_token: phone.firebase_token })
  await app.as(later).call(registerPush, { firebase_token: laptop.firebase_token })
  await save(soon, 'bagpipes', 'at_once')
  await save(later, 'bagpipes', 'daily')
  const first = await aLiveAuction(app, { title: 'Bagpipes, small' })
  await aLiveAuction(app, { title: 'Bagpipes, large' })
  await app.settle()
  const received = service.to(phone).map(({ body }) => phone.read(body))
  for (const title of ['“Bagpipes, large”', '“Bagpipes, small”'])
    expect(received.filter(({ body }) => body.includes(title))).toHaveLength(1)
  expect(received).toHaveLength(2)
  expect(received.map(({ link }) => link)).toContain(`/general/${first.id}/detail`)
  expect(service.to(laptop)).toEqual([])
  await digestAt(inDays(1))
  expect(service.to(laptop).map(({ body }) => laptop.read(body))).toMatchObject([
    { title: '2 new listings: bagpipes', link: '/iwatch?show=searches' },
  ])
  expect(service.to(phone)).toHaveLength(2)
})
