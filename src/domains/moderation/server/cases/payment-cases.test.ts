import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideCase, getCase, listCases, takeCase } from '#domains/moderation/common/cases.ts'
import { reviewOldPayments } from '#domains/trade-payments/server/payments/catching-up.service.ts'
import { must } from '#platform/common/must.ts'
import {
  aPaidDeal,
  aPayableDeal,
  openPayingMarket,
  payDeal,
  type PayingMarket,
} from '#test/harness/payments/paid-trades.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let market: PayingMarket
beforeAll(async () => {
  app = await createTestApp()
  market = await openPayingMarket(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const listPayments = async () =>
  (await app.as(market.admin).call(listCases, { kind: 'payment', limit: 100 })).items
const read = async (id: number) => await app.as(market.admin).call(getCase, { kind: 'payment', id })
const sortedIds = async () => (await listPayments()).map(({ id }) => id)

/** A row of the signs, as findSigns stores it. */
async function findSign(
  paymentId: number,
  kind: 'own_card' | 'fast' | 'far_card' | 'new_account',
  detail = '',
) {
  await app.platform.db
    .insertInto('payment_signs')
    .values({ payment_id: paymentId, kind, detail, at: new Date() })
    .execute()
}

test('a card of another country makes one case, with the payment, both sides and what was seen', async () => {
  const deal = await aPayableDeal(market)
  market.card.next = { outcome: 'succeeded', country: 'RO' }
  const { id } = await payDeal(market, deal)
  market.card.next = { outcome: 'succeeded' }
  await app.settle()
  expect(await sortedIds()).toEqual([id])
  const [found] = await listPayments()
  expect(found).toMatchObject({
    kind: 'payment',
    reason: 'far_card',
    listing: { id: deal.listing_id },
    about: { id: deal.seller.id },
    other: { id: deal.buyer.id },
    value_cents: 3100,
  })
  const whole = await read(id)
  expect(whole.people.map(({ id: personId, role }) => [personId, role])).toEqual([
    [deal.seller.id, 'seller'],
    [deal.buyer.id, 'buyer'],
  ])
  expect(whole.evidence.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Payment ${id} of NZ\\$ 31\\.00 for sale ${deal.trade_id}, paid by card .*It’s waiting to be released`,
      ),
    ),
    expect.stringContaining('another country (RO)'),
  ])
  expect(await app.as(market.admin).call(takeCase, { kind: 'payment', id, taken: true })).toMatchObject({
    taken: { id: market.admin.id },
  })
  await decide(id, 'dismissed')
})

const decide = async (id: number, outcome: 'upheld' | 'dismissed', more: object = {}) =>
  await app.as(market.admin).call(decideCase, { kind: 'payment', id, outcome, ...more })

test.each([
  ['own_card', '', 'The buyer paid with a card that’s also on the seller’s account'],
  ['fast', '7', 'The buyer made 7 payments within an hour'],
  ['new_account', '', 'This is the seller’s first payout'],
] as const)('%s makes a case that a decision ends', async (kind, detail, text) => {
  const { payment_id: id } = await aPaidDeal(market)
  await findSign(id, kind, detail)
  expect(await sortedIds()).toEqual([id])
  expect((await read(id)).evidence[1]).toMatchObject({ reason: kind, text: expect.stringContaining(text) })
  expect(await decide(id, 'dismissed')).toEqual({ undo: null, sent_back: null })
  expect(await sortedIds()).toEqual([])
  expect(await decide(id, 'dismissed')).toMatchObject({ key: 'case_decided' })
})

test('two signs of one payment make one case, and a later one opens it again', async () => {
  const { payment_id: id } = await aPaidDeal(market)
  await findSign(id, 'fast', '6')
  await findSign(id, 'own_card')
  expect(await listPayments()).toMatchObject([{ id, reason: 'own_card', severity: 3 }])
  await decide(id, 'dismissed')
  expect(await sortedIds()).toEqual([])
  await findSign(id, 'new_account')
  expect(await listPayments()).toMatchObject([{ id, reason: 'new_account', severity: 1 }])
  expect((await read(id)).decisions).toMatchObject([{ outcome: 'dismissed' }])
  await decide(id, 'dismissed')
})

test('a decision can suspend the seller, so that nothing is released by itself', async () => {
  const deal = await aPaidDeal(market)
  await findSign(deal.payment_id, 'own_card')
  await decide(deal.payment_id, 'upheld', {
    reason: 'This sale isn’t real.',
    suspend_member: { account_id: deal.seller.id, kind: 'whole' },
  })
  const seller = await app.platform.db
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', deal.seller.id)
    .executeTakeFirst()
  expect(must(seller, 'seller').status).toBe('suspended')
  expect(await sortedIds()).toEqual([])
})

test('money that waits for 70 days makes one case', async () => {
  const { payment_id: id } = await aPaidDeal(market)
  const age = async (days: number) =>
    await app.platform.db
      .updateTable('trade_payments')
      .set({ paid_at: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', id)
      .execute()
  await age(69.9)
  await reviewOldPayments(app.platform)
  expect(await sortedIds()).toEqual([])
  await age(70.1)
  await reviewOldPayments(app.platform)
  await reviewOldPayments(app.platform)
  expect(await listPayments()).toMatchObject([{ id, reason: 'review_due' }])
  expect((await read(id)).evidence).toHaveLength(2)
  await decide(id, 'dismissed')
  await reviewOldPayments(app.platform)
  expect(await sortedIds()).toEqual([])
})
