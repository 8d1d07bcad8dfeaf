import {
  downloadInvoice,
  downloadInvoicesOfYear,
  exportInvoices,
  getInvoice,
  listInvoices,
} from '#domains/billing/common/invoices/invoices.ts'
import {
  exportMemberPayments,
  listMemberPayments,
  listPayments,
} from '#domains/billing/common/invoices/payment-history.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { exportPayments } from './payments/payments-export.service.ts'
import { listAccountPayments, listPaymentsOfMember } from './payments/payments.service.ts'
import { exportTable } from './reading/invoices-export.service.ts'
import { downloadJson, downloadPdf, downloadYear, listFor, readInvoice } from './reading/reading.service.ts'

export function invoicesRoutes(serve: Serve, { db }: Platform): void {
  serve(listInvoices, async ({ input, caller }) => listFor(db, caller, input))
  serve(exportInvoices, async ({ input, caller }) => exportTable(db, caller.id, input))
  serve(getInvoice, async ({ input, caller }) => readInvoice(db, caller, input.id))
  serve(downloadInvoice, async ({ input: { id, pdf }, caller }) =>
    pdf === 'true' ? downloadPdf(db, caller, id) : downloadJson(db, caller, id),
  )
  serve(downloadInvoicesOfYear, async ({ input, caller }) => downloadYear(db, caller.id, input))
  serve(listPayments, async ({ input, caller }) => listAccountPayments(db, caller.id, input))
  serve(exportMemberPayments, ({ input, caller }) => exportPayments(db, caller.id, input.id))
  serve(listMemberPayments, async ({ input }) => listPaymentsOfMember(db, input))
}
