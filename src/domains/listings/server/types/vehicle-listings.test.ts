import { getListingAdvice } from '#domains/selling/common/selling.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProfile } from '#domains/accounts/common/accounts.ts'
import { getConsumerNotice, getListing, getVehicleSales } from '#domains/listings/common/listings.ts'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { createListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { getAdminRecord, lookUpVehicle } from '#domains/vehicles/common/vehicle-data.ts'
import { aCategory } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

type Draft = Partial<OperationInput<typeof createListing>>

async function aDraft(seller: Person, { vehicle, ...rest }: Draft) {
  return app.as(seller).call(createListing, {
    type: 'vehicle',
    title: 'Toyota Corolla, one owner',
    description: 'Runs well.',
    suburb: 'petone',
    condition: 'used',
    category_id: await aCategory(app, 'vehicle'),
    sale_method: 'fixed_price',
    buy_now_price_cents: 2_499_000,
    vehicle: {
      subtype: 'car',
      make: 'Toyota',
      model: 'Corolla',
      year: 2023,
      odometer_km: 90_000,
      fuel_type: 'hybrid',
      transmission: 'cvt',
      ...vehicle,
    },
    ...rest,
  })
}

const publish = (seller: Person, id: number) =>
  app.as(seller).call(setListingStatus, { id, status: 'active' })
const shown = (id: number) => app.as(null).call(getListing, { id })

async function aTrader() {
  const trader = await aMember(app, { first_name: 'Aroha', last_name: 'Ōtaki' })
  await app.as(trader).call(putProfile, {
    seller_kind: 'in_trade',
    trading_name: 'Ōtaki Motors',
    address: '12 Main Highway',
    region: 'wellington',
    suburb: 'petone',
    trader_number: 'M123456',
  })
  return trader
}

test('register_word marks details that match the register, and can’t be sent', async () => {
  const seller = await aMember(app)
  const { record } = await app.as(seller).call(lookUpVehicle, { plate: 'QKB482' })
  const draft = await aDraft(seller, {
    vehicle: { plate: 'qkb482', vin: record.vin, engine_cc: record.engine_cc, exterior_colour: 'Gold' },
  })
  expect(await publish(seller, draft.id)).toMatchObject({ status: 'active' })
  const { register_word, consumer_notice } = await shown(draft.id)
  expect(register_word).toMatchObject({ source: 'sample', odometer_km: record.odometer_km })
  expect(register_word!.confirmed).toEqual(
    expect.arrayContaining(['subtype', 'plate', 'vin', 'make', 'model', 'year', 'fuel_type', 'engine_cc']),
  )
  expect(register_word!.confirmed).not.toContain('exterior_colour')
  expect(register_word!.confirmed).not.toContain('odometer_km')
  expect(consumer_notice).toBeNull()

  const claimed = await app
    .as(seller)
    .call(createListing, { type: 'vehicle', register_word: { confirmed: ['year'] } } as never)
  expect(claimed.key).toBe('validation_failed')
})

test('a plate that was never looked up is marked as the seller’s statement', async () => {
  const seller = await aMember(app)
  const { id } = await aDraft(seller, { vehicle: { plate: 'NKW189' } })
  await publish(seller, id)
  expect((await shown(id)).register_word).toBeNull()
  expect(await app.as(seller).call(getAdminRecord, { plate: 'NKW189' })).toEqual({ kept: null })
  const asker = app.as(await aMember(app))
  await asker.call(lookUpVehicle, { plate: 'NKW189' })
  // Visitors may see the former state for five seconds.
  const { register_word } = await asker.call(getListing, { id })
  expect(register_word).toMatchObject({ confirmed: expect.arrayContaining(['make']) })
  expect((await app.as(seller).call(getAdminRecord, { plate: 'nkw 189' })).kept?.record.model).toBe('Yaris')
})

test('an odometer below the register’s last reading blocks publishing', async () => {
  const seller = await aMember(app)
  const { record } = await app.as(seller).call(lookUpVehicle, { plate: 'MPR318' })
  const vehicle = { plate: 'MPR318', odometer_km: record.odometer_km! - 1 }
  const draft = await aDraft(seller, { vehicle })
  expect((await publish(seller, draft.id)).errors).toEqual({
    'vehicle.odometer_km': expect.stringContaining(record.odometer_km!.toLocaleString('en-NZ')),
  })
  await app.as(seller).call(updateListing, {
    id: draft.id,
    version: draft.version,
    vehicle: { odometer_km: record.odometer_km },
  })
  expect(await publish(seller, draft.id)).toMatchObject({ status: 'active' })
})

test('a motorbike needs its cc, and a part doesn’t', async () => {
  const seller = await aMember(app)
  const bike = await aDraft(seller, { vehicle: { subtype: 'motorbike', make: 'Yamaha', model: 'MT-07' } })
  expect((await publish(seller, bike.id)).errors).toEqual({
    'vehicle.engine_cc': 'Enter the engine size in cc.',
  })
  const part = await aDraft(seller, { vehicle: { subtype: 'parts' } })
  expect(await publish(seller, part.id)).toMatchObject({ status: 'active' })
  expect((await shown(part.id)).vehicle).toMatchObject({ subtype: 'parts', odometer_km: null, year: null })
})

const traded = {
  plate: 'QKB482',
  vin: '7AT0H65YX10012345',
  first_registered_year: 2023,
  has_security_interest: false,
  on_road_costs_included: true,
  wof_expires: '2099-01-01',
}

test('a trader gives a Consumer Information Notice, which everyone can read and print', async () => {
  const trader = await aTrader()
  const bare = await aDraft(trader, {})
  expect(Object.keys((await publish(trader, bare.id)).errors!)).toEqual([
    'vehicle.vin',
    'vehicle.first_registered_year',
    'vehicle.has_security_interest',
    'vehicle.on_road_costs_included',
    'vehicle.wof_at_sale',
  ])
  const wofExpires = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
  const { id } = await aDraft(trader, { vehicle: { ...traded, wof_expires: wofExpires, model_detail: 'ZR' } })
  expect(await publish(trader, id)).toMatchObject({ status: 'active' })
  const { consumer_notice } = await shown(id)
  expect(consumer_notice).toMatchObject({
    trader_name: 'Ōtaki Motors',
    trader_address: '12 Main Highway, Petone, Wellington',
    trader_phone: expect.stringMatching(/^0\d+( \d+)+$/),
    trader_number: 'M123456',
    cash_price_cents: 2_499_000,
    has_security_interest: false,
    model: 'Corolla ZR',
    vin: '7AT0H65YX10012345',
    chassis_number: null,
    odometer_km: 90_000,
    first_registered_year: 2023,
  })

  const pdf = await app.server.inject(`/api/consumer-information-notice/${id}`)
  expect(pdf.statusCode).toBe(200)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.headers['content-disposition']).toContain('inline')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const source = pdf.rawPayload.toString('latin1')
  expect(source.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(source).toContain('/Lang (en-NZ)')
})

test('a trader’s page names the business, and a second listing of the plate gets a warning', async () => {
  const trader = await aTrader()
  const wofExpires = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
  const first = await aDraft(trader, { vehicle: { ...traded, plate: 'KLM123', wof_expires: wofExpires } })
  expect(await publish(trader, first.id)).toMatchObject({ status: 'active' })
  expect((await shown(first.id)).seller).toMatchObject({ trading_name: 'Ōtaki Motors' })
  const second = await aDraft(trader, { vehicle: { ...traded, plate: 'KLM123', wof_expires: wofExpires } })
  const { items } = await app.as(trader).call(getListingAdvice, { id: second.id })
  expect(items.map(({ rule, field }) => [rule, field])).toContainEqual(['listed_twice', 'vehicle.plate'])
})

test('the notice of an auction says so in place of a price', async () => {
  const trader = await aTrader()
  const wofExpires = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const { id } = await aDraft(trader, {
    sale_method: 'auction',
    start_price_cents: 100_000,
    duration_minutes: 60,
    buy_now_price_cents: null,
    vehicle: { ...traded, wof_expires: wofExpires, on_road_costs_included: null },
  })
  expect(await publish(trader, id)).toMatchObject({ status: 'active' })
  expect((await shown(id)).consumer_notice?.cash_price_cents).toBeNull()
})

test('a trader without address and number is sent to their settings', async () => {
  const trader = await aMember(app)
  await app.as(trader).call(putProfile, { seller_kind: 'in_trade' })
  const wofExpires = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const { id } = await aDraft(trader, { vehicle: { ...traded, wof_expires: wofExpires } })
  expect((await publish(trader, id)).errors).toEqual({
    'vehicle.trader': expect.stringContaining('your address and your motor vehicle trader number'),
  })
})

test('a seller of more than six vehicles in twelve months must declare to be in trade', async () => {
  const seller = await aMember(app)
  const sold = async (count: number, vehicle: Draft['vehicle'] = {}) => {
    for (let n = 0; n < count; n += 1) {
      const { id } = await aDraft(seller, { vehicle })
      await publish(seller, id)
      await app.as(await aMember(app)).call(buyNow, { id })
    }
  }
  await sold(6)
  await sold(1, { subtype: 'parts' })
  const sales = () => app.as(seller).call(getVehicleSales, {})
  expect(await sales()).toEqual({ sold_in_a_year: 6, should_declare: false })
  await sold(1)
  expect(await sales()).toEqual({ sold_in_a_year: 7, should_declare: true })
  await app.as(seller).call(putProfile, { seller_kind: 'in_trade' })
  expect(await sales()).toEqual({ sold_in_a_year: 7, should_declare: false })
  await sql`update deals set closed_at = closed_at - interval '1 year' where seller_id = ${seller.id}`.execute(
    app.platform.db,
  )
  expect(await sales()).toEqual({ sold_in_a_year: 0, should_declare: false })
})

test('a private sale, a draft and a missing listing have no notice', async () => {
  const [seller, trader] = [await aMember(app), await aTrader()]
  const car = await aDraft(seller, {})
  await publish(seller, car.id)
  const draft = await aDraft(trader, { vehicle: traded })
  for (const id of [car.id, draft.id, 999_999_999]) {
    expect(await app.as(trader).call(getConsumerNotice, { id })).toMatchObject({
      status: 404,
      key: 'not_found',
    })
  }
})

test('a sale in trade remains so if its seller goes private, but not a relisted one', async () => {
  const trader = await aTrader()
  const wofExpires = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const { id } = await aDraft(trader, { vehicle: { ...traded, wof_expires: wofExpires } })
  await publish(trader, id)
  const changed = () => app.as(trader).call(putProfile, { seller_kind: 'private' })
  expect((await changed()).errors).toEqual({
    seller_kind: expect.stringMatching(/1 listing that you have live in trade/),
  })
  await app.as(trader).call(setListingStatus, { id, status: 'withdrawn' })
  expect(await changed()).toMatchObject({ seller_kind: 'private' })
  expect(await shown(id)).toMatchObject({
    seller: { seller_kind: 'in_trade' },
    consumer_notice: { plate: traded.plate },
  })
  const next = await aDraft(trader, { vehicle: { wof_expires: wofExpires } })
  expect(await publish(trader, next.id)).toMatchObject({ status: 'active' })
  expect(await shown(next.id)).toMatchObject({ seller: { seller_kind: 'private' }, consumer_notice: null })
})

test('a deleted trader is named nowhere, and their ended listings can still be read', async () => {
  const trader = await aTrader()
  const wofExpires = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const { id } = await aDraft(trader, { vehicle: { ...traded, wof_expires: wofExpires } })
  await publish(trader, id)
  await app.as(trader).call(setListingStatus, { id, status: 'withdrawn' })
  expect((await shown(id)).consumer_notice).not.toBeNull()
  await sql`update accounts set status = 'deleted', phone_number = '' where id = ${trader.id}`.execute(
    app.platform.db,
  )
  const member = app.as(await aMember(app))
  expect(await member.call(getListing, { id })).toMatchObject({ status: 'withdrawn', consumer_notice: null })
})

test('an older listing’s notice leaves out unknown details', async () => {
  const seller = await aMember(app)
  const { id } = await aDraft(seller, {})
  await publish(seller, id)
  await sql`update accounts set seller_kind = 'in_trade' where id = ${seller.id}`.execute(app.platform.db)
  expect(await shown(id)).toMatchObject({ id, consumer_notice: null })
})
