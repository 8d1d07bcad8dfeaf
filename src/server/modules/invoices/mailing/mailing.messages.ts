import { formatExactMoney } from '#shared/formats/formats.ts'
import { formatInvoiceNumber } from '#shared/formats/invoice-number.ts'
import type { Mail } from '#server/modules/settings/message-texts.service.ts'
import type { StoredInvoice } from '../invoices.queries.ts'
import * as t from './texts.ts'

type Mailed = Pick<StoredInvoice, 'kind' | 'number' | 'total_cents' | 'is_test' | 'reason' | 'corrects'> & {
  lines: { description: string }[]
}

export function composeInvoiceMail(to: string, invoice: Mailed): Mail {
  const number = formatInvoiceNumber(invoice.number)
  return {
    channel: 'email',
    to,
    kind: invoice.kind === 'invoice' ? 'mail_invoice' : 'mail_refund',
    values: { number },
    text: [
      t.kia_ora(),
      ...(invoice.kind === 'invoice' ? describePaid(invoice, number) : describeRefunded(invoice, number)),
      ...(invoice.is_test ? [t.this_was_a_test_payment()] : []),
      t.find_them_all_in_your_settings(),
    ].join('\n\n'),
  }
}

const describePaid = ({ total_cents, lines }: Mailed, number: string) => [
  t.thanks_we_took_amount({
    amount: formatExactMoney(total_cents),
    what: lines[0]?.description ?? '',
  }),
  t.invoice_is_attached({ number }),
]

const describeRefunded = ({ total_cents, reason, corrects }: Mailed, number: string) => [
  t.we_refunded_amount({ amount: formatExactMoney(-total_cents) }),
  ...(reason ? [t.the_reason({ reason })] : []),
  t.correction_is_attached({ number, corrected: corrects ? formatInvoiceNumber(corrects.number) : '' }),
]
