import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForPickup, offerPickup, pickPickup } from '#domains/trades/common/meetings/meetings.ts'
import { completeHandover, maxWrongCodes } from '#domains/trades/common/trades.ts'
import { transact } from '#platform/server/database/db.ts'
import { readClock } from '#platform/server/clock.ts'
import {
  anOfferedPickup,
  anotherThan,
  aPickedPickup,
  arrangementsOf,
  codeOf,
  inHours,
  place,
} from '#test/harness/market/handovers.ts'
import { aTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { lockTrade } from '../actions/moves.queries.ts'
import { moveTrade } from '../actions/moves.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
})
afterAll(() => app[Symbol.asyncDispose]())

const movesOf = (tradeId: number) =>
  app.platform.db
    .selectFrom('trade_moves')
    .select(['action', 'from_status', 'to_status'])
    .where('trade_id', '=', tradeId)
    .orderBy('id')
    .execute()
const keyOf = (answer: object) => ('key' in answer ? String(answer.key) : 'done')
const keysOf = (answers: object[]) => answers.map(keyOf).sort((a, b) => a.localeCompare(b))

test('the right code typed many times at once completes the sale once', async () => {
  const { trade_id, seller, buyer } = await aTrade(app)
  const code = await codeOf(app, buyer, trade_id)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.as(seller).call(completeHandover, { id: trade_id, code })),
  )
  expect(keysOf(answers)).toEqual(['done', ...Array.from({ length: 7 }, () => 'handover_closed')])
  expect(await movesOf(trade_id)).toHaveLength(1)
})

test('parallel guesses are counted one by one', async () => {
  const { trade_id, seller, buyer } = await aTrade(app)
  const code = anotherThan(await codeOf(app, buyer, trade_id))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.as(seller).call(completeHandover, { id: trade_id, code })),
  )
  expect(answers.filter((answer) => keyOf(answer) === 'code_wrong')).toHaveLength(maxWrongCodes)
  expect(answers.filter((answer) => keyOf(answer) === 'code_locked')).toHaveLength(20 - maxWrongCodes)
})

test.each(['disputed', 'cancelled'] as const)('becoming %s during a handover has one outcome', async (to) => {
  for (let n = 0; n < 8; n += 1) {
    const { trade_id, seller, buyer } = await aTrade(app)
    const code = await codeOf(app, buyer, trade_id)
    const dispute = transact(app.platform.db, async (tx) => {
      const trade = (await lockTrade(tx, trade_id))!
      if (trade.status !== 'agreed') return
      const action = to === 'disputed' ? 'disputed' : 'default_accepted'
      await moveTrade(tx, trade, { moved_by: buyer.id, side: 'buyer' }, { action, to }, await readClock(tx))
    })
    const [answer] = await Promise.all([
      app.as(seller).call(completeHandover, { id: trade_id, code }),
      dispute,
    ])
    const moves = await movesOf(trade_id)
    expect(moves).toHaveLength(1)
    expect(moves[0]).toMatchObject({
      from_status: 'agreed',
      to_status: keyOf(answer) === 'done' ? 'completed' : to,
    })
  }
})

test('a pick and new times at once exclude each other', async () => {
  for (let n = 0; n < 6; n += 1) {
    const { trade_id, seller, buyer, pickup } = await anOfferedPickup(app)
    const answers = await Promise.all([
      app.as(buyer).call(pickPickup, { id: trade_id, revision: 1, time_id: pickup.times[0]!.id }),
      app.as(seller).call(offerPickup, { id: trade_id, revision: 1, times: [inHours(90)], place }),
    ])
    expect(keysOf(answers)).toEqual(['done', 'pickup_moved'])
    const now = (await arrangementsOf(app, buyer, 'buyer', trade_id))!.pickup!
    expect([now.revision, now.state]).toEqual([2, keyOf(answers[0]) === 'done' ? 'picked' : 'offered'])
  }
})

test('only one of two parallel moves succeeds', async () => {
  const { trade_id, seller, buyer } = await aPickedPickup(app)
  const answers = await Promise.all([
    app.as(buyer).call(askForPickup, { id: trade_id, revision: 2, note: 'Sunday?' }),
    app.as(seller).call(offerPickup, { id: trade_id, revision: 2, times: [inHours(90)], place }),
  ])
  expect(keysOf(answers)).toEqual(['done', 'pickup_moved'])
})
