import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { putProfile } from '#domains/accounts/common/accounts.ts'
import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { relistListing } from '#domains/selling/common/selling.ts'
import { usualFeeChoices, type FeeException } from '#domains/settings/common/fees/success-fees.ts'
import { listFeeDocuments } from '#domains/trade-payments/common/fees/fee-documents.ts'
import { getWithdrawalFee } from '#domains/trade-payments/common/fees/fees.ts'
import { toListingId, type ListingId } from '#platform/common/ids.ts'
import { aLiveHouse, anAgency } from '#test/harness/market/businesses.ts'
import { aBidOn, anUnsoldAuction } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aPendingListing, requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPlan, changeSettings } from '#test/harness/market/plans.ts'
import { aSubscription } from '#test/harness/market/subscriptions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { readFeeTerms } from './fees.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())
afterEach(() => changeSettings(app, admin, usualFeeChoices))

const feesOn = { success_fee_enabled: true, success_fee_rate_bp: 790 }
const usualTerms = { rate_bp: 790, floor_cents: 50, cap_cents: 14_900 }
const readTerms = (id: ListingId) => readFeeTerms(app.platform.db, id)

test('a listing has no terms while there are no fees, also after they are switched on', async () => {
  const { id } = await aLiveAuction(app)
  await changeSettings(app, admin, feesOn)
  expect(await readTerms(id)).toBeNull()
})

test('a listing keeps the terms it was published with, whatever is changed since', async () => {
  await changeSettings(app, admin, feesOn)
  const { id } = await aLiveAuction(app)
  await changeSettings(app, admin, { success_fee_rate_bp: 500, success_fee_cap_cents: null })
  expect(await readTerms(id)).toEqual(usualTerms)
  await changeSettings(app, admin, { success_fee_enabled: false })
  expect(await readTerms(id)).toEqual(usualTerms)
})

test('a relisted listing has the terms of its own publication', async () => {
  await changeSettings(app, admin, feesOn)
  const { id, seller } = await anUnsoldAuction(app)
  await changeSettings(app, admin, { success_fee_rate_bp: 600 })
  const again = await app.as(seller).call(relistListing, { id, as_it_was: true })
  expect(await readTerms(again.id)).toMatchObject({ rate_bp: 600 })
  expect(await readTerms(id)).toEqual(usualTerms)
})

test('a listing that waited for approval has the terms of its approval', async () => {
  await changeSettings(app, admin, feesOn)
  await requestApprovalFor(app, admin, 'everybody')
  const { id } = await aPendingListing(app)
  expect(await readTerms(id)).toBeNull()
  await changeSettings(app, admin, { success_fee_rate_bp: 610 })
  await app.as(admin).call(setListingStatus, { id, status: 'active' })
  await requestApprovalFor(app, admin, 'nobody')
  expect(await readTerms(id)).toMatchObject({ rate_bp: 610 })
})

const exception = (scope: Partial<FeeException>, rate: number): FeeException => ({
  category_id: null,
  seller: 'anyone',
  plan_id: null,
  rate_bp: rate,
  floor_cents: 0,
  cap_cents: null,
  ...scope,
})

test('a listing has the terms of its category, its seller’s plan and kind of seller', async () => {
  const { items } = await app.as(null).call(listCategories, { type: 'general' })
  const leaf = items.find(({ name }) => name === 'Road bikes')!
  const plan = await aPlan(app, admin)
  const choose = (...exceptions: FeeException[]) =>
    changeSettings(app, admin, { ...feesOn, success_fee_exceptions: exceptions })
  const subscriber = await aMember(app)
  await aSubscription(app, subscriber, plan)
  await choose(exception({ seller: 'plan', plan_id: plan.id }, 100), exception({ seller: 'in_trade' }, 200))
  const { id: subscribers } = await aLiveAuction(app, { seller: subscriber })
  const trader = await aMember(app)
  await app.as(trader).call(putProfile, { seller_kind: 'in_trade', trading_name: 'Bob’s Bikes' })
  const { id: traders } = await aLiveAuction(app, { seller: trader })
  const { id: others } = await aLiveAuction(app)
  await choose(exception({ category_id: leaf.parent_id, seller: 'private' }, 300))
  const { id: inCategory } = await aLiveAuction(app)
  const rates = []
  for (const id of [subscribers, traders, others, inCategory]) rates.push((await readTerms(id))?.rate_bp)
  expect(rates).toEqual([100, 200, 790, 300])
})

test('a property has no terms', async () => {
  const agency = await anAgency(app, admin)
  await changeSettings(app, admin, { ...feesOn, withdrawal_fee_enabled: true })
  const id = toListingId(await aLiveHouse(app, agency, []))
  const { db } = app.platform
  const rows = await db.selectFrom('listing_fee_terms').where('listing_id', '=', id).selectAll().execute()
  const fees = await db.selectFrom('withdrawal_fees').where('listing_id', '=', id).selectAll().execute()
  expect([rows, fees]).toEqual([[], []])
})

const isCharged = async (id: ListingId) => {
  const { charged_at: chargedAt } = await app.platform.db
    .selectFrom('withdrawal_fees')
    .select('charged_at')
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow()
  return chargedAt !== null
}

const withdraw = (seller: Person, id: ListingId, reason?: string) =>
  app.as(seller).call(setListingStatus, { id, status: 'withdrawn', reason })

test('a seller who withdraws a listing with bids is charged the fee it was published with', async () => {
  await changeSettings(app, admin, { withdrawal_fee_enabled: true, withdrawal_fee_cents: 300 })
  const [{ id, seller }, other] = [await aLiveAuction(app), await aLiveAuction(app)]
  await changeSettings(app, admin, { withdrawal_fee_cents: 900 })
  expect(await app.as(seller).call(getWithdrawalFee, { id })).toEqual({ fee_cents: 300 })
  expect(await app.as(other.seller).call(getWithdrawalFee, { id })).toEqual({ fee_cents: null })
  await aBidOn(app, id)
  expect(await withdraw(seller, id, 'It fell off the bench')).toMatchObject({ status: 'withdrawn' })
  expect(await withdraw(other.seller, other.id)).toMatchObject({ status: 'withdrawn' })
  expect([await isCharged(id), await isCharged(other.id)]).toEqual([true, false])
  const { items } = await app.as(seller).call(listFeeDocuments, {})
  expect(items).toMatchObject([{ charged_cents: 300, corrected_cents: 0, total_cents: 300, number: null }])
  expect((await app.as(other.seller).call(listFeeDocuments, {})).items).toEqual([])
})

test('withdrawing a listing that was published without the fee costs nothing', async () => {
  const { id: free, seller } = await aLiveAuction(app)
  await aBidOn(app, free)
  await changeSettings(app, admin, { withdrawal_fee_enabled: true })
  expect(await app.as(seller).call(getWithdrawalFee, { id: free })).toEqual({ fee_cents: null })
  await withdraw(seller, free, 'It fell off the bench')
  expect((await app.as(seller).call(listFeeDocuments, {})).items).toEqual([])
})
