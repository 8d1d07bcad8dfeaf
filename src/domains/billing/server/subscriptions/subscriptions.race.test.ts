import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteCard, listCards } from '#domains/billing/common/payments/payments.ts'
import {
  adminChangeSubscription,
  cancelSubscription,
  changeSubscription,
  createSubscription,
  getMySubscription,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { settleRequest } from '#platform/common/request-outcomes.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import type { GatewayPayment } from '#platform/server/payments/gateway.ts'
import { aMember } from '#test/harness/market/people.ts'
import { addCard, aPayer, aPlan, selectInvoices, selectPayments } from '#test/harness/payments/plans.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { settlePaymentRow } from './payments.service.ts'
import { renewDue } from './renewals.service.ts'

let app: TestApp
let [starter, dealer, pro]: { id: number; name: string }[] = []
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
  starter = await aPlan(app, 2900)
  dealer = await aPlan(app, 9900)
  pro = await aPlan(app, 19_900)
})
afterAll(() => app[Symbol.asyncDispose]())

const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)))
const mine = async (person: Person) => (await app.as(person).call(getMySubscription, {})).subscription
const daysOn = (days: number) => async (tx: Tx) =>
  new Date((await readClock(tx)).getTime() + days * 86_400_000)

/** Checks the invariants that hold whatever happened. */
async function checkBooks(person: Person) {
  const invoices = await selectInvoices(app, person)
  const payments = await selectPayments(app, person)
  const paid = payments.filter(({ status }) => status === 'succeeded')
  expect(invoices.map(({ total_cents }) => total_cents)).toEqual(paid.map(({ amount_cents }) => amount_cents))
  const taken = await app.platform.db
    .selectFrom('sandbox_payments as taken')
    .innerJoin('payments', 'payments.gateway_payment_id', 'taken.id')
    .select('taken.id')
    .where('payments.account_id', '=', person.id)
    .where('taken.status', '=', 'succeeded')
    .execute()
  expect(taken).toHaveLength(paid.length)
  return { invoices, payments }
}

test('ten equal requests with one key have one effect and one answer', async () => {
  const mere = await aPayer(app)
  const idempotencyKey = randomUUID()
  const replies = await times(10, () =>
    app.as(mere).call(createSubscription, { plan_id: dealer!.id }, { idempotencyKey }),
  )
  expect(replies.every((reply) => reply.subscription?.plan.id === dealer!.id)).toBe(true)
  const { payments } = await checkBooks(mere)
  expect(payments).toHaveLength(1)
  const other = await app.as(mere).call(createSubscription, { plan_id: pro!.id }, { idempotencyKey })
  expect(other).toMatchObject({ key: 'idempotency_key_reused' })
})

test('a request withdrawn before it arrived buys nothing', async () => {
  const mere = await aPayer(app)
  const idempotencyKey = randomUUID()
  const takenBack = { operation: createSubscription.name, key: idempotencyKey, withdraw: true }
  expect(await app.as(mere).call(settleRequest, takenBack)).toMatchObject({ outcome: 'withdrawn' })
  const late = await app.as(mere).call(createSubscription, { plan_id: dealer!.id }, { idempotencyKey })
  expect(late).toMatchObject({ key: 'request_withdrawn' })
  expect(await mine(mere)).toBeNull()
  expect((await checkBooks(mere)).payments).toEqual([])
})

test('ten requests without a key still buy one plan', async () => {
  const mere = await aPayer(app)
  const plans = [starter!, dealer!, pro!]
  const replies = await times(10, (n) => app.as(mere).call(createSubscription, { plan_id: plans[n % 3]!.id }))
  expect(replies.filter(({ subscription }) => subscription)).toHaveLength(1)
  expect((await checkBooks(mere)).payments).toHaveLength(1)
})

test('admins giving a plan while its member buys one leave one plan', async () => {
  const mere = await aPayer(app)
  const admin = await aMember(app, { type: 'admin' })
  const given = { user_id: mere.id, plan_id: pro!.id, reason: 'A good cause' }
  const replies = await times(12, (n) =>
    n % 3 === 0
      ? app.as(mere).call(createSubscription, { plan_id: dealer!.id })
      : app.as(admin).call(adminChangeSubscription, given),
  )
  const refused = replies.flatMap(({ key }) => (key ? [key] : []))
  const known = ['payment_under_way', 'subscription_exists', 'status_unchanged']
  expect(refused.filter((key) => !known.includes(key))).toEqual([])
  await checkBooks(mere)
  expect(await mine(mere)).toMatchObject({ status: 'active' })
})

