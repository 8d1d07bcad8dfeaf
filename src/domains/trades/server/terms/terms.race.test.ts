import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { changeTrade } from '#domains/trades/common/trades.ts'
import {
  answerProposal,
  changeTradeAddress,
  chooseDelivery,
  chooseForBuyer,
  proposeChange,
} from '#domains/trades/common/terms.ts'
import { aDeal, aListingWithDelivery, anAddress, readTrade } from '#test/harness/deals/deal-terms.ts'
import { aMember } from '#test/harness/market/people.ts'
import { ageTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
})
afterAll(() => app[Symbol.asyncDispose]())

const times = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)))

const isDone = (answer: object) => !('key' in answer)

const versionsOf = (tradeId: number) =>
  app.platform.db
    .selectFrom('trade_terms')
    .select(['version', 'cause', 'total_cents', 'items_cents', 'delivery_cents', 'rural_cents'])
    .where('trade_id', '=', tradeId)
    .orderBy('version')
    .execute()

test('the buyer’s choice and the seller’s, 24 at once, are one choice', async () => {
  const { id, seller } = await aListingWithDelivery(app)
  const buyer = await aMember(app)
  const { id: addressId } = await anAddress(app, buyer)
  const { trade_id: tradeId } = await app.as(buyer).call(buyNow, { id })
  await ageTrade(app, tradeId, 2.5)
  const delivery = { method: 'option', option_id: 1, address_id: addressId } as const
  const answers = await times(24, async (n) =>
    n % 2
      ? await app.as(buyer).call(chooseDelivery, { id: tradeId, delivery, total_cents: 3100 })
      : await app.as(seller).call(chooseForBuyer, { id: tradeId }),
  )
  expect(answers.filter(isDone)).toHaveLength(1)
  expect(await versionsOf(tradeId)).toHaveLength(2)
})

test('a proposal accepted, declined and withdrawn 24 times at once has one end', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { trade_id: id, seller, buyer } = await aDeal(app)
    await app.as(seller).call(proposeChange, { id, kind: 'total', items_cents: 9900, delivery_cents: 100 })
    const proposalId = (await readTrade(app, buyer, id)).proposal!.id
    const answers = await times(24, (n) => {
      const answer = (['accept', 'decline', 'withdraw'] as const)[n % 3]!
      const person = answer === 'withdraw' ? seller : buyer
      return app.as(person).call(answerProposal, { id, proposal_id: proposalId, answer })
    })
    expect(answers.filter(isDone)).toHaveLength(1)
    const versions = await versionsOf(id)
    const { terms } = await readTrade(app, buyer, id)
    expect(terms?.total_cents).toBe(versions.length === 2 ? 10_000 : 3100)
  }
})

