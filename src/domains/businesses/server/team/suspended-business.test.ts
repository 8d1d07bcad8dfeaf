import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAgent, exportAgentNumbers, getAgentNumbers } from '#domains/businesses/common/agents.ts'
import { getBranding } from '#domains/businesses/common/storefront.ts'
import { listWorkplaceListings, listWorkplaces, type TeamRight } from '#domains/businesses/common/team.ts'
import { getConversation, listConversations, readConversation } from '#domains/chat/common/chat.ts'
import { putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { answerOffer, getOffer, listOffers, makeOffer } from '#domains/offers/common/offers.ts'
import { listQuestions } from '#domains/listings/common/questions/questions.ts'
import { deleteListing, getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { exportUserReports, getUserReports, listUserReportRows } from '#domains/insights/common/stats.ts'
import { aHelperOf, aShop } from '#test/harness/market/businesses.ts'
import { write } from '#test/harness/market/chats.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

const rights: TeamRight[] = ['listings', 'questions', 'enquiries', 'offers', 'statistics', 'settings']

let app: TestApp
let admin: Person
let business: Person
let helper: Person
let ids: { listing: number; offer: number; chat: number }

beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  business = await aShop(app)
  helper = await aHelperOf(app, business, rights)
  const buyer = await aMember(app)
  const { id: listing } = await aFixedPriceListing(app, { seller: business })
  await edit(app, business, listing, { accepts_offers: true })
  const { conversation_id } = await write(app, buyer, { listing_id: listing, text: 'Is it still there?' })
  const offer = await app
    .as(buyer)
    .call(makeOffer, { listing_id: listing, amount_cents: 30_00, message: 'Cash' })
  if (offer.key) throw new Error(JSON.stringify(offer))
  ids = { listing, offer: offer.id, chat: conversation_id }
})
afterAll(() => app[Symbol.asyncDispose]())

const set = (status: 'active' | 'suspended') =>
  app.as(admin).call(putMemberStatus, { id: business.id, status, reason: 'For a test.' })
const as = () => app.as(helper)
const of = () => ({ seller: business.id })
const agent = {
  name: 'Aroha Ngata',
  licence_number: '20000001',
  phone_number: '021 555 0199',
  email: 'aroha@example.co.nz',
}
const span = { from: '2026-01-01', to: '2026-01-31' }

const reads: [what: string, ask: () => Promise<object>][] = [
  ['its listings', () => as().call(listWorkplaceListings, of())],
  ['a listing with all that only its seller sees', () => as().call(getOwnListing, { id: ids.listing })],
  ['its offers', () => as().call(listOffers, of())],
  ['an offer by its number', () => as().call(getOffer, { id: ids.offer })],
  ['its enquiries', () => as().call(listConversations, of())],
  ['an enquiry by its number', () => as().call(getConversation, { id: ids.chat })],
  ['its figures', () => as().call(getUserReports, of())],
  ['its sales', () => as().call(listUserReportRows, { ...of(), show: 'sales' })],
  ['its sales as a file', () => as().call(exportUserReports, { ...of(), show: 'sales' })],
  ['its agents’ figures', () => as().call(getAgentNumbers, { ...of(), ...span })],
  ['its agents’ figures as a file', () => as().call(exportAgentNumbers, { ...of(), ...span })],
]

const writes: [what: string, ask: () => Promise<object>][] = [
  ['a change of a listing', () => as().call(updateListing, { id: ids.listing, version: 1, title: 'New' })],
  ['a listing’s end', () => as().call(deleteListing, { id: ids.listing })],
  ['a listing’s state', () => as().call(setListingStatus, { id: ids.listing, status: 'withdrawn' })],
  ['an answer to an offer', () => as().call(answerOffer, { id: ids.offer, action: 'decline' })],
  ['a message', () => write(app, helper, { conversation_id: ids.chat, text: 'It is.' })],
  ['a mark as read', () => as().call(readConversation, { id: ids.chat, number: 1 })],
  ['an agent', () => as().call(createAgent, { seller_id: business.id, ...agent })],
]

const closedReason = {
  key: 'forbidden',
  message:
    'This business is suspended, so its team can’t open or change anything for it. Its owner can read why in an email from us.',
}

describe('the team of a suspended business', () => {
  test.each(reads)('can read %s before', async (_what, request) => {
    expect(await request()).not.toHaveProperty('key')
  })

  test('is notified', async () => {
    expect(await set('suspended')).not.toHaveProperty('key')
  })

  test.each(reads)('can’t read %s', async (_what, request) =>
    expect(await request()).toMatchObject(closedReason),
  )

  test.each(writes)('can’t do %s', async (_what, request) =>
    expect(await request()).toMatchObject(closedReason),
  )

  test('sees public pages as a stranger does', async () => {
    for (const requested of [as(), app.as(await aMember(app))]) {
      expect(await requested.call(getBranding, of())).toMatchObject({ key: 'not_found' })
      expect(await requested.call(listQuestions, { listing: ids.listing })).toMatchObject({
        viewer: { may_answer: false },
      })
    }
    expect(await as().call(listWorkplaces, {})).toEqual({ items: [] })
  })

  test('reads and acts again once it’s reinstated', async () => {
    await set('active')
    for (const [, request] of reads) expect(await request()).not.toHaveProperty('key')
  })
})
