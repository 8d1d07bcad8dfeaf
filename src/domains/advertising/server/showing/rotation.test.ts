import { afterEach, expect, test } from 'vitest'
import { updateAdvertisement, getAdvertisementCounters } from '#domains/advertising/common/advertisements.ts'
import { anAdvertisement, aVisitor } from '#test/harness/market/advertisements.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
afterEach(() => app[Symbol.asyncDispose]())

async function start(options?: { nodes: number }) {
  app = await createTestApp({}, { ...options, hasCaches: true })
  return await aMember(app, { type: 'admin' })
}

test('three advertisements rotate, whether or not they are seen', async () => {
  const admin = await start()
  const made = [
    await anAdvertisement(app, admin),
    await anAdvertisement(app, admin),
    await anAdvertisement(app, admin, { placement: 'results' }),
  ]
  await expect.poll(async () => (await aVisitor(app).next({ amount: 4 })).length).toBe(3)
  const tally = new Map<number, number>()
  for (let pageView = 1; pageView <= 60; pageView += 1) {
    const visitor = aVisitor(app, { address: `203.0.113.${pageView}` })
    const [shown] = await visitor.next({ page_view: pageView })
    tally.set(shown!.id, (tally.get(shown!.id) ?? 0) + 1)
    expect(await visitor.count({ seen: [shown!.ticket] })).toBe(200)
  }
  const counts = made.map(({ id }) => tally.get(id) ?? 0)
  // One may be handed out twice running when the figures are read again.
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3)
  const home = await aVisitor(app).next({ place: 'home', amount: 4 })
  expect(new Set(home.map(({ id }) => id))).toEqual(new Set([made[0]!.id, made[1]!.id]))
})

test('a newly begun advertisement joins level, and isn’t shown alone until it has caught up', async () => {
  const admin = await start()
  const early = await anAdvertisement(app, admin)
  for (let pageView = 1; pageView <= 20; pageView += 1) {
    await expect.poll(async () => (await aVisitor(app).next({ page_view: pageView })).length).toBe(1)
    const [shown] = await aVisitor(app).next({ page_view: pageView })
    await aVisitor(app, { address: `203.0.113.${pageView}` }).count({ seen: [shown!.ticket] })
  }
  const late = await anAdvertisement(app, admin)
  await expect.poll(async () => (await aVisitor(app).next({ amount: 2 })).length).toBe(2)
  const turns: number[] = []
  for (let turn = 0; turn < 10; turn += 1) turns.push((await aVisitor(app).next())[0]!.id)
  expect(turns.filter((id) => id === late.id).length).toBeGreaterThanOrEqual(4)
  expect(turns.filter((id) => id === early.id).length).toBeGreaterThanOrEqual(4)
})

test('disabled, ended, future and used-up advertisements aren’t served', async () => {
  const admin = await start()
  await anAdvertisement(app, admin, { status: 'disabled' })
  await anAdvertisement(app, admin, { ends_on: '2020-01-01' })
  await anAdvertisement(app, admin, { starts_on: '2999-01-01' })
  const capped = await anAdvertisement(app, admin, { max_impressions: 2 })
  const visitor = aVisitor(app)
  await expect
    .poll(() => app.as(null).call(getAdvertisementCounters, {}))
    .toMatchObject({ running: { results: 1, home: 1 } })
  for (const pageView of [1, 2]) {
    const [shown] = await visitor.next({ page_view: pageView, amount: 4 })
    expect(shown!.id).toBe(capped.id)
    await visitor.count({ seen: [shown!.ticket] })
  }
  expect(await visitor.next({ page_view: 3 })).toEqual([])
  await app.as(admin).call(updateAdvertisement, { id: capped.id, max_impressions: 3 })
  await expect.poll(async () => (await visitor.next({ page_view: 4 })).length).toBe(1)
})

test('every node gets at once that an advertisement begins or ends', async () => {
  const admin = await start({ nodes: 3 })
  const running = () =>
    Promise.all(
      [1, 2, 3].map(async () => (await app.as(null).call(getAdvertisementCounters, {})).running.home),
    )
  expect(await running()).toEqual([0, 0, 0])
  const { id } = await anAdvertisement(app, admin)
  await expect.poll(running, { timeout: 2_000 }).toEqual([1, 1, 1])
  await app.as(admin).call(updateAdvertisement, { id, status: 'disabled' })
  await expect.poll(running, { timeout: 2_000 }).toEqual([0, 0, 0])
})

test('a bot gets no advertisement', async () => {
  const admin = await start()
  await anAdvertisement(app, admin)
  const bot = aVisitor(app, { device: 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await expect.poll(async () => (await aVisitor(app).next()).length).toBe(1)
  expect(await bot.next()).toEqual([])
})
