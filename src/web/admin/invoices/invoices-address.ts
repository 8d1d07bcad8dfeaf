import * as z from 'zod/mini'
import type { OperationValues } from '#contract/core/operation.ts'
import { listInvoices } from '#contract/invoices/invoices.ts'
import { listInvoices as listInvoicesShapes } from '#contract/invoices/invoices.shapes.ts'
import { tableAddress, type TableLooks } from '../table/table-address.ts'

/** `invoice` is the one that is open. */
export type InvoicesSearch = OperationValues<typeof listInvoices> &
  TableLooks & { invoice?: number | undefined }

const table = tableAddress<InvoicesSearch>({
  path: '/subscription-invoices',
  shape: z.extend(listInvoicesShapes.query, { invoice: z.optional(z.int().check(z.positive())) }),
  ascending: ['recipient_name'],
})

export const { read: readInvoicesSearch, to: invoicesAddress, narrowed, sortedBy } = table

export const isNarrowed = ({ invoice: _invoice, ...search }: InvoicesSearch): boolean =>
  table.isNarrowed(search)
