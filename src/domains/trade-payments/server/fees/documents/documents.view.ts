import type { FeeDocument } from '#domains/trade-payments/common/fees/fee-documents.ts'
import { calculateGst } from '#platform/common/gst.ts'
import { must } from '#platform/common/must.ts'
import { splitEntryGst } from './entry-gst.rules.ts'

interface FeeOf {
  listing_id: number
  title: string
  amount_cents: number
  at: Date
}

interface Entry extends FeeOf {
  payment_id: number
  month: string
  is_test: boolean
}

type Parties = Pick<
  FeeDocument,
  | 'number'
  | 'supplier_name'
  | 'supplier_address'
  | 'supplier_gst_number'
  | 'recipient_name'
  | 'recipient_identifier'
> & { issued_at: Date | null }

interface DocumentParts {
  month: string
  /** Entries of earlier months are included. */
  entries: Entry[]
  withdrawals: FeeOf[]
  parties: Parties
  /** Whether the operator was registered in that month. */
  hasGstIn: (month: string) => boolean
}

export function composeFeeDocument({
  month,
  entries,
  withdrawals,
  parties: { issued_at: issuedAt, ...parties },
  hasGstIn,
}: DocumentParts): FeeDocument {
  const gst = splitEntryGst(entries.map((entry) => ({ ...entry, has_gst: hasGstIn(entry.month) })))
  const success = entries.flatMap((entry, at) =>
    entry.month === month ? [{ ...viewLine(entry), gst_cents: must(gst[at], 'GST') }] : [],
  )
  const withdrawn = withdrawals.map((fee) => ({
    ...viewLine(fee),
    kind: 'withdrawal_fee' as const,
    gst_cents: hasGstIn(month) ? calculateGst(fee.amount_cents) : 0,
  }))
  const lines = [...success, ...withdrawn].toSorted((a, b) => a.at.localeCompare(b.at))
  const add = (key: 'total_cents' | 'gst_cents') => lines.reduce((sum, line) => sum + line[key], 0)
  return {
    month,
    ...parties,
    issued_at: issuedAt && issuedAt.toISOString(),
    lines,
    total_cents: add('total_cents'),
    gst_cents: add('gst_cents'),
    is_test: entries.some(({ is_test: isTest }) => isTest),
  }
}

const viewLine = ({ listing_id: listingId, title, amount_cents: amountCents, at }: FeeOf) => ({
  kind: amountCents < 0 ? ('success_fee_correction' as const) : ('success_fee' as const),
  at: at.toISOString(),
  listing_id: listingId,
  title,
  total_cents: amountCents,
})
