import { Readable } from 'node:stream'
import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import type { listPayments, Payment } from '#domains/billing/common/invoices/invoices.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { formatByPattern } from '#platform/common/formats/formats.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { type Db, transact } from '#platform/server/database/db.ts'
import { csvDollars, csvTable, csvTime, type CsvColumn } from '#platform/server/files/csv.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  isAccount,
  selectPayments,
  type PaymentRow,
  selectDetails,
  selectPaymentIds,
} from './payments.queries.ts'
import * as t from '#domains/billing/texts.ts'

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

const getColumns = makeTexts((): CsvColumn<PaymentRow>[] => [
  { head: t.number(), cell: ({ id }) => id },
  { head: t.date_nz_time(), cell: ({ created_at: createdAt }) => csvTime(createdAt) },
  { head: t.plan(), cell: ({ plan_name: planName }) => planName },
  { head: t.purpose(), cell: ({ purpose }) => purpose },
  { head: t.card(), cell: ({ brand, last4 }) => brand && last4 && `${brand} ${last4}` },
  { head: t.status(), cell: ({ status }) => status },
  { head: t.why_it_failed(), cell: ({ failure_code: failureCode }) => failureCode },
  { head: t.amount(), cell: ({ amount_cents: amountCents }) => csvDollars(amountCents) },
  { head: t.refunded(), cell: ({ refunded_cents: refundedCents }) => csvDollars(refundedCents) },
  {
    head: t.invoice(),
    cell: ({ invoice_number: invoiceNumber }) => invoiceNumber && formatInvoiceNumber(invoiceNumber),
  },
  { head: t.test(), cell: ({ gateway }) => (gateway === 'sandbox' ? t.yes() : t.no()) },
])

/** Recorded in the member's audit log. */
export async function exportPayments(db: Db, actorId: AccountId, id: AccountId): Promise<AnsweredFile> {
  if (!(await isAccount(db, id))) refuse('not_found')
  const ids = await selectPaymentIds(db, id)
  await transact(db, (tx) =>
    recordAudit(tx, {
      actor_id: actorId,
      action: 'payments.exported',
      subject_kind: 'account',
      subject_id: id,
      after: { rows: ids.length },
    }),
  )
  return {
    name: `hoko-payments-${id}-${formatByPattern(new Date(), 'YYYY-MM-DD')}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(csvTable(getColumns(), ids, (some) => selectDetails(db, some))),
  }
}
