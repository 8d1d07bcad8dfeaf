import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyOperation } from '#platform/common/operation.ts'
import {
  adminChangeSubscription,
  cancelOwnSubscription,
  cancelSubscription,
  changeSubscription,
  createSubscription,
  getMySubscription,
  getSubscriptionOf,
  previewSubscription,
  settlePayment,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { removeAccount } from '#domains/accounts/server/deletion/deletion.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { answerSandboxConfirmation } from '#platform/server/payments/sandbox-payments.ts'
import { aMember } from '#test/harness/market/people.ts'
import { addCard, aPayer, aPlan, selectInvoices, selectPayments } from '#test/harness/payments/plans.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let [starter, dealer, pro, dealerYear]: { id: number; name: string }[] = []
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  starter = await aPlan(app, 2900)
  dealer = await aPlan(app, 9900, 'month', { max_general_listings: 10 })
  pro = await aPlan(app, 19_900)
  dealerYear = await aPlan(app, 99_000, 'year')
})
afterAll(() => app[Symbol.asyncDispose]())

const mine = async (person: Person) => (await app.as(person).call(getMySubscription, {})).subscription
const buy = (person: Person, plan = dealer!) => app.as(person).call(createSubscription, { plan_id: plan.id })
const change = (person: Person, plan: { id: number }, asOf?: string) =>
  app.as(person).call(changeSubscription, { plan_id: plan.id, ...(asOf && { as_of: asOf }) })
const preview = (person: Person, plan: { id: number }) =>
  app.as(person).call(previewSubscription, { id: plan.id })

test('a plan is bought with the default card, and has an invoice', async () => {
  const mere = await aPayer(app)
  expect(await preview(mere, dealer!)).toMatchObject({
    kind: 'start',
    due_cents: 9900,
    renewal_cents: 9900,
    can_pay: true,
    above: [],
    lines: [{ description: `${dealer!.name}, monthly`, amount_cents: 9900 }],
  })
  expect(await buy(mere)).toMatchObject({
    subscription: {
      plan: dealer,
      status: 'active',
      price_cents: 9900,
      interval: 'month',
      is_test: true,
      cancels_at_period_end: false,
      next_plan: null,
      next_price_cents: 9900,
      history: [{ action: 'started', to: dealer!.name }],
    },
    payment: { status: 'succeeded', amount_cents: 9900 },
  })
  expect(await selectInvoices(app, mere)).toMatchObject([{ kind: 'invoice', total_cents: 9900 }])
  expect(await buy(mere)).toMatchObject({ status: 409, key: 'subscription_exists' })
  expect(await preview(mere, dealer!)).toMatchObject({ kind: 'same', due_cents: 0 })
})

test('without a card, or with a declined one, there is no plan and nothing to pay', async () => {
  const mere = await aMember(app)
  expect(await preview(mere, dealer!)).toMatchObject({ can_pay: false })
  expect(await buy(mere)).toMatchObject({ key: 'card_needed' })
  await addCard(app, mere, 'declined-later')
  const refused = await buy(mere)
  expect(refused).toMatchObject({ status: 402, key: 'card_declined' })
  expect(refused.message).toContain('declined')
  expect(await mine(mere)).toBeNull()
  expect(await selectInvoices(app, mere)).toEqual([])
  const good = await addCard(app, mere)
  expect(good).toBeGreaterThan(0)
})

test('only enabled plans can be bought', async () => {
  const mere = await aPayer(app)
  await app.platform.db.updateTable('plans').set({ status: 'disabled' }).where('id', '=', pro!.id).execute()
  expect(await buy(mere, pro)).toMatchObject({ status: 404 })
  expect(await preview(mere, pro!)).toMatchObject({ status: 404 })
  await app.platform.db.updateTable('plans').set({ status: 'enabled' }).where('id', '=', pro!.id).execute()
  expect(await app.as(null).call(createSubscription, { plan_id: dealer!.id })).toMatchObject({ status: 401 })
  expect(await app.as(admin).call(createSubscription, { plan_id: dealer!.id })).toMatchObject({ status: 403 })
})

