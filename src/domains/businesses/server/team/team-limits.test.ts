import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  acceptInvitation,
  endTeamMember,
  getTeam,
  listWorkplaceListings,
  listWorkplaces,
} from '#domains/businesses/common/team.ts'
import { suspendMember } from '#domains/accounts/common/members/members.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { answerOffer, makeOffer } from '#domains/offers/common/offers.ts'
import { answerQuestion, askQuestion } from '#domains/listings/common/questions/questions.ts'
import { createListing, getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { aHelperOf, anInvitationOf, aShop } from '#test/harness/market/businesses.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aCategory, aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aKey } from '#test/harness/market/partners.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let visitor: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  visitor = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const setEmail = ({ id }: Person, email: string) =>
  app.platform.db.updateTable('accounts').set({ email }).where('id', '=', id).execute()

const suspend = async ({ id }: Person, kind: 'selling' | 'messaging') => {
  const answer = await app.as(admin).call(suspendMember, { id, kind, reason: 'For a test.', until: null })
  if ('key' in answer) throw new Error(JSON.stringify(answer))
}

const start = async (person: Person, business: Person) =>
  await app.as(person).call(createListing, {
    seller_id: business.id,
    type: 'general',
    title: 'A ute that starts every time',
    description: 'Nearly.',
    condition: 'used',
    category_id: await aCategory(app, 'general'),
    sale_method: 'fixed_price',
    buy_now_price_cents: 5000,
    pickup: 'allowed',
    suburb: 'te-aro',
  })

test('a team member invited again at another email is on the team once', async () => {
  const business = await aShop(app)
  const helper = await aHelperOf(app, business, ['listings', 'statistics'])
  await setEmail(helper, `other-${helper.id}@example.nz`)
  const invitation = await anInvitationOf(app, business, helper, ['questions'])
  const both = await Promise.all([1, 2].map(() => app.as(helper).call(acceptInvitation, invitation)))
  expect(both.map((answer) => answer.key ?? answer.status).toSorted()).toEqual(['active', 'not_found'])
  expect((await app.as(business).call(getTeam, {})).items).toMatchObject([
    { id: invitation.id, status: 'active', rights: ['questions'], email: `other-${helper.id}@example.nz` },
  ])
  await app.as(business).call(endTeamMember, { id: invitation.id })
  expect((await app.as(helper).call(listWorkplaces, {})).items).toEqual([])
})

test('an owner isn’t on their own team, whatever their email becomes', async () => {
  const business = await aShop(app)
  const person = await aMember(app)
  const invitation = await anInvitationOf(app, business, person)
  await setEmail(person, `moved-${person.id}@example.nz`)
  const email = (await app.as(business).call(getTeam, {})).items[0]!.email
  await setEmail(business, email)
  expect((await app.as(business).call(listWorkplaces, {})).items).toEqual([])
  expect(await app.as(business).call(acceptInvitation, invitation)).toMatchObject({ key: 'not_found' })
})

test('an invitation revoked while it’s accepted leaves nobody on the team', async () => {
  const business = await aShop(app)
  const person = await aMember(app)
  const invitation = await anInvitationOf(app, business, person)
  const answers = await Promise.all([
    app.as(person).call(acceptInvitation, invitation),
    app.as(business).call(endTeamMember, { id: invitation.id }),
  ])
  expect(answers[1]).toEqual({ ok: true })
  expect((await app.as(business).call(getTeam, {})).items).toEqual([])
  expect(await app.as(person).call(acceptInvitation, invitation)).toMatchObject({ key: 'not_found' })
})

test('the code of an invitation opens no other, nor the next one', async () => {
  const [business, other] = [await aShop(app), await aShop(app)]
  const person = await aMember(app)
  const first = await anInvitationOf(app, business, person)
  const theirs = await anInvitationOf(app, other, person)
  if (first.code !== theirs.code)
    expect(await app.as(person).call(acceptInvitation, { id: theirs.id, code: first.code })).toMatchObject({
      key: 'code_wrong',
    })
  await app.as(business).call(endTeamMember, { id: first.id })
  const next = await anInvitationOf(app, business, person)
  expect(await app.as(person).call(acceptInvitation, first)).toMatchObject({ key: 'not_found' })
  if (first.code !== next.code)
    expect(await app.as(person).call(acceptInvitation, { id: next.id, code: first.code })).toMatchObject({
      key: 'code_wrong',
    })
})

test('an API key of a former team member opens nothing of the business', async () => {
  const business = await aShop(app)
  const helper = await aHelperOf(app, business, ['listings'])
  const key = await aKey(app, helper)
  const { id, version } = await start(key, business)
  expect(await app.as(key).call(getOwnListing, { id })).toMatchObject({ seller_id: business.id })
  await app.as(business).call(endTeamMember, { id: helper.membership })
  const notFound = { key: 'not_found' }
  expect(await app.as(key).call(getOwnListing, { id })).toMatchObject(notFound)
  expect(await app.as(key).call(updateListing, { id, version, title: 'Mine now' })).toMatchObject(notFound)
  expect(await app.as(key).call(setListingStatus, { id, status: 'active' })).toMatchObject(notFound)
  expect((await start(key, business)).errors).toHaveProperty('seller_id')
  expect(await app.as(helper).call(listWorkplaceListings, { seller: business.id })).toMatchObject(notFound)
})

test('a team can’t do what its business is suspended from, nor can a suspended member', async () => {
  const business = await aShop(app)
  const { id: listingId } = await aLiveAuction(app, { seller: business })
  const [silent, other] = [await aHelperOf(app, business), await aHelperOf(app, business)]
  const question = await app.as(visitor).call(askQuestion, { listing_id: listingId, text: 'Does it start?' })
  const draft = await start(other, business)
  const answer = (person: Person) =>
    app.as(person).call(answerQuestion, { id: question.id, text: 'It does.' })
  const publish = (person: Person) =>
    app.as(person).call(setListingStatus, { id: draft.id, status: 'active' })
  const restricted = { key: 'partly_suspended' }
  await suspend(silent, 'messaging')
  await suspend(silent, 'selling')
  const ownReason = expect.stringContaining('For a test.')
  expect(await answer(silent)).toMatchObject({ ...restricted, message: ownReason })
  expect(await publish(silent)).toMatchObject({ ...restricted, message: ownReason })
  await suspend(business, 'messaging')
  await suspend(business, 'selling')
  const othersReason = expect.not.stringContaining('For a test.')
  expect(await answer(other)).toMatchObject({ ...restricted, message: othersReason })
  expect(await publish(other)).toMatchObject({ ...restricted, message: othersReason })
})

test('an offer by a suspended member goes on without its text', async () => {
  const business = await aShop(app)
  const { id: listingId } = await aFixedPriceListing(app, { seller: business })
  await edit(app, business, listingId, { accepts_offers: true })
  const helper = await aHelperOf(app, business, ['offers'])
  const buyer = await aMember(app)
  const offer = (message: string) =>
    app.as(buyer).call(makeOffer, { listing_id: listingId, amount_cents: 4000, message })
  await suspend(buyer, 'messaging')
  expect((await offer('Call me')).errors).toMatchObject({ message: expect.stringContaining('For a test.') })
  const { id } = await offer('')
  const counter = (message: string) =>
    app.as(helper).call(answerOffer, { id, action: 'counter', amount_cents: 4500, message })
  await suspend(business, 'messaging')
  const { errors } = await counter('No, call me')
  expect(errors).toMatchObject({ message: expect.not.stringContaining('For a test.') })
  expect((await counter('')).key).toBeUndefined()
})
