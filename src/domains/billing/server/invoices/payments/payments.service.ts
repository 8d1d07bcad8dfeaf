import type { listPayments, Payment } from '#domains/billing/common/invoices/payment-history.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { Db } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { isAccount, selectPayments, type PaymentRow } from './payments.queries.ts'

type Paging = OperationValues<typeof listPayments>
type PaymentPage = OperationReply<typeof listPayments>

export async function listAccountPayments(
  db: Db,
  accountId: AccountId,
  paging: Paging,
): Promise<PaymentPage> {
  const { rows, total } = await selectPayments(db, accountId, paging)
  return { items: rows.map(viewPayment), total, ...paging }
}

export async function listPaymentsOfMember(
  db: Db,
  { id, ...paging }: Paging & { id: AccountId },
): Promise<PaymentPage> {
  if (!(await isAccount(db, id))) refuse('not_found')
  return await listAccountPayments(db, id, paging)
}

function viewPayment({
  brand,
  last4,
  gateway,
  invoice_id: invoiceId,
  invoice_number: invoiceNumber,
  ...row
}: PaymentRow): Payment {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at && row.settled_at.toISOString(),
    card: brand !== null && last4 !== null ? { brand, last4 } : null,
    is_test: gateway === 'sandbox',
    invoice: invoiceId !== null && invoiceNumber !== null ? { id: invoiceId, number: invoiceNumber } : null,
  }
}
