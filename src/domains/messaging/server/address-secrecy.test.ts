import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { addAddress } from '#domains/delivery/common/addresses.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  answerProposal,
  changeTradeAddress,
  changeTracking,
  chooseDelivery,
  getTradeDetails,
  proposeChange,
} from '#domains/trades/common/terms.ts'
import { changeTrade } from '#domains/trades/common/trades.ts'
import { remindOfDelivery } from '#domains/trades/server/handover/reminders.service.ts'
import { aWebhookReceiver, type WebhookReceiver } from '#test/harness/doubles/webhook-receiver.ts'
import { aDeal, anAddress, readTrade } from '#test/harness/deals/deal-terms.ts'
import { letItEnd } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aKey, aWebhook } from '#test/harness/market/partners.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let receiver: WebhookReceiver
beforeAll(async () => {
  app = await createTestApp()
  receiver = await aWebhookReceiver()
  app.platform.post = receiver.post
})
afterAll(async () => {
  await receiver[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})

const noticesOf = async (person: Person) => (await app.as(person).call(listNotifications, {})).items
const bodiesOf = async (person: Person) => (await noticesOf(person)).map(({ body }) => body)

async function findTablesWith(words: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker') order by 1`.execute(
    app.platform.db,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
      app.platform.db,
    )
    if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(name)
  }
  return found
}

test('an address never reaches a notice, an email, a fact, a log or a webhook', async () => {
  const { trade_id: id, seller, buyer } = await aDeal(app, { quantity: 2, is_rural: true })
  await aWebhook(app, seller, receiver.url)
  await aWebhook(app, buyer, receiver.url)
  const [asSeller, asBuyer] = [app.as(seller), app.as(buyer)]
  const other = await asBuyer.call(addAddress, {
    name: 'Ana Parata',
    line1: '9 Whakamoenga Close',
    suburb: 'petone',
    postcode: '5012',
    is_rural: true,
  })
  await asBuyer.call(changeTradeAddress, { id, address_id: other.id })
  const proposed = { id, kind: 'total', items_cents: 4000, delivery_cents: 900, reason: 'For both.' } as const
  expect(await asBuyer.call(proposeChange, proposed)).toMatchObject({ is_applied: false })
  const { proposal } = await readTrade(app, seller, id)
  await asSeller.call(answerProposal, { id, proposal_id: proposal!.id, answer: 'accept' })
  await asBuyer.call(changeTrade, { id, action: 'mark_paid' })
  const parcel = { carrier: 'NZ Post', number: '00412345' }
  await asSeller.call(changeTrade, { id, action: 'confirm_payment' })
  await asSeller.call(changeTrade, { id, action: 'mark_sent', parcel })
  await asSeller.call(changeTracking, { id, ...parcel, number: '00412346' })
  await asBuyer.call(changeTrade, { id, action: 'mark_received' })
  await app.settle()

  expect(await readTrade(app, seller, id)).toMatchObject({ status: 'completed' })
  expect(await asSeller.call(getTradeDetails, { id })).toMatchObject({
    address: { line1: '9 Whakamoenga Close' },
  })
  const words = ['Kōwhai Ridge', 'Whakamoenga', 'Ana Parata']
  expect(await findTablesWith(words)).toEqual(['public.delivery_addresses', 'public.trade_terms'])
  const changed = receiver.received
    .map(({ body }) => JSON.parse(body))
    .filter(({ type }) => type === 'trade.changed')
  expect(changed.at(-1).data).toMatchObject({
    trade_id: id,
    terms: { reference: `H${id}`, total_cents: 4900, delivery: { method: 'option', kind: 'courier' } },
    parcel: { carrier: 'NZ Post', number: '00412346' },
  })
  expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/Whakamoenga|Ridge|Parata/)

  const link = (await noticesOf(seller))[0]!.link
  expect(link).toContain(String(id))
  const reading = await aKey(app, seller, ['trades:read'])
  expect(await app.as(reading).call(getTradeDetails, { id })).toMatchObject({
    address: { line1: '9 Whakamoenga Close' },
  })
  const writing = await aKey(app, seller, ['webhooks'])
  expect(await app.as(writing).call(getTradeDetails, { id })).toMatchObject({ status: 403 })
})

