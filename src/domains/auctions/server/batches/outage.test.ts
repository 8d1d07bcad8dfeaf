import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { getLedger } from '#domains/deals/common/ledger/ledger.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { addFavourite } from '#domains/watchlist/common/watching.ts'
import { selectOwedOutages } from '#domains/deals/server/deals.service.ts'
import { buildPlatform } from '#app/server/build-platform.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { recordHeartbeat, startNodeHeartbeat } from '#platform/server/jobs/node-heartbeat.ts'
import type { Platform } from '#platform/server/platform.ts'
import { onClock, outageCases } from '#test/harness/auctions/outage-cases.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { checkLedger } from '#verify-ledger/check.ts'
import { startClosings, extendForOutages } from '../closing/closing.service.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

const db = () => app.platform.db
const minute = 60_000
const second = 1_000

async function fallSilent(seconds: number) {
  await sql`update node_heartbeats set beat_at = clock_timestamp() - ${seconds} * interval '1 second'`.execute(
    db(),
  )
}
const outages = () => db().selectFrom('outages').selectAll().orderBy('id').execute()
const dealOf = (id: ListingId) =>
  db().selectFrom('deals').selectAll().where('listing_id', '=', id).executeTakeFirstOrThrow()
const rowsOf = async (listingId: ListingId) => {
  const rows = await db()
    .selectFrom('ledger_rows')
    .selectAll()
    .where('listing_id', '=', listingId)
    .orderBy('number')
    .execute()
  return rows.map(({ body }) => JSON.parse(body) as { kind: string; reason?: string; closes_at?: string })
}
const outagesIn = async (id: ListingId) => (await rowsOf(id)).filter(({ reason }) => reason === 'outage')
const newest = async (who: Person) => (await app.as(who).call(listNotifications, {})).items[0]

beforeEach(async () => {
  await db().deleteFrom('outages').execute()
  await db().updateTable('node_heartbeats').set({ beat_at: null }).execute()
})

