import * as z from 'zod/mini'
import { transparencyTableNames } from './transparency-rules.ts'
import { instant } from '#platform/common/shapes.ts'

const day = z.iso.date()

/** `least` and `most` are equal unless a count under five is part of it. */
const count = z.strictObject({ least: z.int(), most: z.int() })
export type TransparencyCount = z.output<typeof count>

const counted = { counts: z.array(count), all: count }

const table = z.strictObject({
  of: z.enum(transparencyTableNames),
  /** Labels of the columns of each row, in order. */
  outcomes: z.array(z.string()),
  rows: z.array(z.strictObject({ of: z.string(), ...counted })),
  total: z.strictObject(counted),
  /** From opening to decision; null if fewer than five were decided. */
  median_minutes: z.nullable(z.int()),
})
export type TransparencyCounts = z.output<typeof table>

const period = z.strictObject({
  /** Auckland's calendar; both days are in it. */
  from: day,
  to: day,
  is_over: z.boolean(),
  tables: z.array(table),
})
export type TransparencyPeriod = z.output<typeof period>

export const getTransparency = {
  reply: z.strictObject({
    as_of: instant,
    /** The quarters, newest first: the current one and the four before. */
    quarters: z.array(period),
    /** All quarters together. */
    whole: period,
  }),
}
