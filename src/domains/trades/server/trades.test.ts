import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  listArrangements,
  changeTrade,
  getTrade,
  listDisputes,
  listTrades,
  resolveDispute,
  writeInDispute,
  type Trade,
  type TradeAction,
} from '#domains/trades/common/trades.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listAdminListings } from '#domains/moderation/common/moderation.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { writeReview } from '#domains/reviews/common/reviews.ts'
import { getOwnListing } from '#domains/selling/common/own-listings.ts'
import { relistListing } from '#domains/selling/common/selling.ts'
import { getAdminDashboardStats } from '#domains/insights/common/stats.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTrade, ageTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { letDefaultsStand } from './actions/suspended-sales.service.ts'
import { remindOfUnfinished } from './handover/reminders.service.ts'
import { completeByHandover } from './actions/moves.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const move = (person: Person, id: number, action: TradeAction, reason?: string) =>
  app.as(person).call(changeTrade, { id, action, ...(reason !== undefined && { reason }) })

async function noticesFor(person: Person): Promise<string[]> {
  await app.settle()
  const { items } = await app.as(person).call(listNotifications, {})
  return items
    .filter(({ kind }) => ['trade', 'dispute'].includes(kind))
    .map(({ title }) => title.split(':')[0]!)
}

async function anOldTrade(days: number) {
  const trade = await aTrade(app)
  await ageTrade(app, trade.trade_id, days)
  return trade
}

test('paying, confirming, sending and receiving are recorded, and notify the other side', async () => {
  const { trade_id: id, seller, buyer } = await aTrade(app)
  expect(await move(buyer, id, 'mark_paid')).toMatchObject({ status: 'paid', payment_confirmed: false })
  expect(await move(buyer, id, 'mark_received')).toMatchObject({ key: 'trade_moved' })
  expect(await move(seller, id, 'confirm_payment')).toMatchObject({ status: 'paid', payment_confirmed: true })
  expect(await move(seller, id, 'mark_sent')).toMatchObject({ status: 'sent', role: 'seller' })
  expect(await move(seller, id, 'mark_received')).toMatchObject({ key: 'trade_moved' })
  const done = (await move(buyer, id, 'mark_received')) as Trade
  expect(done.status).toBe('completed')
  expect(done.moves.map(({ side, action, to_status }) => [side, action, to_status])).toEqual([
    ['buyer', 'paid', 'paid'],
    ['seller', 'payment_confirmed', 'paid'],
    ['seller', 'sent', 'sent'],
    ['buyer', 'received', 'completed'],
  ])
  expect(await noticesFor(seller)).toEqual(['Received by the buyer', 'Marked as paid'])
  expect(await noticesFor(buyer)).toEqual(['On its way', 'Payment received'])
})

test('only the two sides can see or move a trade', async () => {
  const { trade_id: id } = await aTrade(app)
  const stranger = await aMember(app)
  expect(await app.as(stranger).call(getTrade, { id })).toMatchObject({ key: 'not_found' })
  expect(await move(stranger, id, 'mark_paid')).toMatchObject({ key: 'not_found' })
  expect(await app.as(stranger).call(writeInDispute, { id, text: 'Let me in.' })).toMatchObject({
    key: 'not_found',
  })
})

test('a mistaken action is undone, once', async () => {
  const { trade_id: id, seller, buyer } = await aTrade(app)
  await move(seller, id, 'mark_paid')
  expect(await move(buyer, id, 'undo')).toMatchObject({ key: 'trade_moved' })
  expect(await move(seller, id, 'undo')).toMatchObject({ status: 'agreed', payment_confirmed: false })
  expect(await move(seller, id, 'undo')).toMatchObject({ key: 'trade_moved' })
  await move(buyer, id, 'mark_paid')
  await move(seller, id, 'mark_sent')
  expect(await move(buyer, id, 'undo')).toMatchObject({ key: 'trade_moved' })
})

test('a handover completes a trade, from any open state', async () => {
  const { trade_id, seller, buyer } = await aTrade(app)
  const verdict = await app.platform.db
    .transaction()
    .execute((tx) => completeByHandover(tx as never, trade_id, seller.id))
  expect(verdict).toEqual({ isAllowed: true })
  expect(await app.as(buyer).call(getTrade, { id: trade_id })).toMatchObject({
    status: 'completed',
    payment_confirmed: true,
    moves: [{ side: 'seller', action: 'handed_over', from_status: 'agreed', to_status: 'completed' }],
    may: [],
  })
})

test('an unfinished trade reminds both on days 3 and 7, once each', async () => {
  const { trade_id, seller, buyer } = await aTrade(app)
  const remind = async (days: number) => {
    await ageTrade(app, trade_id, days)
    await remindOfUnfinished(app.platform.db)
    await remindOfUnfinished(app.platform.db)
    return [await noticesFor(seller), await noticesFor(buyer)]
  }
  expect(await remind(2.9)).toEqual([[], []])
  expect(await remind(3.1)).toEqual([['Sale still open'], ['Sale still open']])
  expect(await remind(6.9)).toEqual([['Sale still open'], ['Sale still open']])
  expect(await remind(7.1)).toEqual([
    ['Sale still open', 'Sale still open'],
    ['Sale still open', 'Sale still open'],
  ])
})

