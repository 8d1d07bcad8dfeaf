import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '#domains/chat/common/chat.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { downloadChargebackEvidence } from '#domains/trade-payments/common/evidence.ts'
import { changeTrade } from '#domains/trades/common/trades.ts'
import { must } from '#platform/common/must.ts'
import { unzip } from '#test/harness/doubles/unzip.ts'
import { ageTrade } from '#test/harness/market/reviews.ts'
import { aMember } from '#test/harness/market/people.ts'
import {
  aPaidDeal,
  openPayingMarket,
  receiveDeal,
  runMoneyJobs,
  sendDeal,
  type PayingMarket,
} from '#test/harness/payments/paid-trades.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { syncPayment } from '../payments/settling.service.ts'

let app: TestApp
let market: PayingMarket
beforeAll(async () => {
  app = await createTestApp()
  market = await openPayingMarket(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const download = async ({ token }: Person, id: number) =>
  await app.server.inject({
    url: `/api${downloadChargebackEvidence.path.replace('{id}', String(id))}`,
    headers: { authorization: `Bearer ${token}` },
  })

async function readEvidence(id: number) {
  const answer = await download(market.admin, id)
  expect(answer.statusCode).toBe(200)
  const files = unzip(answer.rawPayload)
  return (name: string) => must(files.get(name), name).toString()
}

async function chargeBack(paymentId: number): Promise<number> {
  const { db } = app.platform
  const payment = await db
    .selectFrom('trade_payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  market.card.openChargeback(must(payment.gateway_payment_id, 'payment'), payment.amount_cents)
  await syncPayment(db, market.card, payment)
  const { id } = await db
    .selectFrom('chargebacks')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return id
}

const write = async (person: Person, listingId: number, text: string) =>
  await app.as(person).call(sendMessage, { listing_id: listingId, text, client_id: randomUUID() })

test('evidence has the listing, terms, messages, tracking, steps and payout of the disputed sale', async () => {
  const deal = await aPaidDeal(market)
  const stranger = await aMember(app)
  await write(deal.buyer, deal.listing_id, 'Kia ora, is it wrapped well?')
  await write(stranger, deal.listing_id, 'I would have liked it too.')
  await sendDeal(market, deal)
  await receiveDeal(market, deal)
  await runMoneyJobs(market)
  const id = await chargeBack(deal.payment_id)
  const read = await readEvidence(id)

  const summary = read('summary.txt')
  expect(summary).toContain('NZ Post · 00794212345678')
  expect(summary).toMatch(/Hoko · Paid on Hoko · NZ\$.31\.00/)
  expect(summary).toContain('Seller · Sent')
  expect(summary).toContain('Buyer · Received')
  expect(summary).toMatch(/Payouts to the seller\r\n- NZ\$.29\.10 · \d{4}-/)
  expect(read('messages.txt')).toContain('Kia ora, is it wrapped well?')
  expect(JSON.parse(read('terms.json')).at(-1)).toMatchObject({ total_cents: 3100 })
  expect(JSON.parse(read('listing.json'))).toMatchObject({ id: deal.listing_id })
  const all = ['summary.txt', 'messages.txt', 'terms.json', 'listing.json'].map(read).join('\n')
  expect(all).not.toMatch(/I would have liked it|password|reserve_price/)
  const sides = await app.platform.db
    .selectFrom('accounts')
    .select('email')
    .where('id', 'in', [deal.buyer.id, deal.seller.id])
    .execute()
  for (const { email } of sides) expect(all).not.toContain(email)
})

test('evidence has the messages of a dispute', async () => {
  const deal = await aPaidDeal(market)
  await sendDeal(market, deal)
  await ageTrade(app, deal.trade_id, 4)
  await app.as(deal.buyer).call(changeTrade, {
    id: deal.trade_id,
    action: 'open_dispute',
    reason: 'It came broken.',
    dispute_kind: 'damaged',
  })
  const read = await readEvidence(await chargeBack(deal.payment_id))
  expect(read('messages.txt')).toMatch(/Dispute · Buyer\r\nIt came broken\./)
  expect(read('summary.txt')).toContain('Buyer · Problem reported')
})

test('a download of evidence is in the audit log, and members and unknown ids get none', async () => {
  const deal = await aPaidDeal(market)
  const id = await chargeBack(deal.payment_id)
  expect((await download(deal.seller, id)).statusCode).toBe(403)
  expect((await download(market.admin, 999_999)).statusCode).toBe(404)
  expect((await download(market.admin, id)).statusCode).toBe(200)
  const { items } = await app.as(market.admin).call(listAudit, { limit: 5 })
  expect(items.filter(({ action }) => action === 'chargeback.evidence-downloaded')[0]).toMatchObject({
    subject_kind: 'trade',
    subject_id: deal.trade_id,
    after: { chargeback: id },
  })
})
