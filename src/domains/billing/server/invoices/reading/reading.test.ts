import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import {
  getInvoice,
  listInvoices,
  exportMemberPayments,
  listMemberPayments,
  listPayments,
} from '#domains/billing/common/invoices/invoices.ts'
import type { IssuedInvoice } from '#domains/billing/server/invoices/invoices.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { unzip } from '#test/harness/doubles/unzip.ts'
import { aCorrection, anInvoice, aPayment } from '#test/harness/market/invoices.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let member: Person
let stranger: Person
let old: IssuedInvoice
let half: IssuedInvoice
let correction: IssuedInvoice
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  member = await aMember(app, { first_name: '=Mere', last_name: 'Tūī', email: 'mere.tui@example.nz' })
  stranger = await aMember(app)
  // The last second of 2025 in Auckland.
  old = await anInvoice(app, member.id, { issued_at: new Date('2025-12-31T10:59:59Z') })
  half = await anInvoice(app, member.id, {
    issued_at: new Date('2025-12-31T11:00:00Z'),
    description: '@Dealer',
  })
  correction = await aCorrection(app, half.id, 2000, { issued_at: new Date('2026-03-01T00:00:00Z') })
  await anInvoice(app, stranger.id, { issued_at: new Date('2026-06-01T00:00:00Z') })
})
afterAll(() => app[Symbol.asyncDispose]())

const list = async (person: Person, query: object) => {
  const { items } = await app.as(person).call(listInvoices, query)
  return items.map(({ number }) => number)
}
const get = (url: string, person: Person | null) =>
  app.server.inject({
    url: `/api${url}`,
    ...(person && { headers: { authorization: `Bearer ${person.token}` } }),
  })

test('a member lists their own invoices, newest first, by the year in Auckland', async () => {
  const { items, total, years } = await app.as(member).call(listInvoices, {})
  expect([total, years]).toEqual([3, [2026, 2025]])
  expect(items[0]).toMatchObject({
    number: correction.number,
    state: 'correction',
    total_cents: -2000,
    reason: 'Paid twice',
    corrects: { id: half.id, number: half.number },
    account_id: null,
  })
  expect(items[1]).toMatchObject({ state: 'partly_refunded', refunded_cents: 2000, description: '@Dealer' })
  expect(items[2]).toMatchObject({ number: old.number, state: 'paid' })
  expect(await list(member, { year: 2025 })).toEqual([old.number])
  expect(await list(member, { year: 2024 })).toEqual([])
})

test('a member can’t read others’ invoices, whatever the parameters', async () => {
  expect(await list(stranger, { user_id: member.id, q: 'tui' })).toEqual([4])
  const addresses = [
    `/invoice/${old.id}`,
    `/download-invoice/${old.id}`,
    `/download-invoice/${old.id}?pdf=true`,
  ]
  for (const url of addresses) {
    expect((await get(url, stranger)).statusCode).toBe(404)
    expect((await get(url, null)).statusCode).toBe(401)
    expect((await get(url, member)).statusCode).toBe(200)
    expect((await get(url, admin)).statusCode).toBe(200)
  }
  expect((await get('/download-invoice/999999?pdf=true', member)).statusCode).toBe(404)
  expect((await get('/download-invoice/x?pdf=true', member)).statusCode).toBe(404)
  expect((await get(`/download-invoice/${old.id}?pdf=maybe`, member)).statusCode).toBe(422)
})

test.each<[string, object, () => number[]]>([
  ['a number as it is shown', { q: 'inv-000001' }, () => [old.number]],
  ['a name, without its macrons', { q: 'TUI' }, () => [3, 2, 1]],
  ['an email', { q: 'mere.tui@' }, () => [3, 2, 1]],
  ['corrections', { state: 'correction' }, () => [3]],
  ['partly refunded', { state: 'partly_refunded' }, () => [2]],
  ['refunded', { state: 'refunded' }, () => []],
  ['paid', { state: 'paid' }, () => [4, 1]],
  ['days in Auckland', { from: '2025-12-31', to: '2025-12-31' }, () => [1]],
  ['a day and later', { from: '2026-01-01' }, () => [4, 3, 2]],
])('an admin finds invoices by %s', async (_what, query, found) => {
  expect(await list(admin, query)).toEqual(found())
})

