import { readSettings } from '#domains/settings/server/settings.service.ts'
import { readSupplier } from '#domains/billing/server/invoices/invoices.service.ts'
import { formatFeeDocumentNumber } from '#domains/trade-payments/common/fees/fee-document-number.ts'
import type {
  downloadFeeDocument,
  FeeDocument,
  listFeeDocuments,
} from '#domains/trade-payments/common/fees/fee-documents.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { refuse } from '#platform/server/refusal.ts'
import { hasGst } from '../fees.service.ts'
import {
  insertFeeDocuments,
  lockFeeNumbers,
  selectFeeEntries,
  selectFeeMonths,
  selectFeeRecipient,
  selectNumbered,
  selectWithdrawalFees,
} from './documents.queries.ts'
import { composeFeeDocument } from './documents.view.ts'
import { renderFeePdf } from './fee-pdf.adapter.ts'

export async function listFeeMonths(
  db: Db,
  accountId: AccountId,
  { page, limit }: OperationValues<typeof listFeeDocuments>,
): Promise<OperationReply<typeof listFeeDocuments>> {
  return { ...(await selectFeeMonths(db, accountId, { page, limit })), page, limit }
}

/** Made of the journal, which is append-only: a month that has ended never changes. */
export async function readFeeDocument(
  db: Db,
  accountId: AccountId,
  month: string,
): Promise<FeeDocument | null> {
  const [entries, withdrawals, numbered] = await Promise.all([
    selectFeeEntries(db, accountId, month),
    selectWithdrawalFees(db, accountId, month),
    selectNumbered(db, accountId),
  ])
  if (entries.length === 0 && withdrawals.length === 0) return null
  const settings = await readSettings(db)
  const own = numbered.get(month)
  return composeFeeDocument({
    month,
    entries,
    withdrawals,
    parties: own ?? {
      number: null,
      issued_at: null,
      ...(await readSupplier(db)),
      ...(await selectFeeRecipient(db, accountId)),
    },
    hasGstIn: (one) => (numbered.get(one)?.supplier_gst_number ?? (hasGst(settings) ? 'own' : '')) !== '',
  })
}

export async function downloadDocument(
  db: Db,
  accountId: AccountId,
  { month, pdf }: OperationValues<typeof downloadFeeDocument>,
): Promise<AnsweredFile> {
  const document = (await readFeeDocument(db, accountId, month)) ?? refuse('not_found')
  const name = document.number === null ? `hoko-fees-${month}` : formatFeeDocumentNumber(document.number)
  if (pdf === 'true') {
    const content = await renderFeePdf(document)
    return { name: `${name}.pdf`, content_type: 'application/pdf', content, is_shown: true }
  }
  const content = Buffer.from(`${JSON.stringify(document, null, 2)}\n`)
  return { name: `${name}.json`, content_type: 'application/json; charset=utf-8', content }
}

/** Transactions that began before midnight have ended by then. */
const waitMs = 3_600_000

/** @returns how many documents have a number now */
export async function numberFeeDocuments(db: Db): Promise<number> {
  return await transact(db, async (tx) => {
    await lockFeeNumbers(tx)
    const now = await readClock(tx)
    const before = new Date(now.getTime() - waitMs)
    return await insertFeeDocuments(tx, before, await readSupplier(tx), now)
  })
}
