import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { createCategory, listAdminCategories, updateCategory } from '#domains/catalogue/common/catalogue.ts'
import {
  confirmBuyerRequirement,
  type BuyerRequirement,
} from '#domains/accounts/common/buyer-requirements/buyer-requirements.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { answerOffer, listOffers, makeOffer } from '#domains/offers/common/offers.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let top: number
let leaf: number

const adult = 'I am 18 or older.'
const licence = 'I hold a firearms licence.'

beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  const office = app.as(admin)
  const made = await office.call(createCategory, { name: 'Hunting', parent_id: null, type: 'general' })
  top = made.id
  leaf = (await office.call(createCategory, { name: 'Air rifles', parent_id: top })).id
})
afterAll(() => app[Symbol.asyncDispose]())

const requirement = (kind: 'adult' | 'licence', words: string): Omit<BuyerRequirement, 'category_name'> => ({
  category_id: top,
  kind,
  words,
})
const request = (isAdult: boolean, licenceWords: string | null) =>
  app.as(admin).call(updateCategory, { id: top, is_adult: isAdult, licence_words: licenceWords })
const confirm = (who: Person | null, one: Omit<BuyerRequirement, 'category_name'>) =>
  app.as(who).call(confirmBuyerRequirement, one)
const bid = (who: Person, listingId: number, maxCents = 5000) =>
  app.as(who).call(placeBid, { listing_id: listingId, max_cents: maxCents })

async function aListing(terms: object) {
  const seller = await aMember(app)
  const draft = await app.as(seller).call(createListing, {
    type: 'general',
    title: 'Air rifle, .177, with scope',
    category_id: leaf,
    condition: 'used',
    description: 'Looked after.',
    pickup: 'allowed',
    suburb: 'te-aro',
    ...terms,
  })
  const { id, status } = await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })
  expect(status).toBe('active')
  return { id, seller }
}
const anAuction = () =>
  aListing({
    sale_method: 'auction',
    start_price_cents: 1000,
    buy_now_price_cents: 9000,
    duration_minutes: 120,
  })
const forOffers = () =>
  aListing({ sale_method: 'fixed_price', buy_now_price_cents: 9000, accepts_offers: true })

test('a requirement holds for all categories below, once per account, with its exact text', async () => {
  await request(true, licence)
  const { id } = await anAuction()
  const [mere, tama] = [await aMember(app), await aMember(app)]
  const requests = [
    { category_id: top, category_name: 'Hunting', kind: 'adult', words: adult },
    { category_id: top, category_name: 'Hunting', kind: 'licence', words: licence },
  ]
  expect(await app.as(null).call(getListing, { id })).toMatchObject({
    buyer_requirements: requests,
    viewer: null,
  })
  expect(await app.as(mere).call(getListing, { id })).toMatchObject({
    viewer: { open_requirements: requests },
  })

  const refused = { status: 403, key: 'requirement_unconfirmed' }
  expect(await bid(mere, id)).toMatchObject(refused)
  expect(await app.as(mere).call(buyNow, { id })).toMatchObject(refused)
  expect(await confirm(mere, requirement('adult', adult))).toMatchObject({ confirmed_at: expect.any(String) })
  expect(await bid(mere, id)).toMatchObject(refused)
  const both = await Promise.all([
    confirm(mere, requirement('licence', licence)),
    confirm(mere, requirement('licence', licence)),
  ])
  expect(both[1].confirmed_at).toBe(both[0].confirmed_at)
  expect(await bid(mere, id)).toMatchObject({ standing: 'leading' })
  expect(await app.as(mere).call(getListing, { id })).toMatchObject({ viewer: { open_requirements: [] } })
  expect(await bid(mere, (await anAuction()).id)).toMatchObject({ standing: 'leading' })
  expect(await bid(tama, id)).toMatchObject(refused)

  await request(true, 'I hold a firearms licence, and will show it.')
  expect(await bid(mere, id, 7000)).toMatchObject(refused)
  await request(true, null)
  expect(await bid(mere, id, 7000)).toMatchObject({ standing: 'leading' })
})

test('offers, counters and acceptances require the buyer’s confirmation, never the seller’s', async () => {
  await request(false, null)
  const { id, seller } = await forOffers()
  const buyer = await aMember(app)
  const offer = (amountCents: number) =>
    app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: amountCents, message: '' })
  const made = await offer(5000)
  await request(true, null)
  await app.as(seller).call(answerOffer, { id: made.id, action: 'counter', amount_cents: 8000 })
  const answer = (who: Person, action: 'accept' | 'decline') =>
    app.as(who).call(answerOffer, { id: made.id, action })
  expect(await answer(buyer, 'accept')).toMatchObject({ key: 'requirement_unconfirmed' })
  const seen = await app.as(buyer).call(listOffers, { listing: id })
  expect(seen.items[0]).toMatchObject({ open_requirements: [{ kind: 'adult', words: adult }] })
  expect(seen.viewer).toMatchObject({ open_requirements: [{ kind: 'adult' }] })
  expect((await app.as(seller).call(listOffers, { listing: id })).items[0]).toMatchObject({
    open_requirements: [],
  })
  await confirm(buyer, requirement('adult', adult))
  expect(await answer(buyer, 'accept')).toMatchObject({ status: 'accepted' })

  const second = await forOffers()
  const other = await aMember(app)
  const wanted = { listing_id: second.id, amount_cents: 5000, message: '' }
  expect(await app.as(other).call(makeOffer, wanted)).toMatchObject({ key: 'requirement_unconfirmed' })
  await confirm(other, requirement('adult', adult))
  expect(await app.as(other).call(makeOffer, wanted)).toMatchObject({ status: 'pending' })
})

test('only present requirements can be confirmed, by members, and admins see their text', async () => {
  await request(true, licence)
  const who = await aMember(app)
  for (const one of [
    requirement('licence', 'I promise.'),
    requirement('adult', licence),
    { ...requirement('adult', adult), category_id: leaf },
    { ...requirement('adult', adult), category_id: 999_999_999 },
  ]) {
    expect(await confirm(who, one)).toMatchObject({ status: 409, key: 'requirement_changed' })
  }
  expect(await confirm(null, requirement('adult', adult))).toMatchObject({ key: 'unauthenticated' })
  expect(await confirm(admin, requirement('adult', adult))).toMatchObject({ key: 'forbidden' })
  expect(await request(true, 'No')).toMatchObject({ errors: { licence_words: expect.any(String) } })
  const { items } = await app.as(admin).call(listAdminCategories, {})
  expect(items.find(({ id }) => id === top)).toMatchObject({ is_adult: true, licence_words: licence })
  expect(items.filter((one) => one.is_adult).map(({ slug }) => slug)).toContain('home-food-wine')
  const log = await app.as(admin).call(listAudit, { subject_kind: 'category', subject_id: top })
  expect(log.items[0]).toMatchObject({ action: 'category.changed', after: { licence_words: licence } })
})
