import { afterAll, beforeAll, expect, test } from 'vitest'
import { getStorefront } from '#domains/businesses/common/storefront.ts'
import { isReadable } from '#domains/businesses/common/colors.ts'
import { slugProblem } from '#domains/businesses/common/shop-slugs.ts'
import { enableFirstPlans } from '#domains/billing/server/plans/plans.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { demoBusinesses } from '../people/demo-businesses.ts'
import { enrolDemoAdmin } from '../people/demo-admin.ts'
import { enrolMembers } from '../people/enrol-members.ts'
import { startPainter } from '../pictures/painting.ts'
import { fillBusinesses, pickAgents, pictureBusinesses } from './fill-businesses.ts'
import { fillPlans } from './past-plans.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await enrolDemoAdmin(app.platform)
  await transact(app.platform.db, async (tx) => {
    await enrolMembers(tx)
    await enableFirstPlans(tx)
  })
  await fillPlans(app.platform)
  await fillBusinesses(app.platform)
})
afterAll(() => app[Symbol.asyncDispose]())

async function readShop(email: string) {
  const { id } = await app.platform.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return await app.as(null).call(getStorefront, { seller: id })
}

test('the agency has its agents, and each business its page and hours', async () => {
  const [agency, dealer] = [
    await readShop(demoBusinesses[0]!.email),
    await readShop(demoBusinesses[1]!.email),
  ]
  expect(agency).toMatchObject({ slug: 'kowhai-realty', agency: { name: 'Kōwhai Realty' } })
  expect(agency.agents).toHaveLength(6)
  expect(agency.place).toMatchObject({ street_address: '8 Mulgrave Street' })
  expect(dealer).toMatchObject({ slug: 'kereru-cars', agents: [] })
  expect(dealer.branding).toMatchObject({ strapline: 'Forty checked cars, every day of the week' })
  expect(dealer.opening_hours!.hours).toHaveLength(7)
  const picked = await Promise.all(
    Array.from({ length: 40 }, (_, n) => pickAgents(app.platform.db, agency.seller_id, n)),
  )
  expect(new Set(picked.flat()).size).toBe(6)
  expect(picked.every((ids) => ids.length === 1 || ids.length === 2)).toBe(true)
})

test('business pictures are created once', async () => {
  const painter = startPainter()
  try {
    await pictureBusinesses(app.platform, painter.render)
    const first = await readShop(demoBusinesses[0]!.email)
    expect(first.branding).toMatchObject({ logo: { name: 'logo' }, banner: { name: 'banner' } })
    expect(first.agents.filter(({ photo }) => photo === null)).toEqual([])
    await pictureBusinesses(app.platform, painter.render)
    expect(await readShop(demoBusinesses[0]!.email)).toEqual(first)
  } finally {
    painter.stop()
  }
})

test('page addresses and colours pass the checks for members', () => {
  for (const { slug, branding } of demoBusinesses) {
    expect(slugProblem(slug)).toBeNull()
    if (branding) expect(isReadable(branding.color, branding.text_color)).toBe(true)
  }
})
