import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  adminChangeSubscription,
  cancelSubscription,
  changeSubscription,
  createSubscription,
  getMySubscription,
  retryPayment,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { deleteCard } from '#domains/billing/common/payments/payments.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { readClock } from '#platform/server/clock.ts'
import { aMember } from '#test/harness/market/people.ts'
import { addCard, aPayer, aPlan, selectInvoices, selectPayments } from '#test/harness/payments/plans.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { moveToPlan } from './buying.service.ts'
import { renewDue, settleOpenPayments } from './renewals.service.ts'

let app: TestApp
let [starter, dealer]: { id: number; name: string }[] = []
beforeAll(async () => {
  app = await createTestApp()
  starter = await aPlan(app, 2900)
  dealer = await aPlan(app, 9900)
})
afterAll(() => app[Symbol.asyncDispose]())

const dayMs = 86_400_000
const mine = async (person: Person) => (await app.as(person).call(getMySubscription, {})).subscription
const buy = (person: Person, plan = dealer!) => app.as(person).call(createSubscription, { plan_id: plan.id })
const choose = async (person: Person, cardId: number) => {
  const cards = app.platform.db.updateTable('cards').where('account_id', '=', person.id)
  await cards.set({ is_default: false }).execute()
  await cards.set({ is_default: true }).where('id', '=', cardId).execute()
}

/** Moves the clock by days; the database's own goes on beneath it. */
const daysOn = (days: number) => async (tx: Tx) => new Date((await readClock(tx)).getTime() + days * dayMs)
const renewOn = (days: number) => renewDue(app.platform, daysOn(days))

async function sumInvoices(person: Person) {
  const invoices = await selectInvoices(app, person)
  return invoices.reduce((sum, { total_cents }) => sum + total_cents, 0)
}

test('the payments equal the invoices over a year of renewals, an upgrade and a failure', async () => {
  const mere = await aPayer(app)
  await buy(mere, starter)
  for (let day = 0; day <= 400; day += 1) {
    if (day === 100) {
      const buyer = { account_id: mere.id, plan_id: dealer!.id, idempotencyKey: null }
      await moveToPlan(app.platform, buyer, daysOn(day))
    }
    if (day === 200) await choose(mere, await addCard(app, mere, 'declined-later'))
    if (day === 220) await choose(mere, (await selectCards(mere))[0]!.id)
    await renewOn(day)
  }
  const payments = await selectPayments(app, mere)
  const paid = payments.filter(({ status }) => status === 'succeeded')
  expect(payments.filter(({ status }) => status === 'failed').length).toBeGreaterThanOrEqual(1)
  expect(await sumInvoices(mere)).toBe(paid.reduce((sum, { amount_cents }) => sum + amount_cents, 0))
  expect(await selectInvoices(app, mere)).toHaveLength(paid.length)
  expect(await mine(mere)).toMatchObject({ plan: dealer, status: 'active' })
  const upgrade = payments.find(({ purpose }) => purpose === 'upgrade')!
  expect(upgrade.amount_cents).toBeGreaterThan(0)
  expect(upgrade.amount_cents).toBeLessThan(7000)
})

const selectCards = (person: Person) =>
  app.platform.db.selectFrom('cards').select('id').where('account_id', '=', person.id).orderBy('id').execute()

test('a month is paid once, however many workers and runs', async () => {
  const mere = await aPayer(app)
  await buy(mere)
  await renewOn(20)
  expect(await selectPayments(app, mere)).toHaveLength(1)
  await Promise.all(Array.from({ length: 10 }, () => renewOn(32)))
  expect(await selectPayments(app, mere)).toHaveLength(2)
  expect(await mine(mere)).toMatchObject({ status: 'active', history: [{ action: 'renewed' }, {}] })
})

