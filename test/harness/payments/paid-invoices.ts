import { randomUUID } from 'node:crypto'
import { createStripeCard } from '#domains/billing/common/payments/payments.ts'
import { issueInvoice } from '#domains/billing/server/invoices/invoices.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { aPayment } from '#test/harness/market/invoices.ts'
import type { Market, Person } from '#test/harness/test-app.ts'
import { aSandboxToken } from './gateways.ts'

/** The payment goes through the sandbox gateway. */
export async function aPaidInvoice(app: Market, person: Person, amount_cents: number) {
  const { db, gateway } = app.platform
  const token = aSandboxToken('visa')
  const { id: card_id } = await app.as(person).call(createStripeCard, { token })
  const card = await db
    .selectFrom('cards')
    .innerJoin('payment_customers as c', 'c.account_id', 'cards.account_id')
    .select(['cards.payment_method_id', 'c.customer_id'])
    .where('cards.id', '=', card_id)
    .executeTakeFirstOrThrow()
  const payment_id = await transact(db, (tx) => aPayment(tx, person.id, { amount_cents }))
  const charged = await gateway!.charge(
    { ...card, amount_cents, description: 'Dealer plan', payment_id, asked_at: new Date(), return_url: null },
    randomUUID(),
  )
  await db
    .updateTable('payments')
    .set({ gateway_payment_id: charged.id, card_id })
    .where('id', '=', payment_id)
    .execute()
  const { id: invoice_id } = await transact(db, (tx) =>
    issueInvoice(tx, {
      account_id: person.id,
      payment_id,
      lines: [{ description: 'Dealer plan', total_cents: amount_cents, starts_at: null, ends_at: null }],
      is_test: true,
      issued_at: new Date(),
    }),
  )
  return { payment_id, invoice_id }
}
