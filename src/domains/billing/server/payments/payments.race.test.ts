import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createStripeCard,
  deleteCard,
  listCards,
  setDefaultCard,
} from '#domains/billing/common/payments/payments.ts'
import { transact } from '#platform/server/database/db.ts'
import type { GatewayEvent } from '#platform/server/payments/gateway.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aSandboxToken } from '#test/harness/payments/gateways.ts'
import { aPayment, aSubscription } from '#test/harness/payments/subscriptions.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { lockDefaultCard } from './cards.service.ts'
import { applyEvent, readNewEvents } from './gateway-events.service.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { nodes: 2 })))
afterAll(() => app[Symbol.asyncDispose]())

const times = <T>(count: number, act: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)))

test('ten equal requests at once make one card, here and at the gateway', async () => {
  const mere = await aMember(app)
  const token = aSandboxToken('visa')
  const cards = await times(10, () => app.as(mere).call(createStripeCard, { token }))
  expect(new Set(cards.map(({ id }) => id)).size).toBe(1)
  expect((await app.as(mere).call(listCards, {})).items).toEqual([cards[0]])
  const atGateway = await app.platform.db
    .selectFrom('sandbox_cards as s')
    .innerJoin('sandbox_customers as c', 'c.id', 's.customer_id')
    .select('s.id')
    .where('c.account_id', '=', mere.id)
    .execute()
  expect(atGateway).toHaveLength(1)
})

test('the same card typed ten times at once is one card, and eleven cards at once are ten', async () => {
  const [mere, tama] = [await aMember(app), await aMember(app)]
  await times(10, () => app.as(mere).call(createStripeCard, { token: aSandboxToken('visa') }))
  expect((await app.as(mere).call(listCards, {})).items).toMatchObject([{ is_default: true }])
  const names = ['visa', 'amex', 'jcb', 'discover', 'diners', 'unionpay', 'mastercard', 'amex-2', 'diners-14']
  names.push('discover-2', 'visa-debit')
  const answers = await times(names.length, (n) =>
    app.as(tama).call(createStripeCard, { token: aSandboxToken(names[n]!) }),
  )
  expect(answers.filter(({ key }) => key === 'cards_full')).toHaveLength(1)
  const { items } = await app.as(tama).call(listCards, {})
  expect(items).toHaveLength(10)
  expect(items.filter(({ is_default }) => is_default)).toHaveLength(1)
})

test('two cards made the default at once leave one default', async () => {
  const mere = await aMember(app)
  const cards: { id: number }[] = []
  for (const name of ['visa', 'amex', 'jcb'])
    cards.push(await app.as(mere).call(createStripeCard, { token: aSandboxToken(name) }))
  for (let round = 0; round < 5; round += 1) {
    await times(6, (n) => app.as(mere).call(setDefaultCard, { id: cards[1 + (n % 2)]!.id }))
    const { items } = await app.as(mere).call(listCards, {})
    expect(items.filter(({ is_default }) => is_default)).toHaveLength(1)
    expect(items[0]!.is_default).toBe(true)
  }
})

test('a card is charged or removed, never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const mere = await aMember(app)
    const { id } = await app.as(mere).call(createStripeCard, { token: aSandboxToken('visa') })
    const subscription = await aSubscription(app, mere)
    await subscription.change({ cancels_at_period_end: true })
    const owner = { account_id: mere.id, gateway: 'sandbox' as const }
    const charge = transact(app.platform.db, async (tx) => {
      const card = await lockDefaultCard(tx, owner)
      if (card)
        await aPayment({ platform: { db: tx } }, { subscription, card_id: card.id, status: 'pending' })
      return card
    })
    const [charged, removed] = await Promise.all([charge, app.as(mere).call(deleteCard, { id })])
    expect(charged !== null).toBe(removed.key === 'card_in_use')
  }
})

function* permute<T>(items: T[]): Generator<T[]> {
  if (items.length === 0) yield []
  for (const [at, item] of items.entries())
    for (const rest of permute(items.toSpliced(at, 1))) yield [item, ...rest]
}

test('six events in any of 720 orders, each twice, have one outcome', async () => {
  const mere = await aMember(app)
  await app.as(mere).call(createStripeCard, { token: aSandboxToken('visa') })
  const { id } = await app.as(mere).call(createStripeCard, { token: aSandboxToken('amex') })
  const { db } = app.platform
  const removed = await db.selectFrom('cards').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const customer = `cus_${mere.id}`
  const subjects: GatewayEvent['subject'][] = [
    { payment: 'pi_1' },
    { payment: 'pi_1' },
    { payment: 'pi_2' },
    { customer, removedPaymentMethod: removed.payment_method_id },
    { customer, removedPaymentMethod: 'pm_nobody' },
    null,
  ]
  const events = subjects.map((subject, n) => ({
    id: `evt_${n}`,
    type: 'any',
    created_at: new Date(1_800_000_000_000 + n),
    subject,
  }))
  const outcomes = new Set<string>()
  let orders = 0
  class Undone extends Error {}
  for (const order of permute(events)) {
    orders += 1
    const tried = transact(db, async (tx) => {
      const { max: before } = await tx
        .selectFrom('outbox_events')
        .select((eb) => eb.fn.max('id').as('max'))
        .executeTakeFirstOrThrow()
      for (const event of order.flatMap((one, n) => [one, order[order.length - 1 - n]!]))
        await applyEvent(tx, 'sandbox', event)
      const stored = await tx.selectFrom('gateway_events').select(['gateway', 'event_id']).execute()
      const facts = await tx
        .selectFrom('outbox_events')
        .select('payload')
        .where('id', '>', before ?? 0)
        .execute()
      const cards = await tx
        .selectFrom('cards')
        .select(['id', 'is_default', 'removed_at'])
        .where('account_id', '=', mere.id)
        .execute()
      const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort()
      const shown = cards.map(({ removed_at, ...card }) => ({ ...card, is_removed: removed_at !== null }))
      outcomes.add(JSON.stringify([sorted(stored), sorted(facts), sorted(shown)]))
      throw new Undone()
    })
    await tried.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  }
  expect(orders).toBe(720)
  expect(outcomes.size).toBe(1)
  const [stored, facts, cards] = JSON.parse([...outcomes][0]!) as string[][]
  expect(stored).toHaveLength(6)
  expect(facts).toHaveLength(3)
  expect(cards!.filter((card) => card.includes('"is_removed":true'))).toHaveLength(1)
}, 90_000)

test('events of the sandbox are read once, also by two workers at once', async () => {
  const mere = await aMember(app)
  const { db } = app.platform
  const { id } = await app.as(mere).call(createStripeCard, { token: aSandboxToken('visa') })
  await app.as(mere).call(deleteCard, { id })
  await app.settle()
  await times(4, () => readNewEvents(app.platform))
  const counts = await db
    .selectFrom('sandbox_events')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow()
  const read = await db.selectFrom('gateway_events').select('event_id').execute()
  expect(read).toHaveLength(counts.all)
  expect(read.length).toBeGreaterThan(0)
})