test('a failed renewal deactivates the plan at once, is retried four times, and then ends it', async () => {
  const mere = await aPayer(app)
  await buy(mere)
  await choose(mere, await addCard(app, mere, 'declined-later'))
  await renewOn(32)
  expect(await mine(mere)).toMatchObject({ status: 'past_due', next_attempt_at: expect.any(String) })
  for (let day = 32; day < 39; day += 0.5) await renewOn(day)
  expect(await mine(mere)).toMatchObject({ status: 'past_due' })
  await renewOn(39.1)
  expect(await mine(mere)).toBeNull()
  const failed = (await selectPayments(app, mere)).filter(({ status }) => status === 'failed')
  expect(failed).toHaveLength(5)
  expect(await selectInvoices(app, mere)).toHaveLength(1)
})

test('paying a past-due subscription reactivates it from then on', async () => {
  const mere = await aPayer(app)
  await buy(mere)
  const [good] = await selectCards(mere)
  await choose(mere, await addCard(app, mere, 'declined-later'))
  await renewOn(32)
  const { id } = (await mine(mere))!
  expect(await app.as(mere).call(retryPayment, { id })).toMatchObject({ key: 'card_declined' })
  expect(await app.as(mere).call(changeSubscription, { plan_id: starter!.id })).toMatchObject({
    key: 'payment_under_way',
  })
  await choose(mere, good!.id)
  expect(await app.as(mere).call(retryPayment, { id })).toMatchObject({
    subscription: { status: 'active', next_attempt_at: null },
    payment: { status: 'succeeded' },
  })
  expect(await app.as(mere).call(retryPayment, { id })).toMatchObject({ key: 'no_subscription' })
  expect(await selectInvoices(app, mere)).toHaveLength(2)
})

test('a new card pays a past-due subscription by itself, and a failure uses up no retry', async () => {
  const mere = await aPayer(app)
  await buy(mere)
  await choose(mere, await addCard(app, mere, 'declined-later'))
  await renewOn(32)
  const selectAttempts = () =>
    app.platform.db
      .selectFrom('subscriptions')
      .select('attempts')
      .where('account_id', '=', mere.id)
      .executeTakeFirstOrThrow()
  const before = await selectAttempts()
  await addCard(app, mere, 'declined-later')
  await app.settle()
  await renewOn(0)
  expect(await mine(mere)).toMatchObject({ status: 'past_due' })
  expect(await selectAttempts()).toEqual(before)
  await addCard(app, mere, 'mastercard')
  await app.settle()
  await renewOn(0)
  expect(await mine(mere)).toMatchObject({ status: 'active', next_attempt_at: null })
  expect(await selectInvoices(app, mere)).toHaveLength(2)
})

test('a past-due subscription can be ended at once', async () => {
  const mere = await aPayer(app)
  await buy(mere)
  await choose(mere, await addCard(app, mere, 'declined-later'))
  await renewOn(32)
  const { id } = (await mine(mere))!
  expect(await app.as(mere).call(cancelSubscription, { id })).toMatchObject({ subscription: null })
  await renewOn(60)
  expect(await selectInvoices(app, mere)).toHaveLength(1)
})

test('a scheduled downgrade or cancellation applies at the period’s end', async () => {
  const [mere, tama] = [await aPayer(app), await aPayer(app)]
  await buy(mere)
  await buy(tama)
  await app.as(mere).call(changeSubscription, { plan_id: starter!.id })
  await app.as(tama).call(cancelSubscription, { id: (await mine(tama))!.id })
  await renewOn(32)
  expect(await mine(mere)).toMatchObject({ plan: starter, price_cents: 2900, next_plan: null })
  expect(await mine(tama)).toBeNull()
  expect(await sumInvoices(mere)).toBe(9900 + 2900)
  expect(await sumInvoices(tama)).toBe(9900)
})

test('months in which no renewal ran aren’t charged', async () => {
  const mere = await aPayer(app)
  await buy(mere)
  await renewOn(200)
  await renewOn(200)
  expect(await selectPayments(app, mere)).toHaveLength(2)
})

