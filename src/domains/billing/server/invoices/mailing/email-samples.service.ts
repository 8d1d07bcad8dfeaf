import type { Mail } from '#domains/settings/server/message-texts.service.ts'
import { composeInvoiceMail } from './mailing.messages.ts'
import * as t from '#domains/billing/texts.ts'

const to = 'mere@example.nz'
const issuedAt = new Date('2026-11-03T02:00:00Z')

/** Composed with made-up values, with names that tell them apart. */
export function composeSampleEmailsOfInvoices(): [string, Mail][] {
  const paid = {
    kind: 'invoice' as const,
    number: 42,
    total_cents: 4900,
    is_test: false,
    reason: '',
    corrects: null,
    lines: [{ description: t.sample_plan(), total_cents: 4900 }],
  }
  const reason = t.sample_reason()
  const corrects = { id: 1, number: 41, issued_at: issuedAt, total_cents: 4900, reason: '' }
  return [
    ['invoice', composeInvoiceMail(to, paid)],
    ['refund', composeInvoiceMail(to, { ...paid, kind: 'correction', total_cents: -4900, reason, corrects })],
  ]
}
