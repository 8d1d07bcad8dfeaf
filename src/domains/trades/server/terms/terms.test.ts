import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { listReviews } from '#domains/reviews/common/reviews.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { changeTrade, listTrades } from '#domains/trades/common/trades.ts'
import {
  answerProposal,
  changeTracking,
  changeTradeAddress,
  chooseDelivery,
  chooseForBuyer,
  getTradeDetails,
  proposeChange,
} from '#domains/trades/common/terms.ts'
import { aDeal, aListingWithDelivery, anAddress, courier, readTrade } from '#test/harness/deals/deal-terms.ts'
import { aMember } from '#test/harness/market/people.ts'
import { ageTrade, bothWrote } from '#test/harness/market/reviews.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test('buyNow stores option, address and total in the transaction of the purchase', async () => {
  const deal = await aDeal(app, { is_rural: true })
  expect(deal.total_cents).toBe(2400 + 700 + 450)
  const { terms, may_change: may } = await readTrade(app, deal.buyer, deal.trade_id)
  expect(terms).toMatchObject({
    version: 1,
    reference: `H${deal.trade_id}`,
    items_cents: 2400,
    delivery: { method: 'option', kind: 'courier', delivery_cents: 700, rural_cents: 450, is_tracked: true },
    total_cents: 3550,
    is_final: true,
    choose_by: null,
  })
  expect(may).toEqual(['change_address', 'propose_total', 'propose_cancel', 'propose_join'])
  const details = await app.as(deal.seller).call(getTradeDetails, { id: deal.trade_id })
  expect(details.address).toMatchObject({
    name: 'Ana Parata',
    line1: '12 Kōwhai Ridge Road',
    postcode: '5012',
  })
  expect(details.copy).toMatchObject({ title: 'Hand-thrown bowl', description: 'Glazed in Nelson.' })
  expect(details.documents).toEqual(['receipt', 'packing_slip', 'label'])
})

test('buyNow refuses another total than the buyer saw, and sells nothing', async () => {
  const { id, seller } = await aListingWithDelivery(app)
  const buyer = await aMember(app)
  const { id: addressId } = await anAddress(app, buyer)
  const call = { id, delivery: { method: 'option', option_id: 1, address_id: addressId } as const }
  const { version } = await app.as(seller).call(getOwnListing, { id })
  const options = [{ ...courier, north_cents: 900 }]
  await app.as(seller).call(updateListing, { id, version, delivery_options: options })
  const refused = await app.as(buyer).call(buyNow, { ...call, total_cents: 3100 })
  expect(refused).toMatchObject({ status: 409, key: 'price_changed', total_cents: 3300 })
  expect(await app.as(buyer).call(listTrades, { role: 'buyer' })).toMatchObject({ total: 0 })
  expect(await app.as(buyer).call(buyNow, { ...call, total_cents: 3300 })).toMatchObject({
    total_cents: 3300,
  })
})

test('buyNow refuses an option that is gone, and an address of another person', async () => {
  const { id } = await aListingWithDelivery(app)
  const [buyer, other] = [await aMember(app), await aMember(app)]
  const [own, foreign] = [await anAddress(app, buyer), await anAddress(app, other)]
  const buy = (optionId: number, addressId: number) =>
    app.as(buyer).call(buyNow, {
      id,
      delivery: { method: 'option', option_id: optionId, address_id: addressId },
    })
  expect(await buy(2, own.id)).toMatchObject({ status: 409, key: 'price_changed' })
  expect(await buy(1, foreign.id)).toMatchObject({ status: 422, errors: { address_id: expect.any(String) } })
})

test('chooseDelivery is the buyer’s, once, at the total seen', async () => {
  const { id } = await aListingWithDelivery(app)
  const buyer = await aMember(app)
  const { trade_id: tradeId } = await app.as(buyer).call(buyNow, { id })
  const before = await readTrade(app, buyer, tradeId)
  expect(before.terms).toMatchObject({ delivery: null, is_final: false, total_cents: 2400 })
  const { id: addressId } = await anAddress(app, buyer)
  const delivery = { method: 'option', option_id: 1, address_id: addressId } as const
  const choose = (total: number) =>
    app.as(buyer).call(chooseDelivery, { id: tradeId, delivery, total_cents: total })
  expect(await choose(2400)).toMatchObject({ key: 'price_changed', total_cents: 3100 })
  expect(await choose(3100)).toEqual({ trade_id: tradeId, total_cents: 3100 })
  expect(await choose(3100)).toMatchObject({ key: 'trade_moved' })
})

test('chooseForBuyer takes the cheapest that fits, 48 hours after the sale', async () => {
  const { id, seller } = await aListingWithDelivery(app, { pickup: 'none' })
  const buyer = await aMember(app)
  await anAddress(app, buyer)
  const { trade_id: tradeId } = await app.as(buyer).call(buyNow, { id })
  const choose = () => app.as(seller).call(chooseForBuyer, { id: tradeId })
  expect(await choose()).toMatchObject({ key: 'trade_too_early' })
  await ageTrade(app, tradeId, 2.1)
  expect(await choose()).toEqual({ trade_id: tradeId, total_cents: 3100 })
  const { terms, moves } = await readTrade(app, buyer, tradeId)
  expect(terms?.delivery).toMatchObject({ method: 'option', kind: 'courier' })
  expect(moves.at(-1)).toMatchObject({ side: 'seller', action: 'delivery_chosen', total_cents: 3100 })
})

