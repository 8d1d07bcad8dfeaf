import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { allOperations } from '#app/server/all-operations.ts'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { extendForOutages } from '#domains/auctions/server/closing/closing.service.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import {
  endMaintenance,
  getMaintenance,
  putMaintenance,
} from '#domains/settings/common/maintenance/maintenance.ts'
import { getSettings, putSettings } from '#domains/settings/common/settings.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { mayRunInMaintenance } from '#platform/common/maintenance.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import { recordHeartbeat } from '#platform/server/jobs/node-heartbeat.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

const minute = 60_000
const maxMs = 2_000

let app: TestApp
let admin: Person
beforeAll(async () => {
  // Calls rotate over both nodes, each with its own memory and its own connections.
  app = await createTestApp({}, { nodes: 2, hasCaches: true })
  admin = await aMember(app, { type: 'admin', first_name: 'Hana' })
})
afterAll(() => app[Symbol.asyncDispose]())
afterEach(async () => void (await end()))

const db = () => app.platform.db
const start = (reason: string, endsAt: string | null = null) =>
  app.as(admin).call(putMaintenance, { reason, ends_at: endsAt })
const end = () => app.as(admin).call(endMaintenance, {})
const later = (ms: number) => new Date(Date.now() + ms).toISOString()
const shift = (seconds: number) =>
  sql`update maintenance_periods set started_at = started_at - ${seconds} * interval '1 second' where ended_at is null`.execute(
    db(),
  )
const silence = (seconds: number) =>
  sql`update node_heartbeats set beat_at = clock_timestamp() - ${seconds} * interval '1 second'`.execute(db())

/** Bids on both nodes until both are refused, and gives the milliseconds. */
async function untilBothRefuse(bidder: Person, id: Awaited<ReturnType<typeof aLiveAuction>>['id']) {
  const from = performance.now()
  for (let cents = 10_000; ; cents += 1000) {
    const bid = () => app.as(bidder).call(placeBid, { listing_id: id, max_cents: cents })
    const answers = [await bid(), await bid()]
    if (answers.every(({ key }) => key === 'maintenance')) return performance.now() - from
    if (performance.now() - from > 10_000) throw new Error(JSON.stringify(answers))
  }
}

/** One call goes to one node, the next to the other. */
async function untilBothTake(bidder: Person, id: Awaited<ReturnType<typeof aLiveAuction>>['id']) {
  const bid = () => app.as(bidder).call(placeBid, { listing_id: id, max_cents: 900_000 })
  await expect
    .poll(async () => [(await bid()).key, (await bid()).key], { timeout: maxMs })
    .not.toContain('maintenance')
}

test('maintenance makes two nodes refuse writes within 2 seconds, and its end admits them again', async () => {
  const { id } = await aLiveAuction(app, { closesInMs: 60 * minute })
  const bidder = await aMember(app, { email: 'mere@example.nz' })
  const first = await app.as(bidder).call(placeBid, { listing_id: id, max_cents: 5000 })
  expect(first).toMatchObject({ standing: 'leading' })
  expect(await start('A new disk')).toMatchObject({
    running: { reason: 'A new disk', ends_at: null, started_by: expect.stringContaining('Hana') },
  })
  expect(await untilBothRefuse(bidder, id)).toBeLessThan(maxMs)

  const refused = await app.as(bidder).call(placeBid, { listing_id: id, max_cents: 900_000 })
  expect(refused).toMatchObject({ status: 503, key: 'maintenance', retry_after_s: 60 })
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ bid_count: expect.any(Number) })
  expect(await app.as(null).call(getSettings, {})).toMatchObject({
    maintenance: { reason: 'A new disk', ends_at: null },
  })
  expect(
    await app.as(null).call(signIn, { email: 'mere@example.nz', password: 'wrong', type: 'user' }),
  ).toMatchObject({
    key: 'invalid_credentials',
  })
  // A mail program stops emails by a route beside the API.
  const raw = await app.server.inject({ method: 'POST', url: '/api/stop-emails/some-token' })
  expect([raw.statusCode, raw.headers['retry-after'], raw.json()]).toMatchObject([
    503,
    '60',
    { key: 'maintenance' },
  ])

  await end()
  expect(await app.as(admin).call(getMaintenance, {})).toEqual({ running: null })
  await expect
    .poll(() => app.as(bidder).call(placeBid, { listing_id: id, max_cents: 900_000 }), { timeout: maxMs })
    .toMatchObject({ standing: 'leading' })
  await expect
    .poll(async () => (await app.as(null).call(getSettings, {})).maintenance, { timeout: maxMs })
    .toBeNull()
  await untilBothTake(bidder, id)
})

