import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { putProfile } from '#domains/accounts/common/accounts.ts'
import { usualFeeChoices } from '#domains/settings/common/fees/success-fees.ts'
import {
  downloadFeeDocument,
  listFeeDocuments,
  type FeeDocument,
} from '#domains/trade-payments/common/fees/fee-documents.ts'
import { transact } from '#platform/server/database/db.ts'
import { aMember } from '#test/harness/market/people.ts'
import { changeSettings } from '#test/harness/market/plans.ts'
import { aTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { numberFeeDocuments, readFeeDocument } from './documents.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  await changeSettings(app, admin, { supplier_name: 'Hoko Ltd', supplier_gst_number: '49-091-850' })
})
afterAll(() => app[Symbol.asyncDispose]())
afterEach(() => changeSettings(app, admin, { ...usualFeeChoices, supplier_gst_number: '49-091-850' }))

async function aPaidSale(seller: Person, gateway: 'bank' | 'sandbox' = 'bank') {
  const trade = await aTrade(app, { seller })
  const at = new Date('2026-01-01T00:00:00Z')
  const { id } = await app.platform.db
    .insertInto('trade_payments')
    .values({
      trade_id: trade.trade_id,
      listing_id: trade.listing_id,
      buyer_id: trade.buyer.id,
      seller_id: seller.id,
      gateway,
      method: 'bank',
      status: 'released',
      amount_cents: 50_000,
      started_at: at,
      paid_at: at,
      ended_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...trade, payment_id: id }
}

type Sale = Awaited<ReturnType<typeof aPaidSale>>

/** A fee, or one given back, as the journal has it. */
const record = (sale: Sale, cents: number, at: string) =>
  transact(app.platform.db, async (tx) => {
    const cause = await tx
      .insertInto('money_causes')
      .values({
        kind: cents > 0 ? 'release' : 'reversal',
        key: `test-${sale.payment_id}-${at}`,
        payment_id: sale.payment_id,
        at: new Date(at),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const entry = { cause_id: cause.id, payment_id: sale.payment_id }
    await tx
      .insertInto('money_entries')
      .values([
        { ...entry, account: 'held', amount_cents: -cents },
        { ...entry, account: 'fees', account_id: sale.seller.id, amount_cents: cents },
      ])
      .execute()
  })

const read = (seller: Person, month: string) => readFeeDocument(app.platform.db, seller.id, month)

const listAmounts = (document: FeeDocument | null) =>
  document?.lines.map((line) => [line.kind, line.total_cents, line.gst_cents])

test('a month has the fees and corrections of its days in Auckland, with the GST of each', async () => {
  const seller = await aMember(app)
  const [one, other] = [await aPaidSale(seller), await aPaidSale(seller)]
  // Midnight in Auckland at the start of July and of August.
  await record(one, 3950, '2025-06-30T11:59:59Z')
  await record(other, 4902, '2025-06-30T12:00:00Z')
  await record(one, -3950, '2025-07-31T11:59:59Z')
  await record(other, -100, '2025-07-31T12:00:00Z')
  const july = await read(seller, '2025-07')
  expect(july).toMatchObject({ month: '2025-07', total_cents: 952, gst_cents: 124, is_test: false })
  expect(listAmounts(july)).toEqual([
    ['success_fee', 4902, 639],
    ['success_fee_correction', -3950, -515],
  ])
  expect(july!.lines[0]).toMatchObject({ listing_id: other.listing_id, title: 'Hand-thrown bowl' })
  expect(listAmounts(await read(seller, '2025-06'))).toEqual([['success_fee', 3950, 515]])
  expect(listAmounts(await read(seller, '2025-08'))).toEqual([['success_fee_correction', -100, -13]])
  expect(await read(seller, '2025-09')).toBeNull()
  expect(await read(await aMember(app), '2025-07')).toBeNull()
})

test('a correction gives back no GST of a month in which there was none', async () => {
  const seller = await aMember(app)
  const sale = await aPaidSale(seller)
  await changeSettings(app, admin, { supplier_gst_number: null })
  await record(sale, 3950, '2025-03-10T00:00:00Z')
  await numberFeeDocuments(app.platform.db)
  await changeSettings(app, admin, { supplier_gst_number: '49-091-850' })
  await record(sale, -3950, '2025-04-10T00:00:00Z')
  expect(listAmounts(await read(seller, '2025-03'))).toEqual([['success_fee', 3950, 0]])
  expect(listAmounts(await read(seller, '2025-04'))).toEqual([['success_fee_correction', -3950, 0]])
})

test('documents of months that ended are numbered once, without a gap, and never change', async () => {
  const { db } = app.platform
  await numberFeeDocuments(db)
  const sellers = [await aMember(app), await aMember(app)]
  for (const seller of sellers) {
    const sale = await aPaidSale(seller)
    await record(sale, 3950, '2026-02-10T00:00:00Z')
    await record(sale, -3950, '2026-03-10T00:00:00Z')
    await record(sale, 3950, new Date().toISOString())
  }
  const counts = await Promise.all([1, 2, 3].map(() => numberFeeDocuments(db)))
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 4])
  const rows = await db.selectFrom('fee_documents').select('number').orderBy('number').execute()
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1))
  const [seller] = sellers as [Person, Person]
  const before = await read(seller, '2026-02')
  expect(before).toMatchObject({ number: expect.any(Number), supplier_name: 'Hoko Ltd' })
  await changeSettings(app, admin, { supplier_name: 'Another Ltd', supplier_gst_number: null })
  await app.as(seller).call(putProfile, { seller_kind: 'in_trade', trading_name: 'Bowls' })
  expect(await read(seller, '2026-02')).toEqual(before)
  const { items, total } = await app.as(seller).call(listFeeDocuments, {})
  expect(total).toBe(3)
  expect(items).toMatchObject([
    { number: null, charged_cents: 3950, corrected_cents: 0, total_cents: 3950 },
    { month: '2026-03', charged_cents: 0, corrected_cents: -3950, total_cents: -3950 },
    { month: '2026-02', number: before!.number, charged_cents: 3950, total_cents: 3950 },
  ])
  await changeSettings(app, admin, { supplier_name: 'Hoko Ltd' })
})

test('a seller downloads their own document as a PDF and as JSON, and nobody else does', async () => {
  const seller = await aMember(app)
  const sale = await aPaidSale(seller, 'sandbox')
  await record(sale, 3950, '2025-12-10T00:00:00Z')
  const get = (address: string, { token }: Person) =>
    app.server.inject({ url: `/api${address}`, headers: { authorization: `Bearer ${token}` } })
  const json = await get('/fee-documents/2025-12', seller)
  expect(json.statusCode).toBe(200)
  expect(json.json()).toMatchObject({ month: '2025-12', total_cents: 3950, gst_cents: 515, is_test: true })
  const pdf = await get('/fee-documents/2025-12?pdf=true', seller)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await app.as(await aMember(app)).call(downloadFeeDocument, { month: '2025-12' })).toMatchObject({
    key: 'not_found',
  })
  expect((await get('/fee-documents/2025-13', seller)).statusCode).toBe(404)
  expect(await app.as(null).call(listFeeDocuments, {})).toMatchObject({ key: 'unauthenticated' })
})