test('changeTradeAddress takes another address only where delivery costs the same', async () => {
  const deal = await aDeal(app)
  const [near, far] = [
    await anAddress(app, deal.buyer),
    await anAddress(app, deal.buyer, { suburb: 'addington' }),
  ]
  const change = (addressId: number) =>
    app.as(deal.buyer).call(changeTradeAddress, { id: deal.trade_id, address_id: addressId })
  expect(await change(near.id)).toEqual({ trade_id: deal.trade_id, total_cents: 3100 })
  expect(await change(far.id)).toMatchObject({ key: 'price_changed' })
})

test('proposeChange by the seller lowers a total at once, and raises it only with the buyer', async () => {
  const { trade_id: id, seller, buyer } = await aDeal(app)
  const propose = (items: number, delivery: number) =>
    app.as(seller).call(proposeChange, { id, kind: 'total', items_cents: items, delivery_cents: delivery })
  expect(await propose(2000, 700)).toEqual({ trade_id: id, total_cents: 2700, is_applied: true })
  expect(await propose(2400, 1500)).toEqual({ trade_id: id, total_cents: 2700, is_applied: false })
  expect(await propose(2400, 1600)).toMatchObject({ key: 'proposal_open' })
  const { proposal, terms } = await readTrade(app, buyer, id)
  expect(terms?.total_cents).toBe(2700)
  expect(proposal).toMatchObject({ kind: 'total', side: 'seller', total_cents: 3900 })
  const answer = { id, proposal_id: proposal!.id, answer: 'accept' } as const
  expect(await app.as(seller).call(answerProposal, answer)).toMatchObject({ key: 'trade_moved' })
  expect(await app.as(buyer).call(answerProposal, answer)).toEqual({ trade_id: id, total_cents: 3900 })
  expect(await app.as(buyer).call(answerProposal, answer)).toMatchObject({ key: 'proposal_ended' })
})

test('proposeChange by the buyer for less waits for the seller', async () => {
  const { trade_id: id, seller, buyer } = await aDeal(app)
  const proposed = await app
    .as(buyer)
    .call(proposeChange, { id, kind: 'total', items_cents: 2000, delivery_cents: 700, reason: 'A chip.' })
  expect(proposed).toEqual({ trade_id: id, total_cents: 3100, is_applied: false })
  const { proposal } = await readTrade(app, seller, id)
  const declined = await app
    .as(seller)
    .call(answerProposal, { id, proposal_id: proposal!.id, answer: 'decline' })
  expect(declined).toEqual({ trade_id: id, total_cents: 3100 })
})

test('answerProposal cancels some pieces at their share, and all of them by agreement', async () => {
  const { trade_id: id, seller, buyer } = await aDeal(app, { quantity: 3 })
  const cancel = async (quantity: number) => {
    await app.as(buyer).call(proposeChange, { id, kind: 'cancel', quantity })
    const { proposal } = await readTrade(app, seller, id)
    return await app.as(seller).call(answerProposal, { id, proposal_id: proposal!.id, answer: 'accept' })
  }
  expect(await app.as(buyer).call(proposeChange, { id, kind: 'cancel', quantity: 4 })).toMatchObject({
    status: 422,
  })
  expect(await cancel(1)).toEqual({ trade_id: id, total_cents: 2 * 2400 + 700 + 200 })
  expect(await readTrade(app, buyer, id)).toMatchObject({ status: 'agreed', quantity: 2, total_cents: 4800 })
  await cancel(2)
  expect(await readTrade(app, buyer, id)).toMatchObject({ status: 'cancelled', proposal: null })
})

test('a sale sent meanwhile supersedes no proposal, a received one does', async () => {
  const { trade_id: id, seller, buyer } = await aDeal(app)
  const act = (person: typeof seller, action: 'mark_paid' | 'mark_sent' | 'mark_received') =>
    app.as(person).call(changeTrade, {
      id,
      action,
      ...(action === 'mark_sent' && { parcel: { carrier: 'NZ Post', number: '00794210392887654321' } }),
    })
  await app.as(buyer).call(proposeChange, { id, kind: 'cancel', quantity: 1 })
  await act(seller, 'mark_paid')
  expect((await act(seller, 'mark_sent')).proposal).not.toBeNull()
  expect((await act(buyer, 'mark_received')).proposal).toBeNull()
})

