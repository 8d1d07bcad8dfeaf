import * as z from 'zod/mini'
import { line } from '#platform/common/shapes.ts'
import * as t from '#domains/trades/texts.ts'

export const tradeFilters = {
  role: z.enum(['buyer', 'seller']),
  state: z.optional(z.enum(['open', 'finished'])),
  /** In New Zealand, as 2026-11. */
  month: z.optional(
    z
      .string()
      .check(z.regex(/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/, { error: t.a_month_is_written_like_2026_11 })),
  ),
  /** Words of the title, the other side's name, or the reference. */
  q: z.optional(line(t.the_search, 80, 0)),
}

const sales = z.strictObject({ count: z.int(), total_cents: z.int() })

export const salesTotals = z.strictObject({
  all: sales,
  unfinished: sales,
  /** By month in New Zealand (2026-11), latest first; months without sales are left out. */
  months: z.array(z.strictObject({ month: z.string(), ...sales.shape })),
})
export type SalesTotals = z.output<typeof salesTotals>
