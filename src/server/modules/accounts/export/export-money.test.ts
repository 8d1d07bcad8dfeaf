import { expect, test } from 'vitest'
import { unzip } from '#test/harness/doubles/unzip.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aPaidInvoice } from '#test/harness/payments/paid-invoices.ts'
import { createTestApp } from '#test/harness/test-app.ts'

test('plans, payments and invoices are in it', async () => {
  await using app = await createTestApp({ payments: { is: 'sandbox' } })
  const member = await aMember(app)
  const paid = await aPaidInvoice(app, member, 4900)
  const headers = { authorization: `Bearer ${member.token}` }
  const answer = await app.server.inject({ url: '/api/export-my-data', headers })
  const files = unzip(answer.rawPayload)
  const list = (name: string) => JSON.parse(files.get(`${name}.json`)!.toString())
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
