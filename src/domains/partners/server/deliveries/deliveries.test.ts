import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listMemberDeliveries, replayMemberDelivery } from '#domains/partners/common/deliveries/deliveries.ts'
import { testWebhook } from '#domains/partners/common/webhooks.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { must } from '#platform/common/must.ts'
import { aWebhookReceiver } from '#test/harness/doubles/webhook-receiver.ts'
import { aWebhook } from '#test/harness/market/partners.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let receiver: Awaited<ReturnType<typeof aWebhookReceiver>>
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', staff_role: 'support' })
  receiver = await aWebhookReceiver()
  app.platform.post = receiver.post
})
afterAll(async () => {
  await receiver[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await sql`delete from webhook_deliveries`.execute(app.platform.db)
})

const list = (search = {}, as = admin) => app.as(as).call(listMemberDeliveries, search)

async function aPartner(first_name: string) {
  const owner = await aMember(app, { first_name })
  const webhook = await aWebhook(app, owner, `${receiver.url}/secret-path`)
  await app.as(owner).call(testWebhook, { id: webhook.id })
  return { owner, webhook }
}

const fail = (webhookId: number) =>
  sql`update webhook_deliveries set status = 'failed', next_try_at = null, tries = 9 where webhook_id = ${webhookId}`.execute(
    app.platform.db,
  )

test('listMemberDeliveries gives all members’ deliveries by state and member, without bodies and paths', async () => {
  const [one, two] = [await aPartner('Mere'), await aPartner('Tama')]
  await app.settle()
  await fail(two.webhook.id)
  const all = await list()
  expect(all).toMatchObject({
    total: 2,
    items: [
      { account_id: two.owner.id, status: 'failed', account_name: expect.stringContaining('Tama') },
      { account_id: one.owner.id, status: 'delivered', type: 'test', is_off: false },
    ],
  })
  expect(JSON.stringify(all)).not.toMatch(/secret-path|"body"/)
  expect((await list({ status: 'failed' })).items).toMatchObject([{ account_id: two.owner.id }])
  expect((await list({ account_id: one.owner.id })).total).toBe(1)
  expect((await list({ q: String(two.owner.id) })).total).toBe(1)
  expect((await list({ q: must(all.items[0], 'delivery').host.slice(0, 6) })).total).toBe(2)
  expect((await list({ q: 'nowhere.example' })).total).toBe(0)
})

test('replayMemberDelivery sends the same event again, and is in the audit log of its member', async () => {
  const { owner, webhook } = await aPartner('Mere')
  await app.settle()
  const before = receiver.received.length
  await fail(webhook.id)
  const { id, event_id: eventId } = must((await list()).items[0], 'delivery')
  expect(await app.as(admin).call(replayMemberDelivery, { id })).toEqual({ ok: true })
  await app.settle()
  expect(receiver.received).toHaveLength(before + 1)
  expect(must((await list()).items[0], 'delivery')).toMatchObject({ event_id: eventId, status: 'delivered' })
  const full = await aMember(app, { type: 'admin' })
  const { items } = await app.as(full).call(listAudit, { subject_kind: 'account', subject_id: owner.id })
  expect(items).toMatchObject([
    { action: 'webhook.replayed', actor_id: admin.id, after: { delivery: id, event: 'test' } },
  ])
})

test('replayMemberDelivery refuses a webhook that is off, other staff and unknown numbers', async () => {
  const { webhook } = await aPartner('Mere')
  await app.settle()
  const { id } = must((await list()).items[0], 'delivery')
  await sql`update webhooks set disabled_at = clock_timestamp() where id = ${webhook.id}`.execute(
    app.platform.db,
  )
  expect((await list()).items).toMatchObject([{ is_off: true }])
  expect(await app.as(admin).call(replayMemberDelivery, { id })).toMatchObject({ key: 'webhook_off' })
  expect(await app.as(admin).call(replayMemberDelivery, { id: 999_999 })).toMatchObject({ key: 'not_found' })
  const auditor = await aMember(app, { type: 'admin', staff_role: 'read_only' })
  expect(await app.as(auditor).call(replayMemberDelivery, { id })).toMatchObject({ key: 'not_in_role' })
  expect((await list({}, auditor)).total).toBe(1)
})
