import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import {
  acceptInvitation,
  endTeamMember,
  getTeam,
  inviteToTeam,
  listWorkplaceListings,
  listWorkplaces,
  updateTeamMember,
  type TeamRight,
} from '#domains/businesses/common/team.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { answerQuestion, askQuestion, listQuestions } from '#domains/listings/common/questions/questions.ts'
import { createListing, getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { relistListing } from '#domains/selling/common/selling.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { aCategory, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aHelperOf, anInvitationOf, aShop, readEmailOf } from '#test/harness/market/businesses.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let visitor: Person
beforeAll(async () => {
  app = await createTestApp()
  visitor = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const aBusiness = () => aShop(app)
const emailOf = (person: Person) => readEmailOf(app, person)
const anInvitation = (business: Person, person: Person, rights?: TeamRight[]) =>
  anInvitationOf(app, business, person, rights)
const aTeamMember = (business: Person, rights?: TeamRight[]) => aHelperOf(app, business, rights)

const fields = async () => ({
  type: 'general' as const,
  title: 'A ute that starts every time',
  description: 'Nearly.',
  condition: 'used' as const,
  category_id: await aCategory(app, 'general'),
  sale_method: 'fixed_price' as const,
  buy_now_price_cents: 5000,
  pickup: 'allowed' as const,
  suburb: 'te-aro',
})

test('only a business invites, each email once, and not its own', async () => {
  const privateSeller = await aMember(app)
  const rights: TeamRight[] = ['listings']
  const invite = async (by: Person, email: string) => await app.as(by).call(inviteToTeam, { email, rights })
  expect(await invite(privateSeller, 'a@example.nz')).toMatchObject({ key: 'not_in_trade' })
  const business = await aBusiness()
  expect((await invite(business, await emailOf(business))).errors).toHaveProperty('email')
  const first = await invite(business, 'a@example.nz')
  expect(first).toMatchObject({ status: 'invited', name: null, is_expired: false })
  expect((await invite(business, 'a@example.nz')).id).toBe(first.id)
  expect((await app.as(business).call(inviteToTeam, { email: 'b@example.nz', rights: [] })).status).toBe(422)
  for (let made = 1; made < 20; made += 1) {
    await app.platform.db
      .insertInto('team_members')
      .values({
        seller_id: business.id,
        email: `m${made}@example.nz`,
        rights: ['listings'],
        code_hash: Buffer.from('x'),
        invited_at: new Date(),
        invited_by: business.id,
      })
      .execute()
  }
  expect(await invite(business, 'c@example.nz')).toMatchObject({ key: 'team_full' })
})

test('inviting and changing rights needs a recent password', async () => {
  const business = await aBusiness()
  const { membership } = await aTeamMember(business)
  await app.platform.db
    .updateTable('sessions')
    .set({ password_given_at: sql<Date>`clock_timestamp() - interval '11 minutes'` })
    .where('account_id', '=', business.id)
    .execute()
  const rights: TeamRight[] = ['settings']
  expect(await app.as(business).call(inviteToTeam, { email: 'late@example.nz', rights })).toMatchObject({
    key: 'password_needed',
  })
  expect(await app.as(business).call(updateTeamMember, { id: membership, rights })).toMatchObject({
    key: 'password_needed',
  })
  expect(await app.as(business).call(endTeamMember, { id: membership })).toEqual({ ok: true })
})

test('an invitation is accepted by its recipient, with the emailed code', async () => {
  const business = await aBusiness()
  const [person, stranger] = [await aMember(app), await aMember(app)]
  const { id, code } = await anInvitation(business, person)
  expect(await app.as(person).call(listWorkplaces, {})).toMatchObject({
    items: [{ id, status: 'invited', seller: { id: business.id, name: 'Bob’s Utes' } }],
  })
  expect((await app.as(stranger).call(listWorkplaces, {})).items).toEqual([])
  expect(await app.as(stranger).call(acceptInvitation, { id, code })).toMatchObject({ key: 'not_found' })
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await app.as(person).call(acceptInvitation, { id, code: wrong })).toMatchObject({
    key: 'code_wrong',
  })
  expect(await app.as(person).call(acceptInvitation, { id, code })).toMatchObject({ status: 'active' })
  expect(await app.as(person).call(acceptInvitation, { id, code })).toMatchObject({ key: 'not_found' })
  expect((await app.as(business).call(getTeam, {})).items).toMatchObject([{ id, status: 'active' }])
})

test('five wrong codes or seven days end an invitation, until there is another', async () => {
  const business = await aBusiness()
  const person = await aMember(app)
  const { id, code } = await anInvitation(business, person)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries += 1) await app.as(person).call(acceptInvitation, { id, code: wrong })
  expect(await app.as(person).call(acceptInvitation, { id, code })).toMatchObject({ key: 'code_locked' })
  expect((await app.as(business).call(getTeam, {})).items).toMatchObject([{ is_expired: true }])
  const next = await anInvitation(business, person)
  await app.platform.db
    .updateTable('team_members')
    .set({ invited_at: new Date(Date.now() - 8 * 24 * 3_600_000) })
    .where('id', '=', id)
    .execute()
  expect(await app.as(person).call(acceptInvitation, next)).toMatchObject({ key: 'code_expired' })
})

test('a team member lists, edits, publishes and withdraws for the business', async () => {
  const business = await aBusiness()
  const member = await aTeamMember(business)
  const as = app.as(member)
  const photo = await aPicture(app, member)
  const draft = await as.call(createListing, {
    ...(await fields()),
    seller_id: business.id,
    image_ids: [photo.id],
  })
  expect(draft).toMatchObject({ seller_id: business.id, images: [{ id: photo.id }] })
  expect((await app.as(business).call(getOwnListing, { id: draft.id })).title).toBe(
    'A ute that starts every time',
  )
  await as.call(updateListing, {
    id: draft.id,
    version: draft.version,
    title: 'A ute that starts most times',
  })
  expect(await as.call(setListingStatus, { id: draft.id, status: 'active' })).toMatchObject({
    status: 'active',
  })
  const { version } = await as.call(getOwnListing, { id: draft.id })
  await as.call(updateListing, { id: draft.id, version, description: 'It does.' })
  const listings = await as.call(listWorkplaceListings, { seller: business.id })
  expect(listings).toMatchObject({ total: 1, items: [{ id: draft.id, status: 'active', waiting: 0 }] })
  await as.call(setListingStatus, { id: draft.id, status: 'withdrawn', reason: 'Gone.' })
  const { acts } = await app.as(business).call(getTeam, {})
  expect(acts.map(({ act }) => act)).toEqual(['withdrawn', 'changed', 'listed', 'draft_changed', 'started'])
  expect(acts[0]).toMatchObject({ name: expect.stringContaining('Mere'), listing: { id: draft.id } })
  const moves = await app.platform.db
    .selectFrom('listing_status_changes')
    .select(['status', 'moved_by', 'mover_id'])
    .where('listing_id', '=', draft.id)
    .orderBy('id')
    .execute()
  expect(moves).toEqual([
    { status: 'active', moved_by: 'seller', mover_id: member.id },
    { status: 'withdrawn', moved_by: 'seller', mover_id: member.id },
  ])
})

test('team members read and answer questions for the business', async () => {
  const business = await aBusiness()
  const member = await aTeamMember(business, ['questions'])
  const { id } = await aLiveAuction(app, { seller: business })
  const question = await app.as(visitor).call(askQuestion, { listing_id: id, text: 'Does it start?' })
  expect(await app.as(member).call(listQuestions, { listing: id })).toMatchObject({
    items: [{ id: question.id }],
    viewer: { may_answer: true, may_ask: false },
  })
  expect((await app.as(member).call(listWorkplaceListings, { seller: business.id })).items).toMatchObject([
    { id, waiting: 1 },
  ])
  await app.as(member).call(answerQuestion, { id: question.id, text: 'Every time.' })
  expect((await app.as(null).call(listQuestions, { listing: id })).items).toMatchObject([
    { answer: { text: 'Every time.' } },
  ])
  expect((await app.as(business).call(getTeam, {})).acts).toMatchObject([
    { act: 'answered', listing: { id } },
  ])
  const other = await app.as(visitor).call(askQuestion, { listing_id: id, text: 'Does it stop?' })
  const lister = await aTeamMember(business, ['listings'])
  expect(await app.as(lister).call(answerQuestion, { id: other.id, text: 'Mostly.' })).toMatchObject({
    key: 'not_found',
  })
  expect((await app.as(lister).call(listQuestions, { listing: id })).items).toHaveLength(1)
})

test('team members can do only what their rights allow, and nothing once removed', async () => {
  const business = await aBusiness()
  const { id } = await aLiveAuction(app, { seller: business })
  const helper = await aTeamMember(business, ['questions'])
  const read = (person: Person) => app.as(person).call(getOwnListing, { id })
  const start = async (person: Person) =>
    await app.as(person).call(createListing, { ...(await fields()), seller_id: business.id })
  expect(await read(helper)).toMatchObject({ key: 'not_found' })
  expect((await start(helper)).errors).toHaveProperty('seller_id')
  await app.as(business).call(updateTeamMember, { id: helper.membership, rights: ['listings'] })
  expect(await read(helper)).toMatchObject({ id })
  // Bids, money and the team itself remain the owner's.
  expect(await app.as(helper).call(relistListing, { id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(helper).call(getTeam, { seller: business.id })).toMatchObject({ key: 'not_found' })
  expect(
    await app.as(helper).call(updateTeamMember, { id: helper.membership, rights: ['questions'] }),
  ).toMatchObject({
    key: 'not_found',
  })
  expect(await app.as(visitor).call(endTeamMember, { id: helper.membership })).toMatchObject({
    key: 'not_found',
  })
  expect(await app.as(visitor).call(placeBid, { listing_id: id, max_cents: 5_000 })).not.toHaveProperty('key')
  await app.as(business).call(endTeamMember, { id: helper.membership })
  expect(await read(helper)).toMatchObject({ key: 'not_found' })
  expect((await start(helper)).errors).toHaveProperty('seller_id')
  expect(await app.as(helper).call(listWorkplaceListings, { seller: business.id })).toMatchObject({
    key: 'not_found',
  })
  const left = await aTeamMember(business)
  await app.as(left).call(endTeamMember, { id: left.membership })
  expect(await read(left)).toMatchObject({ key: 'not_found' })
  expect((await app.as(business).call(getTeam, {})).items).toEqual([])
})
