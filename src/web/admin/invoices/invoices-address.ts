import * as z from 'zod/mini'
import type { OperationValues } from '#contract/core/operation.ts'
import { listInvoices } from '#contract/invoices/invoices.ts'

/** `invoice` is the one that is open. */
export type InvoicesSearch = OperationValues<typeof listInvoices> & { invoice?: number | undefined }

export const rows_per_page = 50

const shape = z.extend(listInvoices.query!, { invoice: z.optional(z.int().check(z.positive())) })

/** Invalid parameters are ignored. */
export function readInvoicesSearch(asked: URLSearchParams): InvoicesSearch {
  const valid = Object.entries(shape.shape).flatMap(([name, schema]) => {
    const raw = asked.get(name)
    if (!raw || name === 'limit') return []
    const found = [raw, Number(raw)].map((value) => z.safeParse(schema, value)).find(({ success }) => success)
    return found?.success ? [[name, found.data]] : []
  })
  return z.parse(shape, { ...Object.fromEntries(valid), limit: rows_per_page })
}

export function invoicesAddress({ limit: _limit, page, ...rest }: Partial<InvoicesSearch>): string {
  const query = new URLSearchParams()
  const filters = { ...rest, page: page === 1 ? undefined : page }
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return `/subscription-invoices${query.size > 0 ? `?${query}` : ''}`
}

export const isNarrowed = ({
  page: _page,
  limit: _limit,
  invoice: _invoice,
  ...filters
}: InvoicesSearch): boolean => Object.values(filters).some((wanted) => wanted !== undefined && wanted !== '')
