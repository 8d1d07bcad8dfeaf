import {
  getBuyerProtection,
  getFeePreview,
  getFeeSheet,
  getWithdrawalFee,
} from '#domains/trade-payments/common/fees/fees.ts'
import { downloadFeeDocument, listFeeDocuments } from '#domains/trade-payments/common/fees/fee-documents.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { downloadDocument, listFeeMonths } from './documents/documents.service.ts'
import { previewFee, readBuyerProtection, readFeeSheet } from './fee-sheet.service.ts'
import { readWithdrawalFee } from './fees.service.ts'

export function feesRoutes(serve: Serve, { db }: Platform): void {
  serve(getFeeSheet, ({ source }) => readFeeSheet(source))
  serve(getBuyerProtection, ({ source }) => readBuyerProtection(source.db))
  serve(getWithdrawalFee, async ({ input, caller }) => ({
    fee_cents: await readWithdrawalFee(db, input.id, caller.id),
  }))
  serve(getFeePreview, ({ input, caller }) => previewFee(db, caller, input))
  serve(listFeeDocuments, ({ input, caller }) => listFeeMonths(db, caller.id, input))
  serve(downloadFeeDocument, ({ input, caller }) => downloadDocument(db, caller.id, input))
}