test('an upgrade applies at once and costs what the preview showed', async () => {
  const mere = await aPayer(app)
  await buy(mere, starter)
  const shown = await preview(mere, dealer!)
  expect(shown).toMatchObject({ kind: 'upgrade', can_pay: true })
  expect(shown.due_cents).toBeGreaterThan(6900)
  expect(shown.due_cents).toBeLessThanOrEqual(7000)
  const { subscription, payment } = await change(mere, dealer!, shown.as_of)
  expect(payment).toMatchObject({ status: 'succeeded', amount_cents: shown.due_cents })
  expect(subscription).toMatchObject({ plan: dealer, price_cents: 9900 })
  const [, invoice] = await selectInvoices(app, mere)
  expect(invoice).toMatchObject({ total_cents: shown.due_cents })
  expect(await change(mere, pro!, '2026-01-01T00:00:00Z')).toMatchObject({ key: 'preview_changed' })
})

test('an upgrade to a year starts a new period, less the rest of the month', async () => {
  const mere = await aPayer(app)
  await buy(mere, starter)
  const shown = await preview(mere, dealerYear!)
  expect(shown.lines).toMatchObject([
    { description: expect.stringContaining(starter!.name) },
    { amount_cents: 99_000 },
  ])
  const { subscription } = await change(mere, dealerYear!, shown.as_of)
  expect(subscription).toMatchObject({ plan: dealerYear, interval: 'year' })
  const days =
    (Date.parse(subscription!.period_ends_at) - Date.parse(subscription!.period_starts_at)) / 86_400_000
  expect(Math.round(days)).toBeGreaterThanOrEqual(365)
})

test('a declined upgrade changes nothing', async () => {
  const mere = await aPayer(app)
  const good = await mine(mere)
  expect(good).toBeNull()
  await buy(mere, starter)
  const bad = await addCard(app, mere, 'declined-later')
  await app.platform.db
    .updateTable('cards')
    .set({ is_default: false })
    .where('account_id', '=', mere.id)
    .execute()
  await app.platform.db.updateTable('cards').set({ is_default: true }).where('id', '=', bad).execute()
  expect(await change(mere, dealer!)).toMatchObject({ key: 'card_declined' })
  expect(await mine(mere)).toMatchObject({ plan: starter, status: 'active' })
  expect(await selectInvoices(app, mere)).toHaveLength(1)
})

test('a downgrade and a cancellation wait for the period’s end, and can be undone', async () => {
  const mere = await aPayer(app)
  await buy(mere)
  const { subscription } = await change(mere, starter!)
  expect(subscription).toMatchObject({ plan: dealer, next_plan: starter, next_price_cents: 2900 })
  const { id } = subscription!
  expect((await app.as(mere).call(cancelSubscription, { id })).subscription).toMatchObject({
    cancels_at_period_end: true,
    next_plan: null,
    next_price_cents: null,
  })
  expect((await change(mere, dealer!)).subscription).toMatchObject({
    plan: dealer,
    cancels_at_period_end: false,
    next_plan: null,
  })
  const tama = await aPayer(app)
  expect(await app.as(tama).call(cancelSubscription, { id })).toMatchObject({ status: 404 })
  expect(await selectPayments(app, mere)).toHaveLength(1)
})

const spellAlias = <Op extends AnyOperation>(op: Op): Op => ({ ...op, ...op.aliases![0]! })

test('the older aliases do the same', async () => {
  const mere = await aPayer(app)
  expect(await app.as(mere).call(cancelOwnSubscription, {})).toMatchObject({ key: 'no_subscription' })
  expect(await app.as(mere).call(spellAlias(createSubscription), { plan_id: starter!.id })).toMatchObject({
    subscription: { plan: starter },
  })
  expect(await app.as(mere).call(spellAlias(changeSubscription), { plan_id: dealer!.id })).toMatchObject({
    subscription: { plan: dealer },
  })
  expect(await app.as(mere).call(cancelOwnSubscription, {})).toMatchObject({
    subscription: { cancels_at_period_end: true },
  })
})

