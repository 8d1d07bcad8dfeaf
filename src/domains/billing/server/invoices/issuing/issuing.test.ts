import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putSettings } from '#domains/settings/common/settings.ts'
import { transact } from '#platform/server/database/db.ts'
import { aCorrection, anInvoice, aPayment, issueFor } from '#test/harness/market/invoices.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { issueInvoice } from '../invoices.service.ts'

let app: TestApp
let admin: Person
let member: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  member = await aMember(app, { first_name: 'Mere', last_name: 'Tūī' })
  await choose({ supplier_name: 'Hoko Ltd', supplier_gst_number: '49-091-850' })
})
afterAll(() => app[Symbol.asyncDispose]())

type Supplier = Partial<Record<'supplier_name' | 'supplier_address' | 'supplier_gst_number', string | null>>

/** Sets the version at once: a node's cache may be a moment old. */
async function choose(changes: Supplier) {
  const { version } = await app.platform.db.selectFrom('settings').select('version').executeTakeFirstOrThrow()
  return await app.as(admin).call(putSettings, { version, ...changes })
}

const stored = (id: number) =>
  app.platform.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const linesOf = (invoiceId: number) =>
  app.platform.db
    .selectFrom('invoice_lines')
    .select(['position', 'total_cents', 'gst_cents'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()

async function expectNoGap() {
  const rows = await app.platform.db.selectFrom('invoices').select('number').orderBy('number').execute()
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1))
  const { last_number } = await app.platform.db
    .selectFrom('invoice_numbers')
    .select('last_number')
    .executeTakeFirstOrThrow()
  expect(last_number).toBe(rows.length)
  return rows.length
}

test('an invoice names both parties as they are now, and the GST of each line', async () => {
  const { id } = await anInvoice(app, member.id, { totals: [9900, -4100] })
  expect(await stored(id)).toMatchObject({
    supplier_name: 'Hoko Ltd',
    supplier_address: '',
    supplier_gst_number: '49091850',
    recipient_name: 'Mere Tūī',
    recipient_identifier: expect.stringContaining('@example.nz'),
    total_cents: 5800,
    gst_cents: 756,
  })
  expect(await linesOf(id)).toEqual([
    { position: 1, total_cents: 9900, gst_cents: 1291 },
    { position: 2, total_cents: -4100, gst_cents: -535 },
  ])
  await choose({ supplier_name: 'Hoko (2026) Ltd' })
  expect(await stored(id)).toMatchObject({ supplier_name: 'Hoko Ltd' })
  expect(await stored((await anInvoice(app, member.id)).id)).toMatchObject({
    supplier_name: 'Hoko (2026) Ltd',
  })
})

test('an invoice without a GST number has no GST, nor has its correction', async () => {
  await choose({ supplier_gst_number: null })
  const { id, gst_cents } = await anInvoice(app, member.id)
  await choose({ supplier_gst_number: '49091850' })
  expect(gst_cents).toBe(0)
  expect(await aCorrection(app, id, 4900)).toMatchObject({ total_cents: -4900, gst_cents: 0 })
})

test('a GST number with a wrong check digit is refused', async () => {
  expect(await choose({ supplier_gst_number: '49091851' })).toMatchObject({
    key: 'validation_failed',
    errors: { supplier_gst_number: expect.stringContaining('Check') },
  })
})

test('a payment has one invoice, however often it is issued', async () => {
  const paymentId = await transact(app.platform.db, (tx) => aPayment(tx, member.id))
  const issue = () =>
    transact(app.platform.db, (tx) =>
      issueInvoice(tx, {
        account_id: member.id,
        payment_id: paymentId,
        lines: [{ description: 'Dealer plan', total_cents: 4900, starts_at: null, ends_at: null }],
        is_test: false,
        issued_at: new Date(),
      }),
    )
  const all = await Promise.all(Array.from({ length: 8 }, issue))
  expect(new Set(all.map(({ number }) => number)).size).toBe(1)
  await expectNoGap()
})

test('corrections take back the invoice in parts, to the cent, and never more', async () => {
  const { id } = await anInvoice(app, member.id, { totals: [3333, 3333, 3334] })
  const first = await aCorrection(app, id, 1, { refund_id: 're_1' })
  expect(await aCorrection(app, id, 1, { refund_id: 're_1' })).toEqual(first)
  await expect(aCorrection(app, id, 10_000)).rejects.toThrow('at most')
  const rest = await aCorrection(app, id, 9_999)
  const { gst_cents } = await stored(id)
  expect(first.gst_cents + rest.gst_cents + gst_cents).toBe(0)
  expect((await linesOf(first.id)).map(({ position }) => position)).toEqual([3])
  await expect(aCorrection(app, id, 1)).rejects.toThrow('at most')
  await expect(aCorrection(app, first.id, 1)).rejects.toThrow('no result')
  await expectNoGap()
})

test('two corrections at once never take back more than the invoice', async () => {
  const { id } = await anInvoice(app, member.id)
  const both = await Promise.allSettled([aCorrection(app, id, 3000), aCorrection(app, id, 3000)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('forty invoices at once, some of which fail, have numbers without gaps or repeats', async () => {
  const before = await expectNoGap()
  const issue = (n: number) =>
    transact(app.platform.db, async (tx) => {
      await issueFor(tx, member.id)
      if (n % 3 === 0) throw new Error('rolled back')
      if (n % 7 === 0) await sql`select 1 / 0`.execute(tx)
    })
  const all = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => issue(n)))
  const issued = all.filter(({ status }) => status === 'fulfilled').length
  expect(issued).toBeGreaterThan(20)
  expect(issued).toBeLessThan(30)
  expect(await expectNoGap()).toBe(before + issued)
})