test('a finished trade sends no reminders', async () => {
  const { trade_id, seller, buyer } = await anOldTrade(4)
  await move(seller, trade_id, 'mark_paid')
  await move(buyer, trade_id, 'mark_received')
  await remindOfUnfinished(app.platform.db)
  expect(await noticesFor(seller)).not.toContain('Sale still open')
})

test('either side opens a dispute from day 3, all write in it, and Hoko decides once', async () => {
  const { trade_id: id, listing_id, seller, buyer } = await aTrade(app)
  const why = 'It never arrived, and nobody answers.'
  expect(await move(buyer, id, 'open_dispute', why)).toMatchObject({ key: 'trade_too_early' })
  await ageTrade(app, id, 3.01)
  expect(await move(buyer, id, 'open_dispute', ' ')).toMatchObject({ key: 'validation_failed' })
  const disputed = (await move(buyer, id, 'open_dispute', why)) as Trade
  expect(disputed).toMatchObject({ status: 'disputed', dispute: { opened_by: 'buyer', reason: why } })
  expect(await noticesFor(admin)).toContain('Dispute')
  expect(await app.as(seller).call(writeInDispute, { id, text: 'The courier lost it.' })).toMatchObject({
    messages: [{ side: 'seller', text: 'The courier lost it.' }],
  })
  await app.as(admin).call(writeInDispute, { id, text: 'Send us the tracking number.' })
  expect(await noticesFor(seller)).toEqual(['Dispute', 'Dispute'])
  const { items } = await app.as(admin).call(listDisputes, { listing: listing_id })
  expect(items).toMatchObject([
    { decision: null, trade: { id, status: 'disputed' }, buyer: { id: buyer.id }, seller: { id: seller.id } },
  ])
  const waiting = await app.as(admin).call(listAdminListings, { disputed: 'yes' })
  expect(waiting).toMatchObject({ counts: { disputed: 1 }, items: [{ id: listing_id, disputed: true }] })
  expect((await app.as(admin).call(getAdminDashboardStats, {})).open_disputes).toBe(1)
  const decision = { id: items[0]!.id, outcome: 'cancelled', word: 'The seller refunds it.' } as const
  expect(await app.as(admin).call(resolveDispute, decision)).toMatchObject({
    decision: { outcome: 'cancelled', word: 'The seller refunds it.' },
    trade: { status: 'cancelled' },
  })
  expect(await app.as(admin).call(resolveDispute, decision)).toMatchObject({ key: 'trade_moved' })
  expect(await noticesFor(buyer)).toContain('Dispute decided')
  expect(await noticesFor(seller)).toContain('Dispute decided')
  expect(await app.as(buyer).call(writeInDispute, { id, text: 'Thank you.' })).toMatchObject({
    key: 'trade_moved',
  })
  const audit = await app.as(admin).call(listAudit, { subject_kind: 'trade', subject_id: id })
  const written = { action: 'trade.messaged', actor_id: admin.id, reason: 'Send us the tracking number.' }
  expect(audit.items).toMatchObject([
    { action: 'trade.cancelled', reason: 'The seller refunds it.' },
    written,
  ])
  const ofListing = { subject_kind: 'listing', subject_id: listing_id }
  expect(await app.as(admin).call(listAudit, ofListing)).toEqual(audit)
  expect((await app.as(admin).call(listAudit, { ...ofListing, subject_id: listing_id + 1 })).total).toBe(0)
})

test.each(['completed', 'agreed'] as const)('a dispute decided as %s', async (outcome) => {
  const { trade_id: id, listing_id, seller } = await anOldTrade(4)
  await move(seller, id, 'open_dispute', 'They say it is broken.')
  const { items } = await app.as(admin).call(listDisputes, { listing: listing_id })
  await app.as(admin).call(resolveDispute, { id: items[0]!.id, outcome, word: 'So be it.' })
  expect(await app.as(seller).call(getTrade, { id })).toMatchObject({ status: outcome })
})

test('the opener of a dispute withdraws it, and the trade is as before', async () => {
  const { trade_id: id, seller, buyer } = await anOldTrade(4)
  await move(buyer, id, 'mark_paid')
  await move(seller, id, 'open_dispute', 'No money came.')
  expect(await move(buyer, id, 'withdraw_dispute')).toMatchObject({ key: 'trade_moved' })
  expect(await move(seller, id, 'withdraw_dispute')).toMatchObject({
    status: 'paid',
    dispute: { decision: { outcome: 'withdrawn' } },
  })
})

const letDaysPass = (tradeId: number) =>
  app.platform.db
    .updateTable('trade_defaults')
    .set({ stands_at: new Date(Date.now() - 1000) })
    .where('trade_id', '=', tradeId)
    .execute()