test('an admin finds invoices by person', async () => {
  expect(await list(admin, { user_id: stranger.id })).toEqual([4])
  const { items } = await app.as(admin).call(listInvoices, { user_id: stranger.id })
  expect(items[0]!.account_id).toBe(stranger.id)
})

test('the detail has both parties, the lines and the corrections', async () => {
  expect(await app.as(member).call(getInvoice, { id: half.id })).toMatchObject({
    recipient_name: '=Mere Tūī',
    recipient_identifier: 'mere.tui@example.nz',
    supplier_name: 'Hoko',
    supplier_gst_number: '',
    lines: [{ description: '@Dealer', total_cents: 4900, gst_cents: 0 }],
    corrections: [{ id: correction.id, number: correction.number, total_cents: -2000, reason: 'Paid twice' }],
  })
})

test('an invoice is downloaded as a PDF or JSON', async () => {
  const pdf = await get(`/download-invoice/${old.id}?pdf=true`, member)
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('INV-000001.pdf'),
    'cache-control': 'private, no-store',
  })
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const json = await get(`/download-invoice/${old.id}`, member)
  expect(json.headers['content-type']).toContain('application/json')
  expect(json.json()).toMatchObject({ number: 1, lines: [{ description: 'Dealer plan' }] })
})

test('a year is downloaded as one ZIP of one’s own PDFs', async () => {
  const reply = await get('/invoices-zip?year=2026', member)
  expect(reply.headers['content-disposition']).toContain('hoko-invoices-2026.zip')
  const files = unzip(reply.rawPayload)
  expect([...files.keys()]).toEqual(['INV-000002.pdf', 'INV-000003.pdf'])
  for (const content of files.values()) expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect([...unzip((await get('/invoices-zip?year=2024', member)).rawPayload).keys()]).toEqual([])
  expect((await get('/invoices-zip?year=99999', member)).statusCode).toBe(422)
})

test('the table is exported as a CSV without formulas, and the export is logged', async () => {
  const reply = await get('/invoice-csv?q=tui', admin)
  const lines = reply.body.slice(1).split('\r\n')
  expect(lines[0]).toMatch(/^Number,Date \(NZ time\),Status,/)
  expect(lines[1]).toContain(`INV-000003,2026-03-01 13:00,Credit note,${member.id},'=Mere Tūī,`)
  expect(lines[1]).toContain(',-20.00,0.00,0.00,INV-000002,Paid twice,Yes')
  expect(lines[2]).toContain(`,'@Dealer,49.00,0.00,20.00,,,Yes`)
  expect(lines).toHaveLength(5)
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'invoices' })
  expect(items[0]).toMatchObject({ action: 'invoices.exported', after: { q: 'tui', rows: 3 } })
  expect((await get('/invoice-csv', member)).statusCode).toBe(403)
})

test('payments are listed with their invoices, including failed ones', async () => {
  await transact(app.platform.db, (tx) => aPayment(tx, member.id, { status: 'failed', amount_cents: 9900 }))
  const { items, total } = await app.as(member).call(listPayments, {})
  expect(total).toBe(3)
  expect(items[0]).toMatchObject({
    status: 'failed',
    failure_code: 'insufficient_funds',
    amount_cents: 9900,
    is_test: true,
    invoice: null,
    corrections: [],
  })
  expect(items[1]).toMatchObject({
    status: 'succeeded',
    invoice: { id: half.id, number: half.number },
    corrections: [{ id: correction.id, number: correction.number, total_cents: -2000 }],
  })
  expect(await app.as(admin).call(listMemberPayments, { id: member.id })).toMatchObject({ items, total })
  expect(await app.as(admin).call(listMemberPayments, { id: 999_999 })).toMatchObject({ key: 'not_found' })
  expect(await app.as(member).call(listMemberPayments, { id: member.id })).toMatchObject({ key: 'forbidden' })
  const lines = (await (await app.as(admin).call(exportMemberPayments, { id: member.id })).text()).split(
    '\r\n',
  )
  expect(lines).toHaveLength(total + 2)
  expect(lines[1]).toMatch(/,failed,insufficient_funds,99\.00,0\.00,,Yes$/)
  const audit = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: member.id })
  expect(audit.items[0]).toMatchObject({ action: 'payments.exported', after: { rows: total } })
  expect((await get('/user-payment-history-csv/999999', admin)).statusCode).toBe(404)
  expect((await get(`/user-payment-history-csv/${member.id}`, member)).statusCode).toBe(403)
})
