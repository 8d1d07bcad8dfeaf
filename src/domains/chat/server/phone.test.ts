import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProfile } from '#domains/accounts/common/accounts.ts'
import {
  findConversation,
  getConversation,
  setConversationStatus,
  lookAtPhone,
  maxPhoneViews,
} from '#domains/chat/common/chat.ts'
import { aConversation, write } from '#test/harness/market/chats.ts'
import { letItEnd } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const viewPhone = (viewer: Person, listingId: number) =>
  app.as(viewer).call(lookAtPhone, { listing_id: listingId })
const showsPhone = (seller: Person, isShown = true) =>
  app.as(seller).call(putProfile, { shows_phone: isShown })

test('a seller’s number is shown only by their choice, and each view is a row', async () => {
  const { id, listing_id, seller, buyer } = await aConversation(app)
  expect(await viewPhone(buyer, listing_id)).toMatchObject({ key: 'not_found' })
  expect((await app.as(buyer).call(getConversation, { id })).conversation).toMatchObject({
    other: { shows_phone: false },
  })
  await showsPhone(seller)
  expect((await app.as(buyer).call(getConversation, { id })).conversation).toMatchObject({
    other: { shows_phone: true },
  })
  expect(await viewPhone(buyer, listing_id)).toEqual({ phone_number: expect.stringMatching(/^\+64/) })
  expect(await viewPhone(await aMember(app), listing_id)).toHaveProperty('phone_number')
  expect(await viewPhone(seller, listing_id)).toMatchObject({ key: 'not_found' })
  expect(await app.as(null).call(lookAtPhone, { listing_id })).toMatchObject({ status: 401 })
  const rows = await app.platform.db
    .selectFrom('phone_looks')
    .select('viewer_id')
    .where('listing_id', '=', listing_id)
    .execute()
  expect(rows).toHaveLength(2)
  await showsPhone(seller, false)
  expect(await viewPhone(buyer, listing_id)).toMatchObject({ key: 'not_found' })
})

test('a blocked member can’t see the number, and nobody can once the listing has ended', async () => {
  const { id, listing_id, seller, buyer } = await aConversation(app)
  await showsPhone(seller)
  await app.as(seller).call(setConversationStatus, { id, status: 'blocked' })
  expect(await viewPhone(buyer, listing_id)).toMatchObject({ key: 'blocked' })
  await letItEnd(app, listing_id)
  expect(await viewPhone(await aMember(app), listing_id)).toMatchObject({ key: 'listing_closed' })
})

test('a member’s views are limited per day, even in parallel', async () => {
  const seller = await aMember(app)
  await showsPhone(seller)
  const viewer = await aMember(app)
  const listings = await Promise.all(
    Array.from({ length: maxPhoneViews + 3 }, async () => (await aLiveAuction(app, { seller })).id),
  )
  const seen = await Promise.all(listings.map((id) => viewPhone(viewer, id)))
  expect(seen.filter((reply) => 'phone_number' in reply)).toHaveLength(maxPhoneViews)
  const first = listings.find((_id, n) => 'phone_number' in seen[n]!)!
  expect(await viewPhone(viewer, first)).toHaveProperty('phone_number')
})

test('presence is shown to people one writes with, by choice, and not across a block', async () => {
  const { id, seller, buyer } = await aConversation(app)
  const isActive = async () => {
    const { conversation } = await app.as(buyer).call(getConversation, { id })
    return conversation.kind === 'listing' && conversation.other.is_active
  }
  expect(await isActive()).toBe(false)
  await app.as(seller).call(putProfile, { shows_presence: true })
  expect(await isActive()).toBe(true)
  await app.platform.db
    .updateTable('sessions')
    .set({ last_used_at: new Date(Date.now() - 11 * 60_000) })
    .where('account_id', '=', seller.id)
    .execute()
  expect(await isActive()).toBe(false)
})

test('a seller’s response time is shown from the fifth enquiry', async () => {
  const seller = await aMember(app)
  const { id: listingId } = await aLiveAuction(app, { seller })
  const stranger = await aMember(app)
  const timeOf = async () => {
    const found: object = await app.as(stranger).call(findConversation, { listing: listingId })
    return 'response_time' in found ? found.response_time : undefined
  }
  for (let n = 0; n < 5; n += 1) {
    expect(await timeOf()).toBeNull()
    const { conversation_id } = await write(app, await aMember(app), {
      listing_id: listingId,
      text: 'Still there?',
    })
    await write(app, seller, { conversation_id, text: 'Yes' })
  }
  expect(await timeOf()).toBe('within_an_hour')
})