test('changeTrade asks for a tracking number where tracking was promised', async () => {
  const { trade_id: id, seller, buyer } = await aDeal(app)
  await app.as(seller).call(changeTrade, { id, action: 'mark_paid' })
  const bare = await app.as(seller).call(changeTrade, { id, action: 'mark_sent' })
  expect(bare).toMatchObject({ status: 422, errors: { parcel: expect.stringContaining('tracking') } })
  await app
    .as(seller)
    .call(changeTrade, { id, action: 'mark_sent', parcel: { carrier: 'NZ Post', number: 'AB 12' } })
  const parcel = { carrier: 'NZ Post', number: 'AB 13' }
  await app.as(seller).call(changeTracking, { id, ...parcel })
  const shown = await readTrade(app, buyer, id)
  expect(shown.parcel).toMatchObject({ ...parcel, url: expect.stringMatching(/^https:.*AB13$/) })
  expect(shown.moves.map(({ action }) => action)).toEqual(['paid', 'sent', 'tracking_changed'])
})

test('a second sale joins the parcel of the first, and leaves it when that one is cancelled', async () => {
  const first = await aDeal(app)
  const second = await aDeal(app, { seller: first.seller, buyer: first.buyer })
  const { seller, buyer } = first
  const { joinable } = await app.as(buyer).call(getTradeDetails, { id: second.trade_id })
  expect(joinable.map((one) => one.trade_id)).toEqual([first.trade_id])
  await app.as(buyer).call(proposeChange, {
    id: second.trade_id,
    kind: 'join',
    joined_to: first.trade_id,
    delivery_cents: 200,
  })
  const { proposal } = await readTrade(app, seller, second.trade_id)
  const answer = { id: second.trade_id, proposal_id: proposal!.id, answer: 'accept' } as const
  expect(await app.as(seller).call(answerProposal, answer)).toMatchObject({ total_cents: 2600 })
  const shared = await app.as(seller).call(getTradeDetails, { id: second.trade_id })
  expect(shared.address?.name).toBe('Ana Parata')
  await app.as(buyer).call(proposeChange, { id: first.trade_id, kind: 'cancel', quantity: 1 })
  const cancel = (await readTrade(app, seller, first.trade_id)).proposal
  await app.as(seller).call(answerProposal, { id: first.trade_id, proposal_id: cancel!.id, answer: 'accept' })
  await app.settle()
  const { terms } = await readTrade(app, buyer, second.trade_id)
  expect(terms).toMatchObject({ delivery: null, total_cents: 2400, is_final: false })
})

test('proposeChange refuses the total that holds', async () => {
  const { trade_id: id, buyer } = await aDeal(app, { is_rural: true })
  const same = { id, kind: 'total', items_cents: 2400, delivery_cents: 1150 } as const
  expect(await app.as(buyer).call(proposeChange, same)).toMatchObject({ status: 422 })
})

test('listTrades finds words without macrons, and refuses a month of no calendar', async () => {
  const { trade_id: id, seller, buyer } = await aDeal(app)
  const find = async (q: string) => (await app.as(buyer).call(listTrades, { role: 'buyer', q })).total
  await app.platform.db
    .updateTable('accounts')
    .set({ first_name: 'Tāne' })
    .where('id', '=', seller.id)
    .execute()
  expect(await find('tane bowl')).toBe(1)
  expect(await find(`#h${id}`)).toBe(1)
  expect(await find('tane teapot')).toBe(0)
  expect(await app.as(buyer).call(listTrades, { role: 'buyer', month: '0000-01' })).toMatchObject({
    status: 422,
  })
})

test('listReviews of a trade has both reviews for its sides once they are shown', async () => {
  const { trade_id: trade, seller, buyer } = await bothWrote(app)
  const read = async (person: typeof seller) =>
    (await app.as(person).call(listReviews, { trade })).items?.length
  expect([await read(buyer), await read(seller), await read(await aMember(app))]).toEqual([2, 2, 0])
})

test('answerProposal puts nothing into a parcel that has been sent by itself meanwhile', async () => {
  const first = await aDeal(app)
  const { seller, buyer } = first
  const { trade_id: id } = await aDeal(app, { seller, buyer })
  const join = { id, kind: 'join', joined_to: first.trade_id, delivery_cents: 0 } as const
  await app.as(buyer).call(proposeChange, join)
  await app.as(seller).call(changeTrade, { id, action: 'mark_paid' })
  const parcel = { carrier: 'NZ Post', number: 'AB1' }
  const { proposal } = await app.as(seller).call(changeTrade, { id, action: 'mark_sent', parcel })
  const answer = { id, proposal_id: proposal!.id, answer: 'accept' } as const
  expect(await app.as(seller).call(answerProposal, answer)).toMatchObject({ key: 'proposal_ended' })
})

test('a stranger finds neither details nor anything to change', async () => {
  const { trade_id: id } = await aDeal(app)
  const stranger = app.as(await aMember(app))
  expect(await stranger.call(getTradeDetails, { id })).toMatchObject({ status: 404 })
  expect(await stranger.call(proposeChange, { id, kind: 'cancel', quantity: 1 })).toMatchObject({
    status: 404,
  })
  expect(await stranger.call(chooseForBuyer, { id })).toMatchObject({ status: 404 })
})
