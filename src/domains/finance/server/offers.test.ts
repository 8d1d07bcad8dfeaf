import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile, putProfile } from '#domains/accounts/common/accounts.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { changeDealerFinance, getFinance, listLenders, putLenders } from '#domains/finance/common/finance.ts'
import { getMember } from '#domains/accounts/common/members/members.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { goodLending } from '#test/harness/market/lenders.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTrader, aVehicle } from '#test/harness/market/vehicles.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let seller: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  seller = await aMember(app)
  const { version } = await app.as(admin).call(listLenders, {})
  const off = { ...goodLending, name: 'Switched Off', is_enabled: false }
  await app.as(admin).call(putLenders, { version, items: [goodLending, off] })
})
afterAll(() => app[Symbol.asyncDispose]())

const read = (id: number, chosen: { deposit_cents?: number; term_months?: number } = {}) =>
  app.as(null).call(getFinance, { id, ...chosen })

test('a vehicle has repayments by the week, fortnight and month, with their assumptions', async () => {
  const id = await aVehicle(app, seller)
  const { offers, disclosure, ...price } = await read(id)
  expect(price).toEqual({ listing_id: id, price_cents: 1_500_000, price_kind: 'fixed_price' })
  expect(disclosure).toContain('estimate')
  expect(offers).toMatchObject([
    { name: 'Good Lending', deposit_cents: 150_000, term_months: 60, terms_months: [12, 36, 60] },
  ])
  // NZ$ 13,500 and 250: see repayments.test.ts for the weekly figure.
  expect(
    offers[0]!.repayments.map(({ frequency, count, repayment_cents }) => [frequency, count, repayment_cents]),
  ).toEqual([
    ['weekly', 260, 7305],
    ['fortnightly', 130, 14_624],
    ['monthly', 60, 31_750],
  ])
  expect(offers[0]!.repayments[0]!.assumptions.join(' ')).toMatch(
    /deposit of NZ\$\s1,500 .* 60 months.*12\.95% a year.*NZ\$\s250 .*NZ\$\s5 a month.*260 weekly .*NZ\$\s73\.05.*in all/,
  )
  const chosen = (await read(id, { deposit_cents: 400_000, term_months: 36 })).offers[0]!
  expect(chosen).toMatchObject({ deposit_cents: 400_000, term_months: 36 })
  expect(chosen.repayments[2]!.count).toBe(36)
  expect((await read(id, { term_months: 7 })) as object).toMatchObject({ key: 'validation_failed' })
})

test('an auction has repayments while it can be bought now', async () => {
  const auction = { sale_method: 'auction' as const, start_price_cents: 100_000, buy_now_price_cents: null }
  const closesAt = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const without = await aVehicle(app, seller, { ...auction, closes_at: closesAt })
  expect(await read(without)).toMatchObject({ price_cents: null, price_kind: null, offers: [] })
  const also = await aVehicle(app, seller, { ...auction, closes_at: closesAt, buy_now_price_cents: 900_000 })
  expect(await read(also)).toMatchObject({ price_cents: 900_000, price_kind: 'buy_now' })
})

test('an asking price has repayments, but not a small amount, a sold vehicle or another item', async () => {
  const openDialog = await aVehicle(app, seller, {
    sale_method: 'enquire',
    buy_now_price_cents: 800_000,
  })
  expect(await read(openDialog)).toMatchObject({ price_cents: 800_000, price_kind: 'asking_price' })
  const cheap = await aVehicle(app, seller, { buy_now_price_cents: 150_000 })
  expect(await read(cheap)).toMatchObject({ price_cents: null, offers: [] })
  const sold = await aVehicle(app, seller)
  await app.as(await aMember(app)).call(buyNow, { id: sold })
  expect(await read(sold)).toMatchObject({ price_cents: null, offers: [] })
  const { id } = await aFixedPriceListing(app)
  expect(await read(id)).toMatchObject({ key: 'not_found' })
  expect(await read(98_765_432)).toMatchObject({ key: 'not_found' })
})

test('a dealer’s own rate comes first, while it’s on and the dealer is in trade', async () => {
  const dealer = await aTrader(app)
  const id = await aVehicle(app, dealer)
  const own = { is_offered: true, annual_rate_bp: 990, establishment_fee_cents: 30_000 }
  expect(await app.as(dealer).call(changeDealerFinance, { id: dealer.id, is_offered: true })).toMatchObject({
    errors: { annual_rate_bp: 'Enter your interest rate.' },
  })
  expect(await app.as(dealer).call(changeDealerFinance, { id: dealer.id, ...own })).toEqual({
    ...own,
    monthly_fee_cents: 0,
  })
  expect((await app.as(dealer).call(getProfile, {})).finance).toMatchObject(own)
  const { offers } = await read(id)
  expect(offers.map(({ name, lender_id }) => [name, lender_id === null])).toEqual([
    ['Ōtaki Motors', true],
    ['Good Lending', false],
  ])
  expect(offers[0]).toMatchObject({ deposit_cents: 0, term_months: 60, annual_rate_bp: 990 })
  await app.as(dealer).call(changeDealerFinance, { id: dealer.id, is_offered: false })
  expect((await read(id)).offers.map(({ name }) => name)).toEqual(['Good Lending'])
})

test('an admin may change a dealer’s rate, which is logged; nobody else can', async () => {
  const dealer = await aTrader(app)
  expect(
    await app.as(admin).call(changeDealerFinance, { id: dealer.id, is_offered: true, annual_rate_bp: 0 }),
  ).toMatchObject({ is_offered: true, annual_rate_bp: 0 })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: dealer.id })
  expect(items[0]).toMatchObject({
    action: 'account.finance-changed',
    before: { is_offered: false, annual_rate_bp: null },
    after: { is_offered: true, annual_rate_bp: 0 },
  })
  expect((await app.as(admin).call(getMember, { id: dealer.id })).finance.is_offered).toBe(true)
  const change = { id: dealer.id, is_offered: false }
  expect(await app.as(seller).call(changeDealerFinance, change)).toMatchObject({ key: 'not_found' })
  expect(
    await app.as(seller).call(changeDealerFinance, { id: seller.id, is_offered: true, annual_rate_bp: 900 }),
  ).toMatchObject({ errors: { is_offered: 'Only sellers in trade can offer finance.' } })
  await app.as(dealer).call(putProfile, { seller_kind: 'private' })
  expect((await app.as(dealer).call(getProfile, {})).finance.is_offered).toBe(true)
})