test('an outage is recorded once, by the first node that is back, and short gaps aren’t', async () => {
  await recordHeartbeat(db())
  await recordHeartbeat(db())
  expect(await outages()).toEqual([])
  await fallSilent(9)
  await recordHeartbeat(db())
  expect(await outages()).toEqual([])
  await fallSilent(300)
  // Opens eight connections first, so that no heartbeat is late.
  await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.1)`.execute(db())))
  await Promise.all(Array.from({ length: 8 }, () => recordHeartbeat(db())))
  const [outage, ...more] = await outages()
  expect(more).toEqual([])
  expect(outage!.to_at.getTime() - outage!.from_at.getTime()).toBeGreaterThanOrEqual(300_000)
  expect(outage!.to_at.getTime() - outage!.from_at.getTime()).toBeLessThan(310_000)
})

test('an outage in the last minutes moves the closing, and everyone involved is told why', async () => {
  const { id, seller } = await aLiveAuction(app, { title: 'Kauri sideboard', closesInMs: 5 * minute })
  const [bidder, watcher] = [await aMember(app), await aMember(app)]
  const { receipt } = await app.as(bidder).call(placeBid, { listing_id: id, max_cents: 5000 })
  await app.as(watcher).call(addFavourite, { listing_id: id })
  await fallSilent(120)
  await recordHeartbeat(db())
  expect(await extendForOutages(db())).toBe(1)
  expect(await extendForOutages(db())).toBe(0)

  const [outage] = await outages()
  const closesAt = new Date(outage!.to_at.getTime() + 10 * minute).toISOString()
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ closes_at: closesAt, bid_count: 1 })
  expect(await outagesIn(id)).toMatchObject([{ kind: 'extension', closes_at: closesAt }])
  await app.settle()
  for (const who of [seller, bidder, watcher]) {
    expect(await newest(who)).toMatchObject({
      kind: 'suspended',
      title: 'Closes later',
      body: expect.stringContaining('was offline'),
    })
  }
  await app.as(seller).call(setListingStatus, { id, status: 'withdrawn', reason: 'It fell off the cart.' })
  const ledger = await app.as(null).call(getLedger, { id })
  expect((await checkLedger(ledger, { receipts: [receipt] })).fault).toBeNull()
})

test('a closing missed in an outage is moved by one of two nodes that start at once', async () => {
  const { id } = await aLiveAuction(app)
  await moveClosing(app, id, -minute)
  const fixed = await aFixedPriceListing(app)
  await db()
    .updateTable('deals')
    .set({ closes_at: new Date(Date.now() - minute) })
    .where('listing_id', '=', fixed.id)
    .execute()
  await fallSilent(180)
  expect(await closeNextDue(db(), 'first')).toBe(true)
  expect(await closeNextDue(db(), 'first')).toBe(false)
  expect(await dealOf(fixed.id)).toMatchObject({ closed_at: expect.any(Date) })

  const other = anotherNode(app.platform)
  const nodes = [app.platform, other]
  const started = await Promise.all(
    nodes.map(async ({ db: own, log }, n) => {
      const closings = startClosings(own, `worker ${n}`, log)
      const heartbeat = await startNodeHeartbeat(own, log)
      return { closings, heartbeat }
    }),
  )
  await expect.poll(async () => (await outagesIn(id)).length).toBe(1)
  await Promise.all(
    nodes.map(({ db: own }) => Promise.all([extendForOutages(own), closeNextDue(own, 'late')])),
  )
  for (const { closings, heartbeat } of started) {
    await closings.stop()
    await heartbeat.stop()
  }
  await other.close()

  const deal = await dealOf(id)
  expect(deal.closed_at).toBeNull()
  const [outage, ...more] = await outages()
  expect(more).toEqual([])
  expect(deal.closes_at).toEqual(new Date(outage!.to_at.getTime() + 10 * minute))
  expect(await outagesIn(id)).toHaveLength(1)
  expect(await app.as(await aMember(app)).call(placeBid, { listing_id: id, max_cents: 5000 })).toMatchObject({
    standing: 'leading',
  })
  await moveClosing(app, id, -1)
  await db()
    .updateTable('deals')
    .set({ clock_started_at: sql<Date>`clock_timestamp()` })
    .where('listing_id', '=', id)
    .execute()
  expect(await closeNextDue(db(), 'first')).toBe(true)
})

test('closeDue leaves an auction open in an outage, and closes it if the gap was none', async () => {
  const { id } = await aLiveAuction(app)
  await moveClosing(app, id, -second)
  await fallSilent(15)
  expect(await closeNextDue(db(), 'worker')).toBe(false)
  await recordHeartbeat(db())
  expect(await extendForOutages(db())).toBe(0)
  expect(await closeNextDue(db(), 'worker')).toBe(true)
})

test('an auction withdrawn during an outage is not extended', async () => {
  const { id, seller } = await aLiveAuction(app, { closesInMs: 5 * minute })
  await fallSilent(120)
  await recordHeartbeat(db())
  await Promise.all([
    app.as(seller).call(setListingStatus, { id, status: 'withdrawn' }),
    ...Array.from({ length: 3 }, () => extendForOutages(db())),
  ])
  expect((await outagesIn(id)).length).toBeLessThanOrEqual(1)
  expect((await rowsOf(id)).at(-1)).toMatchObject({ kind: 'withdrawal' })
})

test('the database and the rule agree on which closings move', async () => {
  const { id } = await aLiveAuction(app)
  for (const one of outageCases) {
    const { terms, outage, moves_to } = onClock(one, new Date())
    await db().deleteFrom('outages').execute()
    await db().insertInto('outages').values(outage).execute()
    await db().updateTable('deals').set(terms).where('listing_id', '=', id).execute()
    expect((await selectOwedOutages(db())).includes(id), one.name).toBe(moves_to !== null)
  }
})

function anotherNode({ config, pool, log }: Platform) {
  return buildPlatform(config, pool.options, log)
}
