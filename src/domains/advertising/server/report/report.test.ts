import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  exportAdvertisementReport,
  getAdvertisementReport,
  updateAdvertisement,
} from '#domains/advertising/common/advertisements.ts'
import { anAdvertisement, aVisitor } from '#test/harness/market/advertisements.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

async function withPast(id: number) {
  await app.platform.db
    .insertInto('advertisement_days')
    .values([
      { advertisement_id: id, day: '2026-11-01', placement: 'results', impressions: 100, clicks: 3 },
      { advertisement_id: id, day: '2026-11-01', placement: 'home', impressions: 50, clicks: 0 },
      { advertisement_id: id, day: '2026-11-03', placement: 'home', impressions: 10, clicks: 1 },
    ])
    .execute()
}

test('the report is by day, without gaps, and by place', async () => {
  const { id } = await anAdvertisement(app, admin)
  await withPast(id)
  expect(
    await app.as(admin).call(getAdvertisementReport, { id, from: '2026-11-01', to: '2026-11-04' }),
  ).toEqual({
    from: '2026-11-01',
    to: '2026-11-04',
    days: [
      { day: '2026-11-01', impressions: 150, clicks: 3 },
      { day: '2026-11-02', impressions: 0, clicks: 0 },
      { day: '2026-11-03', impressions: 10, clicks: 1 },
      { day: '2026-11-04', impressions: 0, clicks: 0 },
    ],
    impressions: 160,
    clicks: 4,
    by_place: { results: { impressions: 100, clicks: 3 }, home: { impressions: 60, clicks: 1 } },
  })
})

test('the report covers the last 30 days by default, including the latest impressions', async () => {
  const { id } = await anAdvertisement(app, admin)
  await expect
    .poll(async () => (await aVisitor(app).next({ amount: 4 })).some((shown) => shown.id === id))
    .toBe(true)
  const shown = (await aVisitor(app).next({ amount: 4 })).find((one) => one.id === id)!
  await aVisitor(app).count({ pressed: [shown.ticket] })
  const report = await app.as(admin).call(getAdvertisementReport, { id })
  expect(report.days).toHaveLength(30)
  expect(report.days.at(-1)).toMatchObject({ day: report.to, impressions: 1, clicks: 1 })
})

test.each([
  ['from', { from: '2020-01-01', to: '2026-01-01' }],
  ['to', { from: '2026-01-02', to: '2026-01-01' }],
])('the report refuses %s if it makes no period', async (field, span) => {
  const { id } = await anAdvertisement(app, admin)
  expect(await app.as(admin).call(getAdvertisementReport, { id, ...span })).toMatchObject({
    key: 'validation_failed',
    errors: { [field]: expect.any(String) },
  })
})

test('the CSV has the same figures, and a name that looks like a formula is text', async () => {
  const { id } = await anAdvertisement(app, admin)
  await app.as(admin).call(updateAdvertisement, { id, name: '=HYPERLINK("https://evil.nz")' })
  await withPast(id)
  const file = await app
    .as(admin)
    .call(exportAdvertisementReport, { id, from: '2026-11-01', to: '2026-11-02' })
  const lines = (await (file as unknown as Blob).text()).split('\r\n')
  expect(lines[0]).toBe('Advertisement,Day,Impressions,Clicks,Click rate (%)')
  expect(lines[1]).toBe(`"'=HYPERLINK(""https://evil.nz"")",2026-11-01,150,3,2`)
  expect(lines[2]).toBe(`"'=HYPERLINK(""https://evil.nz"")",2026-11-02,0,0,`)
})

test('the report of a missing advertisement is not found', async () => {
  expect(await app.as(admin).call(getAdvertisementReport, { id: 99_999 })).toMatchObject({ key: 'not_found' })
})