test('an auction due in maintenance waits, is moved as after an outage, and has the bid from before', async () => {
  const { id } = await aLiveAuction(app, { title: 'Kauri sideboard', closesInMs: 5 * minute })
  const bidder = await aMember(app)
  await app.as(bidder).call(placeBid, { listing_id: id, max_cents: 5000 })
  await recordHeartbeat(db())
  await start('An upgrade')
  await recordHeartbeat(db())
  await moveClosing(app, id, -1)
  await db()
    .updateTable('deals')
    .set({ clock_started_at: sql<Date>`clock_timestamp() - interval '1 hour'` })
    .where('listing_id', '=', id)
    .execute()
  // The last beat is a moment old, so that only maintenance keeps it open.
  expect(await closeNextDue(db(), 'worker')).toBe(false)
  await shift(120)
  await silence(120)
  await recordHeartbeat(db())
  expect(await extendForOutages(db())).toBe(0)
  await end()
  expect(await closeNextDue(db(), 'worker')).toBe(false)
  await Promise.all([recordHeartbeat(db()), recordHeartbeat(db())])
  const outages = await db().selectFrom('outages').selectAll().execute()
  expect(outages).toHaveLength(1)
  expect(outages[0]!.to_at.getTime() - outages[0]!.from_at.getTime()).toBeGreaterThanOrEqual(120_000)
  expect(await extendForOutages(db())).toBe(1)
  expect(await app.as(null).call(getListing, { id })).toMatchObject({
    bid_count: 1,
    closes_at: new Date(outages[0]!.to_at.getTime() + 10 * minute).toISOString(),
  })
})

test('maintenance ends by itself at its planned time, and the log has who began it and that it ended', async () => {
  expect(await start('Brief', later(-minute))).toMatchObject({
    key: 'validation_failed',
    errors: { ends_at: 'Choose a time in the future.' },
  })
  expect(await start('Long', later(8 * 24 * 60 * minute))).toMatchObject({ key: 'validation_failed' })
  await start('Brief', later(10 * minute))
  const endsAt = later(1200)
  await start('Brief', endsAt)
  await expect
    .poll(() => app.as(admin).call(getMaintenance, {}), { timeout: 3000 })
    .toEqual({ running: null })
  await app.settle()
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'maintenance' })
  expect(items.slice(0, 3)).toMatchObject([
    { action: 'maintenance.ended', actor_id: null },
    { action: 'maintenance.changed', actor_id: admin.id, after: { ends_at: endsAt } },
    { action: 'maintenance.started', actor_id: admin.id, reason: 'Brief' },
  ])
})

test('only full admins start maintenance, and other staff keep working', async () => {
  const support = await aMember(app, { type: 'admin', staff_role: 'support' })
  expect(await app.as(support).call(putMaintenance, { reason: 'No', ends_at: null })).toMatchObject({
    key: 'not_in_role',
  })
  expect(await app.as(await aMember(app)).call(endMaintenance, {})).toMatchObject({ key: 'forbidden' })
})

test('mayRunInMaintenance admits of members only reads and what needs no write of theirs', () => {
  const writes = allOperations.map(({ op }) => op).filter(({ method }) => method !== 'GET')
  const admitted = writes.filter((op) => mayRunInMaintenance(op, { type: 'user' })).map(({ name }) => name)
  expect(admitted.toSorted()).toEqual([
    'checkDuplicateEmail',
    'checkToken',
    'confirmPassword',
    'finishSignIn',
    'readAlertLetter',
    'removeToken',
    'settleRequest',
    'signIn',
  ])
  expect(writes.filter((op) => !mayRunInMaintenance(op, { type: 'admin' }))).toEqual([])
  const reads = allOperations.map(({ op }) => op).filter(({ method }) => method === 'GET')
  expect(reads.filter((op) => !mayRunInMaintenance(op, null))).toEqual([])
})

test('open pages hear of read-only mode and of the notice over their streams', async () => {
  const heard: LiveMessage[] = []
  const stop = app.platform.live.subscribe({ states: ['settings'], news: [] }, (message) =>
    heard.push(message),
  )
  const poll = () => expect.poll(() => heard.at(-1), { timeout: maxMs })
  await poll().toMatchObject({ kind: 'settings', maintenance: null })
  await start('A new disk')
  await poll().toMatchObject({ maintenance: { reason: 'A new disk', ends_at: null } })
  const { kept } = await app.as(admin).call(getSettings, {})
  await app.as(admin).call(putSettings, {
    version: kept?.version ?? 0,
    maintenance_notice: 'Back at noon. Questions: {support}',
  })
  await poll().toMatchObject({ maintenance_notice: 'Back at noon. Questions: {support}' })
  await end()
  await poll().toMatchObject({ maintenance: null })
  stop()
})
