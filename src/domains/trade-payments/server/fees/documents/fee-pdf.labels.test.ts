import { expect, test } from 'vitest'
import type { FeeDocument } from '#domains/trade-payments/common/fees/fee-documents.ts'
import { composeFeeSheet } from './fee-pdf.labels.ts'
import { renderPdf } from './fee-pdf.view.ts'

const line = (kind: FeeDocument['lines'][number]['kind'], total: number, gst: number) => ({
  kind,
  at: '2026-11-03T00:00:00.000Z',
  listing_id: 100_101,
  title: 'Road bike',
  total_cents: total,
  gst_cents: gst,
})

const document: FeeDocument = {
  month: '2026-11',
  number: 42,
  issued_at: '2026-11-30T12:07:00.000Z',
  supplier_name: 'Hoko Ltd',
  supplier_address: '12 Cuba Street, Wellington',
  supplier_gst_number: '49091850',
  recipient_name: 'Ōtautahi Bikes',
  recipient_identifier: 'accounts@bikes.example.nz',
  lines: [line('success_fee', 3950, 515), line('success_fee_correction', -1000, -130)],
  total_cents: 2950,
  gst_cents: 385,
  is_test: false,
}

test('the sheet has all that taxable supply information needs, with GST by line', () => {
  const sheet = composeFeeSheet(document)
  expect(sheet).toMatchObject({
    title: 'Fees for November 2026',
    testNotice: null,
    supplier: ['Hoko Ltd', '12 Cuba Street, Wellington', 'GST number 49-091-850'],
    columns: ['Description', 'GST', 'Amount'],
    totals: [
      ['Total excl. GST', 'NZ$\u00a025.65'],
      ['GST (15%)', 'NZ$\u00a03.85'],
      ['Total, GST inclusive', 'NZ$\u00a029.50'],
    ],
  })
  expect(sheet.facts).toEqual([
    ['Document number', 'FEE-000042'],
    ['Date', '01-12-2026'],
    ['Seller', 'Ōtautahi Bikes'],
    ['Email', 'accounts@bikes.example.nz'],
  ])
  expect(sheet.rows.map(({ description, amounts }) => [description, ...amounts])).toEqual([
    ['Success fee: Road bike', 'NZ$\u00a05.15', 'NZ$\u00a039.50'],
    ['Success fee given back: Road bike', '−NZ$\u00a01.30', '−NZ$\u00a010.00'],
  ])
})

test('the sheet of an operator without a GST number doesn’t mention GST', () => {
  const lines = [line('success_fee', 3950, 0), line('withdrawal_fee', 500, 0)]
  const sheet = composeFeeSheet({ ...document, supplier_gst_number: '', lines, gst_cents: 0 })
  expect(JSON.stringify(sheet)).not.toContain('GST')
  expect(sheet.notes).toContain('Withdrawal fees aren’t taken from your payouts. Pay them separately.')
})

test('the sheet of a month that hasn’t ended says so, and that of test payments too', () => {
  const sheet = composeFeeSheet({ ...document, number: null, issued_at: null, is_test: true })
  expect(sheet.title).toBe('Fees for November 2026 so far')
  expect(sheet.testNotice).toBe('TEST – no money was taken')
})

test('the PDF is the same each time', async () => {
  const [first, second] = [await renderPdf(document), await renderPdf(document)]
  expect(first.equals(second)).toBe(true)
  expect(first.toString('latin1')).toContain('/StructTreeRoot')
})
