import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, listBids, placeBid } from '#domains/auctions/common/bidding.ts'
import { blockMember, listBlocks, unblockMember } from '#domains/accounts/common/blocks/blocks.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { makeOffer } from '#domains/offers/common/offers.ts'
import { askQuestion, listQuestions } from '#domains/listings/common/questions/questions.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

test('a blocked member can’t bid, buy, make offers or ask until the block is lifted', async () => {
  const auction = await aLiveAuction(app)
  const { seller } = auction
  const tama = await aMember(app)
  await app.as(tama).call(placeBid, { listing_id: auction.id, max_cents: 3000 })
  const { items } = await app.as(null).call(listBids, { listing: auction.id })
  const { pseudonym } = items[0]!
  const block = await app.as(seller).call(blockMember, { listing_id: auction.id, pseudonym })
  expect(block).toMatchObject({
    name: pseudonym,
    is_bidder: true,
    question_ids: [],
    listing: { id: auction.id },
  })
  expect(await app.as(seller).call(blockMember, { listing_id: auction.id, pseudonym })).toEqual(block)
  expect(await app.as(seller).call(listBlocks, {})).toEqual({ items: [block] })

  expect(await app.as(tama).call(getListing, { id: auction.id })).toMatchObject({
    bid_count: 1,
    viewer: { is_leading: true, may_bid: false, why_not: expect.stringContaining('has blocked you') },
  })
  const no = {
    status: 403,
    key: 'not_allowed_to_bid',
    message: expect.stringContaining('has blocked you'),
  }
  expect(await app.as(tama).call(placeBid, { listing_id: auction.id, max_cents: 5000 })).toMatchObject(no)
  const bowl = await aFixedPriceListing(app, { seller })
  await edit(app, seller, bowl.id, { accepts_offers: true })
  const offer = { listing_id: bowl.id, amount_cents: 4000 }
  const question = { listing_id: bowl.id, text: 'Is it still there?' }
  expect(await app.as(tama).call(buyNow, { id: bowl.id })).toMatchObject(no)
  expect(await app.as(tama).call(makeOffer, offer)).toMatchObject({ status: 403 })
  expect(await app.as(tama).call(askQuestion, question)).toMatchObject({ status: 403, key: 'blocked' })
  expect((await app.as(tama).call(listQuestions, { listing: bowl.id })).viewer).toMatchObject({
    may_ask: false,
  })
  const other = await aLiveAuction(app)
  expect(await app.as(tama).call(placeBid, { listing_id: other.id, max_cents: 3000 })).toMatchObject({
    sequence: 1,
  })

  expect(await app.as(other.seller).call(unblockMember, { id: block.id })).toMatchObject({ status: 404 })
  expect(await app.as(seller).call(unblockMember, { id: block.id })).toEqual({ ok: true })
  expect(await app.as(tama).call(makeOffer, offer)).toMatchObject({ status: 'pending' })
  expect(await app.as(tama).call(askQuestion, question)).toMatchObject({ text: question.text })
})

test('a seller blocks the author of a question on their own listing only', async () => {
  const { id, seller } = await aLiveAuction(app)
  const mere = await aMember(app)
  const question = await app.as(mere).call(askQuestion, { listing_id: id, text: 'Is it still there?' })
  const whom = { listing_id: id, question_id: question.id }
  expect(await app.as(await aMember(app)).call(blockMember, whom)).toMatchObject({ status: 404 })
  expect(await app.as(seller).call(blockMember, { listing_id: id })).toMatchObject({ status: 422 })
  expect(await app.as(seller).call(blockMember, { listing_id: id, pseudonym: 'Moa' })).toMatchObject({
    status: 404,
  })
  expect(await app.as(seller).call(blockMember, whom)).toMatchObject({
    name: question.asker.display_name,
    is_bidder: false,
    question_ids: [question.id],
  })
  expect(await app.as(mere).call(placeBid, { listing_id: id, max_cents: 3000 })).toMatchObject({
    key: 'not_allowed_to_bid',
  })
})

test('blocking a bidder doesn’t reveal that they were blocked by name', async () => {
  const { id, seller } = await aLiveAuction(app)
  const mere = await aMember(app)
  const question = await app.as(mere).call(askQuestion, { listing_id: id, text: 'Is it still there?' })
  await app.as(mere).call(placeBid, { listing_id: id, max_cents: 3000 })
  await app.as(seller).call(blockMember, { listing_id: id, question_id: question.id })
  const { items } = await app.as(seller).call(listBids, { listing: id })
  const { pseudonym } = items[0]!
  const block = await app.as(seller).call(blockMember, { listing_id: id, pseudonym })
  expect(block).toMatchObject({ name: pseudonym, is_bidder: true, question_ids: [] })
  expect((await app.as(seller).call(listBlocks, {})).items).toHaveLength(2)
})
