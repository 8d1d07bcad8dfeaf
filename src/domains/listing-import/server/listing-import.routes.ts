import {
  applyListingImport,
  cancelListingImport,
  exportImportReport,
  exportListings,
  exportSales,
  getImportTemplate,
  getListingImport,
  listListingImports,
  undoListingImport,
  uploadListingImport,
} from '#domains/listing-import/common/listing-import.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { exportOwnListings, exportOwnSales } from './exporting/export.service.ts'
import { exportReport, writeTemplate } from './exporting/report.service.ts'
import { readRuns, readRunWithItems } from './runs/runs.service.ts'
import { applyRun, cancelRun, startUpload } from './runs/starting.service.ts'
import { startUndo } from './undoing/undoing.service.ts'

export function listingImportRoutes(serve: Serve, platform: Platform): void {
  const { db } = platform

  serve(uploadListingImport, ({ fields, caller, files }) =>
    startUpload(platform, caller.id, { fields, files }),
  )
  serve(listListingImports, ({ input, caller }) => readRuns(db, caller.id, input))
  serve(getListingImport, ({ input, caller }) => readRunWithItems(db, caller.id, input))
  serve(applyListingImport, ({ input, caller }) => applyRun(platform, caller.id, input))
  serve(cancelListingImport, ({ input, caller }) => cancelRun(platform, caller.id, input.id))

  serve(undoListingImport, ({ input, caller }) => startUndo(platform, caller.id, input.id))
  serve(getImportTemplate, () => Promise.resolve(writeTemplate()))
  serve(exportImportReport, ({ input, caller }) => exportReport(db, caller.id, input.id))
  serve(exportListings, ({ input, caller }) => exportOwnListings(platform, caller.id, input.status))
  serve(exportSales, ({ caller }) => exportOwnSales(platform, caller.id))
}
