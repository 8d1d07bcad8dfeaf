import { afterAll, beforeAll, expect, test } from 'vitest'
import type { createPlan } from '#domains/billing/common/plans/plans.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { GatewayUnreachable, type GatewayPrice } from '#platform/server/payments/gateway.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { addPlan, changePlan, readPrices, type PriceSource } from './plans.service.ts'

let app: TestApp
let actor: AccountId
beforeAll(async () => {
  app = await createTestApp()
  actor = (await aMember(app, { type: 'admin' })).id
})
afterAll(() => app[Symbol.asyncDispose]())

const offered: GatewayPrice[] = [
  { id: 'price_month', name: 'Dealer', amount_cents: 4900, interval: 'month' },
  { id: 'price_year', name: 'Dealer', amount_cents: 49_000, interval: 'year' },
]
const source = (list: GatewayPrice[] = offered): PriceSource => ({ listPrices: async () => list })
const silent: PriceSource = { listPrices: () => Promise.reject(new GatewayUnreachable()) }
const on = (prices: PriceSource | null) => ({ db: app.platform.db, prices })

const plan = (name: string): OperationValues<typeof createPlan> => ({
  name,
  description: '',
  price_cents: 4900,
  interval: 'month',
  stripe_price_id: 'price_month',
  status: 'disabled',
  max_general_listings: null,
  max_vehicle_listings: null,
  max_property_listings: null,
  max_pictures: 20,
  featured_listings: 0,
  dealership_feed: false,
  max_agents: 0,
  branding: false,
})
const wrongPrice = { key: 'validation_failed', details: { errors: { stripe_price_id: expect.any(String) } } }

test('prices are the provider’s, or none if it isn’t set up', async () => {
  expect(await readPrices(source())).toEqual(offered)
  expect(await readPrices(null)).toEqual([])
  await expect(readPrices(silent)).rejects.toMatchObject({ key: 'prices_unavailable' })
})

test('a chosen price must exist with the plan’s amount and interval', async () => {
  expect(await addPlan(on(source()), actor, plan('Fits'))).toMatchObject({ stripe_price_id: 'price_month' })
  const yearly = { ...plan('Other interval'), stripe_price_id: 'price_year', price_cents: 49_000 }
  await expect(addPlan(on(source()), actor, yearly)).rejects.toMatchObject(wrongPrice)
  await expect(addPlan(on(source([])), actor, plan('Gone'))).rejects.toMatchObject(wrongPrice)
  await expect(addPlan(on(null), actor, plan('No provider'))).rejects.toMatchObject(wrongPrice)
  await expect(addPlan(on(silent), actor, plan('Silent'))).rejects.toMatchObject({
    key: 'prices_unavailable',
  })
})

test('a typed price detaches the provider’s, and an unchanged one isn’t checked', async () => {
  const { id } = await addPlan(on(source()), actor, plan('Changed later'))
  expect(await changePlan(on(silent), actor, { id, max_agents: 3 })).toMatchObject({
    stripe_price_id: 'price_month',
    max_agents: 3,
  })
  await expect(
    changePlan(on(source()), actor, { id, price_cents: 5900, stripe_price_id: 'price_month' }),
  ).rejects.toMatchObject(wrongPrice)
  expect(await changePlan(on(silent), actor, { id, price_cents: 5900 })).toMatchObject({
    price_cents: 5900,
    stripe_price_id: null,
  })
})
