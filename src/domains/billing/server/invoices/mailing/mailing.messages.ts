import { formatExactMoney } from '#platform/common/formats/formats.ts'
import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import type { Mail } from '#domains/settings/server/message-texts.service.ts'
import type { StoredInvoice } from '../invoices.queries.ts'
import * as t from '#domains/billing/texts.ts'

type Mailed = Pick<StoredInvoice, 'kind' | 'number' | 'total_cents' | 'is_test' | 'reason' | 'corrects'> & {
  lines: { description: string; total_cents: number }[]
}

export function composeInvoiceMail(to: string, invoice: Mailed): Mail {
  const isInvoice = invoice.kind === 'invoice'
  const number = formatInvoiceNumber(invoice.number)
  const test = invoice.is_test ? t.this_was_a_test_payment() : ''
  return {
    channel: 'email',
    to,
    kind: isInvoice ? 'mail_invoice' : 'mail_refund',
    button_label: t.see_your_invoices(),
    values: {
      number,
      test,
      link: invoicesPath,
      ...(isInvoice ? describePaid(invoice) : describeRefunded(invoice)),
    },
  }
}

/** Made absolute when the email is sent. */
const invoicesPath = '/user-settings#invoices'

// Describes the purchase: the unused time of the earlier plan is deducted in its own line.
const describePaid = ({ total_cents: totalCents, lines }: Mailed) => ({
  amount: formatExactMoney(totalCents),
  what: (lines.find((line) => line.total_cents > 0) ?? lines[0])?.description ?? '',
})

const describeRefunded = ({ total_cents: totalCents, reason, corrects }: Mailed) => ({
  amount: formatExactMoney(-totalCents),
  reason: reason && t.mailing_the_reason({ reason }),
  corrected: corrects ? formatInvoiceNumber(corrects.number) : '',
})
