import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { MailAttachment } from '#platform/server/mail/send-mail.ts'
import { selectInvoice } from '../invoices.queries.ts'
import { renderInvoicePdf } from '../pdf/invoice-pdf.adapter.ts'
import { composeInvoiceMail } from './mailing.messages.ts'
import { selectAddress } from './mailing.queries.ts'

export const attachmentKind = 'invoice'

/** Goes to the present address, and is skipped if the account is deleted. */
export async function mailInvoice(tx: Tx, invoiceId: number): Promise<void> {
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