test('two parallel changes of plan are each paid, and the last one applies', async () => {
  const mere = await aPayer(app)
  await app.as(mere).call(createSubscription, { plan_id: starter!.id })
  const replies = await Promise.all(
    [dealer!, pro!, dealer!, pro!].map((plan) => app.as(mere).call(changeSubscription, { plan_id: plan.id })),
  )
  const refused = replies.filter(({ key }) => key)
  expect(refused.every(({ key }) => key === 'payment_under_way')).toBe(true)
  const { payments } = await checkBooks(mere)
  expect(payments.every(({ status }) => status === 'succeeded')).toBe(true)
  expect(await mine(mere)).toMatchObject({ status: 'active' })
})

test('parallel changes, cancellations and renewals leave one subscription and right books', async () => {
  const mere = await aPayer(app)
  await app.as(mere).call(createSubscription, { plan_id: dealer!.id })
  const { id } = (await mine(mere))!
  const acts = [
    () => app.as(mere).call(changeSubscription, { plan_id: pro!.id }),
    () => app.as(mere).call(cancelSubscription, { id }),
    () => app.as(mere).call(changeSubscription, { plan_id: dealer!.id }),
    () => app.as(mere).call(changeSubscription, { plan_id: starter!.id }),
    async () => {
      await renewDue(app.platform, daysOn(32))
      return {}
    },
  ]
  const replies = await times(30, (n) => acts[n % acts.length]!())
  const statuses = replies.map((reply) => ('status' in reply ? reply.status : 200))
  expect(statuses.filter((status) => typeof status === 'number' && status >= 500)).toEqual([])
  await checkBooks(mere)
  const current = await app.platform.db
    .selectFrom('subscriptions')
    .select('id')
    .where('account_id', '=', mere.id)
    .where('status', '<>', 'cancelled')
    .execute()
  expect(current.length).toBeLessThanOrEqual(1)
})

test('a card removed during a renewal is either charged or gone', async () => {
  for (let round = 0; round < 5; round += 1) {
    const mere = await aPayer(app)
    await app.as(mere).call(createSubscription, { plan_id: dealer!.id })
    const second = await addCard(app, mere, 'mastercard')
    const [first] = (await app.as(mere).call(listCards, {})).items
    await Promise.all([renewDue(app.platform, daysOn(32)), app.as(mere).call(deleteCard, { id: first!.id })])
    const { payments } = await checkBooks(mere)
    expect(payments.map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
    expect(second).toBeGreaterThan(0)
    expect(await mine(mere)).toMatchObject({ status: 'active' })
  }
})

/** All distinct orders: swapping equal ones gives no other order. */
const orders = <T>(of: T[]): T[][] =>
  of.length < 2
    ? [of]
    : [...new Set(of)].flatMap((one) =>
        orders(of.toSpliced(of.indexOf(one), 1)).map((rest) => [one, ...rest]),
      )

test(
  'all 90 orders of six events of a payment, two of each kind and each twice, end the same',
  { timeout: 120_000 },
  async () => {
    const mere = await aPayer(app, 'asks-always')
    await app.as(mere).call(createSubscription, { plan_id: dealer!.id })
    const [requested] = await selectPayments(app, mere)
    const { id, gateway_payment_id } = requested!
    const news = (status: GatewayPayment['status']): GatewayPayment => ({
      id: gateway_payment_id!,
      status,
      amount_cents: 9900,
      refunds: [],
      failure_code: null,
      action_url: null,
    })
    // The gateway is called when an event comes, so the result follows its state; how often and
    // late is random.
    const all = orders<GatewayPayment['status']>([
      'pending',
      'pending',
      'requires_action',
      'requires_action',
      'succeeded',
      'succeeded',
    ])
    expect(new Set(all.map(String)).size).toBe(90)
    for (const order of all) {
      const received = order.flatMap((status) => [news(status), news(status)])
      await transact(app.platform.db, async (tx) => {
        for (const one of received) await settlePaymentRow(tx, id, one)
        const [invoices, changes, payment] = [
          await tx.selectFrom('invoices').select('id').where('account_id', '=', mere.id).execute(),
          await tx
            .selectFrom('subscription_changes')
            .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
            .select('action')
            .where('account_id', '=', mere.id)
            .execute(),
          await tx.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirst(),
        ]
        expect([invoices.length, changes, payment]).toEqual([
          1,
          [{ action: 'started' }],
          { status: 'succeeded' },
        ])
        throw new Error('again')
      }).catch((error: Error) => {
        if (error.message !== 'again') throw error
      })
    }
  },
)
