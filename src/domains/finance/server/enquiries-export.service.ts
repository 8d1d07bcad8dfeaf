import { Readable } from 'node:stream'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { exportFinanceEnquiries, FinanceEnquiry } from '#domains/finance/common/finance-enquiries.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { formatRate } from '#domains/finance/common/rate.ts'
import { formatByPattern } from '#platform/common/formats/formats.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { csvDollars, csvTable, csvTime, type CsvColumn } from '#platform/server/files/csv.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { selectEnquiriesById, selectEnquiryIds } from './enquiries.queries.ts'
import * as t from '#domains/finance/texts.ts'

const getColumns = makeTexts((): CsvColumn<FinanceEnquiry>[] => [
  { head: t.csv_number(), cell: ({ id }) => id },
  { head: t.csv_sent(), cell: ({ consented_at: consentedAt }) => csvTime(new Date(consentedAt)) },
  { head: t.csv_recipient(), cell: ({ recipient_name: recipientName }) => recipientName },
  { head: t.csv_listing(), cell: ({ listing_id: listingId }) => listingId },
  { head: t.csv_vehicle(), cell: ({ listing_title: listingTitle }) => listingTitle },
  { head: t.csv_name(), cell: ({ name }) => name },
  // Left out for members who have withdrawn their consent.
  { head: t.csv_email(), cell: ({ contact }) => contact?.email ?? null },
  { head: t.csv_phone(), cell: ({ contact }) => contact?.phone_number ?? null },
  { head: t.csv_price(), cell: ({ price_cents: priceCents }) => csvDollars(priceCents) },
  { head: t.csv_deposit(), cell: ({ deposit_cents: depositCents }) => csvDollars(depositCents) },
  { head: t.csv_term_months(), cell: ({ term_months: termMonths }) => termMonths },
  { head: t.csv_rate(), cell: ({ annual_rate_bp: annualRateBp }) => formatRate(annualRateBp) },
  { head: t.csv_repayment(), cell: ({ repayment_cents: repaymentCents }) => csvDollars(repaymentCents) },
  { head: t.csv_frequency(), cell: ({ frequency }) => frequency },
  { head: t.csv_total(), cell: ({ total_cents: totalCents }) => csvDollars(totalCents) },
  {
    head: t.csv_withdrawn(),
    cell: ({ withdrawn_at: withdrawnAt }) => csvTime(withdrawnAt === null ? null : new Date(withdrawnAt)),
  },
])

/** Exports the whole table, and records it in the audit log, as it has contact details. */
export async function exportEnquiries(
  db: Db,
  actorId: AccountId,
  search: OperationValues<typeof exportFinanceEnquiries>,
): Promise<AnsweredFile> {
  const ids = await selectEnquiryIds(db, search)
  await transact(db, (tx) =>
    recordAudit(tx, {
      actor_id: actorId,
      action: 'finance-enquiries.exported',
      subject_kind: 'finance_enquiries',
      subject_id: null,
      after: { ...search, rows: ids.length },
    }),
  )
  return {
    name: `hoko-finance-enquiries-${formatByPattern(new Date(), 'YYYY-MM-DD')}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(csvTable(getColumns(), ids, (some) => selectEnquiriesById(db, some))),
  }
}
