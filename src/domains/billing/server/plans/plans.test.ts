import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listMembers } from '#domains/accounts/common/members/members.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import {
  createPlan,
  deletePlan,
  getPlan,
  listAvailablePrices,
  listPlans,
  setPlanStatus,
  updatePlan,
  type Plan,
} from '#domains/billing/common/plans/plans.ts'
import { transact } from '#platform/server/database/db.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aSubscription } from '#test/harness/market/subscriptions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { firstPlans } from './first-plans.data.ts'
import { enableFirstPlans, listEnabledPlans, readPlan, seedPlans } from './plans.service.ts'

let app: TestApp
let admin: Person
let member: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  member = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

type Input = OperationInput<typeof createPlan>
let made = 0
const usual = (): Input => ({
  name: `Plan ${(made += 1)}`,
  price_cents: 2900,
  interval: 'month',
  max_general_listings: 20,
  max_vehicle_listings: null,
  max_property_listings: 0,
  max_pictures: 12,
  featured_listings: 2,
  dealership_feed: false,
  max_agents: 0,
  branding: true,
})
const send = (input: Partial<Input> = {}) => app.as(admin).call(createPlan, { ...usual(), ...input })

async function add(input: Partial<Input> = {}): Promise<Plan> {
  const plan = await send(input)
  if ('key' in plan) throw new Error(JSON.stringify(plan))
  return plan
}

const names = async (person: Person | null, status?: 'enabled' | 'disabled') =>
  (await app.as(person).call(listPlans, { status })).items.map(({ name }) => name)

test('a new market’s plans are disabled until somebody prices them', async () => {
  expect(await names(admin)).toEqual(firstPlans.map(({ name }) => name))
  expect(await names(member)).toEqual([])
  await transact(app.platform.db, enableFirstPlans)
  expect(await names(null)).toEqual(firstPlans.map(({ name }) => name))
})

test('listPlans has the free limits, and no first plan offers less than them', async () => {
  const { items, free } = await app.as(null).call(listPlans, {})
  expect(free).toMatchObject({ max_vehicle_listings: null, max_pictures: 20 })
  for (const { description } of items)
    expect(description).not.toMatch(/vehicles at once|as many|every property/)
})

test('only admins see disabled plans and subscriber counts', async () => {
  const plan = await add()
  expect(plan.status).toBe('disabled')
  expect(plan.admin).toMatchObject({ subscribers: 0, has_history: false, stripe_price_id: null })
  for (const person of [null, member]) {
    expect(await app.as(person).call(getPlan, { id: plan.id })).toMatchObject({ key: 'not_found' })
    expect(await names(person, 'disabled')).toEqual([])
  }
  expect(await app.as(admin).call(getPlan, { id: plan.id })).toMatchObject({ id: plan.id })
  await app.as(admin).call(setPlanStatus, { id: plan.id, status: 'enabled' })
  expect(await app.as(null).call(getPlan, { id: plan.id })).toMatchObject({ name: plan.name, admin: null })
  expect(await names(member)).toContain(plan.name)
  expect((await listEnabledPlans(app.platform.db)).map(({ id }) => id)).toContain(plan.id)
})

test('plans can be reordered, also several at once', async () => {
  const [a, b, c] = [await add(), await add(), await add()]
  await app.as(admin).call(updatePlan, { id: c.id, position: 0 })
  await app.as(admin).call(updatePlan, { id: a.id, position: 1 })
  expect((await names(admin)).slice(0, 2)).toEqual([c.name, a.name])
  await Promise.all([a, b, c].map(({ id }) => app.as(admin).call(updatePlan, { id, position: 0 })))
  const { items } = await app.as(admin).call(listPlans, {})
  expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at))
})

test.each([
  [{ name: 'X' }, 'name'],
  [{ name: 'sTARTER' }, 'name'],
  [{ price_cents: 0 }, 'price_cents'],
  [{ price_cents: 9.5 }, 'price_cents'],
  [{ max_general_listings: -1 }, 'max_general_listings'],
  [{ max_pictures: 0 }, 'max_pictures'],
  [{ max_pictures: 21 }, 'max_pictures'],
  [{ featured_listings: 1001 }, 'featured_listings'],
  [{ description: 'x'.repeat(501) }, 'description'],
  [{ stripe_price_id: 'price_nowhere' }, 'stripe_price_id'],
])('%j is refused at its field', async (input, field) => {
  expect(await send(input)).toMatchObject({
    key: 'validation_failed',
    errors: { [field]: expect.any(String) },
  })
})

