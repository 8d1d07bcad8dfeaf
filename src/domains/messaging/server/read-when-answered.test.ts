import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { answerOffer, makeOffer } from '#domains/offers/common/offers.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { answerQuestion, askQuestion } from '#domains/listings/common/questions/questions.ts'
import { changeTrade, listTrades, type TradeAction } from '#domains/trades/common/trades.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { requestApprovalFor, aPendingListing } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const unreadOf = async (person: Person) => {
  await app.settle()
  const { items } = await app.as(person).call(listNotifications, {})
  return items.filter(({ read_at }) => read_at === null).map(({ kind }) => kind)
}

test('a question’s notification is read once every question on the listing is answered', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  const request = async (text: string) =>
    await app.as(await aMember(app)).call(askQuestion, { listing_id: id, text })
  const [first, second] = [await request('Is it still there?'), await request('Can I see it on Sunday?')]
  expect(await unreadOf(seller)).toEqual(['question', 'question'])
  await app.as(seller).call(answerQuestion, { id: first.id, text: 'Yes.' })
  expect(await unreadOf(seller)).toEqual(['question', 'question'])
  await app.as(seller).call(answerQuestion, { id: second.id, text: 'After noon.' })
  expect(await unreadOf(seller)).toEqual([])
})

test('an offer’s notification is read by answering the offer', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  const { version } = await app.as(seller).call(getOwnListing, { id })
  await app.as(seller).call(updateListing, { id, version, accepts_offers: true })
  const buyer = await aMember(app)
  const made = await app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: 4000 })
  expect(await unreadOf(seller)).toEqual(['offer'])
  await app.as(seller).call(answerOffer, { id: made.id, action: 'decline' })
  expect(await unreadOf(seller)).toEqual([])
  expect(await unreadOf(buyer)).toEqual(['offer'])
})

test('a trade step’s notification is read once its reader takes the next step', async () => {
  const { trade_id: id, seller, buyer } = await aTrade(app)
  const move = (person: Person, action: TradeAction) => app.as(person).call(changeTrade, { id, action })
  const tradesUnreadOf = async (person: Person) =>
    (await unreadOf(person)).filter((kind) => kind === 'trade').length
  await move(buyer, 'mark_paid')
  expect(await tradesUnreadOf(seller)).toBe(1)
  await move(seller, 'confirm_payment')
  await move(seller, 'mark_sent')
  expect([await tradesUnreadOf(seller), await tradesUnreadOf(buyer)]).toEqual([0, 2])
  await move(buyer, 'mark_received')
  expect([await tradesUnreadOf(seller), await tradesUnreadOf(buyer)]).toEqual([1, 0])
})

test('a sale’s notification is read once its seller or buyer takes the first step', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  const buyer = await aMember(app)
  await app.as(buyer).call(buyNow, { id, quantity: 1 })
  expect([await unreadOf(seller), await unreadOf(buyer)]).toEqual([['sold'], ['won']])
  const { items } = await app.as(buyer).call(listTrades, { role: 'buyer' })
  await app.as(buyer).call(changeTrade, { id: items[0]!.id, action: 'mark_paid' })
  expect(await unreadOf(buyer)).toEqual([])
  await app.as(seller).call(changeTrade, { id: items[0]!.id, action: 'confirm_payment' })
  expect(await unreadOf(seller)).toEqual([])
})

test('a step in one of several sales reads only that sale’s notifications', async () => {
  const { id: listingId, seller } = await aFixedPriceListing(app, { quantity: 2 })
  const paidBy = async (buyer: Person) => {
    await app.as(buyer).call(buyNow, { id: listingId, quantity: 1 })
    const { items } = await app.as(buyer).call(listTrades, { role: 'buyer' })
    await app.as(buyer).call(changeTrade, { id: items[0]!.id, action: 'mark_paid' })
    return items[0]!.id
  }
  const first = await paidBy(await aMember(app))
  const second = await paidBy(await aMember(app))
  await app.as(seller).call(changeTrade, { id: first, action: 'confirm_payment' })
  await app.settle()
  const { items } = await app.as(seller).call(listNotifications, {})
  const unread = items.filter((notice) => notice.read_at === null)
  expect(unread.map(({ kind, link }) => [kind, link])).toEqual([
    ['trade', `/trades/${second}`],
    ['sold', `/trades/${second}`],
  ])
})

test('a submitted listing notifies every admin in Hoko only, until one decides', async () => {
  const [admin, colleague] = [await aMember(app, { type: 'admin' }), await aMember(app, { type: 'admin' })]
  await requestApprovalFor(app, admin, 'everybody')
  for (const [status, reason] of [
    ['active', undefined],
    ['draft', 'The photo is another bike.'],
  ] as const) {
    const { id } = await aPendingListing(app)
    for (const person of [admin, colleague]) expect(await unreadOf(person)).toEqual(['approval'])
    const { items } = await app.as(colleague).call(listNotifications, {})
    expect(items[0]).toMatchObject({
      title: 'Listing to approve',
      link: expect.stringContaining(`open=${id}`),
    })
    await app.as(admin).call(setListingStatus, { id, status, ...(reason && { reason }) })
    for (const person of [admin, colleague]) expect(await unreadOf(person)).toEqual([])
  }
  await requestApprovalFor(app, admin, 'nobody')
  const mails = await app.platform.db
    .selectFrom('sent_messages')
    .select('subject')
    .where('account_id', 'in', [admin.id, colleague.id])
    .execute()
  expect(mails).toEqual([])
})
