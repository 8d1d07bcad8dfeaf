import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { usualFeeChoices } from '#domains/settings/common/fees/success-fees.ts'
import { getBuyerProtection, getFeePreview, getFeeSheet } from '#domains/trade-payments/common/fees/fees.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
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
afterEach(() => changeSettings(app, admin, { ...usualFeeChoices, supplier_gst_number: null }))

const terms = { rate_bp: 790, floor_cents: 50, cap_cents: 14_900 }
const fees = { rate_bp: 500, floor_cents: 0, cap_cents: null }

test('the sheet says that there are no fees while they are off', async () => {
  expect(await app.as(null).call(getFeeSheet, {})).toEqual({
    terms: null,
    exceptions: [],
    has_gst: false,
    can_pay_on_hoko: false,
    withdrawal_fee_cents: null,
  })
})

test('the sheet names the categories and plans of its exceptions, and leaves out deleted ones', async () => {
  const { items } = await app.as(null).call(listCategories, { type: 'general' })
  const leaf = items.find(({ name }) => name === 'Road bikes')!
  const parent = items.find(({ id }) => id === leaf.parent_id)!
  const path = [...(parent.parent_id === null ? [] : [expect.any(String)]), parent.name, leaf.name]
  const plan = await aPlan(app, admin)
  await changeSettings(app, admin, {
    pay_on_hoko_enabled: true,
    success_fee_enabled: true,
    withdrawal_fee_enabled: true,
    supplier_gst_number: '49-091-850',
    success_fee_exceptions: [
      { ...fees, category_id: leaf.id, seller: 'private', plan_id: null },
      { ...fees, category_id: 999_999, seller: 'anyone', plan_id: null },
      { ...fees, category_id: null, seller: 'plan', plan_id: 999_999 },
      { ...fees, category_id: null, seller: 'plan', plan_id: plan.id },
    ],
  })
  expect(await app.as(null).call(getFeeSheet, {})).toEqual({
    terms,
    exceptions: [
      { ...fees, category: path, seller: 'private', plan: null },
      { ...fees, category: [], seller: 'plan', plan: plan.name },
    ],
    has_gst: true,
    can_pay_on_hoko: true,
    withdrawal_fee_cents: 500,
  })
})

test('the preview of a fee is what the listing is published with', async () => {
  const seller = await aMember(app)
  const plan = await aPlan(app, admin)
  await aSubscription(app, seller, plan)
  await changeSettings(app, admin, {
    success_fee_enabled: true,
    success_fee_exceptions: [{ ...fees, category_id: null, seller: 'plan', plan_id: plan.id }],
  })
  const { items } = await app.as(null).call(listCategories, { type: 'general' })
  const query = { type: 'general', category_id: items.find(({ name }) => name === 'Road bikes')!.id } as const
  const preview = await app.as(seller).call(getFeePreview, query)
  expect(preview).toEqual({ terms: fees, has_gst: false, withdrawal_fee_cents: null })
  const { id } = await aLiveAuction(app, { seller })
  expect(await readFeeTerms(app.platform.db, id)).toEqual(preview.terms)
  expect(await app.as(await aMember(app)).call(getFeePreview, query)).toMatchObject({ terms })
  expect(await app.as(admin).call(getFeePreview, { ...query, seller_id: seller.id })).toEqual(preview)
  const stranger = await app.as(await aMember(app)).call(getFeePreview, { ...query, seller_id: seller.id })
  expect(stranger).toMatchObject({ terms })
})

test('vehicles and property have no fee to preview', async () => {
  await changeSettings(app, admin, { success_fee_enabled: true, withdrawal_fee_enabled: true })
  const seller = await aMember(app)
  for (const type of ['vehicle', 'property'] as const) {
    const preview = await app.as(seller).call(getFeePreview, { type })
    expect(preview).toMatchObject({ terms: null, withdrawal_fee_cents: null })
  }
})

test('the rules of protection are those of the settings', async () => {
  await changeSettings(app, admin, { pay_on_hoko_enabled: true, release_after_sent_days: 21 })
  expect(await app.as(null).call(getBuyerProtection, {})).toEqual({
    can_pay_on_hoko: true,
    release_after_delivered_days: 3,
    release_after_sent_days: 21,
    ceiling_cents: 500_000,
  })
})
