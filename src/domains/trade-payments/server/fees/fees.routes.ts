import { getBuyerProtection, getFeePreview, getFeeSheet } from '#domains/trade-payments/common/fees/fees.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { previewFee, readBuyerProtection, readFeeSheet } from './fee-sheet.service.ts'

export function feesRoutes(serve: Serve, { db }: Platform): void {
  serve(getFeeSheet, ({ source }) => readFeeSheet(source))
  serve(getBuyerProtection, ({ source }) => readBuyerProtection(source.db))
  serve(getFeePreview, ({ input, caller }) => previewFee(db, caller, input))
}
