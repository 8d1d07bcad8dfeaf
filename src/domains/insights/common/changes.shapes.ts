import * as z from 'zod/mini'
import { marketReportKind, reportPart } from './market-report.shapes.ts'
import { days, figure, reportCompare } from './stats.shapes.ts'

const compared = { count: z.int(), before_count: z.int() }

export const change = z.strictObject({
  kind: marketReportKind,
  count: figure,
  /** The parts in which most of the change happened, at most one of each sort. */
  where: z.array(
    z.strictObject({
      by: reportPart,
      value: z.string(),
      /** Null if the value is its own label. */
      name: z.nullable(z.string()),
      ...compared,
    }),
  ),
})
export type Change = z.output<typeof change>

export const listChanges = {
  query: z.strictObject({ days: z._default(days, 28), compare: z._default(reportCompare, 'period') }),
  reply: z.strictObject({
    /** A day in Auckland, both included. */
    from: z.string(),
    to: z.string(),
    /** The most significant first; ordinary fluctuations are left out. */
    items: z.array(change),
  }),
}
