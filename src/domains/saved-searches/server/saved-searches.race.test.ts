import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { listSavedSearches, saveSearch } from '#domains/saved-searches/common/saved-searches.ts'
import { transact } from '#platform/server/database/db.ts'
import { dispatchFacts, reactTask } from '#platform/server/jobs/outbox-dispatch.ts'
import { reactions } from '#app/server/all-domains.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { makeDigests } from './alert-emails.service.ts'
import { matchPublished } from './matching.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
})
afterAll(() => app[Symbol.asyncDispose]())

const noticesFor = async (person: Person) => (await app.as(person).call(listNotifications, {})).items

test('a search saved many times at once is one', async () => {
  const me = await aMember(app)
  const wish = { name: 'Lutes', query: { q: 'lute' }, alerts: 'daily' } as const
  const saved = await Promise.all(Array.from({ length: 12 }, () => app.as(me).call(saveSearch, wish)))
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
  expect((await app.as(me).call(listSavedSearches, {})).items).toHaveLength(1)
})

test('a listing matched repeatedly by many workers notifies once', async () => {
  const email = 'once@example.nz'
  const me = await aMember(app, { email })
  await app.as(me).call(saveSearch, { name: 'Lyres', query: { q: 'lyre' }, alerts: 'at_once' })
  const { id, seller } = await aFixedPriceListing(app)
  await edit(app, seller, id, { title: 'Bowl lyre' })
  const { db } = app.platform
  await Promise.all(Array.from({ length: 8 }, () => transact(db, (tx) => matchPublished(tx, id))))
  const facts = await db.selectFrom('outbox_events').select(['id', 'name']).execute()
  await dispatchFacts(db, reactions)
  const react = reactTask(reactions)
  const twice = facts.flatMap((fact) =>
    reactions
      .filter(({ on, name }) => on.name === fact.name && /match|saved/.test(name))
      .flatMap(({ name }) =>
        [1, 2].map(() => react.run({ event_id: fact.id, reaction: name }, app.platform)),
      ),
  )
  expect(twice.length).toBeGreaterThan(3)
  await Promise.all(twice)
  await app.settle()
  expect(await noticesFor(me)).toHaveLength(1)
  expect(await sentTo(app, email)).toHaveLength(1)
})

test('a worker that dies halfway has notified nobody, and the next one notifies once', async () => {
  const me = await aMember(app)
  await app.as(me).call(saveSearch, { name: 'Harps', query: { q: 'harp' }, alerts: 'at_once' })
  const { id } = await aLiveAuction(app, { title: 'Harp with a case' })
  const dies = transact(app.platform.db, async (tx) => {
    await matchPublished(tx, id)
    throw new Error('The machine is gone.')
  })
  await expect(dies).rejects.toThrow('The machine is gone.')
  await app.settle()
  expect(await noticesFor(me)).toHaveLength(1)
})

test('a relisting counts as a new listing', async () => {
  const me = await aMember(app)
  await app.as(me).call(saveSearch, { name: 'Viols', query: { q: 'viol' }, alerts: 'at_once' })
  const seller = await aMember(app)
  for (const _time of [1, 2]) await aLiveAuction(app, { seller, title: 'Bass viol' })
  await app.settle()
  expect(await noticesFor(me)).toHaveLength(2)
})

test('a digest made by many workers at once is sent once', async () => {
  const email = 'digest-once@example.nz'
  const me = await aMember(app, { email })
  await app.as(me).call(saveSearch, { name: 'Shawms', query: { q: 'shawm' }, alerts: 'daily' })
  await aLiveAuction(app, { title: 'Alto shawm' })
  await app.settle()
  const tomorrow = new Date(Date.now() + 86_400_000)
  const { db } = app.platform
  await Promise.all(Array.from({ length: 6 }, () => makeDigests(db, tomorrow)))
  await app.settle()
  await makeDigests(db, new Date(tomorrow.getTime() + 86_400_000))
  await app.settle()
  expect(await sentTo(app, email)).toHaveLength(1)
})
