import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { getSettings, putSettings } from '#domains/settings/common/settings.ts'
import { siteTopic } from '#platform/server/live-hub.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

const versionNow = async () => (await app.as(admin).call(getSettings, {})).kept!.version

test('everyone reads the public part, and only an admin the rest', async () => {
  const seen = await app.as(null).call(getSettings, {})
  expect(seen).toMatchObject({
    approval_for: 'nobody',
    maintenance_notice: '',
    closing_rules: {
      min_auction_minutes: app.platform.config.rules.min_auction_minutes,
      max_auction_minutes: 20_160,
      extension_minutes: 2,
      reserve_floor_percent: 50,
      outage_seconds: 60,
      outage_extension_minutes: 10,
      max_auto_relists: 6,
    },
    kept: null,
  })
  expect(await app.as(await aMember(app)).call(getSettings, {})).toEqual(seen)
  const { kept, ...everyones } = await app.as(admin).call(getSettings, {})
  expect({ ...everyones, kept: null }).toEqual(seen)
  expect(kept).toMatchObject({ approval_category_ids: [], version: expect.any(Number) })
})

test('every page gets changed public settings', async () => {
  const received: string[] = []
  app.platform.live.onNotify({ touched: (topic) => received.push(topic), missed: () => undefined })
  await app.as(admin).call(putSettings, { version: await versionNow(), support_phone: '0800 46 56 00' })
  await expect.poll(() => received).toContain(siteTopic)
})

test('every node gets an admin’s change, and the log has it', async () => {
  const version = await versionNow()
  const changes = { support_email: 'kia.ora@hoko.example', maintenance_notice: 'Closed from 2 am.' }
  const reply = await app.as(admin).call(putSettings, { version, ...changes })
  expect(reply).toMatchObject({
    ...changes,
    approval_for: 'nobody',
    kept: { version: version + 1, changed_by: 'Hana Parata' },
  })
  await expect
    .poll(async () => {
      const both = [await app.as(null).call(getSettings, {}), await app.as(null).call(getSettings, {})]
      return both.map(({ support_email }) => support_email)
    })
    .toEqual([changes.support_email, changes.support_email])
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'settings' })
  expect(items[0]).toMatchObject({
    action: 'settings.changed',
    actor_name: 'Hana Parata',
    before: { support_email: null, maintenance_notice: '' },
    after: changes,
  })
})

test('the second of two admins who read the same version is refused', async () => {
  const version = await versionNow()
  const both = await Promise.all(
    ['0800 1', '0800 22'].map((supportPhone) =>
      app.as(admin).call(putSettings, { version, support_phone: `${supportPhone} 46 56` }),
    ),
  )
  expect(both.filter(({ key }) => key === 'settings_changed')).toHaveLength(1)
  const { total } = await app.as(admin).call(listAudit, { subject_kind: 'settings' })
  const { version: after } = (await app.as(admin).call(putSettings, { version: version + 1 })).kept!
  expect(after).toBe(version + 1)
  expect((await app.as(admin).call(listAudit, { subject_kind: 'settings' })).total).toBe(total)
})

test('an unknown placeholder, an unknown field and anybody else are refused', async () => {
  const version = await versionNow()
  const wrong = await app.as(admin).call(putSettings, { version, safety_hint: 'Never pay {somebody} first.' })
  expect(wrong).toMatchObject({
    key: 'validation_failed',
    errors: { safety_hint: 'We don’t know {somebody}. You can use {support}.' },
  })
  const odd = { version, colour: 'red' } as { version: number }
  expect(await app.as(admin).call(putSettings, odd)).toMatchObject({ key: 'validation_failed' })
  expect(await app.as(await aMember(app)).call(putSettings, { version })).toMatchObject({ key: 'forbidden' })
  expect(await app.as(null).call(putSettings, { version })).toMatchObject({ key: 'unauthenticated' })
})