test('a payment whose answer was lost is retried, and charged once', async () => {
  const mere = await aPayer(app)
  await buy(mere)
  const [first] = await selectPayments(app, mere)
  // Restores the state of a process killed after the gateway had taken the money.
  await transact(app.platform.db, async (tx) => {
    await tx.deleteFrom('invoice_lines').execute()
    await tx.deleteFrom('invoices').where('account_id', '=', mere.id).execute()
    await tx
      .updateTable('payments')
      .set({ status: 'pending', settled_at: null, gateway_payment_id: null })
      .where('id', '=', first!.id)
      .execute()
    await tx
      .updateTable('subscriptions')
      .set({ status: 'incomplete' })
      .where('account_id', '=', mere.id)
      .execute()
  })
  await settleOpenPayments(app.platform)
  expect((await selectPayments(app, mere))[0]!.status).toBe('pending')
  await Promise.all(Array.from({ length: 5 }, () => settleOpenPayments(app.platform, daysOn(0.01))))
  expect(await selectPayments(app, mere)).toEqual([first])
  expect(await mine(mere)).toMatchObject({ status: 'active' })
  expect(await selectInvoices(app, mere)).toHaveLength(1)
  const { n } = await app.platform.db
    .selectFrom('sandbox_payments')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('id', '=', first!.gateway_payment_id!)
    .executeTakeFirstOrThrow()
  expect(n).toBe(1)
})

test('a payment never confirmed by its cardholder is given up', async () => {
  const mere = await aPayer(app, 'asks-always')
  await buy(mere)
  await settleOpenPayments(app.platform, daysOn(0.01))
  expect((await selectPayments(app, mere))[0]!.status).toBe('requires_action')
  await settleOpenPayments(app.platform, daysOn(0.1))
  expect((await selectPayments(app, mere))[0]!.status).toBe('cancelled')
  expect(await mine(mere)).toBeNull()
})

test('a renewal fails if its card asks for confirmation, since nobody is there', async () => {
  const mere = await aPayer(app)
  await buy(mere)
  await choose(mere, await addCard(app, mere, 'asks-always'))
  await renewOn(32)
  expect(await mine(mere)).toMatchObject({ status: 'past_due' })
})

test('a renewal without a card is past due, without a gateway call', async () => {
  const mere = await aPayer(app)
  await buy(mere)
  const [card] = await selectCards(mere)
  await app.platform.db
    .updateTable('cards')
    .set({ is_default: false, removed_at: new Date() })
    .where('id', '=', card!.id)
    .execute()
  await renewOn(32)
  expect(await mine(mere)).toMatchObject({ status: 'past_due' })
  expect(await selectPayments(app, mere)).toHaveLength(1)
  expect(await app.as(mere).call(deleteCard, { id: card!.id })).toMatchObject({ status: 404 })
})

test('a plan given by Hoko ends with its period, also without payments', async () => {
  const mere = await aMember(app)
  const given = { user_id: mere.id, plan_id: dealer!.id, reason: 'A good cause' }
  const admin = await aMember(app, { type: 'admin' })
  await app.as(admin).call(adminChangeSubscription, given)
  const paying = await aPayer(app)
  await buy(paying)
  await renewDue({ ...app.platform, gateway: null }, daysOn(32))
  expect(await mine(mere)).toBeNull()
  expect(await mine(paying)).toMatchObject({ status: 'active' })
  expect(await selectPayments(app, paying)).toHaveLength(1)
})

test('after a change of gateway its card pays, and the subscription uses it', async () => {
  const mere = await aPayer(app)
  await buy(mere)
  await app.platform.db
    .updateTable('subscriptions')
    .set({ gateway: 'stripe' })
    .where('account_id', '=', mere.id)
    .execute()
  await renewOn(32)
  expect(await mine(mere)).toMatchObject({ status: 'active', is_test: true })
  expect(await selectPayments(app, mere)).toHaveLength(2)
})