test('a card that needs confirmation activates the plan once confirmed', async () => {
  const mere = await aPayer(app, 'asks-always')
  const { subscription, payment } = await buy(mere)
  expect(subscription).toBeNull()
  expect(payment).toMatchObject({ status: 'requires_action', plan_name: dealer!.name })
  expect(payment!.action_url).toContain('/sandbox-confirm/')
  expect(await buy(mere)).toMatchObject({ key: 'payment_under_way' })
  const { id } = payment!
  expect(await app.as(mere).call(settlePayment, { id })).toMatchObject({
    subscription: null,
    payment: { status: 'requires_action' },
  })
  const tama = await aMember(app)
  expect(await app.as(tama).call(settlePayment, { id })).toMatchObject({ status: 404 })
  const [{ gateway_payment_id } = {}] = await selectPayments(app, mere)
  await answerSandboxConfirmation(app.platform.db, gateway_payment_id!, true)
  expect(await app.as(mere).call(settlePayment, { id })).toMatchObject({
    subscription: { status: 'active' },
    payment: { status: 'succeeded' },
  })
  expect(await selectInvoices(app, mere)).toHaveLength(1)
})

test('giving up or declining the confirmation leaves no plan and no charge', async () => {
  const mere = await aPayer(app, 'asks-always')
  const { payment } = await buy(mere)
  const givenUp = await app.as(mere).call(settlePayment, { id: payment!.id, gives_up: true })
  expect(givenUp).toMatchObject({ subscription: null, payment: { status: 'cancelled' } })
  const again = await buy(mere)
  const [, { gateway_payment_id } = { gateway_payment_id: '' }] = await selectPayments(app, mere)
  await answerSandboxConfirmation(app.platform.db, gateway_payment_id!, false)
  // Its event arrives without a call.
  await app.settle()
  await app.settle()
  expect(await app.as(mere).call(settlePayment, { id: again.payment!.id })).toMatchObject({
    key: 'card_declined',
    message: 'You didn’t confirm the payment, so you weren’t charged.',
  })
  expect(await mine(mere)).toBeNull()
  expect(await selectInvoices(app, mere)).toEqual([])
})

test('an admin gives a plan for one period without money, and ends it', async () => {
  const mere = await aMember(app)
  const give = (planId: number | null) =>
    app.as(admin).call(adminChangeSubscription, { user_id: mere.id, plan_id: planId, reason: 'A good cause' })
  expect(await give(dealer!.id)).toMatchObject({
    subscription: { plan: dealer, price_cents: 0, cancels_at_period_end: true },
  })
  expect(await give(dealer!.id)).toMatchObject({ key: 'status_unchanged' })
  expect((await app.as(admin).call(getSubscriptionOf, { id: mere.id })).subscription?.history).toMatchObject([
    { action: 'granted', reason: 'A good cause' },
  ])
  expect(await change(mere, dealer!)).toMatchObject({ key: 'card_needed' })
  await addCard(app, mere)
  expect(await change(mere, dealer!)).toMatchObject({
    subscription: { cancels_at_period_end: false, next_price_cents: 9900 },
  })
  expect(await give(null)).toMatchObject({ subscription: null })
  expect(await give(null)).toMatchObject({ key: 'no_subscription' })
  expect(
    await app.as(mere).call(adminChangeSubscription, { user_id: mere.id, plan_id: 1, reason: '' }),
  ).toMatchObject({ status: 403 })
})

test('an admin changes a running plan, whose price applies from the next period', async () => {
  const mere = await aPayer(app)
  await buy(mere, starter)
  await app
    .as(admin)
    .call(adminChangeSubscription, { user_id: mere.id, plan_id: pro!.id, reason: 'Our mistake' })
  expect(await mine(mere)).toMatchObject({ plan: pro, price_cents: 2900, next_price_cents: 19_900 })
  expect(await selectPayments(app, mere)).toHaveLength(1)
})

test('deleting the account ends its subscription', async () => {
  const mere = await aPayer(app)
  await buy(mere)
  await transact(app.platform.db, (tx) => removeAccount(tx, mere.id, { deleted_by: mere.id, reason: '' }))
  await app.settle()
  const { status } = await app.platform.db
    .selectFrom('subscriptions')
    .select('status')
    .where('account_id', '=', mere.id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('cancelled')
})
