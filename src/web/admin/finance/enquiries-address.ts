import * as z from 'zod/mini'
import type { OperationValues } from '#contract/core/operation.ts'
import { listFinanceEnquiries } from '#contract/finance/finance-enquiries.ts'
import { listFinanceEnquiries as listFinanceEnquiriesShapes } from '#contract/finance/finance-enquiries.shapes.ts'
import { listAddress, type TableLooks } from '../table/table-address.ts'

/** `enquiry` is the one that is open. */
export type EnquiriesSearch = OperationValues<typeof listFinanceEnquiries> &
  TableLooks & { enquiry?: number | undefined }

const list = listAddress<EnquiriesSearch>({
  path: '/finance',
  shape: z.extend(listFinanceEnquiriesShapes.query, { enquiry: z.optional(z.int().check(z.positive())) }),
})

export const { read: readEnquiriesSearch, to: enquiriesAddress } = list

export const isNarrowed = ({ enquiry: _enquiry, ...search }: EnquiriesSearch): boolean =>
  list.isNarrowed(search)
