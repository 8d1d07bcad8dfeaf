import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createAgent,
  deleteAgent,
  listAgents,
  updateAgent,
  getAgentNumbers,
} from '#domains/businesses/common/agents.ts'
import {
  getBranding,
  putBranding,
  getStorefront,
  putStorefront,
} from '#domains/businesses/common/storefront.ts'
import { endTeamMember, getTeam, updateTeamMember } from '#domains/businesses/common/team.ts'
import { answerOffer, getOffer, listOffers, makeOffer } from '#domains/offers/common/offers.ts'
import { exportUserReports, getUserReports, listUserReportRows } from '#domains/insights/common/stats.ts'
import { createListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { getTrade } from '#domains/trades/common/trades.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { aPdf, sendForm } from '#test/harness/market/file-forms.ts'
import { aHelperOf, anAgency, anAgent, aShop, joinTeam } from '#test/harness/market/businesses.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const notFound = { key: 'not_found' }
const actsOf = async (business: Person) =>
  (await app.as(business).call(getTeam, {})).acts.map(({ act }) => act)

async function anOfferTo(business: Person, buyer?: Person) {
  const { id } = await aFixedPriceListing(app, { seller: business })
  await edit(app, business, id, { accepts_offers: true })
  const by = buyer ?? (await aMember(app))
  const offer = await app.as(by).call(makeOffer, { listing_id: id, amount_cents: 30_00, message: 'Cash' })
  return { buyer: by, listing_id: id, id: offer.id }
}

test('offers are seen and answered for the business, which is the buyer’s counterparty', async () => {
  const business = await aShop(app)
  const helper = await aHelperOf(app, business, ['offers'])
  const { id, buyer, listing_id } = await anOfferTo(business)
  const as = app.as(helper)
  expect(await as.call(listOffers, { seller: business.id })).toMatchObject({
    total: 1,
    items: [
      { id, role: 'seller', acting_for: { id: business.id, name: 'Bob’s Utes' }, may: { accept: true } },
    ],
  })
  expect(await app.as(business).call(getOffer, { id })).toMatchObject({ acting_for: null })
  await as.call(answerOffer, { id, action: 'counter', amount_cents: 40_00 })
  expect(await app.as(buyer).call(getOffer, { id })).toMatchObject({
    counterparty: { id: business.id },
    moves: [{ side: 'buyer' }, { side: 'seller', action: 'countered' }],
  })
  await app.as(buyer).call(answerOffer, { id, action: 'counter', amount_cents: 35_00 })
  const agreed = await as.call(answerOffer, { id, action: 'accept' })
  expect(agreed).toMatchObject({ status: 'accepted' })
  // The sale itself, with the buyer's details, is only for its owner.
  expect(await as.call(getTrade, { id: agreed.trade_id! })).toMatchObject(notFound)
  expect((await app.as(business).call(getTeam, {})).acts).toMatchObject([
    { act: 'offer_accepted', listing: { id: listing_id } },
    { act: 'offer_countered', listing: { id: listing_id } },
  ])
  expect((await app.as(buyer).call(listOffers, { seller: business.id })).key).toBe('not_found')
})

test('answering offers needs the right, a buyer other than oneself, and membership', async () => {
  const business = await aShop(app)
  const helper = await aHelperOf(app, business, ['listings', 'questions', 'statistics', 'settings'])
  const { id } = await anOfferTo(business)
  const decline = (offer = id) => app.as(helper).call(answerOffer, { id: offer, action: 'decline' })
  expect(await app.as(helper).call(getOffer, { id })).toMatchObject(notFound)
  expect(await decline()).toMatchObject(notFound)
  await app.as(business).call(updateTeamMember, { id: helper.membership, rights: ['offers'] })
  await app.as(business).call(endTeamMember, { id: helper.membership })
  const own = await anOfferTo(business, helper)
  helper.membership = await joinTeam(app, business, helper, ['offers'])
  expect(await app.as(helper).call(getOffer, { id: own.id })).toMatchObject({
    role: 'buyer',
    acting_for: null,
  })
  expect(await app.as(helper).call(answerOffer, { id: own.id, action: 'accept' })).toMatchObject({
    key: 'offer_moved',
  })
  // The business's own offers on other listings are hidden from its team.
  const other = await anOfferTo(await aShop(app), business)
  expect(await app.as(helper).call(getOffer, { id: other.id })).toMatchObject(notFound)
  expect(await app.as(helper).call(listOffers, { seller: business.id, role: 'buyer' })).toMatchObject({
    total: 2,
  })
  await app.as(business).call(endTeamMember, { id: helper.membership })
  expect(await decline()).toMatchObject(notFound)
  expect(await app.as(helper).call(listOffers, { seller: business.id })).toMatchObject(notFound)
  expect(await actsOf(business)).toEqual([])
})

test('a team member sees statistics of selling and of agents only', async () => {
  const business = await anAgency(app, admin)
  const helper = await aHelperOf(app, business, ['statistics'])
  await anOfferTo(await aShop(app), business)
  const as = app.as(helper)
  const seller = business.id
  const own = await app.as(business).call(getUserReports, {})
  const { figures } = await as.call(getUserReports, { seller })
  expect(figures).toMatchObject({ views: own.figures.views, purchases: { value: 0, before: 0 } })
  expect(await as.call(listUserReportRows, { seller, show: 'views' })).toMatchObject({ total: 0 })
  expect(await as.call(listUserReportRows, { seller, show: 'purchases' })).toMatchObject(notFound)
  expect(await as.call(exportUserReports, { seller, show: 'bids_placed' })).toMatchObject(notFound)
  const csv = await (await as.call(exportUserReports, { seller })).text()
  expect(csv).toContain('Earnings')
  expect(csv).not.toContain('Purchases')
  const span = { from: '2026-01-01', to: '2026-01-31' }
  expect(await as.call(getAgentNumbers, { ...span, seller })).toMatchObject({ items: [] })
  await app.as(business).call(updateTeamMember, { id: helper.membership, rights: ['settings'] })
  expect(await as.call(getUserReports, { seller })).toMatchObject(notFound)
  expect(await as.call(getAgentNumbers, { ...span, seller })).toMatchObject(notFound)
})

const hours = [{ weekday: 1, opens: '09:00', closes: '17:00' }]

test('a team member sets branding, hours and agents, but no other settings', async () => {
  const business = await anAgency(app, admin)
  const helper = await aHelperOf(app, business, ['settings'])
  const as = app.as(helper)
  const sellerId = business.id
  const logo = await aPicture(app, helper)
  const branding = { logo_id: logo.id, banner_id: null, color: null, text_color: null, strapline: 'Homes' }
  expect(await as.call(putBranding, { ...branding, seller_id: sellerId })).toMatchObject({
    logo: { id: logo.id },
  })
  expect(await as.call(getBranding, { seller: sellerId })).toMatchObject({ strapline: 'Homes' })
  expect((await as.call(putStorefront, { seller_id: sellerId, slug: 'mine-now' })).errors).toHaveProperty(
    'slug',
  )
  expect(
    (await as.call(putStorefront, { seller_id: sellerId, street_address: '1 A St' })).errors,
  ).toHaveProperty('street_address')
  await as.call(putStorefront, { seller_id: sellerId, hours })
  expect(await app.as(null).call(getStorefront, { seller: sellerId })).toMatchObject({
    opening_hours: { hours },
  })
  const agent = await as.call(createAgent, {
    seller_id: sellerId,
    name: 'Hana Waititi',
    licence_number: '20 012 345',
  })
  await as.call(updateAgent, { id: agent.id, phone_number: '021 555 0101' })
  expect((await as.call(listAgents, { seller: sellerId })).items).toMatchObject([
    { id: agent.id, own: { phone_number: expect.stringContaining('21') } },
  ])
  await as.call(deleteAgent, { id: agent.id })
  expect(await actsOf(business)).toEqual([
    'agent_deleted',
    'agent_changed',
    'agent_added',
    'hours_changed',
    'branding_changed',
  ])
  const [last] = (await app.as(business).call(getTeam, {})).acts
  expect(last).toMatchObject({ about: 'Hana Waititi', listing: null })
})

test('a PDF that the team uploads becomes the business’s document', async () => {
  const business = await anAgency(app, admin)
  const helper = await aHelperOf(app, business, ['listings'])
  const send = async () =>
    (
      await sendForm(
        app,
        '/upload-file',
        [
          ['folder', 'documents'],
          ['file', aPdf, 'LIM report.pdf'],
        ],
        helper,
      )
    ).reply.id as number
  const property = { purpose: 'sale', property_type: 'house' } as const
  const as = app.as(helper)
  const [first, second] = [await send(), await send()]
  const draft = await as.call(createListing, {
    type: 'property',
    seller_id: business.id,
    property: { ...property, document_ids: [first] },
  })
  expect(draft).toMatchObject({ documents: [{ id: first, name: 'LIM report.pdf' }] })
  const { id, version } = draft
  const saved = await as.call(updateListing, { id, version, property: { document_ids: [first, second] } })
  expect(saved).toMatchObject({ documents: [{ id: first }, { id: second }] })
  const files = app.platform.db.selectFrom('files').select('owner_id').where('id', 'in', [first, second])
  expect(await files.execute()).toEqual([{ owner_id: business.id }, { owner_id: business.id }])
  // A document can't be taken from a listing of somebody else.
  const own = await as.call(createListing, {
    type: 'property',
    property: { ...property, document_ids: [first] },
  })
  expect(own.errors).toHaveProperty('property.document_ids')
})

test('settings end with the membership, and only the owner is offered a plan', async () => {
  const business = await anAgency(app, admin, { max_agents: 1 })
  const helper = await aHelperOf(app, business, ['settings'])
  const as = app.as(helper)
  const sellerId = business.id
  const { id } = await anAgent(app, business)
  const refused = await as.call(createAgent, {
    seller_id: sellerId,
    name: 'Hana Waititi',
    licence_number: '20 012 346',
  })
  expect(refused).toMatchObject({ key: 'subscription_required' })
  expect(refused).not.toHaveProperty('permission')
  await app.as(business).call(endTeamMember, { id: helper.membership })
  expect(await as.call(updateAgent, { id, name: 'Nobody' })).toMatchObject(notFound)
  expect(await as.call(putStorefront, { seller_id: sellerId, hours })).toMatchObject(notFound)
  expect((await as.call(listAgents, { seller: sellerId })).items).toMatchObject([{ id, own: null }])
})
