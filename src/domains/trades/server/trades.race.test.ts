import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  changeTrade,
  listDisputes,
  resolveDispute,
  type Trade,
  type TradeAction,
} from '#domains/trades/common/trades.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTrade, ageTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { letDefaultsStand } from './actions/suspended-sales.service.ts'
import { remindOfUnfinished } from './handover/reminders.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
})
afterAll(() => app[Symbol.asyncDispose]())

const move = (person: Person, id: number, action: TradeAction, reason = '') =>
  app.as(person).call(changeTrade, { id, action, reason })

const times = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)))

async function anOldTrade(days: number) {
  const trade = await aTrade(app)
  await ageTrade(app, trade.trade_id, days)
  return trade
}

const movesOf = (tradeId: number) =>
  app.platform.db.selectFrom('trade_moves').select('action').where('trade_id', '=', tradeId).execute()

test('one action sent many times, by both sides, is one move', async () => {
  const { trade_id, buyer, seller } = await aTrade(app)
  const answers = await times(12, (n) => move(n % 2 ? buyer : seller, trade_id, 'mark_paid'))
  expect(answers.filter(({ key }) => key === 'trade_moved')).toHaveLength(11)
  expect(await movesOf(trade_id)).toEqual([{ action: 'paid' }])
})

test('sending and taking back the payment at once exclude each other', async () => {
  for (let n = 0; n < 10; n += 1) {
    const { trade_id, buyer, seller } = await aTrade(app)
    await move(buyer, trade_id, 'mark_paid')
    const calls = [() => move(buyer, trade_id, 'undo'), () => move(seller, trade_id, 'mark_sent')]
    const answers = await Promise.all((n % 2 ? calls : calls.toReversed()).map((call) => call()))
    expect(answers.filter(({ key }) => key === 'trade_moved')).toHaveLength(1)
    expect(await movesOf(trade_id)).toHaveLength(2)
  }
})

test('parallel workers remind each side once', async () => {
  const trades = await times(8, () => anOldTrade(3.5))
  await times(4, () => remindOfUnfinished(app.platform.db))
  await app.settle()
  for (const { buyer, seller } of trades) {
    for (const person of [buyer, seller]) {
      const { items } = await app.as(person).call(listNotifications, {})
      expect(items.filter(({ title }) => title.startsWith('Sale still open'))).toHaveLength(1)
    }
  }
})

test('a default contested at its deadline either stands or is contested', async () => {
  const outcomes = await times(20, async (n) => {
    const { trade_id, buyer, seller } = await anOldTrade(8)
    await move(seller, trade_id, 'state_default', 'No money came.')
    const effectiveAt = new Date(Date.now() + 15 + n)
    await app.platform.db
      .updateTable('trade_defaults')
      .set({ stands_at: effectiveAt })
      .where('trade_id', '=', trade_id)
      .execute()
    const sweep = async () => {
      while (Date.now() < effectiveAt.getTime() + 5) await letDefaultsStand(app.platform.db)
      await letDefaultsStand(app.platform.db)
    }
    const [answer] = await Promise.all([move(buyer, trade_id, 'contest_default', 'I paid.'), sweep()])
    const [trade] = await app.platform.db
      .selectFrom('trades as t')
      .innerJoin('trade_defaults as d', 'd.trade_id', 't.id')
      .select(['t.status', 'd.outcome'])
      .where('t.id', '=', trade_id)
      .execute()
    const isContested = !('key' in answer)
    expect(trade).toEqual(
      isContested ? { status: 'disputed', outcome: 'contested' } : { status: 'cancelled', outcome: 'stood' },
    )
    return isContested
  })
  expect(outcomes).toHaveLength(20)
})

test('only one of several parallel decisions of a dispute counts', async () => {
  const admin = await aMember(app, { type: 'admin' })
  const { trade_id, listing_id, buyer } = await anOldTrade(4)
  expect((await move(buyer, trade_id, 'open_dispute', 'It is broken.')) as Trade).toMatchObject({
    status: 'disputed',
  })
  const { items } = await app.as(admin).call(listDisputes, { listing: listing_id })
  const outcomes = ['completed', 'cancelled', 'agreed'] as const
  const answers = await times(9, (n) =>
    app.as(admin).call(resolveDispute, { id: items[0]!.id, outcome: outcomes[n % 3]!, word: 'Decided.' }),
  )
  expect(answers.filter(({ key }) => key === 'trade_moved')).toHaveLength(8)
  expect(await movesOf(trade_id)).toHaveLength(2)
})
