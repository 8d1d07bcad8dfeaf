import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  deleteAdvertisement,
  getAdvertisement,
  type Advertisement,
  type AdvertisementPlace,
} from '#domains/advertising/common/advertisements.ts'
import { anAdvertisement, aVisitor } from '#test/harness/market/advertisements.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { ticketSecret, writeTicket } from './showing/showing.service.ts'
import { foldEvents } from './counting.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

async function aTicket(id: number, pageView: number, place: AdvertisementPlace = 'results') {
  const secret = await ticketSecret(app.platform.db)
  return writeTicket(secret, { id, place, page_view: pageView, issuedMs: Date.now() })
}

async function figures({ id }: Advertisement) {
  const { impressions, clicks, today } = await app.as(admin).call(getAdvertisement, { id })
  return { impressions, clicks, today }
}
const all = (impressions: number, clicks: number) => ({
  impressions,
  clicks,
  today: { impressions, clicks },
})

const grow = async (id: number) =>
  await app.platform.db
    .updateTable('advertisement_events')
    .set({ at: sql`at - interval '3 hours'` })
    .where('advertisement_id', '=', id)
    .execute()

test('an advertisement counts once per viewer and page, and a click counts as an impression', async () => {
  const made = await anAdvertisement(app, admin)
  const visitor = aVisitor(app)
  const [shown] = await visitor.next({ page_view: 1 })
  const { ticket } = shown!
  for (let again = 0; again < 3; again += 1) await visitor.count({ seen: [ticket, ticket] })
  expect(await figures(made)).toEqual(all(1, 0))
  await visitor.count({ pressed: [ticket] })
  await visitor.count({ pressed: [ticket] })
  expect(await figures(made)).toEqual(all(1, 1))
  await visitor.count({ pressed: [await aTicket(made.id, 2)] })
  expect(await figures(made)).toEqual(all(2, 2))
  await aVisitor(app, { address: '203.0.113.99' }).count({ seen: [ticket] })
  expect(await figures(made)).toEqual(all(3, 2))
})

test('bots, forged tickets and deleted advertisements count nothing', async () => {
  const made = await anAdvertisement(app, admin)
  const gone = await anAdvertisement(app, admin)
  const tickets = [await aTicket(made.id, 1), await aTicket(gone.id, 1)]
  await app.as(admin).call(deleteAdvertisement, { id: gone.id })
  const bot = aVisitor(app, { device: 'bingbot/2.0' })
  expect(await bot.count({ seen: tickets })).toBe(200)
  expect(await aVisitor(app, { device: '' }).count({ pressed: tickets })).toBe(200)
  const forged = tickets[0]!.replace(/\.1\./, '.2.')
  expect(await aVisitor(app).count({ seen: [forged, 'nonsense'] })).toBe(200)
  expect(await aVisitor(app).count({ seen: [tickets[1]!] })).toBe(200)
  expect(await figures(made)).toEqual(all(0, 0))
  const many = Array.from({ length: 21 }, () => tickets[0]!)
  expect(await aVisitor(app).count({ seen: many })).toBe(422)
})

test('the counts of one viewer are limited', async () => {
  const made = await anAdvertisement(app, admin)
  const visitor = aVisitor(app, { address: '203.0.113.7' })
  for (let pageView = 0; pageView < 80; pageView += 1)
    await visitor.count({ pressed: [await aTicket(made.id, pageView)] })
  expect(await figures(made)).toEqual(all(60, 5))
})

test('the counts of one line are limited, whatever browsers or addresses it uses', async () => {
  const made = await anAdvertisement(app, admin)
  const tickets = await Promise.all(Array.from({ length: 20 }, (_, pageView) => aTicket(made.id, pageView)))
  const visit = (address: string, n: number) =>
    aVisitor(app, { address, device: `Mozilla/5.0 (X11; Linux x86_64) Firefox/${n}.0` }).count({
      pressed: tickets,
    })
  for (let n = 0; n < 40; n += 1) await visit('203.0.113.8', n)
  expect(await figures(made)).toEqual(all(600, 50))
  for (let n = 0; n < 40; n += 1) await visit(`2001:db8:7:7::${n + 1}`, 1)
  expect(await figures(made)).toEqual(all(620, 55))
})

test('the limit holds for parallel counts', async () => {
  const made = await anAdvertisement(app, admin)
  const tickets = await Promise.all(Array.from({ length: 200 }, (_, pageView) => aTicket(made.id, pageView)))
  const visitor = aVisitor(app, { address: '203.0.113.9' })
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => visitor.count({ pressed: tickets.slice(n * 20, n * 20 + 20) })),
  )
  expect(await figures(made)).toEqual(all(60, 5))
})

test('no event is lost or counted twice while hundreds of visitors view and a worker sums up', async () => {
  const made = [await anAdvertisement(app, admin), await anAdvertisement(app, admin)]
  const visit = async (n: number) => {
    const visitor = aVisitor(app, { address: `198.51.100.${n}` })
    const tickets = await Promise.all(made.map(({ id }) => aTicket(id, n, n % 2 ? 'home' : 'results')))
    const reply = await visitor.count({ seen: n % 3 ? tickets : tickets.toReversed() })
    if (n % 4 === 0) await visitor.count({ pressed: [tickets[0]!] })
    return reply
  }
  const visits = (from: number) => Array.from({ length: 120 }, (_, n) => visit(from + n))
  const fold = () => foldEvents(app.platform.db)
  const early = await Promise.all(visits(0))
  await Promise.all(made.map(({ id }) => grow(id)))
  const [late] = await Promise.all([Promise.all(visits(120)), fold(), fold(), fold()])
  expect(new Set([...early, ...late])).toEqual(new Set([200]))
  expect(await figures(made[0]!)).toMatchObject({ impressions: 240, clicks: 60 })
  expect(await figures(made[1]!)).toMatchObject({ impressions: 240, clicks: 0 })
  await Promise.all(made.map(({ id }) => grow(id)))
  await Promise.all([foldEvents(app.platform.db), foldEvents(app.platform.db)])
  expect(await figures(made[0]!)).toMatchObject({ impressions: 240, clicks: 60 })
  const left = await app.platform.db
    .selectFrom('advertisement_events')
    .select('viewer')
    .where('advertisement_id', '=', made[0]!.id)
    .execute()
  expect(left).toEqual([])
})
