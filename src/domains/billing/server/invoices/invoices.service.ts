import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { readSettings } from '#domains/settings/server/settings.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { isLongPast } from '#platform/server/clock.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { MailAttachment } from '#platform/server/mail/send-mail.ts'
import { selectInvoice } from './invoices.queries.ts'
import { splitCorrection, splitGst } from './issuing/amounts.rules.ts'
import {
  selectAddress,
  insertInvoice,
  lockNumbers,
  selectCorrectable,
  selectIssued,
  selectRecipient,
  takeNumber,
  type IssuedInvoice,
  type NewLine,
} from './issuing/issuing.queries.ts'
import { composeInvoiceMail } from './mailing/mailing.messages.ts'
import { renderInvoicePdf } from './pdf/invoice-pdf.adapter.ts'

export type { IssuedInvoice } from './issuing/issuing.queries.ts'

export const attachmentKind = 'invoice'

/** Goes to the present address, and is skipped if the account is deleted. */
async function mailInvoice(tx: Tx, invoiceId: number): Promise<void> {
  const invoice = await selectInvoice(tx, invoiceId)
  const to = invoice && (await selectAddress(tx, invoice.account_id))
  if (!to) return
  await writeMessage(tx, invoice.account_id, {
    ...composeInvoiceMail(to, invoice),
    attachment: { kind: attachmentKind, id: invoiceId },
  })
}

export async function attachInvoice(db: Db, invoiceId: number): Promise<MailAttachment> {
  const invoice = await selectInvoice(db, invoiceId)
  if (!invoice) throw new Error(`There is no invoice ${invoiceId}.`)
  return {
    filename: `${formatInvoiceNumber(invoice.number)}.pdf`,
    content: await renderInvoicePdf(invoice, { canBeRefused: false }),
    contentType: 'application/pdf',
  }
}

export interface InvoiceToIssue {
  account_id: AccountId
  payment_id: number
  lines: Omit<NewLine, 'gst_cents'>[]
  is_test: boolean
  issued_at: Date
}

/**
 * Issued and emailed for a payment that succeeded; a repeated call returns the existing one. Other
 * callers wait.
 */
export async function issueInvoice(
  tx: Tx,
  {
    account_id: accountId,
    payment_id: paymentId,
    lines,
    is_test: isTest,
    issued_at: issuedAt,
  }: InvoiceToIssue,
): Promise<IssuedInvoice> {
  await lockNumbers(tx)
  const issued = await selectIssued(tx, { payment_id: paymentId })
  if (issued) return issued
  const supplier = await readSupplier(tx)
  const { lines: amounts, ...totals } = splitGst(
    lines.map((line) => line.total_cents),
    supplier.supplier_gst_number !== '',
  )
  const invoice = await insertInvoice(
    tx,
    {
      number: await takeNumber(tx),
      kind: 'invoice',
      account_id: accountId,
      payment_id: paymentId,
      ...supplier,
      ...(await selectRecipient(tx, accountId)),
      ...totals,
      is_test: isTest,
      issued_at: issuedAt,
    },
    lines.map((line, at) => ({ ...line, ...must(amounts[at], 'amount') })),
  )
  if (!(await isLongPast(tx, issuedAt))) await mailInvoice(tx, invoice.id)
  return invoice
}

export interface CorrectionToIssue {
  corrects_id: number
  /** The gateway's id; there is one correction for each. */
  refund_id: string
  amount_cents: number
  reason: string
  issued_at: Date
}

/**
 * Issues supply correction information for a refund, between the same two parties as the invoice.
 */
export async function issueCorrection(
  tx: Tx,
  {
    corrects_id: correctsId,
    refund_id: refundId,
    amount_cents: amountCents,
    reason,
    issued_at: issuedAt,
  }: CorrectionToIssue,
): Promise<IssuedInvoice> {
  await lockNumbers(tx)
  const issued = await selectIssued(tx, { refund_id: refundId })
  if (issued) return issued
  const { invoice, lines } = await selectCorrectable(tx, correctsId)
  const { lines: amounts, ...totals } = splitCorrection(
    amountCents,
    lines.map(({ left_cents: leftCents, left_gst_cents: leftGstCents }) => ({
      total_cents: leftCents,
      gst_cents: leftGstCents,
    })),
  )
  const corrected = lines.flatMap(({ left_cents: _left, left_gst_cents: _gst, ...line }, at) =>
    must(amounts[at], 'amount').total_cents === 0 ? [] : [{ ...line, ...must(amounts[at], 'amount') }],
  )
  const number = await takeNumber(tx)
  const correction = await insertInvoice(
    tx,
    {
      number,
      kind: 'correction',
      corrects_id: correctsId,
      refund_id: refundId,
      reason,
      ...invoice,
      ...totals,
      issued_at: issuedAt,
    },
    corrected,
  )
  if (!(await isLongPast(tx, issuedAt))) await mailInvoice(tx, correction.id)
  return correction
}

const usualSupplier = 'Hoko'

/** The operator as invoices name it; the GST number is empty if it isn't registered. */
export async function readSupplier(db: Db) {
  const {
    supplier_name: supplierName,
    supplier_address: supplierAddress,
    supplier_gst_number: supplierGstNumber,
  } = await readSettings(db)
  return {
    supplier_name: supplierName ?? usualSupplier,
    supplier_address: supplierAddress ?? '',
    supplier_gst_number: supplierGstNumber ?? '',
  }
}