test('each step of the terms is told to the other side alone', async () => {
  const { trade_id: id, seller, buyer } = await aDeal(app)
  await app.settle()
  expect(await bodiesOf(buyer)).toMatchObject([
    expect.stringMatching(
      /^You bought “Hand-thrown bowl” for NZ\$\s31: NZ\$\s24 \+ NZ\$\s7 courier\. Pay by /,
    ),
  ])
  expect(await bodiesOf(seller)).toMatchObject([
    `“Hand-thrown bowl” sold for NZ$\u00a031: NZ$\u00a024 + NZ$\u00a07 courier. For a bank transfer, they’ll use the reference H${id}.`,
  ])
  const before = (await bodiesOf(buyer)).length
  const lower = { id, kind: 'total', items_cents: 2000, delivery_cents: 700, reason: '' } as const
  await app.as(buyer).call(proposeChange, lower)
  await app.settle()
  expect((await bodiesOf(seller))[0]).toMatch(/^The buyer proposes a total of NZ\$\s27 for /)
  expect(await bodiesOf(buyer)).toHaveLength(before)
  const { proposal } = await readTrade(app, seller, id)
  await app.as(seller).call(answerProposal, { id, proposal_id: proposal!.id, answer: 'decline' })
  await app.settle()
  expect((await bodiesOf(buyer))[0]).toBe(
    'The seller has declined your proposal for “Hand-thrown bowl”. Nothing changes.',
  )
  expect((await noticesOf(seller)).filter(({ read_at: readAt }) => readAt === null)).toEqual([])
})

async function aWin() {
  const { id, seller } = await aLiveAuction(app)
  const buyer = await aMember(app)
  await app.as(buyer).call(placeBid, { listing_id: id, max_cents: 5000 })
  await letItEnd(app, id)
  await app.settle()
  const trade = await app.platform.db
    .selectFrom('trades')
    .select('id')
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow()
  return { trade_id: trade.id, seller, buyer }
}

async function age(tradeId: number, hours: number): Promise<void> {
  const agreedAt = new Date(Date.now() - hours * 3_600_000)
  await app.platform.db.updateTable('trades').set({ agreed_at: agreedAt }).where('id', '=', tradeId).execute()
  await remindOfDelivery(app.platform.db)
  await app.settle()
}

test('a winner is reminded to choose after 24 and 48 hours, and the seller after 48', async () => {
  const { trade_id: id, seller, buyer } = await aWin()
  expect((await bodiesOf(buyer))[0]).toMatch(
    /plus delivery\. Choose how you get it within 48 hours\. Pay by /,
  )
  expect((await bodiesOf(seller))[0]).toMatch(/plus delivery\. The buyer has 48 hours to choose/)
  const toldBefore = (await bodiesOf(seller)).length
  await age(id, 25)
  expect((await bodiesOf(buyer))[0]).toMatch(/^Choose how you get “.+”\. You have until /)
  expect(await bodiesOf(seller)).toHaveLength(toldBefore)
  await age(id, 49)
  expect((await bodiesOf(buyer))[0]).toMatch(/^You haven’t chosen how you get /)
  expect((await bodiesOf(seller))[0]).toMatch(/You can choose the cheapest delivery now\.$/)
  await age(id, 50)
  expect(await bodiesOf(seller)).toHaveLength(toldBefore + 1)
})

test('a buyer who has chosen the delivery gets no reminder', async () => {
  const { trade_id: id, buyer } = await aWin()
  const { total_cents: total } = (await readTrade(app, buyer, id)).terms!
  const pickup = { id, delivery: { method: 'pickup' }, total_cents: total } as const
  expect(await app.as(buyer).call(chooseDelivery, pickup)).toMatchObject({ trade_id: id })
  await app.settle()
  const before = await bodiesOf(buyer)
  await age(id, 25)
  expect(await bodiesOf(buyer)).toEqual(before)
})

test('addAddress notifies nobody', async () => {
  const buyer = await aMember(app)
  await anAddress(app, buyer)
  await app.settle()
  expect(await noticesOf(buyer)).toEqual([])
})
