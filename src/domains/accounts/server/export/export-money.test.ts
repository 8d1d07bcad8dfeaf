import { expect, test } from 'vitest'
import { aMember } from '#test/harness/market/people.ts'
import { aPaidInvoice } from '#test/harness/payments/paid-invoices.ts'
import { readExport } from '#test/harness/read-export.ts'
import { createTestApp } from '#test/harness/test-app.ts'

test('the export has plans, payments and invoices', async () => {
  await using app = await createTestApp({ payments: { is: 'sandbox' } })
  const member = await aMember(app)
  const paid = await aPaidInvoice(app, member, 4900)
  const { list } = await readExport(app, member)
  expect(list('subscriptions')).toMatchObject([{ plan: expect.any(String) }])
  expect(list('payments')).toMatchObject([
    { id: paid.payment_id, amount_cents: 4900, status: 'succeeded', card_last4: '4242' },
  ])
  expect(list('invoices')).toMatchObject([
    {
      id: paid.invoice_id,
      kind: 'invoice',
      total_cents: 4900,

      lines: [{ total_cents: 4900 }],
    },
  ])
})
