import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdvertisementReport, listAdvertisements } from '#domains/advertising/common/advertisements.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { startSession } from '#domains/identity/server/auth.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { enrolDemoAdmin } from '../people/demo-admin.ts'
import { paintPatiently } from '../pictures/painting.ts'
import { fillAdvertisements } from './past-advertisements.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const terms = { seed: 4, startedMs: Date.now() }
const fill = () => fillAdvertisements(app.platform, paintPatiently, terms)

async function signInAdmin(): Promise<Person> {
  const { id } = await app.platform.db
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'admin')
    .executeTakeFirstOrThrow()
  const { token } = await transact(app.platform.db, (tx) => startSession(tx, id, 'admin', { device: 'test' }))
  return { id, token }
}

test('the demo starts with three running advertisements with pictures and a month of figures', async () => {
  await fill()
  expect(await app.platform.db.selectFrom('advertisements').select('id').execute()).toEqual([])
  await enrolDemoAdmin(app.platform)
  await Promise.all([fill(), fill()])
  await fill()
  const admin = await signInAdmin()
  const { items } = await app.as(admin).call(listAdvertisements, {})
  expect(items).toHaveLength(3)
  expect(items.every(({ state }) => state === 'running')).toBe(true)
  expect(new Set(items.map(({ placement }) => placement))).toEqual(new Set(['everywhere', 'results', 'home']))
  for (const { id, impressions, clicks } of items) {
    expect(clicks).toBeLessThan(impressions / 10)
    const { days } = await app.as(admin).call(getAdvertisementReport, { id })
    expect(days.filter((day) => day.impressions > 0).length).toBeGreaterThan(27)
    expect(days.at(-1)).toMatchObject({ impressions: 0, clicks: 0 })
  }
}, 120_000)
