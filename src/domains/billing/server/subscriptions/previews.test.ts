import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  adminChangeSubscription,
  changeSubscription,
  createSubscription,
  getMySubscription,
  previewSubscription,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { setFreeLimits } from '#test/harness/market/plans.ts'
import { addCard, aPayer, aPlan } from '#test/harness/payments/plans.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let [starter, dealer, pro]: { id: number; name: string }[] = []
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  starter = await aPlan(app, 2900, 'month', { max_general_listings: 2 })
  dealer = await aPlan(app, 9900)
  pro = await aPlan(app, 19_900)
  await app.platform.db.updateTable('plans').set({ branding: true }).where('id', '=', pro.id).execute()
})
afterAll(() => app[Symbol.asyncDispose]())

const mine = async (person: Person) => (await app.as(person).call(getMySubscription, {})).subscription
const preview = (person: Person, plan: { id: number }) =>
  app.as(person).call(previewSubscription, { id: plan.id })

test('a plan isn’t bought if the present or future sum differs from the preview', async () => {
  const mere = await aPayer(app)
  const shown = { plan_id: dealer!.id, due_cents: 4900, renewal_cents: 9900 }
  expect(await app.as(mere).call(createSubscription, shown)).toMatchObject({ key: 'preview_changed' })
  const later = { plan_id: dealer!.id, due_cents: 9900, renewal_cents: 8900 }
  expect(await app.as(mere).call(createSubscription, later)).toMatchObject({ key: 'preview_changed' })
  expect(await mine(mere)).toBeNull()
  const right = { plan_id: dealer!.id, due_cents: 9900, renewal_cents: 9900 }
  expect(await app.as(mere).call(createSubscription, right)).toMatchObject({
    payment: { status: 'succeeded', amount_cents: 9900 },
  })
  const { due_cents, renewal_cents, as_of } = await preview(mere, pro!)
  const cheaper = { plan_id: pro!.id, as_of, renewal_cents, due_cents: due_cents - 1 }
  expect(await app.as(mere).call(changeSubscription, cheaper)).toMatchObject({ key: 'preview_changed' })
  const upgrade = { plan_id: pro!.id, as_of, renewal_cents, due_cents }
  expect(await app.as(mere).call(changeSubscription, upgrade)).toMatchObject({
    payment: { status: 'succeeded', amount_cents: due_cents },
  })
})

test('a plan is bought without a body too, as older apps call it', async () => {
  const mere = await aPayer(app)
  const reply = await app.server.inject({
    method: 'POST',
    url: `/api/create-subscription/${dealer!.id}`,
    headers: { authorization: `Bearer ${mere.token}` },
  })
  expect(reply.statusCode).toBe(201)
})

test('a plan that Hoko gave is continued at its price, and a cheaper one waits for its end', async () => {
  const mere = await aMember(app)
  const gift = { user_id: mere.id, plan_id: dealer!.id, reason: 'A gift' }
  await app.as(admin).call(adminChangeSubscription, gift)
  expect(await mine(mere)).toMatchObject({ price_cents: 0, next_price_cents: null })
  expect(await preview(mere, dealer!)).toMatchObject({
    kind: 'same',
    due_cents: 0,
    renewal_cents: 9900,
    needs_card: true,
    can_pay: false,
  })
  expect(await app.as(mere).call(changeSubscription, { plan_id: dealer!.id })).toMatchObject({
    key: 'card_needed',
  })
  await addCard(app, mere, 'visa')
  expect(await preview(mere, starter!)).toMatchObject({ kind: 'downgrade', due_cents: 0, needs_card: true })
  expect(await preview(mere, pro!)).toMatchObject({ kind: 'upgrade' })
  await app.as(mere).call(changeSubscription, { plan_id: dealer!.id, renewal_cents: 9900 })
  expect(await mine(mere)).toMatchObject({ next_price_cents: 9900, cancels_at_period_end: false })
})

test('a preview names what exceeds the new plan, and what is lost', async () => {
  const mere = await aPayer(app)
  await app.as(mere).call(createSubscription, { plan_id: pro!.id })
  for (let n = 0; n < 3; n += 1) await aFixedPriceListing(app, { seller: mere })
  await setFreeLimits(app, admin, { free_general_listings: 1 })
  expect(await preview(mere, starter!)).toMatchObject({
    above: [{ type: 'general', live: 3, limit: 2 }],
    loses: ['branding'],
  })
  await setFreeLimits(app, admin, { free_general_listings: null })
  expect(await preview(mere, starter!)).toMatchObject({ above: [] })
})
