import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile, putProfile } from '#domains/accounts/common/accounts.ts'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { deleteUpload, getUploadedImage } from '#domains/media/common/media.ts'
import { getMember, getSeller } from '#domains/accounts/common/members/members.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { listTrades } from '#domains/trades/common/trades.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const attachedAt = async (imageId: number) =>
  (
    await app.platform.db
      .selectFrom('images')
      .select('attached_at')
      .where('id', '=', imageId)
      .executeTakeFirstOrThrow()
  ).attached_at

const setStatus = (person: Person, status: 'active' | 'pending' | 'suspended' | 'deleted') =>
  app.platform.db.updateTable('accounts').set({ status }).where('id', '=', person.id).execute()

async function touchedBy(work: () => Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<string>()
  app.platform.live.onNotify({
    touched: (topic) => topic.startsWith('seller:') && resolve(topic),
    missed: () => {},
  })
  await work()
  return promise
}

test('only the owner and support can see a street address, not buyers or visitors', async () => {
  const [seller, buyer] = [await aMember(app), await aMember(app)]
  const address = '7 Hidden Lane'
  const place = { region: 'wellington', suburb: 'te-aro', address }
  await app.as(seller).call(putProfile, { ...place, seller_kind: 'in_trade', trading_name: 'Cuba Cycles' })
  const { id } = await aFixedPriceListing(app, { seller, quantity: 2 })
  expect(await app.as(buyer).call(buyNow, { id })).toMatchObject({ trade_id: expect.any(Number) })
  const visitor = app.as(null)
  const read = await Promise.all([
    visitor.call(getListing, { id }),
    visitor.call(getSeller, { id: seller.id }),
    visitor.call(searchListings, { seller: seller.id }),
    app.as(buyer).call(getListing, { id }),
    app.as(buyer).call(listTrades, { role: 'buyer' }),
  ])
  expect(read.map(({ key }) => key)).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(JSON.stringify(read)).toContain('Cuba Cycles')
  expect(JSON.stringify(read)).not.toContain(address)
  const admin = await aMember(app, { type: 'admin' })
  expect(await app.as(admin).call(getMember, { id: seller.id })).toMatchObject({ address })
})

test('a profile is changed field by field, and its owner reads it back', async () => {
  const person = await aMember(app)
  const changed = await app.as(person).call(putProfile, {
    first_name: '  Āwhina ',
    last_name: 'Ōtene',
    region: 'wellington',
    suburb: 'te-aro',
    address: '12 Cuba Street',
    about: 'Bicycles.\r\n\r\nOld ones.',
    seller_kind: 'in_trade',
    trading_name: 'Cuba Cycles',
    nzbn: '9429 0395 01974',
    gst_number: '49-091-850',
    trader_number: ' m123456 ',
  })
  expect(changed).toMatchObject({
    first_name: 'Āwhina',
    display_name: 'Āwhina Ō.',
    region: 'wellington',
    suburb: 'te-aro',
    address: '12 Cuba Street',
    about: 'Bicycles.\n\nOld ones.',
    seller_kind: 'in_trade',
    trading_name: 'Cuba Cycles',
    nzbn: '9429039501974',
    gst_number: '49091850',
    trader_number: 'M123456',
  })
  expect(await app.as(person).call(getProfile, {})).toEqual(changed)

  const emptied = await app.as(person).call(putProfile, {
    trading_name: '',
    nzbn: '',
    gst_number: '',
    trader_number: '',
  })
  expect(emptied).toEqual({
    ...changed,
    trading_name: null,
    nzbn: null,
    gst_number: null,
    trader_number: null,
  })
  expect(await app.as(person).call(putProfile, {})).toEqual(emptied)
})

test('putProfile names every wrong field and changes nothing', async () => {
  const person = await aMember(app)
  const before = await app.as(person).call(getProfile, {})
  const refused = await app.as(person).call(putProfile, {
    first_name: 'Ana',
    country: 'Atlantis',
    region: 'otago',
    suburb: 'te-aro',
    nzbn: '9429039501976',
    gst_number: '49091851',
    avatar_image_id: 999_999,
  })
  expect(refused).toMatchObject({
    status: 422,
    errors: {
      country: 'Choose a country from the list.',
      suburb: 'That town or suburb is in another region.',
      nzbn: 'That isn’t a valid NZBN. Check the digits.',
      gst_number: 'That isn’t a valid GST number. Check the digits.',
      avatar_image_id: 'That photo is no longer there. Upload it again.',
    },
  })
  expect(await app.as(person).call(getProfile, {})).toEqual(before)
})

test('a new place is checked together with the stored fields', async () => {
  const person = await aMember(app)
  const put = (place: { region?: string | null; suburb?: string | null }) =>
    app.as(person).call(putProfile, place)
  expect(await put({ suburb: 'te-aro' })).toMatchObject({ errors: { region: expect.any(String) } })
  expect(await put({ region: 'wellington' })).toMatchObject({ region: 'wellington', suburb: null })
  expect(await put({ suburb: 'te-aro' })).toMatchObject({ region: 'wellington', suburb: 'te-aro' })
  expect(await put({ region: 'otago' })).toMatchObject({ errors: { suburb: expect.any(String) } })
  expect(await put({ region: 'utopia' })).toMatchObject({
    errors: { region: 'Choose a region from the list.' },
  })
  expect(await put({ region: null, suburb: null })).toMatchObject({ region: null, suburb: null })
})

