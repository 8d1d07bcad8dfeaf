import * as z from 'zod/mini'
import type { OperationValues } from '#contract/core/operation.ts'
import { listFinanceEnquiries } from '#contract/finance/finance-enquiries.ts'

/** `enquiry` is the one that is open. */
export type EnquiriesSearch = OperationValues<typeof listFinanceEnquiries> & { enquiry?: number | undefined }

const rows_per_page = 50

const shape = z.extend(listFinanceEnquiries.query!, { enquiry: z.optional(z.int().check(z.positive())) })

/** Invalid parameters are ignored. */
export function readEnquiriesSearch(asked: URLSearchParams): EnquiriesSearch {
  const valid = Object.entries(shape.shape).flatMap(([name, schema]) => {
    const raw = asked.get(name)
    if (!raw || name === 'limit') return []
    const found = [raw, Number(raw)].map((value) => z.safeParse(schema, value)).find(({ success }) => success)
    return found?.success ? [[name, found.data]] : []
  })
  return z.parse(shape, { ...Object.fromEntries(valid), limit: rows_per_page })
}

export function enquiriesAddress({ limit: _limit, page, ...rest }: Partial<EnquiriesSearch>): string {
  const query = new URLSearchParams()
  const filters = { ...rest, page: page === 1 ? undefined : page }
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return `/finance${query.size > 0 ? `?${query}` : ''}`
}

export const isNarrowed = ({ q, lender_id, state }: EnquiriesSearch): boolean =>
  Boolean(q) || lender_id !== undefined || state !== undefined
