import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile, putProfile } from '#domains/accounts/common/accounts.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { putMember } from '#domains/accounts/common/members/members.ts'
import { makeOffer } from '#domains/offers/common/offers.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { aVehicle } from '#test/harness/market/vehicles.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const inTrade = { seller_kind: 'in_trade', address: '12 Cuba Street', trader_number: 'M123456' } as const
/** A private seller's car, without the fields that the notice of a seller in trade needs. */
const privateCar = {
  subtype: 'car',
  make: 'Toyota',
  model: 'Corolla',
  year: 2023,
  odometer_km: 90_000,
  fuel_type: 'hybrid',
  transmission: 'cvt',
} as const
const wofExpires = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const notice = {
  vin: '7AT0H65YX10012345',
  first_registered_year: 2023,
  has_security_interest: false,
  on_road_costs_included: true,
  wof_expires: wofExpires,
}

const shown = (id: number) => app.as(null).call(getListing, { id })

test('putProfile refuses to go in trade while a live vehicle lacks notice fields, and names it', async () => {
  const seller = await aMember(app)
  const id = await aVehicle(app, seller, { title: 'Corolla of one owner', vehicle: privateCar })
  const refused = await app.as(seller).call(putProfile, { seller_kind: 'in_trade' })
  expect(refused.errors).toEqual({
    seller_kind: expect.stringContaining(`“Corolla of one owner” (listing ${id}): Enter the VIN`),
    trader_number: expect.stringContaining('your address and your motor vehicle trader number'),
  })
  expect(await app.as(seller).call(putMember, { id: seller.id, ...inTrade })).toMatchObject({
    key: 'validation_failed',
  })
  expect(await app.as(seller).call(getProfile, {})).toMatchObject({ seller_kind: 'private' })
  const { version } = await app.as(seller).call(getOwnListing, { id })
  await app.as(seller).call(updateListing, { id, version, vehicle: { plate: 'QKB482', ...notice } })
  expect(await app.as(seller).call(putProfile, inTrade)).toMatchObject({ seller_kind: 'in_trade' })
  await app.settle()
  expect((await shown(id)).consumer_notice).toMatchObject({ plate: 'QKB482' })
})

test('a seller in trade by mistake reverts only listings that nobody has acted on', async () => {
  const [seller, buyer, admin] = [
    await aMember(app),
    await aMember(app),
    await aMember(app, { type: 'admin' }),
  ]
  const aListing = () =>
    aVehicle(app, seller, { accepts_offers: true, vehicle: { ...privateCar, ...notice, plate: null } })
  const kindOf = async (id: number) => (await shown(id)).seller.seller_kind
  const [left, offered] = [await aListing(), await aListing()]
  await app.as(seller).call(putProfile, inTrade)
  await app.settle()
  expect([await kindOf(left), await kindOf(offered)]).toEqual(['in_trade', 'in_trade'])
  await app.as(seller).call(putProfile, { seller_kind: 'private' })
  await app.settle()
  expect([await kindOf(left), await kindOf(offered)]).toEqual(['private', 'private'])

  await app.as(seller).call(putProfile, inTrade)
  await app.settle()
  await app.as(buyer).call(makeOffer, { listing_id: offered, amount_cents: 900_000 })
  expect((await app.as(seller).call(putProfile, { seller_kind: 'private' })).errors).toEqual({
    seller_kind: expect.stringMatching(/1 listing that you have live in trade/),
  })
  await app.as(admin).call(putMember, { id: seller.id, seller_kind: 'private' })
  await app.settle()
  expect([await kindOf(left), await kindOf(offered)]).toEqual(['private', 'in_trade'])
})