test('an uncontested default from day 7 stands, and allows relisting', async () => {
  const { trade_id: id, listing_id, seller, buyer } = await anOldTrade(6.9)
  const why = 'No money, no answer.'
  expect(await move(seller, id, 'state_default', why)).toMatchObject({ key: 'trade_too_early' })
  await ageTrade(app, id, 7.01)
  expect(await move(seller, id, 'state_default', why)).toMatchObject({
    status: 'agreed',
    default_stated: { reason: why, outcome: null },
  })
  expect(await noticesFor(buyer)).toEqual(['Reported unpaid'])
  expect(await move(buyer, id, 'mark_paid')).toMatchObject({ key: 'trade_moved' })
  await letDefaultsStand(app.platform.db)
  expect(await app.as(buyer).call(getTrade, { id })).toMatchObject({ status: 'agreed' })
  await letDaysPass(id)
  expect(await move(buyer, id, 'contest_default', 'I paid.')).toMatchObject({ key: 'trade_moved' })
  await letDefaultsStand(app.platform.db)
  expect(await app.as(buyer).call(getTrade, { id })).toMatchObject({
    status: 'cancelled',
    default_stated: { outcome: 'stood' },
    moves: [{ action: 'default_stated' }, { side: 'system', action: 'default_stood' }],
  })
  expect(await noticesFor(seller)).toEqual(['Sale cancelled'])
  expect(await app.as(buyer).call(writeReview, { trade_id: id, rating: 1, text: 'Unfair.' })).toMatchObject({
    rating: 1,
  })
  expect(await app.as(seller).call(getOwnListing, { id: listing_id })).toMatchObject({ status: 'sold' })
  expect(await app.as(seller).call(relistListing, { id: listing_id })).toMatchObject({ status: 'draft' })
})

test('a default is contested, withdrawn, agreed to, or paid after all', async () => {
  const why = 'No money, no answer.'
  const stated = async () => {
    const trade = await anOldTrade(8)
    await move(trade.seller, trade.trade_id, 'state_default', why)
    return trade
  }
  const contested = await stated()
  expect(await move(contested.buyer, contested.trade_id, 'contest_default', 'I paid it.')).toMatchObject({
    status: 'disputed',
    default_stated: { outcome: 'contested' },
    dispute: { opened_by: 'buyer', reason: 'I paid it.' },
  })
  const withdrawn = await stated()
  expect(await move(withdrawn.seller, withdrawn.trade_id, 'withdraw_default')).toMatchObject({
    status: 'agreed',
    default_stated: { outcome: 'withdrawn' },
  })
  const agreed = await stated()
  expect(await move(agreed.buyer, agreed.trade_id, 'accept_default')).toMatchObject({
    status: 'cancelled',
    default_stated: { outcome: 'accepted' },
  })
  const paid = await stated()
  expect(await move(paid.seller, paid.trade_id, 'mark_paid')).toMatchObject({
    status: 'paid',
    payment_confirmed: true,
    default_stated: { outcome: 'paid' },
  })
})

test('the list shows the same as the trade itself', async () => {
  const { trade_id: id, buyer } = await anOldTrade(8)
  await move(buyer, id, 'mark_paid')
  const { items } = await app.as(buyer).call(listTrades, { role: 'buyer' })
  expect(items).toEqual([await app.as(buyer).call(getTrade, { id })])
})

test('sales are filtered by listing, and all of them are reached page by page', async () => {
  const seller = await aMember(app)
  const [first, second] = [await aTrade(app, { seller }), await aTrade(app, { seller })]
  const sold = (wanted: object) => app.as(seller).call(listTrades, { role: 'seller', ...wanted })
  expect((await sold({ listings: String(first.listing_id) })).items.map(({ id }) => id)).toEqual([
    first.trade_id,
  ])
  const both = `${first.listing_id},${second.listing_id}`
  expect(await sold({ listings: both, limit: 1, page: 2 })).toMatchObject({
    total: 2,
    items: [{ id: first.trade_id }],
  })
  await app.platform.db
    .updateTable('trades')
    .set({ agreed_at: sql<Date>`agreed_at - interval '1 day'` })
    .where('id', '=', second.trade_id)
    .execute()
  expect((await sold({ listings: both })).items.map(({ id }) => id)).toEqual([
    first.trade_id,
    second.trade_id,
  ])
  expect(await sold({ listings: '1,x' })).toMatchObject({ key: 'validation_failed' })
  const arranged = await app.as(seller).call(listArrangements, { role: 'seller', limit: 1, page: 2 })
  expect(arranged).toMatchObject({ total: 2, items: [{ trade_id: first.trade_id }] })
  const alone = { role: 'seller', trade: second.trade_id } as const
  expect(await app.as(seller).call(listArrangements, alone)).toMatchObject({
    total: 1,
    items: [{ trade_id: second.trade_id }],
  })
})
