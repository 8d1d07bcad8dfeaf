import { expect, test } from 'vitest'
import { toAccountId } from '#platform/common/ids.ts'
import type { StoredInvoice } from '../invoices.queries.ts'
import { splitGst } from '../issuing/amounts.rules.ts'
import { renderPdf } from './invoice-pdf.view.ts'
import { composeSheet } from './sheet.labels.ts'

const issuedAt = new Date('2026-03-02T22:00:00Z')
const endsAt = new Date('2026-04-02T22:00:00Z')

function anInvoice(totals: number[], changes: Partial<StoredInvoice> = {}): StoredInvoice {
  const hasGst = changes.supplier_gst_number !== ''
  const { lines, ...amounts } = splitGst(totals, hasGst)
  return {
    id: 7,
    number: 42,
    kind: 'invoice',
    account_id: toAccountId(1),
    payment_id: 1,
    corrects_id: null,
    refund_id: null,
    reason: '',
    supplier_name: 'Hoko Ltd',
    supplier_address: '12 Cuba Street, Wellington',
    supplier_gst_number: '49091850',
    recipient_name: 'Ōtautahi Motors',
    recipient_identifier: 'accounts@motors.example.nz',
    ...amounts,
    is_test: false,
    issued_at: issuedAt,
    lines: lines.map((line, at) => ({
      position: at + 1,
      description: `Dealer plan ${at + 1}`,
      ...line,
      starts_at: issuedAt,
      ends_at: endsAt,
    })),
    corrects: null,
    corrections: [],
    ...changes,
  }
}

const read = (invoice: StoredInvoice) => JSON.stringify(composeSheet(invoice))

/** Trading rules › taxable supply information: up to $200, up to $1,000, and over. */
test.each([
  [15_000, ['Hoko Ltd', '03-03-2026', 'Dealer plan 1', 'NZ$\u00a0150.00']],
  [20_000, ['Hoko Ltd', '03-03-2026', 'Dealer plan 1', 'NZ$\u00a0200.00']],
  [50_000, ['GST number 49-091-850', 'NZ$\u00a065.22', 'GST inclusive']],
  [100_000, ['GST number 49-091-850', 'NZ$\u00a0130.43', 'GST inclusive']],
  [150_000, ['GST number 49-091-850', 'NZ$\u00a0195.65', 'Ōtautahi Motors', 'accounts@motors.example.nz']],
])('an invoice of %i cents has all required information', (total, needed) => {
  const text = read(anInvoice([total]))
  for (const one of needed) expect(text).toContain(one)
  expect(text).toContain('INV-000042')
  expect(text).toContain('03-03-2026 to 03-04-2026')
  expect(text).toContain('Paid by card.')
  expect(text).not.toContain('TEST')
})

test('the sheet shows the GST of each line, which adds up to that of the total', () => {
  const sheet = composeSheet(anInvoice([9900, -4100]))
  expect(sheet.rows.map(({ amounts }) => amounts)).toEqual([
    ['NZ$\u00a012.91', 'NZ$\u00a099.00'],
    ['−NZ$\u00a05.35', '−NZ$\u00a041.00'],
  ])
  expect(sheet.totals).toEqual([
    ['Total excl. GST', 'NZ$\u00a050.44'],
    ['GST (15%)', 'NZ$\u00a07.56'],
    ['Total, GST inclusive', 'NZ$\u00a058.00'],
  ])
})

test('the sheet without a GST number doesn’t mention GST', () => {
  expect(read(anInvoice([150_000], { supplier_gst_number: '' }))).not.toContain('GST')
})

test('the sheet of a test payment says that no money was taken', () => {
  expect(composeSheet(anInvoice([4900], { is_test: true })).testNotice).toBe('TEST – no money was taken')
})

test('a correction names its invoice, and the reason', () => {
  const corrects = { id: 1, number: 41, issued_at: issuedAt, total_cents: 4900, reason: '' }
  const sheet = composeSheet(anInvoice([4900], { kind: 'correction', corrects, reason: 'Paid twice' }))
  expect(sheet.title).toBe('Supply correction information')
  expect(sheet.facts).toContainEqual(['Corrects', 'Invoice INV-000041 of 03-03-2026'])
  expect(sheet.facts).toContainEqual(['Reason', 'Paid twice'])
  expect(sheet.notes).toContain('Refunded to the card it was paid with.')
})

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)!.length

test('the PDF is reproducible, titled and tagged, with embedded fonts', async () => {
  const invoice = anInvoice([4900])
  const [first, second] = [await renderPdf(invoice), await renderPdf(invoice)]
  expect(first.equals(second)).toBe(true)
  const text = first.toString('latin1')
  for (const one of [
    '/StructTreeRoot',
    '/Lang (en-NZ)',
    '/DisplayDocTitle true',
    '/FontFile2',
    '/Table',
    '/TH',
  ])
    expect(text).toContain(one)
  expect(text).not.toContain('/Helvetica')
  expect(text).toContain('D:20260302220000Z')
  expect(countPages(first)).toBe(1)
})

test.each([
  ['sixty lines', anInvoice(Array.from({ length: 60 }, () => 1000)), 4],
  ['a name without an end', anInvoice([4900], { recipient_name: 'Whare'.repeat(40) }), 1],
])('the PDF of %s has as many pages as it needs', async (_what, invoice, pages) => {
  expect(countPages(await renderPdf(invoice))).toBe(pages)
})

test('the PDF has a font for each alphabet of its names', async () => {
  const text = (await renderPdf(anInvoice([4900], { recipient_name: '小明 ʻOfa' }))).toString('latin1')
  for (const font of ['NotoSansHans', 'NotoSans-SemiBold']) expect(text).toContain(font)
})