test('members can’t change plans', async () => {
  const { id } = await add()
  const refused = { key: 'forbidden' }
  expect(await app.as(member).call(createPlan, usual())).toMatchObject(refused)
  expect(await app.as(member).call(updatePlan, { id, price_cents: 1 })).toMatchObject(refused)
  expect(await app.as(member).call(setPlanStatus, { id, status: 'enabled' })).toMatchObject(refused)
  expect(await app.as(member).call(deletePlan, { id })).toMatchObject(refused)
  expect(await app.as(member).call(listAvailablePrices, {})).toMatchObject(refused)
})

test('a missing plan is not found', async () => {
  const id = 98_765
  for (const reply of [
    await app.as(admin).call(getPlan, { id }),
    await app.as(admin).call(updatePlan, { id, price_cents: 1 }),
    await app.as(admin).call(setPlanStatus, { id, status: 'enabled' }),
    await app.as(admin).call(deletePlan, { id }),
  ])
    expect(reply).toMatchObject({ key: 'not_found' })
})

test('a plan with subscribers can’t be deleted, and they keep the agreed price', async () => {
  const plan = await add()
  const subscription = await aSubscription(app, member, plan)
  await app.as(admin).call(updatePlan, { id: plan.id, price_cents: 9900 })
  const db = app.platform.db
  const agreed = () => db.selectFrom('subscriptions').select('price_cents').where('id', '=', subscription.id)
  expect(await agreed().executeTakeFirst()).toEqual({ price_cents: 2900 })
  expect((await readPlan(db, plan.id))?.subscribers).toBe(1)
  const onPlan = await app.as(admin).call(listMembers, { plan_id: plan.id })
  expect(onPlan.items.map(({ id }) => id)).toEqual([member.id])
  expect(await app.as(admin).call(deletePlan, { id: plan.id })).toMatchObject({
    key: 'plan_in_use',
    message: expect.stringContaining('disable it'),
  })
  await subscription.end()
  expect(await app.as(admin).call(listMembers, { plan_id: plan.id })).toMatchObject({ total: 0 })
  expect(await readPlan(db, plan.id)).toMatchObject({ subscribers: 0, has_history: true })
  expect(await app.as(admin).call(deletePlan, { id: plan.id })).toMatchObject({ key: 'plan_in_use' })
  const unused = await add()
  expect(await app.as(admin).call(deletePlan, { id: unused.id })).toEqual({ ok: true })
  expect(await readPlan(db, unused.id)).toBeUndefined()
})

test('each change of a plan is in the audit log', async () => {
  const { id } = await add()
  await app.as(admin).call(updatePlan, { id, max_vehicle_listings: 7, price_cents: 3900 })
  await app.as(admin).call(updatePlan, { id, price_cents: 3900 })
  await app.as(admin).call(setPlanStatus, { id, status: 'enabled' })
  await app.as(admin).call(setPlanStatus, { id, status: 'disabled' })
  await app.as(admin).call(deletePlan, { id })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'plan', subject_id: id })
  expect(items.map(({ action, actor_id }) => [action, actor_id])).toEqual(
    ['plan.removed', 'plan.disabled', 'plan.enabled', 'plan.changed', 'plan.added'].map((action) => [
      action,
      admin.id,
    ]),
  )
  expect(items[3]).toMatchObject({
    before: { max_vehicle_listings: null, price_cents: 2900 },
    after: { max_vehicle_listings: 7, price_cents: 3900 },
  })
})

test('a restart doesn’t bring back a removed plan', async () => {
  const { items } = await app.as(admin).call(listPlans, {})
  await app.as(admin).call(deletePlan, { id: items.find(({ name }) => name === 'Starter')!.id })
  await seedPlans(app.platform.db)
  expect((await app.as(admin).call(listPlans, {})).items).toHaveLength(items.length - 1)
})