test('24 acts of every kind at once leave one consistent history', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { trade_id: id, seller, buyer, address } = await aDeal(app, { quantity: 3 })
    const other = await anAddress(app, buyer)
    await app.as(buyer).call(proposeChange, { id, kind: 'cancel', quantity: 1 })
    const proposalId = (await readTrade(app, seller, id)).proposal!.id
    const acts: (() => Promise<object>)[] = [
      () => app.as(seller).call(answerProposal, { id, proposal_id: proposalId, answer: 'accept' }),
      () => app.as(seller).call(answerProposal, { id, proposal_id: proposalId, answer: 'decline' }),
      () => app.as(buyer).call(answerProposal, { id, proposal_id: proposalId, answer: 'withdraw' }),
      () => app.as(buyer).call(changeTrade, { id, action: 'mark_paid' }),
      () => app.as(seller).call(changeTrade, { id, action: 'mark_paid' }),
      () =>
        app.as(seller).call(changeTrade, {
          id,
          action: 'mark_sent',
          parcel: { carrier: 'NZ Post', number: 'AB123' },
        }),
      () => app.as(buyer).call(changeTradeAddress, { id, address_id: other.id }),
      () => app.as(buyer).call(changeTradeAddress, { id, address_id: address.id }),
      () => app.as(seller).call(proposeChange, { id, kind: 'total', items_cents: 1000, delivery_cents: 0 }),
      () => app.as(buyer).call(proposeChange, { id, kind: 'cancel', quantity: 3 }),
      () => app.as(buyer).call(changeTrade, { id, action: 'undo' }),
      () => app.as(buyer).call(changeTrade, { id, action: 'mark_received' }),
    ]
    const answers = await times(24, (n) => acts[(n * 7 + round) % acts.length]!())
    for (const answer of answers)
      if (!isDone(answer)) expect(answer).toMatchObject({ status: expect.toSatisfy((s) => s < 500) })
    const versions = await versionsOf(id)
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, n) => n + 1))
    for (const one of versions)
      expect(one.total_cents).toBe(one.items_cents + (one.delivery_cents ?? 0) + one.rural_cents)
    const moves = await app.platform.db
      .selectFrom('trade_moves')
      .select(['from_status', 'to_status', 'action'])
      .where('trade_id', '=', id)
      .orderBy('id')
      .execute()
    // Each move begins where the one before ended.
    for (const [n, move] of moves.entries())
      expect(move.from_status).toBe(n === 0 ? 'agreed' : moves[n - 1]!.to_status)
    const shown = await readTrade(app, buyer, id)
    expect(shown.status).toBe(moves.at(-1)?.to_status ?? 'agreed')
    expect(
      moves.filter(({ action }) => action.startsWith('proposal_') || action === 'pieces_cancelled').length,
    ).toBeLessThanOrEqual(2)
    const open = await app.platform.db
      .selectFrom('trade_proposals')
      .select('id')
      .where('trade_id', '=', id)
      .where('outcome', 'is', null)
      .execute()
    expect(open.length).toBeLessThanOrEqual(1)
  }
})

test('a sale joins a parcel before that is cancelled or sent, or not at all', async () => {
  for (let round = 0; round < 6; round += 1) {
    const target = await aDeal(app)
    const { seller, buyer } = target
    const { trade_id: joining } = await aDeal(app, { seller, buyer })
    const propose = { id: joining, kind: 'join', joined_to: target.trade_id, delivery_cents: 0 } as const
    await app.as(buyer).call(proposeChange, propose)
    await app.as(buyer).call(proposeChange, { id: target.trade_id, kind: 'cancel', quantity: 1 })
    const proposalOf = async (id: number) => (await readTrade(app, seller, id)).proposal!.id
    const [join, cancel] = [await proposalOf(joining), await proposalOf(target.trade_id)]
    await app.as(seller).call(changeTrade, { id: target.trade_id, action: 'mark_paid' })
    const accept = (id: number, proposalId: number) =>
      app.as(seller).call(answerProposal, { id, proposal_id: proposalId, answer: 'accept' })
    const parcel = { carrier: 'NZ Post', number: 'AB1' }
    const acts = [
      () => accept(joining, join),
      () =>
        round % 2
          ? accept(target.trade_id, cancel)
          : app.as(seller).call(changeTrade, { id: target.trade_id, action: 'mark_sent', parcel }),
    ]
    const [joined] = await Promise.all((round < 3 ? acts : acts.toReversed()).map((act) => act()))
    expect(joined).toBeDefined()
    await app.settle()
    const { rows } = await sql<{ joined_at: Date | null; left_at: Date | null }>`
      select (select max(id) from trade_moves where trade_id = ${joining} and action = 'proposal_accepted') as joined_at,
             (select min(id) from trade_moves where trade_id = ${target.trade_id} and action in ('sent', 'cancelled')) as left_at
    `.execute(app.platform.db)
    const { joined_at: joinedAt, left_at: leftAt } = rows[0]!
    if (joinedAt !== null) expect(Number(joinedAt)).toBeLessThan(Number(leftAt))
    const { terms, status } = await readTrade(app, buyer, joining)
    const { status: targetStatus } = await readTrade(app, buyer, target.trade_id)
    if (targetStatus === 'cancelled') expect(terms?.delivery?.method).not.toBe('joined')
    expect(status).toBe('agreed')
  }
})