test('putProfile refuses fields that only Hoko may set', async () => {
  const person = await aMember(app)
  for (const [field, value] of [
    ['type', 'admin'],
    ['status', 'active'],
    ['email', 'other@example.nz'],
    ['display_name', 'The House'],
  ] as const) {
    const refused = await app.as(person).call(putProfile, { [field]: value })
    expect(refused).toMatchObject({ key: 'validation_failed', errors: { [field]: expect.any(String) } })
  }
})

test('an avatar must be one’s own picture, and is released when it’s replaced', async () => {
  const [person, other] = [await aMember(app), await aMember(app)]
  const [first, second, foreign] = [
    await aPicture(app, person),
    await aPicture(app, person),
    await aPicture(app, other),
  ]
  const put = (avatarImageId: number | null) =>
    app.as(person).call(putProfile, { avatar_image_id: avatarImageId })

  expect(await put(first.id)).toMatchObject({ avatar: first.thumb_url, avatar_image_id: first.id })
  expect(await attachedAt(first.id)).not.toBeNull()
  expect(await app.as(person).call(deleteUpload, { id: first.id })).toMatchObject({ key: 'upload_in_use' })

  expect(await put(foreign.id)).toMatchObject({ errors: { avatar_image_id: expect.any(String) } })
  expect(await put(second.id)).toMatchObject({ avatar: second.thumb_url })
  expect(await attachedAt(first.id)).toBeNull()
  expect(await app.as(person).call(deleteUpload, { id: first.id })).toEqual({ ok: true })

  expect(await put(second.id)).toMatchObject({ avatar: second.thumb_url })
  expect(await attachedAt(second.id)).not.toBeNull()
  expect(await put(null)).toMatchObject({ avatar: null, avatar_image_id: null })
  expect(await attachedAt(second.id)).toBeNull()
  expect(await app.as(person).call(getUploadedImage, { id: second.id })).toMatchObject({ id: second.id })
})

test('a picture removed while it becomes an avatar is either the avatar or gone', async () => {
  for (let n = 0; n < 5; n += 1) {
    const person = await aMember(app)
    const { id, thumb_url } = await aPicture(app, person)
    const [put, removed] = await Promise.all([
      app.as(person).call(putProfile, { avatar_image_id: id }),
      app.as(person).call(deleteUpload, { id }),
    ])
    const { avatar } = await app.as(person).call(getProfile, {})
    if (avatar === thumb_url) expect(removed).toMatchObject({ key: 'upload_in_use' })
    else expect([put, removed]).toMatchObject([{ key: 'validation_failed' }, { ok: true }])
  }
})

test('live listings show at once whether their seller is in trade', async () => {
  const seller = await aMember(app)
  const { id } = await aLiveAuction(app, { seller })
  expect((await app.as(null).call(getListing, { id })).seller).toMatchObject({ seller_kind: 'private' })
  const touched = await touchedBy(() => app.as(seller).call(putProfile, { seller_kind: 'in_trade' }))
  expect(touched).toBe(`seller:${seller.id}`)
  expect((await app.as(null).call(getListing, { id })).seller).toMatchObject({ seller_kind: 'in_trade' })
})

test('getSeller returns a seller’s public profile', async () => {
  const seller = await aMember(app)
  const { id } = await aLiveAuction(app, { seller })
  const other = await aLiveAuction(app, { seller })
  const account = await app.as(seller).call(putProfile, {
    region: 'wellington',
    suburb: 'te-aro',
    about: 'Bicycles.',
    seller_kind: 'in_trade',
    trading_name: 'Cuba Cycles',
    nzbn: '9429039501974',
    gst_number: '49091850',
    address: '12 Cuba Street',
  })
  const shown = await app.as(null).call(getSeller, { id: seller.id })
  expect(shown).toEqual({
    id: seller.id,
    display_name: account.display_name,
    avatar: null,
    seller_kind: 'in_trade',
    trading_name: 'Cuba Cycles',
    nzbn: '9429039501974',
    about: 'Bicycles.',
    region: 'Wellington',
    suburb: 'Te Aro',
    withdrawn_with_bids: 0,
    voided_bidders: 0,
    member_since: account.member_since,
    rating: null,
    review_count: 0,
    seller_review_count: 0,
    sold_count: 0,
    is_agency: false,
    live_count: 2,
  })

  await app.as(seller).call(setListingStatus, { id, status: 'withdrawn', reason: 'Given away.' })
  await app.as(seller).call(setListingStatus, { id: other.id, status: 'withdrawn', reason: 'Given away.' })
  await app.as(seller).call(putProfile, { seller_kind: 'private' })
  expect(await app.as(null).call(getSeller, { id: seller.id })).toEqual({
    ...shown,
    seller_kind: 'private',
    trading_name: null,
    nzbn: null,
    live_count: 0,
  })
})

test('getSeller answers not found for accounts that can’t trade', async () => {
  const [seller, admin] = [await aMember(app), await aMember(app, { type: 'admin' })]
  const shown = async ({ id }: { id: number }) => {
    const { request_id: _, ...answer } = await app.as(null).call(getSeller, { id })
    return answer
  }
  const nobody = await shown({ id: 999_999 })
  expect(nobody).toMatchObject({ key: 'not_found' })
  expect(await shown(admin)).toEqual(nobody)
  for (const status of ['pending', 'suspended', 'deleted'] as const) {
    await setStatus(seller, status)
    expect(await shown(seller)).toEqual(nobody)
  }
  await setStatus(seller, 'active')
  expect(await shown(seller)).toMatchObject({ id: seller.id })
})
