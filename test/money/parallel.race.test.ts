import { afterAll, beforeAll, expect, test } from 'vitest'
import { resolveDispute, changeTrade, listDisputes } from '#domains/trades/common/trades.ts'
import { answerProposal, proposeChange } from '#domains/trades/common/terms.ts'
import { checkTradePayment, payTrade } from '#domains/trade-payments/common/trade-payments.ts'
import { catchUp } from '#domains/trade-payments/server/payments/catching-up.service.ts'
import { sendDueRefunds } from '#domains/trade-payments/server/payments/refunding.service.ts'
import { sendDuePayouts } from '#domains/trade-payments/server/payouts/payouts.service.ts'
import { findMemberMoneyAnomalies } from '#domains/trade-payments/server/trade-payments.service.ts'
import { releaseDueSales } from '#domains/trades/server/actions/paid-on-hoko.service.ts'
import { must } from '#platform/common/must.ts'
import { readTrade } from '#test/harness/deals/deal-terms.ts'
import { ageTrade } from '#test/harness/market/reviews.ts'
import {
  aPaidDeal,
  aPayableDeal,
  openPayingMarket,
  type PayingMarket,
} from '#test/harness/payments/paid-trades.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { sumAll, sumJournal, sumOurs } from '#test/harness/payments/journal-sums.ts'

let app: TestApp
let market: PayingMarket
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
  market = await openPayingMarket(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const parcel = { carrier: 'NZ Post', number: '00794212345678' }

/** When everything is released by itself. */
const inFifteenDays = async () => new Date(Date.now() + 15 * 86_400_000)

async function expectSums() {
  await app.settle()
  await catchUp(app.platform)
  await sendDueRefunds(app.platform)
  await sendDuePayouts(app.platform, inFifteenDays)
  const sums = await sumJournal(app.platform.db)
  expect(sumAll(sums)).toBe(0)
  expect(sumOurs(sums)).toBe(market.card.sumMoney())
  expect(await findMemberMoneyAnomalies(app.platform.db)).toEqual([])
}

test('one press of Pay sent 16 times at once, with and without its key, charges once', async () => {
  const deal = await aPayableDeal(market)
  const charged = market.card.payments.size
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      app
        .as(deal.buyer)
        .call(
          payTrade,
          { trade_id: deal.trade_id, method: 'card', card_id: deal.card_id, amount_cents: 3100 },
          n % 2 ? { idempotencyKey: 'one-press-of-pay-on-hoko' } : {},
        ),
    ),
  )
  expect(answers.some(({ status }) => status === 'held')).toBe(true)
  await expectSums()
  const succeeded = [...market.card.payments.values()]
    .slice(charged)
    .filter((one) => one.status === 'succeeded')
  expect(succeeded).toHaveLength(1)
})

test(
  '64 parallel acts on one payment end it once, and everything adds up',
  { timeout: 120_000 },
  async () => {
    for (let round = 0; round < 4; round += 1) {
      const deal = await aPaidDeal(market)
      const { trade_id: id, buyer, seller } = deal
      const gatewayPayment = [...market.card.payments.keys()].at(-1)!
      await app.as(seller).call(changeTrade, { id, action: 'mark_sent', parcel })
      await app.as(seller).call(proposeChange, { id, kind: 'cancel', quantity: 1 })
      const proposal = must((await readTrade(app, buyer, id)).proposal, 'proposal')
      await ageTrade(app, id, 4)
      const acts = [
        () => app.as(buyer).call(changeTrade, { id, action: 'mark_received' }),
        () => app.as(buyer).call(answerProposal, { id, proposal_id: proposal.id, answer: 'accept' }),
        () => app.as(buyer).call(changeTrade, { id, action: 'open_dispute', reason: 'It came broken.' }),
        () => app.as(buyer).call(changeTrade, { id, action: 'withdraw_dispute' }),
        () => app.as(buyer).call(checkTradePayment, { id: deal.payment_id }),
        () => releaseDueSales(app.platform.db, inFifteenDays),
        () => sendDuePayouts(app.platform),
        () => sendDueRefunds(app.platform),
      ]
      const shuffled = Array.from({ length: 64 }, (_, n) => acts[(n * 5 + round) % acts.length]!)
      await Promise.all(shuffled.map((act) => act()))
      const dispute = (
        await app.as(market.admin).call(listDisputes, { listing: deal.listing_id })
      ).items.find(({ decision }) => decision === null)
      if (dispute) {
        const decision = { id: dispute.id, outcome: 'completed' as const, word: 'So it is.' }
        await Promise.all(
          Array.from({ length: 4 }, () => app.as(market.admin).call(resolveDispute, decision)),
        )
      }
      await expectSums()
      const { status } = await app.platform.db
        .selectFrom('trade_payments')
        .select('status')
        .where('id', '=', deal.payment_id)
        .executeTakeFirstOrThrow()
      expect(['released', 'refunded']).toContain(status)
      const paidOut = [...market.card.transfers.values()].filter(
        ({ account }) => account === `acct_card_${seller.id}`,
      )
      const back = market.card.payments.get(gatewayPayment)!.refunds
      expect(paidOut.length + back.length).toBe(1)
    }
  },
)
