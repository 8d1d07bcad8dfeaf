import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeTrade, getSalesTotals } from '#domains/trades/common/trades.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

type Change = Partial<{ status: string; agreed_at: Date; price_cents: number; quantity: number }>

async function change(id: number, to: Change) {
  const { db } = app.platform
  await db
    .updateTable('trades')
    .set(to as never)
    .where('id', '=', id)
    .execute()
  const { price_cents: price, quantity = 1 } = to
  if (price === undefined) return
  await db
    .updateTable('trade_terms')
    .set({ quantity, items_cents: price * quantity, total_cents: price * quantity })
    .where('trade_id', '=', id)
    .execute()
}

test('a seller sees their sales, in total and by month in New Zealand', async () => {
  const { seller, buyer, trade_id: first } = await aTrade(app)
  expect(await app.as(buyer).call(getSalesTotals, {})).toEqual({
    all: { count: 0, total_cents: 0 },
    unfinished: { count: 0, total_cents: 0 },
    months: [],
  })
  const trades = [first]
  for (const _ of [1, 2, 3]) trades.push((await aTrade(app, { seller })).trade_id)
  const [one, two, three, four] = trades as [number, number, number, number]
  await change(one, { price_cents: 30_00, quantity: 3, agreed_at: new Date('2026-10-31T11:30:00Z') })
  await change(two, { price_cents: 5_50, agreed_at: new Date('2026-10-31T10:30:00Z') })
  await change(three, { status: 'cancelled' })
  await change(four, { price_cents: 10_00, agreed_at: new Date('2026-10-02T00:00:00Z') })
  for (const [person, action] of [
    [buyer, 'mark_paid'],
    [seller, 'mark_sent'],
    [buyer, 'mark_received'],
  ] as const)
    expect(await app.as(person).call(changeTrade, { id: one, action })).not.toHaveProperty('key')
  expect(await app.as(seller).call(getSalesTotals, {})).toEqual({
    all: { count: 3, total_cents: 105_50 },
    unfinished: { count: 2, total_cents: 15_50 },
    months: [
      { month: '2026-11', count: 1, total_cents: 90_00 },
      { month: '2026-10', count: 2, total_cents: 15_50 },
    ],
  })
})

test('a sale that the buyer hasn’t confirmed isn’t counted', async () => {
  const { seller, trade_id } = await aTrade(app, { seller: await aMember(app) })
  await change(trade_id, { status: 'unconfirmed' })
  expect(await app.as(seller).call(getSalesTotals, {})).toMatchObject({ all: { count: 0 }, months: [] })
})
