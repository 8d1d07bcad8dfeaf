import { randomUUID } from 'node:crypto'
import { createStripeCard } from '#domains/billing/common/payments/payments.ts'
import { issueInvoice } from '#domains/billing/server/invoices/invoices.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { aPayment } from '#test/harness/market/invoices.ts'
import type { Market, Person } from '#test/harness/test-app.ts'
import { aSandboxToken } from './gateways.ts'

/** The payment goes through the sandbox gateway. */
export async function aPaidInvoice(app: Market, person: Person, amountCents: number) {
  const { db, gateway } = app.platform
  const token = aSandboxToken('visa')
  const { id: cardId } = await app.as(person).call(createStripeCard, { token })
  const card = await db
    .selectFrom('cards')
    .innerJoin('payment_customers as c', 'c.account_id', 'cards.account_id')
    .select(['cards.payment_method_id', 'c.customer_id'])
    .where('cards.id', '=', cardId)
    .executeTakeFirstOrThrow()
  const paymentId = await transact(db, (tx) => aPayment(tx, person.id, { amount_cents: amountCents }))
  const charged = await gateway!.charge(
    {
      ...card,
      amount_cents: amountCents,
      description: 'Dealer plan',
      payment_id: paymentId,
      requested_at: new Date(),
      return_url: null,
    },
    randomUUID(),
  )
  await db
    .updateTable('payments')
    .set({ gateway_payment_id: charged.id, card_id: cardId })
    .where('id', '=', paymentId)
    .execute()
  const { id: invoiceId } = await transact(db, (tx) =>
    issueInvoice(tx, {
      account_id: person.id,
      payment_id: paymentId,
      lines: [{ description: 'Dealer plan', total_cents: amountCents, starts_at: null, ends_at: null }],
      is_test: true,
      issued_at: new Date(),
    }),
  )
  return { payment_id: paymentId, invoice_id: invoiceId }
}
