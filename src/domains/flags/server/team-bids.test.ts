import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { acceptInvitation, endTeamMember } from '#domains/businesses/common/team.ts'
import { listFlags } from '#domains/flags/common/flags.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { answerOffer, makeOffer } from '#domains/offers/common/offers.ts'
import { aHelperOf, anInvitationOf, aShop, joinTeam } from '#test/harness/market/businesses.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const refused = { status: 403, key: 'not_allowed_to_bid', message: expect.stringContaining('team') }
const bid = (person: Person, listingId: number) =>
  app.as(person).call(placeBid, { listing_id: listingId, max_cents: 5000 })

async function flagsOf(listing: number) {
  await app.settle()
  return (await app.as(admin).call(listFlags, { listing })).items
}

test('a team member can’t bid on, buy or make offers for the business’s own listings', async () => {
  const business = await aShop(app)
  const helper = await aHelperOf(app, business, ['statistics'])
  const auction = await aLiveAuction(app, { seller: business })
  const shirt = await aFixedPriceListing(app, { seller: business })
  await edit(app, business, shirt.id, { accepts_offers: true })
  expect(await app.as(helper).call(getListing, { id: auction.id })).toMatchObject({
    viewer: { may_bid: false, why_not: refused.message },
  })
  expect(await bid(helper, auction.id)).toMatchObject(refused)
  expect(await app.as(helper).call(buyNow, { id: shirt.id })).toMatchObject(refused)
  const offer = { listing_id: shirt.id, amount_cents: 1000, message: '' }
  expect(await app.as(helper).call(makeOffer, offer)).toMatchObject(refused)
  expect(await flagsOf(auction.id)).toEqual([])
  expect(await bid(helper, (await aLiveAuction(app)).id)).toMatchObject({ standing: 'leading' })
  await app.as(business).call(endTeamMember, { id: helper.membership })
  expect(await bid(helper, auction.id)).toMatchObject({ standing: 'leading' })
})

test('an earlier bid remains and is flagged once, and an earlier offer can’t be accepted', async () => {
  const business = await aShop(app)
  const person = await aMember(app)
  const auction = await aLiveAuction(app, { seller: business, title: 'Brass lamp' })
  const shirt = await aFixedPriceListing(app, { seller: business })
  await edit(app, business, shirt.id, { accepts_offers: true })
  await bid(person, auction.id)
  const offer = await app
    .as(person)
    .call(makeOffer, { listing_id: shirt.id, amount_cents: 1000, message: '' })
  for (const rights of [['questions'], ['offers']] as const) {
    const id = await joinTeam(app, business, person, [...rights])
    expect(await flagsOf(auction.id)).toMatchObject([
      { about: { id: person.id }, reason: 'same_team', text: expect.stringContaining('had a bid') },
    ])
    if (rights[0] === 'questions') await app.as(business).call(endTeamMember, { id })
  }
  expect(await app.as(person).call(getListing, { id: auction.id })).toMatchObject({
    viewer: { may_bid: false },
    bid_count: 1,
  })
  expect(await app.as(business).call(answerOffer, { id: offer.id, action: 'accept' })).toMatchObject({
    key: 'not_allowed_to_bid',
  })
})

test('a bid accepted while its bidder joins the team is flagged', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [business, person] = [await aShop(app), await aMember(app)]
    const { id: listingId } = await aLiveAuction(app, { seller: business })
    const { id, code } = await anInvitationOf(app, business, person, ['questions'])
    const [placed, joined] = await Promise.all([
      bid(person, listingId),
      app.as(person).call(acceptInvitation, { id, code }),
    ])
    expect(joined).toMatchObject({ status: 'active' })
    const flags = await flagsOf(listingId)
    expect(flags.map(({ reason }) => reason)).toEqual(placed.key ? [] : ['same_team'])
  }
})
